package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.eclipse.jetty.http.HttpException;
import org.jspecify.annotations.Nullable;

/** What is asked for: the words of an address and the body, from somebody who may send anything. */
final class Ask {
  static final int USUAL_BODY = 1 << 20;

  /** A saved match may be longer than an order. */
  static final int SAVED_MATCH = 8 << 20;

  /** So long a body may take however short it is; a longer one has more time. */
  private static final Duration GRACE = Duration.ofSeconds(15);

  /** The least bytes in a second that a body needs after that. */
  private static final int LEAST = 4 << 10;

  private Ask() {}

  /** The JSON object that the body is. */
  static ObjectNode body(Context ctx, int limit) throws BadRequest {
    return parse(bytes(ctx, limit));
  }

  /** The bytes of a body that says that it is JSON. */
  static byte[] bytes(Context ctx, int limit) {
    String type = ctx.contentType();
    if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
      throw new Problem(415, "Send JSON, and say so: Content-Type: application/json.");
    }
    byte[] bytes;
    try (InputStream in = ctx.req().getInputStream()) {
      boolean foretold = ctx.req().getContentLengthLong() > limit;
      bytes = foretold ? new byte[0] : read(in, limit + 1);
      if (foretold || bytes.length > limit) {
        drain(in, limit);
        throw tooLong(limit);
      }
    } catch (IOException | HttpException.RuntimeException e) {
      throw new Problem(400, "The body broke off, or is not what its headers say.");
    }
    return bytes;
  }

  /**
   * Reads a body, or its beginning. Who sends nothing is hung up on by the web server; who sends a
   * byte now and then would hold the line for days.
   */
  private static byte[] read(InputStream in, int most) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    byte[] some = new byte[1 << 13];
    long began = System.nanoTime();
    int read = in.read(some, 0, Math.min(some.length, most));
    while (read >= 0 && all.size() + read < most) {
      all.write(some, 0, read);
      if (tooSlow(Duration.ofNanos(System.nanoTime() - began), all.size())) {
        throw new Problem(408, "The body comes too slowly; nothing was changed.");
      }
      read = in.read(some, 0, Math.min(some.length, most - all.size()));
    }
    all.write(some, 0, Math.max(0, read));
    return all.toByteArray();
  }

  /** Whether so many bytes in that time are too few. */
  static boolean tooSlow(Duration time, int bytes) {
    return time.compareTo(GRACE.plusSeconds(bytes / LEAST)) > 0;
  }

  /**
   * Reads some more of a body that is too long, and forgets it: whoever is still sending when the
   * connection is shut would not see the answer.
   */
  private static void drain(InputStream in, int most) throws IOException {
    byte[] some = new byte[1 << 13];
    int left = most;
    long began = System.nanoTime();
    for (int read = in.read(some); read >= 0 && left > 0; read = in.read(some)) {
      left -= read;
      if (tooSlow(Duration.ofNanos(System.nanoTime() - began), most - left)) {
        return;
      }
    }
  }

  static ObjectNode parse(byte[] bytes) throws BadRequest {
    try {
      return Json.parse(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      throw new BadRequest("the body is not UTF-8");
    }
  }

  private static Problem tooLong(int limit) {
    return new Problem(413, "This is too large. The limit is " + limit + " bytes.");
  }

  static @Nullable String maybe(Context ctx, String name) {
    String value = ctx.queryParam(name);
    return value == null || value.isEmpty() ? null : value;
  }

  static String text(Context ctx, String name) throws BadRequest {
    String value = maybe(ctx, name);
    if (value == null) {
      throw new BadRequest("'" + name + "' is missing");
    }
    return value;
  }

  static int number(Context ctx, String name, int otherwise, int least, int most)
      throws BadRequest {
    String value = maybe(ctx, name);
    return value == null ? otherwise : number(name, value, least, most);
  }

  static int number(String name, String value, int least, int most) throws BadRequest {
    try {
      int number = Integer.parseInt(value);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // told below
    }
    throw new BadRequest("'" + name + "' must be a whole number from " + least + " to " + most);
  }

  /** Words with commas between them. */
  static List<String> words(Context ctx, String name) throws BadRequest {
    String value = maybe(ctx, name);
    if (value == null) {
      return List.of();
    }
    List<String> words = List.of(value.split(",", -1));
    if (words.size() > 1_000) {
      throw new BadRequest("'" + name + "' has too many words");
    }
    return words;
  }

  static @Nullable Side side(Context ctx, LiveMatch live, String name) throws BadRequest {
    String value = maybe(ctx, name);
    return value == null ? null : live.notation().side(value);
  }
}
