package org.plateau.render.report;

import com.ibm.icu.text.DateFormat;
import com.ibm.icu.util.TimeZone;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.render.page.PageWords;
import org.plateau.render.page.Run;
import org.plateau.render.page.Text;
import org.plateau.render.page.Value;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Bound;
import org.plateau.render.text.Bundle.Shelf;
import org.plateau.render.text.Inline;
import org.plateau.render.text.Language;
import org.plateau.render.text.Messages;
import org.plateau.render.text.MetricWords;
import org.plateau.render.text.Phrase;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;
import org.plateau.render.text.sentence.Sentence;
import org.plateau.render.text.sentence.Sentences;

/** Says things in one language and hands them over as the runs of a page. */
public final class Words {
  private final Messages messages;
  private final Sentences sentences;
  private final FigureLog log;

  /**
   * Words whose figures go into a log.
   *
   * @param messages with the lab's own names
   */
  public Words(Messages messages, FigureLog log) {
    this.messages = messages;
    this.sentences = new Sentences(messages);
    this.log = log;
  }

  public Language language() {
    return messages.language();
  }

  public FigureLog log() {
    return log;
  }

  public Messages messages() {
    return messages;
  }

  /** A shared word or phrase as plain text; it must hold no figure that needs its mark. */
  public String plain(String key, Map<String, Arg> slots) {
    return messages.say(Shelf.WORDS, key, slots).plain();
  }

  public String plain(String key) {
    return plain(key, Map.of());
  }

  /** A shared phrase with its figures marked. */
  public Text say(String key, Map<String, Arg> slots, Function<String, @Nullable String> evidence) {
    return text(messages.say(Shelf.WORDS, key, slots), evidence);
  }

  /** A page's own phrase with its figures marked. */
  public Text page(String key, Map<String, Arg> slots) {
    return text(messages.say(Shelf.PAGES, key, slots), name -> null);
  }

  /** A page's own phrase as plain text: a label whose numbers are counted on the page itself. */
  public String pagePlain(String key, Map<String, Arg> slots) {
    return messages.say(Shelf.PAGES, key, slots).plain();
  }

  /** A page's own phrase with a day in its slot {@code date}. */
  public Text dated(String key, LocalDate date) {
    String printed = day(date);
    return new Text(
        page(key, Map.of("date", new Arg.Literal(printed))).runs().stream()
            .map(
                run ->
                    run instanceof Run.Literal && run.text().equals(printed)
                        ? new Run.Date(printed, date.toString())
                        : run)
            .toList());
  }

  /** A day as the language writes it: {@code March 17, 2025}, {@code 2025년 3월 17일}. */
  public String day(LocalDate date) {
    DateFormat format = DateFormat.getDateInstance(DateFormat.LONG, language().locale());
    format.setTimeZone(TimeZone.GMT_ZONE);
    return format.format(Date.from(date.atStartOfDay(ZoneOffset.UTC).toInstant()));
  }

  /** A page's own words. */
  public String pageWord(String key) {
    return messages.page(key);
  }

  /** A generated sentence. */
  public Text sentence(Sentence sentence, Function<String, @Nullable String> evidence) {
    return text(sentences.write(sentence), evidence);
  }

  /** The metric in the words of a label. */
  public String metric(Metric metric, Statistic statistic) {
    Arg.Word word = MetricWords.of(metric, statistic);
    return messages.say(Shelf.WORDS, word.key(), word.slots()).plain();
  }

  /** A name as this language prints it. */
  public String name(String entity) {
    return messages.name(entity);
  }

  /** A figure on its own, unit and all. */
  public Run.Figure figure(Quantity quantity, @Nullable String evidence) {
    log.note(quantity);
    return run(quantity, messages.quantities().print(quantity), evidence, null);
  }

  /** A figure whose unit stands apart from it, as in a tile or under the head of a column. */
  public Value value(Quantity quantity, @Nullable String evidence) {
    log.note(quantity);
    return new Value(new Text(List.of(apart(quantity, evidence))), quantity.unit().symbol());
  }

  /** A figure or, where there is an upper end, both ends of a range with one unit. */
  public List<Run> figures(Quantity low, Optional<Quantity> high, @Nullable String evidence) {
    if (high.isEmpty()) {
      return List.of(figure(low, evidence));
    }
    Quantity top = high.get();
    int decimals = Math.max(low.decimals(), top.decimals());
    return List.of(
        apart(low.in(top.unit()).withDecimals(decimals), evidence),
        new Run.Words("–"),
        figure(top.withDecimals(decimals), evidence));
  }

  /** The number alone, for a place that says the unit elsewhere. */
  public Run.Figure apart(Quantity quantity, @Nullable String evidence) {
    log.note(quantity);
    String unit = quantity.unit().symbol();
    String printed = messages.quantities().print(quantity);
    String number =
        unit.isEmpty()
            ? printed
            : printed.substring(0, printed.length() - unit.length()).stripTrailing();
    String bare = number.endsWith("\u00a0") ? number.substring(0, number.length() - 1) : number;
    return run(quantity, bare, evidence, unit.isEmpty() ? null : unit);
  }

  /** A phrase as the runs of a page. */
  public Text text(Phrase phrase, Function<String, @Nullable String> evidence) {
    List<Run> runs = new ArrayList<>();
    for (Inline inline : phrase.runs()) {
      runs.add(
          inline.match(
              words -> new Run.Words(words.printed()),
              figure -> {
                log.note(figure.quantity());
                return run(
                    figure.quantity(),
                    figure.printed(),
                    evidence.apply(figure.name()),
                    figure.rangeStart() ? figure.quantity().unit().symbol() : null);
              },
              entity -> new Run.Name(entity.printed(), entity.id()),
              literal -> new Run.Literal(literal.printed())));
    }
    return new Text(runs);
  }

  private static Run.Figure run(
      Quantity quantity, String printed, @Nullable String evidence, @Nullable String apart) {
    return new Run.Figure(
        printed,
        quantity.value().toPlainString(),
        quantity.unit().base(),
        quantity.name(),
        bound(quantity.bound()),
        evidence,
        apart);
  }

  private static @Nullable String bound(Bound bound) {
    String id = bound.id();
    return bound == Bound.EXACT || id.isEmpty() ? null : id;
  }

  /** What the templates ask for. */
  public PageWords pageWords() {
    return (key, arguments) -> {
      Map<String, Arg> slots = new TreeMap<>();
      arguments.forEach((name, value) -> slots.put(name, argument(name, value)));
      return messages.say(Shelf.PAGES, key, slots).plain();
    };
  }

  private static Arg argument(String name, Object value) {
    return value instanceof Number number
        ? new Arg.Count(name, number.longValue())
        : new Arg.Literal(String.valueOf(value));
  }

  /** A rank as a figure of its own. */
  public static Quantity rank(String name, int rank) {
    return org.plateau.render.text.Precision.exact(name, rank, Unit.RANK);
  }
}
