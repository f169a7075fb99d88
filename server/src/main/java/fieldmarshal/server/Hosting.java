package fieldmarshal.server;

import fieldmarshal.server.people.Mailer;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * How a server for many is reached.
 *
 * @param url the address under which people reach it
 * @param mail who sends its letters; null where people come by passkeys and links alone
 * @param admin the mail address of whoever looks after it; null where nobody was named
 */
record Hosting(URI url, @Nullable Mailer mail, @Nullable String admin) {
  /** The address without a slash at its end. */
  String base() {
    return url.toString().replaceFirst("/+$", "");
  }

  boolean secure() {
    return "https".equals(url.getScheme());
  }

  String host() {
    return String.valueOf(url.getHost());
  }
}
