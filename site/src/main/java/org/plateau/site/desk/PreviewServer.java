package org.plateau.site.desk;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Serves a lab's site from memory on the loopback interface, and tells open pages to load again
 * when a save has changed them.
 *
 * <p>A page elsewhere must not read drafts through a visitor's browser: requests whose Host is not
 * this server's own, or whose Origin is another, are refused with 403.
 */
public final class PreviewServer implements AutoCloseable {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "json", "application/json; charset=utf-8",
          "svg", "image/svg+xml",
          "csv", "text/csv; charset=utf-8",
          "ttf", "font/ttf",
          "pdf", "application/pdf",
          "xml", "application/xml");
  private static final String SCRIPT = "/preview.js";

  /** Relative addresses in the page stay as they are; this is added behind them. */
  private static final String TAG = "<script src=\"" + SCRIPT + "\"></script>";

  /** A published page asks for nothing and frames nothing; a preview listens, and shows a phone. */
  private static final String POLICY = "default-src 'none';";

  private static final String LIVE = " connect-src 'self'; frame-src 'self';";

  private final HttpServer server;
  private final ExecutorService threads;
  private final PreviewPages pages;
  private final Listeners listeners;
  private final Watcher watcher;
  private final Set<String> hosts;

  private PreviewServer(
      HttpServer server, PreviewPages pages, Listeners listeners, Watcher watcher) {
    this.server = server;
    this.pages = pages;
    this.listeners = listeners;
    this.watcher = watcher;
    int port = server.getAddress().getPort();
    this.hosts = Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
    this.threads =
        Executors.newCachedThreadPool(
            work -> {
              Thread thread = new Thread(work, "preview");
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * Makes the site and serves it.
   *
   * @param port 0 for a free one
   * @param progress hears what is rebuilt and what is wrong
   * @throws java.net.BindException when the port is taken
   */
  public static PreviewServer start(Path root, int port, Consumer<String> progress)
      throws IOException {
    HttpServer http =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    Listeners listeners = new Listeners();
    PreviewPages pages = new PreviewPages(root, progress);
    Watcher watcher =
        Watcher.start(
            root,
            changed -> {
              pages.refresh(changed);
              listeners.tell();
            });
    PreviewServer server = new PreviewServer(http, pages, listeners, watcher);
    http.setExecutor(server.threads);
    http.createContext("/", server::answer);
    http.start();
    return server;
  }

  /** Where it serves. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (!isOwn(exchange)) {
        send(exchange, 403, "text/plain; charset=utf-8", bytes("Only from this machine.\n"));
        return;
      }
      if (!exchange.getRequestMethod().equals("GET")
          && !exchange.getRequestMethod().equals("HEAD")) {
        send(exchange, 405, "text/plain; charset=utf-8", bytes("GET alone.\n"));
        return;
      }
      String path = exchange.getRequestURI().getPath();
      switch (path) {
        case "/events" -> listeners.serve(exchange);
        case SCRIPT -> send(exchange, 200, type(path), PreviewPages.script());
        default -> file(exchange, path);
      }
    }
  }

  private boolean isOwn(HttpExchange exchange) {
    String host = exchange.getRequestHeaders().getFirst("Host");
    String origin = exchange.getRequestHeaders().getFirst("Origin");
    return host != null
        && hosts.contains(host.toLowerCase(Locale.ROOT))
        && (origin == null
            || hosts.stream().anyMatch(own -> origin.equalsIgnoreCase("http://" + own)));
  }

  private void file(HttpExchange exchange, String path) throws IOException {
    String address = path.substring(1);
    if (address.isEmpty() || address.endsWith("/")) {
      address += "index.html";
    }
    byte @Nullable [] content = pages.file(address);
    if (content == null) {
      send(exchange, 404, "text/plain; charset=utf-8", bytes("No such page.\n"));
      return;
    }
    send(exchange, 200, type(address), address.endsWith(".html") ? live(content) : content);
  }

  private static byte[] live(byte[] page) {
    String html = new String(page, StandardCharsets.UTF_8);
    int end = html.lastIndexOf("</body>");
    if (end < 0) {
      return page;
    }
    String open = html.substring(0, end).replaceFirst(POLICY, POLICY + LIVE);
    return bytes(open + TAG + html.substring(end));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String type(String address) {
    String extension = address.substring(address.lastIndexOf('.') + 1);
    return TYPES.getOrDefault(extension, "application/octet-stream");
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] content)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
    boolean head = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, head || content.length == 0 ? -1 : content.length);
    if (!head) {
      try (OutputStream out = exchange.getResponseBody()) {
        out.write(content);
      }
    }
  }

  @Override
  public void close() {
    watcher.close();
    listeners.close();
    server.stop(0);
    threads.shutdownNow();
  }
}
