package fieldmarshal.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A mail server on loopback that takes letters for real, by the words of RFC 5321. */
final class PostOffice implements AutoCloseable {
  /** A letter as it came. */
  record Letter(String from, String to, String text) {
    /** The token of the link in it. */
    String token() {
      String joined = text.replace("=\r\n", "").replace("=3D", "=");
      return joined.replaceFirst("(?s).*/sign-in#([A-Za-z0-9_-]+).*", "$1");
    }
  }

  private final ServerSocket socket;
  private final BlockingQueue<Letter> letters = new LinkedBlockingQueue<>();

  private volatile boolean silent;

  PostOffice() throws IOException {
    socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::serve);
  }

  String url() {
    return "smtp://127.0.0.1:" + socket.getLocalPort();
  }

  /** The next letter. */
  Letter next() {
    try {
      Letter letter = letters.poll(60, TimeUnit.SECONDS);
      if (letter == null) {
        throw new AssertionError("no letter has come");
      }
      return letter;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  int waiting() {
    return letters.size();
  }

  /** From now on it takes letters and hangs up without a word, or does so no more. */
  void silent(boolean without) {
    silent = without;
  }

  private void serve() {
    while (!socket.isClosed()) {
      try {
        Socket line = socket.accept();
        Thread.ofVirtual().start(() -> talk(line));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void talk(Socket line) {
    try (line;
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(line.getInputStream(), StandardCharsets.UTF_8))) {
      OutputStream out = line.getOutputStream();
      say(out, "220 post ready");
      String from = "";
      String to = "";
      for (String said = in.readLine(); said != null; said = in.readLine()) {
        String word = said.toUpperCase(Locale.ROOT);
        if (word.startsWith("MAIL FROM:")) {
          from = said.substring(10).strip();
          say(out, "250 ok");
        } else if (word.startsWith("RCPT TO:")) {
          to = said.substring(8).strip();
          say(out, "250 ok");
        } else if (word.equals("DATA")) {
          say(out, "354 go on");
          StringBuilder text = new StringBuilder();
          String next = in.readLine();
          while (next != null && !next.equals(".")) {
            text.append(next).append("\r\n");
            next = in.readLine();
          }
          if (next == null) {
            // Who hangs up before the full stop has sent nothing.
            return;
          }
          boolean hangUp = silent;
          letters.add(new Letter(from, to, text.toString()));
          if (hangUp) {
            return;
          }
          say(out, "250 taken");
        } else if (word.equals("QUIT")) {
          say(out, "221 bye");
          return;
        } else {
          say(out, word.startsWith("EHLO") || word.startsWith("HELO") ? "250 post" : "250 ok");
        }
      }
    } catch (IOException e) {
      // The other end has hung up.
    }
  }

  private static void say(OutputStream out, String words) throws IOException {
    out.write((words + "\r\n").getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
