package fieldmarshal.server;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.URI;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who may come in. The server is meant for pages that it has served itself: it answers only to
 * names of its own (so that no foreign name can be pointed at it), takes changes only from its own
 * origin, and tells browsers to run nothing but its own scripts.
 */
final class Door {
  static final String COOKIE = "fieldmarshal";
  private static final int YEAR = 365 * 24 * 3600;
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
          + " font-src 'self'; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self';"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "[::1]");

  private final boolean open;
  private final SecureRandom random = new SecureRandom();

  /**
   * The door.
   *
   * @param open whether others than this machine may come, by whatever name they know it
   */
  Door(boolean open) {
    this.open = open;
  }

  /** Stands before every request. */
  void check(Context ctx) {
    headers(ctx);
    String host = ctx.header("Host");
    if (!open && (host == null || !HERE.contains(name(host)))) {
      throw new Problem(403, "This server answers to localhost only.");
    }
    boolean changes = !Set.of("GET", "HEAD").contains(ctx.req().getMethod());
    if (changes && !sameOrigin(ctx, host)) {
      throw new Problem(403, "Changes are taken only from the pages of this server.");
    }
    if (ctx.cookie(COOKIE) == null) {
      byte[] bytes = new byte[16];
      random.nextBytes(bytes);
      ctx.cookie(
          new Cookie(
              COOKIE,
              HexFormat.of().formatHex(bytes),
              "/",
              YEAR,
              false,
              true,
              null,
              SameSite.STRICT));
    }
  }

  private static void headers(Context ctx) {
    ctx.header("Content-Security-Policy", POLICY);
    ctx.header("X-Content-Type-Options", "nosniff");
    ctx.header("X-Frame-Options", "DENY");
    ctx.header("Referrer-Policy", "no-referrer");
    ctx.header("Cross-Origin-Opener-Policy", "same-origin");
    ctx.header("Cross-Origin-Resource-Policy", "same-origin");
    ctx.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    ctx.header("Cache-Control", "no-store");
  }

  private static String name(String host) {
    int end = host.startsWith("[") ? host.indexOf(']') + 1 : host.indexOf(':');
    return (end <= 0 ? host : host.substring(0, end)).toLowerCase(Locale.ROOT);
  }

  private static boolean sameOrigin(Context ctx, @Nullable String host) {
    String site = ctx.header("Sec-Fetch-Site");
    if (site != null && !site.equals("same-origin") && !site.equals("none")) {
      return false;
    }
    String origin = ctx.header("Origin");
    if (origin == null) {
      return true;
    }
    try {
      return host != null && host.equalsIgnoreCase(URI.create(origin).getAuthority());
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
