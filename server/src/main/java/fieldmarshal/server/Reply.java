package fieldmarshal.server;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.umpire.json.Json;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Answers: JSON, or something that does not change and is packed once. */
final class Reply {
  private static final String JSON = "application/json; charset=utf-8";
  private static final int WORTH_PACKING = 1_400;

  /**
   * Who sends this hears of refusals and faults in an answer like any other, whose status stands in
   * {@link #STATUS}: a page asks much that the rules refuse, and a browser would print each of
   * those answers as an error of its own.
   */
  private static final String PLAINLY = "X-Answer";

  private static final String STATUS = "X-Status";

  /** The effort of packing what is sent once. */
  static final int QUICK = 1;

  /** Bytes with what a browser wants to know of them; packed where that makes them smaller. */
  @SuppressWarnings("ArrayRecordComponent")
  record Packed(String type, byte[] plain, byte[] zipped, String tag) {
    static Packed of(String type, byte[] plain, boolean zip) {
      byte[] zipped = zip ? Reply.zip(plain, Deflater.BEST_COMPRESSION) : plain;
      return new Packed(
          type, plain, zipped.length < plain.length ? zipped : plain, "\"" + hash(plain) + "\"");
    }
  }

  private Reply() {}

  static void json(Context ctx, JsonNode node) {
    json(ctx, 200, node);
  }

  static void json(Context ctx, int status, JsonNode node) {
    byte[] bytes = Json.write(node).getBytes(StandardCharsets.UTF_8);
    ctx.status(status).contentType(JSON);
    if (status >= 400 && "plainly".equals(ctx.header(PLAINLY))) {
      ctx.status(200).header(STATUS, String.valueOf(status));
    }
    if (bytes.length > WORTH_PACKING && takesZip(ctx)) {
      ctx.header("Content-Encoding", "gzip").header("Vary", "Accept-Encoding");
      bytes = zip(bytes, QUICK);
    }
    ctx.result(bytes);
  }

  static void error(Context ctx, int status, String message) {
    json(ctx, status, Json.object().put("error", message));
  }

  static void refusal(Context ctx, Refused refused, int revision) {
    var node = Json.object();
    node.putObject("refusal").put("case", refused.caseId()).put("why", refused.why());
    json(ctx, 422, node.put("revision", revision));
  }

  /**
   * Something that does not change, or not often.
   *
   * @param cache how long a browser may keep it without asking, as a Cache-Control
   */
  static void packed(Context ctx, Packed packed, String cache) {
    ctx.header("ETag", packed.tag()).header("Cache-Control", cache);
    ctx.header("Vary", "Accept-Encoding");
    String known = ctx.header("If-None-Match");
    if (known != null && (known.contains(packed.tag()) || known.strip().equals("*"))) {
      ctx.status(304);
      return;
    }
    ctx.contentType(packed.type());
    if (packed.zipped() != packed.plain() && takesZip(ctx)) {
      ctx.header("Content-Encoding", "gzip");
      ctx.result(packed.zipped());
    } else {
      ctx.result(packed.plain());
    }
  }

  private static boolean takesZip(Context ctx) {
    String accepted = ctx.header("Accept-Encoding");
    return accepted != null && accepted.toLowerCase(Locale.ROOT).contains("gzip");
  }

  static byte[] zip(byte[] plain, int level) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(plain.length / 3 + 100);
    try (GZIPOutputStream zip = new Level(out, level)) {
      zip.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static final class Level extends GZIPOutputStream {
    Level(ByteArrayOutputStream out, int level) throws IOException {
      super(out);
      def.setLevel(level);
    }
  }

  static String hash(byte[] bytes) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(digest, 0, 10);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
