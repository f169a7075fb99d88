package fieldmarshal.server;

import fieldmarshal.server.people.People;
import fieldmarshal.server.people.Person;
import fieldmarshal.server.people.Sessions;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds out who asks. A browser with the token of a session is its person's. On the owner's own
 * machine whoever asks from there without one is the owner; nobody else is told anything but how to
 * come in.
 */
final class Gate {
  /**
   * Who asks.
   *
   * @param session the key of his session; empty for the owner at his machine
   */
  record Caller(Person person, String session) {}

  /** Where people come in. */
  static final String ENTRANCE = "/api/enter/";

  private static final String CALLER = "caller";

  /** What may be asked by somebody whom we do not know: how to come in. */
  private static final List<String> OPEN = List.of("/api/me", ENTRANCE);

  private final People people;
  private final Sessions sessions;
  private final boolean local;
  private final boolean secure;
  private volatile @Nullable Caller owner;

  /**
   * The gate.
   *
   * @param local whether this machine's own browsers are the owner's
   * @param secure whether browsers reach the server by https only
   */
  Gate(People people, Sessions sessions, boolean local, boolean secure) {
    this.people = people;
    this.sessions = sessions;
    this.local = local;
    this.secure = secure;
  }

  /** The name of the cookie; browsers take the longer one only from a secure page of the host. */
  private String cookie() {
    return secure ? "__Host-session" : "session";
  }

  /** Whether the server runs on the owner's own machine, for him. */
  boolean local() {
    return local;
  }

  /** Stands before everything that is asked of the server's knowledge. */
  void check(Context ctx) {
    Caller caller = find(ctx);
    if (caller != null) {
      ctx.attribute(CALLER, caller);
    } else if (OPEN.stream().noneMatch(ctx.path()::startsWith)) {
      throw new Problem(
          401,
          local
              ? "Open the link that you were sent to come in."
              : "Sign in first, or open the link that you were sent.");
    }
  }

  private @Nullable Caller find(Context ctx) {
    String token = ctx.cookie(cookie());
    Sessions.Session session = token == null ? null : sessions.find(token);
    if (session != null) {
      return new Caller(session.person(), session.key());
    }
    return local && fromHere(ctx) ? owner() : null;
  }

  private Caller owner() {
    Caller known = owner;
    if (known == null) {
      known = new Caller(people.local(), "");
      owner = known;
    }
    return known;
  }

  private static boolean fromHere(Context ctx) {
    try {
      String host = String.valueOf(ctx.header("Host"));
      return InetAddress.getByName(ctx.req().getRemoteAddr()).isLoopbackAddress()
          && Door.loopback(host);
    } catch (UnknownHostException e) {
      return false;
    }
  }

  /** Who asks, or null where we do not know him. */
  @Nullable Caller maybe(Context ctx) {
    return ctx.attribute(CALLER);
  }

  /** Who asks; problem 401 where we do not know him. */
  Caller caller(Context ctx) {
    Caller caller = maybe(ctx);
    if (caller == null) {
      throw new Problem(401, "Sign in first.");
    }
    return caller;
  }

  // ---- sessions

  /** From now on this browser is somebody's; a session that it had is over. */
  void enter(Context ctx, Person person) {
    leave(ctx);
    give(ctx, sessions.begin(person), Sessions.seconds());
  }

  /** This browser is nobody's any more. */
  void leave(Context ctx) {
    Caller caller = maybe(ctx);
    if (caller != null && !caller.session().isEmpty()) {
      sessions.end(caller.session());
      give(ctx, "", 0);
    }
  }

  /** No browser of his is his any more. */
  void leaveEverywhere(Context ctx) {
    sessions.endAll(caller(ctx).person().id());
    give(ctx, "", 0);
  }

  private void give(Context ctx, String token, int seconds) {
    ctx.cookie(new Cookie(cookie(), token, "/", seconds, secure, true, null, SameSite.LAX));
  }
}
