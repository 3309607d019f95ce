package org.plateau.site.publish;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.site.desk.PreviewServer;

/** The preview over HTTP, as a browser meets it. */
class PreviewTest {
  private static final Duration LONGEST = Duration.ofSeconds(60);

  @TempDir private Path folder;
  private TinyLab lab;
  private PreviewServer server;
  private final List<String> made = new CopyOnWriteArrayList<>();
  private final HttpClient client = HttpClient.newHttpClient();

  @BeforeEach
  void start() throws IOException {
    // no publish: without a snapshot a review of words alone can still be looked at
    lab = TinyLab.in(folder.resolve("lab"));
    lab.write("lab.yaml", "title: Tiny lab\nlanguages: [en, ko]\n");
    lab.write("reviews/alder/review.yaml", "drives: [{drive: alder}]\nsections: [{id: design}]\n");
    lab.write("reviews/alder/en.md", "# Alder\n\nA first line.\n");
    server = PreviewServer.start(lab.root(), 0, made::add);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private URI page() {
    return server.address().resolve("en/reviews/alder/index.html");
  }

  private HttpResponse<String> get(URI address) throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(address).timeout(LONGEST).build(), BodyHandlers.ofString());
  }

  @Test
  void servesAPageWithTheScriptThatReloadsIt() throws Exception {
    HttpResponse<String> answer = get(page());

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).contains("A first line.").contains("src=\"/preview.js\"");
    assertThat(get(server.address().resolve("preview.js")).body()).contains("EventSource");
    assertThat(get(server.address().resolve("nowhere.html")).statusCode()).isEqualTo(404);
  }

  @Test
  void aSaveReachesAnOpenPage() throws Exception {
    try (BufferedReader events = events()) {
      lab.write("reviews/alder/en.md", "# Alder\n\nA second line.\n");

      assertThat(untilEvent(events)).isEqualTo("event: reload");
    }
    assertThat(get(page()).body()).contains("A second line.").doesNotContain("A first line.");
  }

  @Test
  void anErrorIsShownWithItsPlaceAndGoesWithItsCause() throws Exception {
    try (BufferedReader events = events()) {
      lab.write("reviews/alder/en.md", "# Alder\n\nIt reaches 412 IOPS.\n");
      untilEvent(events);
      assertThat(get(page()).body())
          .contains("prose.unbound-number")
          .contains("reviews/alder/en.md")
          .contains(":3");

      lab.write("reviews/alder/en.md", "# Alder\n\nIt is quick.\n");
      untilEvent(events);
      assertThat(get(page()).body()).contains("It is quick.");
    }
  }

  @Test
  void answersUnderItsOwnNames() throws Exception {
    int port = server.address().getPort();
    assertThat(raw("Host: localhost:" + port)).startsWith("HTTP/1.1 200");
    assertThat(raw("Host: 127.0.0.1:" + port + "\r\nOrigin: http://127.0.0.1:" + port))
        .startsWith("HTTP/1.1 200");
  }

  @Test
  void refusesAForeignHost() throws Exception {
    int port = server.address().getPort();
    assertThat(raw("Host: evil.example:" + port)).startsWith("HTTP/1.1 403");
    assertThat(raw("Host: 127.0.0.1.evil.example:" + port)).startsWith("HTTP/1.1 403");
  }

  @Test
  void refusesAForeignOrigin() throws Exception {
    int port = server.address().getPort();
    assertThat(raw("Host: 127.0.0.1:" + port + "\r\nOrigin: http://evil.example"))
        .startsWith("HTTP/1.1 403");
    assertThat(raw("Host: 127.0.0.1:" + port + "\r\nOrigin: null")).startsWith("HTTP/1.1 403");
  }

  @Test
  void listensOnTheLoopbackInterfaceAlone() throws Exception {
    for (InetAddress own : InetAddress.getAllByName(InetAddress.getLocalHost().getHostName())) {
      if (!own.isLoopbackAddress()) {
        assertThatThrownBy(() -> new Socket(own, server.address().getPort()).close())
            .isInstanceOf(ConnectException.class);
      }
    }
    assertThat(InetAddress.getByName(server.address().getHost()).isLoopbackAddress()).isTrue();
  }

  @Test
  void thePagesPolicyLetsItListenAndShowAPhone() throws Exception {
    assertThat(get(page()).body())
        .contains("default-src 'none'; connect-src 'self'; frame-src 'self'; style-src 'self'");
  }

  @Test
  void makesOnlyTheLanguageThatIsLookedAt() throws Exception {
    get(page());
    assertThat(made).hasSize(1).first().asString().startsWith("made en/reviews/alder/index.html");
  }

  /** The JDK's client does not let a test choose the Host. */
  private String raw(String headers) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.address().getPort());
        OutputStream out = socket.getOutputStream();
        InputStream in = socket.getInputStream()) {
      String request =
          "GET /en/reviews/alder/index.html HTTP/1.1\r\n"
              + headers
              + "\r\nConnection: close\r\n\r\n";
      out.write(request.getBytes(UTF_8));
      out.flush();
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  private BufferedReader events() throws IOException, InterruptedException {
    InputStream stream =
        client
            .send(
                HttpRequest.newBuilder(server.address().resolve("events")).build(),
                BodyHandlers.ofInputStream())
            .body();
    BufferedReader events = new BufferedReader(new InputStreamReader(stream, UTF_8));
    assertThat(events.readLine()).isEqualTo(": open");
    return events;
  }

  private static String untilEvent(BufferedReader events) throws IOException {
    String line = events.readLine();
    while (line != null && !line.startsWith("event")) {
      line = events.readLine();
    }
    return String.valueOf(line);
  }
}
