package org.plateau.site.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Problem;
import org.plateau.ingest.interchange.NativeWriter;
import org.plateau.ingest.spark.ParquetTables;
import org.plateau.site.inspect.LogSource;
import org.plateau.site.inspect.LogSource.ReadSet;
import org.plateau.site.terminal.Printed;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plateau convert}: any format into Plateau's own, and that into tables. */
@Command(
    name = "convert",
    description = "Write logs of any format in Plateau's own, or as tables.",
    mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {
  private final Console console;

  @CommandLine.Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|FOLDER",
      description = "Logs or folders of logs; - reads standard input.")
  private List<String> paths = new ArrayList<>();

  @Option(names = "--name", paramLabel = "NAME", defaultValue = "stdin")
  private String name = "stdin";

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORMAT",
      description = "native (JSON Lines), csv, or parquet.")
  private Form form = Form.NATIVE;

  @Option(
      names = "--out",
      paramLabel = "PATH",
      description =
          "A file; a folder for several log sets and for parquet. Without it one log set goes to"
              + " standard output.")
  private @Nullable Path out;

  @Option(names = "--json", description = "Print one JSON object; needs --out.")
  private boolean json;

  /** What to write. */
  enum Form {
    NATIVE(".plateau.jsonl"),
    CSV(".plateau.csv"),
    PARQUET("");

    private final String ending;

    Form(String ending) {
      this.ending = ending;
    }

    byte[] bytes(LogSetContent content) {
      return this == CSV ? NativeWriter.csv(content) : NativeWriter.jsonLines(content);
    }
  }

  ConvertCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Path target = out;
    if (target == null && (json || form == Form.PARQUET)) {
      throw usage("Name the place to write to with --out.");
    }
    Optional<LogSource> opened = Logs.open(console, "convert", paths, name, json);
    if (opened.isEmpty()) {
      return ExitStatus.NOT_DONE.code();
    }
    List<ReadSet> sets = opened.get().sets().stream().filter(set -> !set.runs().isEmpty()).toList();
    List<Problem> problems = opened.get().allProblems();
    if (sets.isEmpty()) {
      if (json) {
        console.json("convert", ExitStatus.NOT_DONE, problems, Map.of());
      } else {
        console.problems(problems);
        console.step("No run found in " + String.join(", ", paths) + "; nothing was written.");
      }
      return ExitStatus.NOT_DONE.code();
    }
    if (target == null && sets.size() > 1) {
      throw usage(sets.size() + " log sets do not fit one output. Name a folder with --out.");
    }
    List<String> written = write(sets, target);
    ExitStatus status = Console.statusOf(problems);
    if (json) {
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("files", written);
      result.put("log_sets", sets.size());
      console.json("convert", status, problems, result);
    } else {
      console.problems(problems);
      if (target != null) {
        written.forEach(file -> console.out().println("Wrote " + file));
        console
            .out()
            .println(Printed.count(sets.size(), "log set") + " in " + written.size() + " files.");
      }
    }
    return status.code();
  }

  private List<String> write(List<ReadSet> sets, @Nullable Path target) {
    if (target == null) {
      console.out().print(new String(form.bytes(sets.get(0).content()), StandardCharsets.UTF_8));
      return List.of();
    }
    if (form == Form.PARQUET) {
      Map<String, LogSetContent> contents = new LinkedHashMap<>();
      sets.forEach(set -> contents.put(set.set().id(), set.content()));
      ParquetTables.write(contents, target);
      return List.of(
          target.resolve("intervals.parquet").toString(),
          target.resolve("summaries.parquet").toString());
    }
    boolean folder = sets.size() > 1 || Files.isDirectory(target);
    List<String> written = new ArrayList<>();
    for (ReadSet set : sets) {
      Path file = folder ? target.resolve(fileName(set, written.size())) : target;
      put(file, form.bytes(set.content()));
      written.add(file.toString());
    }
    return written;
  }

  /** The set's place with dashes; sets of one place are told apart by their ids. */
  private String fileName(ReadSet set, int index) {
    String plain = set.set().name().replaceAll("[^A-Za-z0-9._-]+", "-").replaceAll("^[-.]+", "");
    String base = plain.isEmpty() ? "log-" + index : plain;
    return base + "-" + set.set().id().substring(0, 8) + form.ending;
  }

  /** Written beside its place, then moved in: a reader meets all of it or nothing. */
  private static void put(Path file, byte[] content) {
    try {
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      Path part = file.resolveSibling(file.getFileName() + ".part");
      Files.write(part, content);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  private CommandLine.ParameterException usage(String message) {
    CommandLine.Model.CommandSpec known = spec;
    return new CommandLine.ParameterException(
        known == null ? new CommandLine(this) : known.commandLine(), message);
  }
}
