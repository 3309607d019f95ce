package org.plateau.analysis.snapshot;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.Verdict;
import org.plateau.ingest.history.UnreadSet;

/** Analyses as one line of JSON each, and back, to the last bit. */
public final class SnapshotJson {
  private static final ObjectMapper MAPPER =
      new ObjectMapper()
          .registerModule(new JavaTimeModule())
          .registerModule(SamplesJson.module())
          .setVisibility(PropertyAccessor.ALL, Visibility.NONE)
          .setVisibility(PropertyAccessor.FIELD, Visibility.ANY)
          .setVisibility(PropertyAccessor.CREATOR, Visibility.ANY)
          .configure(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS, false)
          .configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true)
          .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, true)
          .addMixIn(Verdict.class, VerdictKinds.class);

  private static final ObjectReader ANALYSIS = MAPPER.readerFor(Analysis.class);
  private static final ObjectReader CURVES = MAPPER.readerFor(SnapshotCurves.class);

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Verdict.Steady.class, name = "steady"),
    @JsonSubTypes.Type(value = Verdict.Lost.class, name = "lost"),
    @JsonSubTypes.Type(value = Verdict.Unsteady.class, name = "unsteady"),
    @JsonSubTypes.Type(value = Verdict.TooShort.class, name = "too-short"),
  })
  private interface VerdictKinds {}

  private SnapshotJson() {}

  public static String write(Analysis analysis) {
    return text(analysis);
  }

  public static String write(UnreadSet set) {
    return text(set);
  }

  public static UnreadSet unread(String line) {
    return value(line, UnreadSet.class);
  }

  public static Analysis analysis(String line) {
    return value(line, Analysis.class);
  }

  static Analysis analysis(byte[] json) {
    try {
      return ANALYSIS.readValue(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String write(SnapshotCurves curves) {
    return text(curves);
  }

  static SnapshotCurves curves(byte[] json) {
    try {
      return CURVES.readValue(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String write(SnapshotIndex.Line line) {
    return text(line);
  }

  static SnapshotIndex.Line line(String line) {
    return value(line, SnapshotIndex.Line.class);
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
