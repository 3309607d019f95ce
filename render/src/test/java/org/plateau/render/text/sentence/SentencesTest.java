package org.plateau.render.text.sentence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Bundle;
import org.plateau.render.text.Inline;
import org.plateau.render.text.Language;
import org.plateau.render.text.Messages;
import org.plateau.render.text.Phrase;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantities;
import org.plateau.render.text.Unit;

class SentencesTest {
  private static final Path GOLDEN = Path.of("src/test/resources/org/plateau/render/text/sentence");

  @ParameterizedTest
  @EnumSource(Language.class)
  void writesTheSentencesOnRecord(Language language) throws IOException {
    List<String> lines = new ArrayList<>();
    List<Sentence> sentences = SampleSentences.all();
    Sentences keys = new Sentences(Messages.of(language, SampleSentences.names()));
    List<Phrase> phrases = SampleSentences.in(language);
    for (int i = 0; i < phrases.size(); i++) {
      lines.add(keys.key(sentences.get(i)) + "\t" + phrases.get(i).plain());
    }
    Path file = GOLDEN.resolve("golden-" + language.tag() + ".tsv");
    if (Boolean.getBoolean("golden.update")) {
      Files.write(file, lines);
    }
    assertThat(lines).containsExactlyElementsOf(Files.readAllLines(file));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void figuresAreReadBackOutOfThePrintedSentence(Language language) {
    Quantities quantities = Quantities.of(language);
    for (Phrase phrase : SampleSentences.in(language)) {
      String rest = phrase.plain();
      for (Inline.FigureRun figure : phrase.figures()) {
        Quantities.Reading reading = quantities.read(figure.printed(), figure.unit());
        assertThat(reading.covers(figure.value())).as(phrase.plain()).isTrue();
        assertThat(rest).contains(figure.printed());
        rest = rest.substring(rest.indexOf(figure.printed()) + figure.printed().length());
      }
    }
  }

  @Test
  void everyPatternAndVariantIsWrittenByTheSamples() {
    Sentences sentences = new Sentences(Messages.of(Language.EN, SampleSentences.names()));
    SortedSet<String> written =
        SampleSentences.all().stream()
            .map(sentences::key)
            .collect(Collectors.toCollection(TreeSet::new));
    SortedSet<String> patterns =
        new TreeSet<>(Bundle.read(Bundle.Shelf.SENTENCES, Language.EN).messages().keySet());
    assertThat(written).isEqualTo(patterns);
    for (Language language : Language.values()) {
      assertThat(SampleSentences.in(language).stream().map(Phrase::plain)).doesNotHaveDuplicates();
    }
  }

  @Test
  void theSameFiguresStandInEveryLanguage() {
    for (int i = 0; i < SampleSentences.all().size(); i++) {
      List<String> english = figures(SampleSentences.in(Language.EN).get(i));
      for (Language language : Language.values()) {
        assertThat(figures(SampleSentences.in(language).get(i))).isEqualTo(english);
      }
    }
  }

  private static List<String> figures(Phrase phrase) {
    return phrase.figures().stream().map(f -> f.name() + f.value() + f.unit()).sorted().toList();
  }

  @Test
  void anotherValueDoesNotChangeTheWords() {
    Sentences sentences = new Sentences(Messages.of(Language.EN, SampleSentences.names()));
    String one = sentences.write(level(100_000)).plain();
    String two = sentences.write(level(234_567)).plain();
    assertThat(two).isEqualTo(one.replace("100,000", "234,567"));
  }

  private static Sentence level(double iops) {
    return new Standing.Level(
        new Arg.Entity("aurora-7h"),
        new Arg.Entity("basalt-x910"),
        Precision.rate("read", iops, Unit.IOPS));
  }

  @Test
  void refusesWhatTheWordsWouldSayWrongly() {
    Arg.Entity drive = new Arg.Entity("aurora-7h");
    Arg.Entity workload = new Arg.Entity("4k-write");
    var fast = Precision.rate("a", 2, Unit.IOPS);
    var slow = Precision.rate("b", 1, Unit.IOPS);
    assertThatThrownBy(() -> new Standing.First(drive, workload, fast, new Arg.Rank("rank(a)", 2)))
        .hasMessage("rank(a) is 2, not first");
    assertThatThrownBy(() -> new Reading.BurstToSteady(slow, fast))
        .hasMessage("a is above b; a steady state cannot exceed the burst");
    Conditions stock = new Conditions("d", "w", "linux", "stock", "16T/16Q");
    Conditions other = new Conditions("d", "w", "windows", "hp", "16T/16Q");
    assertThatThrownBy(
            () ->
                new Change.BeforeAfter(
                    new Arg.Word("profile.hp"),
                    new Arg.Word("metric.iops"),
                    new Measured(slow, stock),
                    new Measured(fast, other)))
        .hasMessage(stock + " and " + other + " differ in more than the profile");
    assertThatThrownBy(
            () ->
                new Change.RankRaised(
                    new Arg.Word("profile.hp"), drive, new Arg.Rank("a", 2), new Arg.Rank("b", 3)))
        .hasMessage("from 2 to 3 is no rise");
  }
}
