package fieldmarshal.server.people;

import jakarta.mail.Authenticator;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Properties;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.jspecify.annotations.Nullable;

/** Sends letters by a server that speaks SMTP. */
public final class SmtpMailer implements Mailer {
  private static final String PATIENCE = "20000";

  private final Session session;
  private final InternetAddress from;

  private SmtpMailer(Session session, InternetAddress from) {
    this.session = session;
    this.from = from;
  }

  /**
   * By the server of an address such as {@code smtp://user:word@mail.example.org:587}. With {@code
   * smtps} the line is secret from its beginning; with {@code smtp} it becomes so before a word is
   * sent, where the server can, and must where there is a password.
   *
   * @param from whom letters come from
   * @throws IllegalArgumentException with a sentence, where that is no such address
   */
  public static SmtpMailer of(String url, String from) {
    URI uri;
    InternetAddress sender;
    try {
      uri = new URI(url);
      sender = new InternetAddress(from, true);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("the mail server is not an address", e);
    } catch (AddressException e) {
      throw new IllegalArgumentException("the sender of mail is not a mail address", e);
    }
    String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
    if (!scheme.equals("smtp") && !scheme.equals("smtps") || uri.getHost() == null) {
      throw new IllegalArgumentException(
          "the mail server must be like smtp://user:password@mail.example.org:587");
    }
    PasswordAuthentication login = login(uri.getRawUserInfo());
    return new SmtpMailer(
        Session.getInstance(properties(uri, scheme.equals("smtps"), login != null), keeper(login)),
        sender);
  }

  private static Properties properties(URI uri, boolean secret, boolean login) {
    Properties properties = new Properties();
    String protocol = secret ? "smtps" : "smtp";
    String prefix = "mail." + protocol + ".";
    properties.setProperty("mail.transport.protocol", protocol);
    properties.setProperty(prefix + "host", uri.getHost());
    if (uri.getPort() > 0) {
      properties.setProperty(prefix + "port", String.valueOf(uri.getPort()));
    }
    properties.setProperty(prefix + "auth", String.valueOf(login));
    properties.setProperty(prefix + "starttls.enable", String.valueOf(!secret));
    properties.setProperty(prefix + "starttls.required", String.valueOf(!secret && login));
    properties.setProperty(prefix + "ssl.checkserveridentity", "true");
    for (String wait : new String[] {"connectiontimeout", "timeout", "writetimeout"}) {
      properties.setProperty(prefix + wait, PATIENCE);
    }
    return properties;
  }

  private static @Nullable PasswordAuthentication login(@Nullable String userInfo) {
    if (userInfo == null || userInfo.isEmpty()) {
      return null;
    }
    int colon = userInfo.indexOf(':');
    String user = colon < 0 ? userInfo : userInfo.substring(0, colon);
    String word = colon < 0 ? "" : userInfo.substring(colon + 1);
    return new PasswordAuthentication(decoded(user), decoded(word));
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  private static @Nullable Authenticator keeper(@Nullable PasswordAuthentication login) {
    return login == null
        ? null
        : new Authenticator() {
          @Override
          protected PasswordAuthentication getPasswordAuthentication() {
            return login;
          }
        };
  }

  @Override
  public void send(String to, String subject, String text) throws IOException {
    send(to, subject, text, new MimeMessage(session));
  }

  @Override
  public void send(String to, String subject, String text, String id, Last last)
      throws IOException {
    send(to, subject, text, new Named(session, id, last));
  }

  /** A letter whose Message-ID is given. */
  private static final class Named extends MimeMessage {
    private final String id;
    private final Last last;

    Named(Session session, String id, Last last) {
      super(session);
      this.id = id;
      this.last = last;
    }

    @Override
    protected void updateMessageID() throws MessagingException {
      setHeader("Message-ID", "<" + id + ">");
    }

    /** After this a full stop on a line of its own is sent, and with that the letter is taken. */
    @Override
    public void writeTo(OutputStream out, String[] ignored) throws IOException, MessagingException {
      super.writeTo(out, ignored);
      last.now();
    }
  }

  private void send(String to, String subject, String text, MimeMessage message)
      throws IOException {
    try {
      message.setFrom(from);
      message.setRecipient(Message.RecipientType.TO, new InternetAddress(to, true));
      message.setSubject(subject, "UTF-8");
      message.setText(text, "UTF-8");
      message.setHeader("Auto-Submitted", "auto-generated");
      Transport.send(message);
    } catch (SMTPSendFailedException e) {
      String why = "the mail server did not take it: " + e.getMessage();
      // Without a code it has hung up, and may have taken it.
      throw e.getReturnCode() > 0 ? new Refused(why, e) : new IOException(why, e);
    } catch (MessagingException e) {
      throw new IOException("the mail server did not take it: " + e.getMessage(), e);
    }
  }
}
