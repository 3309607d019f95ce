package org.plateau.ingest.lab;

import java.util.Locale;
import java.util.Optional;
import org.plateau.ingest.yaml.Forms;

/** What the value of a label may look like, and how it is kept. */
enum LabelForm {
  TEXT("a text"),
  COUNT("a whole number of at least 1"),
  /** Percent of the drive, above 0. */
  SHARE("percent of the drive's blocks, above 0 and at most 100"),
  SWITCH("on or off"),
  TIME("an ISO 8601 time with its offset, as 2026-03-01T09:30:00+09:00"),
  PHASE("one of precondition, primary, scaling, curve, sweep, app"),
  STATUS("one of complete, running, failed"),
  SOURCE("one of real, simulated, reconstructed"),
  PUBLISHED("results as whole.write.iops.mean, with commas between them");

  private final String expected;

  LabelForm(String expected) {
    this.expected = expected;
  }

  String expected() {
    return expected;
  }

  Optional<String> canonical(String typed) {
    String lower = typed.toLowerCase(Locale.ROOT);
    return switch (this) {
      case TEXT -> Optional.of(typed).filter(text -> !text.isEmpty());
      case COUNT ->
          Forms.wholeNumber(typed, 1).filter(n -> n <= Integer.MAX_VALUE).map(Object::toString);
      case SHARE -> Forms.percent(typed).filter(percent -> percent > 0).map(Forms::plain);
      case SWITCH -> Forms.yesOrNo(typed).map(on -> on ? "on" : "off");
      case TIME -> Forms.instant(typed).map(Object::toString);
      case PHASE -> Phase.of(lower).map(Phase::id);
      case STATUS -> Status.of(lower).map(Status::id);
      case SOURCE -> DataSource.of(lower).map(DataSource::id);
      case PUBLISHED -> PublishedResults.of(typed).map(PublishedResults::text);
    };
  }
}
