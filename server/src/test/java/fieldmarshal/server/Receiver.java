package fieldmarshal.server;

import com.sun.net.httpserver.HttpServer;
import fieldmarshal.server.notices.Reach;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A web server on loopback that takes what is posted to it: a chat system, a maker of browsers. */
final class Receiver implements AutoCloseable {
  /** Lets requests go to this machine, which no configuration does. */
  static final Reach NEIGHBOURS =
      new Reach() {
        @Override
        public boolean allows(InetAddress address) {
          return true;
        }

        @Override
        public boolean plain() {
          return true;
        }
      };

  /** What was posted. */
  record Posted(String path, Map<String, String> headers, byte[] body) {}

  private final HttpServer server;
  private final BlockingQueue<Posted> posted = new LinkedBlockingQueue<>();
  private volatile int status = 201;

  /** In the place of an answer: it takes what is posted and hangs up. */
  static final int SILENT = 0;

  Receiver() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 50);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext(
        "/",
        exchange -> {
          Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
          exchange.getRequestHeaders().forEach((name, all) -> headers.put(name, all.getFirst()));
          byte[] body = exchange.getRequestBody().readAllBytes();
          if (body.length != Integer.parseInt(headers.getOrDefault("Content-length", "0"))) {
            // Who hangs up before the last byte has sent nothing.
            exchange.close();
            return;
          }
          int answer = status;
          posted.add(new Posted(exchange.getRequestURI().toString(), headers, body));
          if (answer == SILENT) {
            exchange.close();
            return;
          }
          exchange.getResponseHeaders().add("Location", "/elsewhere");
          exchange.sendResponseHeaders(answer, -1);
          exchange.close();
        });
    server.start();
  }

  String url(String path) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + path;
  }

  /** From now on this is its answer. */
  void answer(int code) {
    status = code;
  }

  Posted next() {
    try {
      Posted next = posted.poll(60, TimeUnit.SECONDS);
      if (next == null) {
        throw new AssertionError("nothing was posted");
      }
      return next;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  int waiting() {
    return posted.size();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
