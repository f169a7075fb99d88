package fieldmarshal.server.people;

import java.io.IOException;

/** Sends a letter. */
public interface Mailer {
  /** Sends it now; fails where the server of the post does not take it. */
  void send(String to, String subject, String text) throws IOException;

  /**
   * The same under a name of its own, by which a letter that is sent twice is known for the same.
   *
   * @param id the Message-ID, without brackets; a way that has no such thing leaves it out
   * @param last done before the last sign of the letter is sent: until then nobody has taken it.
   *     Where it fails, the letter is not sent
   */
  default void send(String to, String subject, String text, String id, Last last)
      throws IOException {
    last.now();
    send(to, subject, text);
  }

  /** The server of the post has said no: the letter went nowhere. */
  final class Refused extends IOException {
    private static final long serialVersionUID = 1;

    Refused(String why, Exception cause) {
      super(why, cause);
    }
  }

  /** What is done before the last sign of something goes out. */
  interface Last {
    void now() throws IOException;
  }
}
