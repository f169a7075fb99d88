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
   */
  default void send(String to, String subject, String text, String id) throws IOException {
    send(to, subject, text);
  }
}
