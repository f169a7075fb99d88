package fieldmarshal.server;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.URI;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Who may come in. The server is meant for pages that it has served itself: it answers only to
 * addresses in figures and names of its own (so that no foreign name can be pointed at it), takes
 * changes only from its own origin, and tells browsers to run nothing but its own scripts.
 */
final class Door {
  static final String COOKIE = "fieldmarshal";
  private static final int YEAR = 365 * 24 * 3600;
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
          + " font-src 'self'; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self';"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  /**
   * A request with one of these means another method than it says, and passes the checks of that.
   */
  private static final List<String> OTHER_METHODS =
      List.of("X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override");

  private static final Pattern FIGURES =
      Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+(%\\w+)?]");

  private final boolean open;
  private final String name;
  private final SecureRandom random = new SecureRandom();

  /**
   * The door.
   *
   * @param open whether others than this machine may come
   * @param name the name, beside localhost, by which they may call it; empty for none
   */
  Door(boolean open, String name) {
    this.open = open;
    this.name = name.toLowerCase(Locale.ROOT);
  }

  /**
   * Whether the server is meant by that name. An address in figures cannot be pointed anywhere
   * else; a name can, so it has to be one that the server was given.
   */
  private boolean answersTo(@Nullable String host) {
    if (host == null) {
      return false;
    }
    String called = name(host);
    return called.equals("localhost")
        || (!name.isEmpty() && called.equals(name))
        || (FIGURES.matcher(called).matches() && (open || loopback(called)));
  }

  /** Whether a browser that calls by that name means its own machine. */
  static boolean loopback(String host) {
    String called = name(host);
    return called.equals("localhost")
        || called.startsWith("127.") && FIGURES.matcher(called).matches()
        || called.equals("[::1]");
  }

  /** Stands before every request. */
  void check(Context ctx) {
    headers(ctx);
    String host = ctx.header("Host");
    if (!answersTo(host)) {
      throw new Problem(
          403,
          open
              ? "This server does not answer to that name. Call it by its address in figures."
              : "This server answers to localhost only.");
    }
    if (OTHER_METHODS.stream().anyMatch(header -> ctx.header(header) != null)) {
      throw new Problem(400, "A request is what its method says; send it without an override.");
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

  /** Parts of a page, which are no documents; a page asks for more than a hundred of them. */
  private static final Pattern PARTS = Pattern.compile("/(js|css|fonts|cards)/.*");

  /** A worker lives by the headers of its own file. */
  private static final String WORKER = "worker.js";

  private static void headers(Context ctx) {
    ctx.header("X-Content-Type-Options", "nosniff");
    ctx.header("Cache-Control", "no-store");
    if (PARTS.matcher(ctx.path()).matches() && !ctx.path().endsWith(WORKER)) {
      ctx.header("Cross-Origin-Resource-Policy", "same-origin");
      return;
    }
    ctx.header("Content-Security-Policy", POLICY);
    ctx.header("X-Frame-Options", "DENY");
    ctx.header("Referrer-Policy", "no-referrer");
    ctx.header("Cross-Origin-Opener-Policy", "same-origin");
    ctx.header("Cross-Origin-Resource-Policy", "same-origin");
    ctx.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
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
