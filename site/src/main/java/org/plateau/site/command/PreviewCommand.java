package org.plateau.site.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.plateau.site.desk.PreviewServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plateau preview}: the site as it would be, on this machine alone, while it is edited. */
@Command(
    name = "preview",
    description = "Serve the site on this machine alone and reload it at each save; Ctrl-C ends.",
    mixinStandardHelpOptions = true)
final class PreviewCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private LabFolder lab = new LabFolder();

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8080",
      description = "The port (default: ${DEFAULT-VALUE}; 0 takes a free one).")
  private int port;

  PreviewCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    try (PreviewServer server = PreviewServer.start(lab.root(), port, console::step)) {
      console.step("Serving at " + server.address() + " until Ctrl-C.");
      CountDownLatch end = new CountDownLatch(1);
      Runtime.getRuntime().addShutdownHook(new Thread(end::countDown, "preview-end"));
      end.await();
      return ExitStatus.DONE.code();
    } catch (BindException e) {
      console.step("Port " + port + " is taken. Choose another with --port.");
      return ExitStatus.NOT_DONE.code();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitStatus.DONE.code();
    }
  }
}
