package fieldmarshal.server.notices;

import fieldmarshal.server.people.Mailer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/**
 * Sends a request to an address that a player has named. The name is looked up once, every address
 * behind it must be allowed, and the request goes to the one that was looked at: a name that means
 * something else a moment later leads nowhere. An answer that points elsewhere is not followed, and
 * of any answer only the first line is read.
 */
final class Post {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** All of it together: who sends a byte now and then does not hold the line for ever. */
  private static final Duration WHOLE = Duration.ofSeconds(30);

  private static final int LONGEST_LINE = 1_000;
  private static final int HTTPS = 443;
  private static final int HTTP = 80;

  /** The target is not one to which this server sends; it never will be. */
  static final class Forbidden extends IOException {
    private static final long serialVersionUID = 1;

    Forbidden(String why) {
      super(why);
    }
  }

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Request(URI target, Map<String, String> headers, byte[] body) {}

  private final Reach reach;
  private final Duration whole;

  Post(Reach reach) {
    this(reach, WHOLE);
  }

  /** The same where the line is shut after another time. */
  Post(Reach reach, Duration whole) {
    this.reach = reach;
    this.whole = whole;
  }

  /** Looks at an address before it is kept; fails with a sentence where nothing is sent there. */
  void check(URI target) throws IOException {
    var _ = found(target);
  }

  private InetAddress found(URI target) throws IOException {
    String scheme = String.valueOf(target.getScheme());
    String host = target.getHost();
    boolean known = scheme.equals("https") || scheme.equals("http") && reach.plain();
    if (!known || host == null || target.getRawUserInfo() != null) {
      throw new Forbidden("it must begin with https:// and name a server");
    }
    InetAddress[] all = InetAddress.getAllByName(host);
    for (InetAddress each : all) {
      if (!reach.allows(each)) {
        throw new Forbidden("it leads into a private network");
      }
    }
    return all[0];
  }

  /**
   * Sends it.
   *
   * @param last done before the last byte: until then nobody has the whole of it
   * @return the status of the answer
   */
  int send(URI target, Map<String, String> headers, byte[] body, Mailer.Last last)
      throws IOException {
    InetAddress address = found(target);
    boolean secret = "https".equals(target.getScheme());
    int port = target.getPort() > 0 ? target.getPort() : secret ? HTTPS : HTTP;
    try (Socket plain = new Socket()) {
      Thread end = Thread.ofVirtual().start(() -> shut(plain));
      try {
        return send(
            plain,
            new InetSocketAddress(address, port),
            secret,
            new Request(target, headers, body),
            last);
      } finally {
        end.interrupt();
      }
    }
  }

  private void shut(Socket line) {
    try (line) {
      Thread.sleep(whole);
    } catch (InterruptedException e) {
      // It came to its end before.
    } catch (IOException e) {
      // Nobody reads there any more.
    }
  }

  private static int send(
      Socket plain, InetSocketAddress to, boolean secret, Request request, Mailer.Last last)
      throws IOException {
    plain.setSoTimeout((int) PATIENCE.toMillis());
    plain.connect(to, (int) PATIENCE.toMillis());
    if (!secret) {
      return exchange(plain, request, last);
    }
    SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
    String host = request.target().getHost();
    try (SSLSocket line = (SSLSocket) factory.createSocket(plain, host, to.getPort(), true)) {
      SSLParameters parameters = line.getSSLParameters();
      parameters.setEndpointIdentificationAlgorithm("HTTPS");
      line.setSSLParameters(parameters);
      line.startHandshake();
      return exchange(line, request, last);
    }
  }

  private static int exchange(Socket line, Request request, Mailer.Last last) throws IOException {
    URI target = request.target();
    byte[] body = request.body();
    String path = target.getRawPath();
    String query = target.getRawQuery();
    StringBuilder head =
        new StringBuilder("POST ")
            .append(path == null || path.isEmpty() ? "/" : path)
            .append(query == null ? "" : "?" + query)
            .append(" HTTP/1.1\r\nHost: ")
            .append(target.getRawAuthority())
            .append("\r\nUser-Agent: FieldMarshal\r\nConnection: close\r\nContent-Length: ")
            .append(body.length)
            .append("\r\n");
    request
        .headers()
        .forEach((name, value) -> {
          if (!name.equalsIgnoreCase("content-length") && !name.equalsIgnoreCase("host")) {
            head.append(name).append(": ").append(value.replaceAll("[\\r\\n]", " ")).append("\r\n");
          }
        });
    OutputStream out = line.getOutputStream();
    out.write(head.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII));
    out.write(body, 0, body.length - 1);
    out.flush();
    last.now();
    out.write(body, body.length - 1, 1);
    out.flush();
    return status(line.getInputStream());
  }

  private static int status(InputStream in) throws IOException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    StringBuilder first = new StringBuilder();
    for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
      first.append((char) next);
      if (first.length() > LONGEST_LINE || System.nanoTime() > end) {
        throw new IOException("the answer is not one of a web server");
      }
    }
    String[] words = first.toString().strip().split(" ");
    if (words.length < 2 || !words[0].startsWith("HTTP/1.") || !words[1].matches("\\d{3}")) {
      throw new IOException("the answer is not one of a web server");
    }
    return Integer.parseInt(words[1]);
  }
}
