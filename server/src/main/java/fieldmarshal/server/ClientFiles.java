package fieldmarshal.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The pages, scripts, styles and fonts of the client, from the class path. From a jar they are read
 * and packed once; from a folder each time, so that who works on them need only reload.
 */
final class ClientFiles {
  static final String FOLDER = "fieldmarshal/client/";
  private static final String PAGE = "index.html";
  private static final String ASK_AGAIN = "no-cache";

  /** Plain names in folders, no hidden files, no way up. */
  private static final Pattern NAME =
      Pattern.compile("([A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*");

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("mjs", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json; charset=utf-8"),
          Map.entry("webmanifest", "application/manifest+json; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("png", "image/png"),
          Map.entry("webp", "image/webp"),
          Map.entry("jpg", "image/jpeg"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"));

  private final ClassLoader loader = ClientFiles.class.getClassLoader();
  private final Map<String, Reply.Packed> kept = new ConcurrentHashMap<>();

  /** Whether the client has a file. */
  static boolean has(String name) {
    return ClientFiles.class.getClassLoader().getResource(FOLDER + name) != null;
  }

  /** The page that shows everything; which part, its own script reads from the address. */
  void page(Context ctx) {
    send(ctx, PAGE);
  }

  void file(Context ctx) {
    send(ctx, ctx.path().substring(1));
  }

  private void send(Context ctx, String name) {
    Reply.Packed file = NAME.matcher(name).matches() ? find(name) : null;
    if (file == null) {
      throw new Problem(404, "There is no such page.");
    }
    Reply.packed(ctx, file, ASK_AGAIN);
  }

  private static byte[] bare(byte[] script) {
    return Scripts.bare(new String(script, StandardCharsets.UTF_8))
        .getBytes(StandardCharsets.UTF_8);
  }

  private Reply.@Nullable Packed find(String name) {
    Reply.Packed known = kept.get(name);
    if (known != null) {
      return known;
    }
    int dot = name.lastIndexOf('.');
    String type = dot < 0 ? null : TYPES.get(name.substring(dot + 1));
    URL url = type == null ? null : loader.getResource(FOLDER + name);
    if (type == null || url == null) {
      return null;
    }
    try (InputStream in = url.openStream()) {
      boolean zip = !type.startsWith("image/") && !type.startsWith("font/") || type.contains("svg");
      byte[] bytes = in.readAllBytes();
      Reply.Packed packed = Reply.Packed.of(type, name.endsWith(".js") ? bare(bytes) : bytes, zip);
      if (!url.getProtocol().equals("file")) {
        kept.put(name, packed);
      }
      return packed;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
