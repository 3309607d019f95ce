package org.plateau.site.desk;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** The open pages of a preview, each waiting on {@code /events} to be told to load again. */
final class Listeners implements AutoCloseable {
  private static final long KEEP_ALIVE_MILLIS = 15_000;

  private long version;
  private boolean closed;

  /** Sends events over an exchange until its page goes away. */
  void serve(HttpExchange exchange) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.sendResponseHeaders(200, 0);
    try (OutputStream out = exchange.getResponseBody()) {
      send(out, ": open\n\n");
      long seen = current();
      while (true) {
        long now = await(seen);
        if (now < 0) {
          return;
        }
        send(out, now == seen ? ": still here\n\n" : "event: reload\ndata: " + now + "\n\n");
        seen = now;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void send(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private synchronized long current() {
    return version;
  }

  /** The version once it is another, the same after a while, negative at the end. */
  private synchronized long await(long seen) throws InterruptedException {
    long until = System.nanoTime() + KEEP_ALIVE_MILLIS * 1_000_000;
    long left = KEEP_ALIVE_MILLIS;
    while (version == seen && !closed && left > 0) {
      wait(left);
      left = (until - System.nanoTime()) / 1_000_000;
    }
    return closed ? -1 : version;
  }

  /** Tells them all. */
  synchronized void tell() {
    version++;
    notifyAll();
  }

  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
