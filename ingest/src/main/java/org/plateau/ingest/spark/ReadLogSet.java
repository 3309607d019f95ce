package org.plateau.ingest.spark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Origin;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Summary;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.lab.LogSetReading;
import org.plateau.ingest.lab.Run;

/**
 * What an executor does with a log set: reads it and hands back rows of three kinds, so that each
 * log is read once.
 */
final class ReadLogSet implements FlatMapFunction<IngestTask, Row> {
  private static final long serialVersionUID = 1;

  /**
   * Exactly one of the three is set, unless the set holds no run: then a run row without a part.
   */
  static final StructType TYPE =
      new StructType()
          .add("run", RunRows.TYPE)
          .add("interval", IntervalRows.TYPE)
          .add("summary", SummaryRows.TYPE)
          .add("empty", DataTypes.BooleanType, false);

  @Override
  public Iterator<Row> call(IngestTask task) {
    LogSetContent content =
        new LogSetReading(LogSetReader.withAllReaders())
            .read(task.open(), task.series(), task.columns());
    List<Row> rows = new ArrayList<>();
    for (Interval interval : content.intervals()) {
      String id = Run.idOf(task.logSetId(), interval.part());
      rows.add(RowFactory.create(null, IntervalRows.of(id, interval), null, false));
    }
    for (Summary summary : content.summaries()) {
      String id = Run.idOf(task.logSetId(), summary.part());
      rows.add(RowFactory.create(null, null, SummaryRows.of(id, summary), false));
    }
    for (String part : content.parts()) {
      rows.add(RowFactory.create(run(task, part, content), null, null, false));
    }
    if (content.parts().isEmpty()) {
      rows.add(RowFactory.create(run(task, "", content), null, null, true));
    }
    return rows.iterator();
  }

  /** The run without its labels, which are joined where the catalogue is known. */
  private static Row run(IngestTask task, String part, LogSetContent content) {
    RunFacts facts =
        content.facts().stream()
            .filter(fact -> fact.part().equals(part))
            .findFirst()
            .orElseGet(() -> silent(part, content));
    return RunRows.of(
        new RunEntry(
            Run.idOf(task.logSetId(), part),
            task.logSetId(),
            part,
            "",
            new TreeMap<>(),
            content.files(),
            facts,
            content.problems()),
        0);
  }

  private static RunFacts silent(String part, LogSetContent content) {
    Origin origin =
        content.intervals().stream()
            .filter(interval -> interval.part().equals(part))
            .flatMap(interval -> interval.origins().stream())
            .findFirst()
            .orElseGet(
                () ->
                    content.files().isEmpty()
                        ? new Origin("", "", 0, 0)
                        : new Origin(
                            content.files().get(0).path(), content.files().get(0).sha256(), 0, 0));
    return new RunFacts(part, "", "", null, new TreeMap<>(), List.of(), origin);
  }
}
