package org.plateau.analysis.snapshot;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.plateau.analysis.Analysis;

/**
 * The analysis of a run as it lies in a snapshot: one gzip member of JSON for verdicts and results,
 * and one for what is drawn over time.
 */
final class Packed {
  private final byte[] results;
  private final int resultsAt;
  private final int resultsLength;
  private final byte[] curves;
  private final int curvesAt;
  private final int curvesLength;

  private Packed(
      byte[] results,
      int resultsAt,
      int resultsLength,
      byte[] curves,
      int curvesAt,
      int curvesLength) {
    this.results = results;
    this.resultsAt = resultsAt;
    this.resultsLength = resultsLength;
    this.curves = curves;
    this.curvesAt = curvesAt;
    this.curvesLength = curvesLength;
  }

  /** Two stretches of a snapshot; it keeps hold of the arrays, which nobody changes. */
  static Packed at(
      byte[] results,
      int resultsAt,
      int resultsLength,
      byte[] curves,
      int curvesAt,
      int curvesLength) {
    return new Packed(results, resultsAt, resultsLength, curves, curvesAt, curvesLength);
  }

  static Packed of(Analysis analysis) {
    Analysis bare = analysis.withCurves(Collections.emptySortedMap(), Collections.emptySortedMap());
    byte[] results = zipped(SnapshotJson.write(bare));
    byte[] curves =
        zipped(SnapshotJson.write(new SnapshotCurves(analysis.curves(), analysis.bands())));
    return new Packed(results, 0, results.length, curves, 0, curves.length);
  }

  Analysis withoutCurves() {
    return SnapshotJson.analysis(unzipped(results, resultsAt, resultsLength));
  }

  /** The analysis with its curves; without them where only results were read. */
  Analysis withCurves(Analysis analysis) {
    if (curvesLength == 0) {
      return analysis;
    }
    SnapshotCurves kept = SnapshotJson.curves(unzipped(curves, curvesAt, curvesLength));
    return analysis.withCurves(kept.curves(), kept.bands());
  }

  int resultsLength() {
    return resultsLength;
  }

  int curvesLength() {
    return curvesLength;
  }

  void writeResults(ByteArrayOutputStream out) {
    out.write(results, resultsAt, resultsLength);
  }

  void writeCurves(ByteArrayOutputStream out) {
    out.write(curves, curvesAt, curvesLength);
  }

  /** A line of JSON as a gzip member. */
  static byte[] zipped(String line) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(line.length() / 4 + 64);
    try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
      zip.write(line.getBytes(StandardCharsets.UTF_8));
      zip.write('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static byte[] unzipped(byte[] bytes, int at, int length) {
    try (GZIPInputStream zip =
        new GZIPInputStream(new ByteArrayInputStream(bytes, at, length), 8192)) {
      return zip.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("a damaged snapshot", e);
    }
  }
}
