package org.plateau.ingest.lab;

import java.util.Locale;
import java.util.Optional;

/** The keys of run.yaml that label a run, each with the form of its value. */
public enum LabelKey {
  DRIVE(LabelForm.TEXT),
  FIRMWARE(LabelForm.TEXT),
  OP_PROFILE(LabelForm.TEXT),
  HOST(LabelForm.TEXT),
  DRIVER(LabelForm.TEXT),
  WORKLOAD(LabelForm.TEXT),
  OS(LabelForm.TEXT),
  PHASE(LabelForm.PHASE),
  THREADS(LabelForm.COUNT),
  QUEUE_DEPTH(LabelForm.COUNT),
  TIME(LabelForm.TIME),
  ACTIVE_RANGE(LabelForm.SHARE),
  PURGE(LabelForm.TEXT),
  WRITE_CACHE(LabelForm.SWITCH),
  TEST(LabelForm.TEXT),
  ROUND(LabelForm.COUNT),
  REPEAT(LabelForm.COUNT),
  VM(LabelForm.TEXT),
  STATUS(LabelForm.STATUS),
  SOURCE(LabelForm.SOURCE),
  /** Of a reconstructed run: the results that a publisher printed; all else comes from a model. */
  PUBLISHED(LabelForm.PUBLISHED);

  private final LabelForm form;

  LabelKey(LabelForm form) {
    this.form = form;
  }

  /** As run.yaml spells it: {@code queue_depth}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The form of its value in a message's words. */
  public String expected() {
    return form.expected();
  }

  /** The canonical form of a typed value; nothing when it does not fit. */
  public Optional<String> canonical(String typed) {
    return form.canonical(typed.strip());
  }
}
