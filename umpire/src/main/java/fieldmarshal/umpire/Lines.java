package fieldmarshal.umpire;

import fieldmarshal.umpire.json.BadRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads lines of UTF-8 from somebody who may send anything, and holds no more than the limit. */
final class Lines {
  private final InputStream in;
  private final int limit;
  private final byte[] buffer = new byte[1 << 16];
  private int at;
  private int end;

  Lines(InputStream in, int limit) {
    this.in = in;
    this.limit = limit;
  }

  /** The next line without its end, or null when there is none. A bad line is read to its end. */
  @Nullable String next() throws IOException, BadRequest {
    if (!fill()) {
      return null;
    }
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean tooLong = false;
    boolean whole = false;
    while (!whole && fill()) {
      int from = at;
      while (at < end && buffer[at] != '\n') {
        at++;
      }
      tooLong |= line.size() + (at - from) > limit;
      if (!tooLong) {
        line.write(buffer, from, at - from);
      }
      whole = at < end;
      if (whole) {
        at++;
      }
    }
    if (tooLong) {
      throw new BadRequest("the line is longer than " + limit + " bytes");
    }
    return decode(line.toByteArray());
  }

  private boolean fill() throws IOException {
    if (at == end) {
      at = 0;
      end = Math.max(0, in.read(buffer));
    }
    return at < end;
  }

  private static String decode(byte[] bytes) throws BadRequest {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new BadRequest("the line is not UTF-8");
    }
  }
}
