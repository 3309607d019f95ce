package org.plateau.site.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plateau.analysis.spark.SparkWork;
import org.plateau.ingest.spark.Upkeep;
import org.plateau.site.publish.PublishLock;
import org.plateau.site.terminal.TextTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plateau maintain}: upkeep of the history. */
@Command(
    name = "maintain",
    description = "Join the history's small files and remove what nothing refers to.",
    mixinStandardHelpOptions = true)
final class MaintainCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private LabOption lab = new LabOption();

  @Mixin private SparkOptions spark = new SparkOptions();

  @Option(names = "--wait", description = "Wait for a publish or ingest that is under way.")
  private boolean wait;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  MaintainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Path root = lab.require(Path.of(""));
    Path history = root.resolve("history");
    Optional<PublishLock> lock = PublishLock.take(history, wait);
    if (lock.isEmpty()) {
      Logs.refuse(console, "maintain", List.of(SparkOptions.busy(root)), json);
      return ExitStatus.NOT_DONE.code();
    }
    PublishLock held = lock.get();
    try (SparkWork work = SparkWork.open(history, spark.master(), Jars.application())) {
      print(work.tend());
    } finally {
      held.close();
    }
    return ExitStatus.DONE.code();
  }

  private void print(List<Upkeep.Tended> done) {
    if (json) {
      List<Map<String, Object>> tables = new ArrayList<>();
      for (Upkeep.Tended table : done) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("table", table.table());
        one.put("orphans", table.orphans());
        one.put("files_before", table.filesBefore());
        one.put("files_after", table.filesAfter());
        tables.add(one);
      }
      console.json("maintain", ExitStatus.DONE, List.of(), Map.of("tables", tables));
      return;
    }
    TextTable table = new TextTable("table", ">orphans removed", ">files before", ">files after");
    done.forEach(
        one ->
            table.row(
                one.table(),
                Long.toString(one.orphans()),
                Long.toString(one.filesBefore()),
                Long.toString(one.filesAfter())));
    table.lines().forEach(console.out()::println);
  }
}
