package org.plateau.analysis.snapshot;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.UncheckedIOException;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.Samples;
import org.plateau.analysis.Verdict;

/** Analysed runs as one line of JSON each, and back, to the last bit. */
public final class SnapshotJson {
  private static final ObjectMapper MAPPER =
      new ObjectMapper()
          .registerModule(new JavaTimeModule())
          .setVisibility(PropertyAccessor.ALL, Visibility.NONE)
          .setVisibility(PropertyAccessor.FIELD, Visibility.ANY)
          .setVisibility(PropertyAccessor.CREATOR, Visibility.ANY)
          .configure(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS, false)
          .configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true)
          .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, true)
          .addMixIn(Verdict.class, VerdictKinds.class)
          .addMixIn(Samples.class, SamplesFields.class);

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Verdict.Steady.class, name = "steady"),
    @JsonSubTypes.Type(value = Verdict.Lost.class, name = "lost"),
    @JsonSubTypes.Type(value = Verdict.Unsteady.class, name = "unsteady"),
    @JsonSubTypes.Type(value = Verdict.TooShort.class, name = "too-short"),
  })
  private interface VerdictKinds {}

  /** Samples are no record: their factory takes what their fields hold. */
  private abstract static class SamplesFields {
    @JsonCreator
    static Samples of(
        @JsonProperty("startNanos") long startNanos,
        @JsonProperty("stepNanos") long stepNanos,
        @JsonProperty("values") double... values) {
      throw new UnsupportedOperationException("only its annotations count");
    }
  }

  private SnapshotJson() {}

  public static String write(AnalysedRun run) {
    return text(run);
  }

  public static String write(Analysis analysis) {
    return text(analysis);
  }

  public static AnalysedRun run(String line) {
    return value(line, AnalysedRun.class);
  }

  public static Analysis analysis(String line) {
    return value(line, Analysis.class);
  }

  private static String text(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <T> T value(String line, Class<T> type) {
    try {
      return MAPPER.readValue(line, type);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }
}
