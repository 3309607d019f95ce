package org.plateau.ingest.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.Reading;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Window;

class NativeJsonReaderTest {
  private static final String HEADER =
      "{\"format\":\"plateau-log\",\"version\":1,\"units\":{\"time\":\"s\",\"latency\":\"ms\","
          + "\"size\":\"MiB\"},\"runner\":\"acme\",\"source\":\"simulated\"}\n";

  @Test
  void readsTheSmallestFileOfARunner() {
    String line =
        "{\"at\":0.5,\"len\":1,\"dir\":\"write\",\"ops\":5200,\"bytes\":2,"
            + "\"lat\":{\"total\":{\"mean\":0.61,\"max\":12.5}}}\n";
    LogFile file = file(HEADER + line);
    Reading read = Reading.of(new NativeJsonReader(), file);
    assertThat(read.messages()).isEmpty();
    assertThat(read.facts)
        .containsExactly(
            new RunFacts(
                "",
                "acme",
                "",
                null,
                new TreeMap<>(Map.of("source", "simulated")),
                List.of(),
                file.origin(1, 1)));
    assertThat(read.intervals)
        .containsExactly(
            Interval.of(
                "",
                Series.WHOLE,
                Direction.WRITE,
                new Window(500_000_000, 1_000_000_000),
                5200.0,
                2097152.0,
                List.of(
                    Latency.unknown(LatencyKind.TOTAL).withMean(610_000.0).withMax(12_500_000.0)),
                file.origin(2, 2)));
  }

  @Test
  void refusesAVersionItDoesNotKnow() {
    Reading read = read(HEADER.replace("\"version\":1", "\"version\":2") + "{}\n");
    assertThat(read.messages())
        .containsExactly(
            "native.bad-header x.plateau.jsonl:1: version 2, expected version 1. Mend the header"
                + " line; nothing of the file was read.");
  }

  @Test
  void refusesAnUnknownUnit() {
    Reading read = read(HEADER.replace("\"ms\"", "\"msec\""));
    assertThat(read.messages())
        .containsExactly(
            "native.bad-header x.plateau.jsonl:1: the latency unit \"msec\", expected one of ms,"
                + " ns, s, us. Mend the header line; nothing of the file was read.");
  }

  @Test
  void namesTheNearestKnownKeyOnce() {
    String line = "{\"at\":0,\"len\":1,\"dir\":\"read\",\"opps\":1}\n";
    Reading read = read(HEADER + line + line);
    assertThat(read.intervals).hasSize(2);
    assertThat(read.messages())
        .containsExactly(
            "native.unknown-key x.plateau.jsonl:2: the unknown key \"opps\" (it is skipped on"
                + " every line), expected a key of \"interval\" lines, the nearest is \"ops\"."
                + " Correct the key, or put the value under \"gauges\" or \"options\".");
  }

  @Test
  void readsOnAfterABadLineAndNamesACutOne() {
    String good = "{\"at\":0,\"len\":1,\"dir\":\"read\"}\n";
    Reading read =
        read(HEADER + "{\"at\":0,\"dir\":\"read\"}\nnonsense\n" + good + "{\"at\":1,\"le");
    assertThat(read.intervals).hasSize(1);
    assertThat(read.messages())
        .containsExactly(
            "native.bad-line x.plateau.jsonl:2: no \"len\", expected the required key \"len\"."
                + " Mend the line; docs/formats/native.md describes it.",
            "native.bad-line x.plateau.jsonl:3: no JSON: Unrecognized token 'nonsense': was"
                + " expecting (JSON String, Number, Array, Object or token 'null', 'true' or"
                + " 'false'), expected one JSON object a line. Mend the line; the other lines were"
                + " read.",
            "native.truncated-line x.plateau.jsonl:5: a last line that is cut off, expected one"
                + " JSON object a line. Copy the file again; the lines before it were read.");
  }

  @Test
  void refusesWhatCannotBe() {
    Reading read =
        read(
            HEADER
                + "{\"at\":0,\"len\":0,\"dir\":\"read\"}\n"
                + "{\"at\":0,\"len\":1,\"dir\":\"sideways\"}\n"
                + "{\"at\":0,\"len\":1,\"dir\":\"read\",\"from\":[[7,1,2]]}\n"
                + "{\"at\":0,\"len\":1,\"dir\":\"read\",\"ops\":\"12\"}\n"
                + "{}\n");
    assertThat(read.intervals).isEmpty();
    String tail = " Mend the line; docs/formats/native.md describes it.";
    assertThat(read.messages())
        .containsExactly(
            "native.bad-line x.plateau.jsonl:2: window length 0 ns is not positive, expected a"
                + " value that can be."
                + tail,
            "native.bad-line x.plateau.jsonl:3: \"dir\": \"sideways\", expected read, write, trim"
                + " or all."
                + tail,
            "native.bad-line x.plateau.jsonl:4: file 7 in \"from\", expected the number of a file"
                + " line above."
                + tail,
            "native.bad-line x.plateau.jsonl:5: \"ops\": \"12\", expected a number for \"ops\"."
                + tail,
            "native.bad-line x.plateau.jsonl:6: no \"at\", expected the required key \"at\"."
                + tail);
  }

  @Test
  void gathersFilesUnderTheNameBeforeItsEnding() {
    assertThat(new NativeJsonReader().stem("a.b.plateau.jsonl")).isEqualTo("a.b");
    assertThat(new NativeCsvReader().stem("a.b.plateau.csv")).isEqualTo("a.b");
  }

  private static LogFile file(String text) {
    return LogFile.of("x.plateau.jsonl", text.getBytes(StandardCharsets.UTF_8));
  }

  private static Reading read(String text) {
    return Reading.of(new NativeJsonReader(), file(text));
  }
}
