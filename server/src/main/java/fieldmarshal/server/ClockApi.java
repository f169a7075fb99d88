package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Side;
import fieldmarshal.server.clocks.MatchClock;
import fieldmarshal.server.clocks.NotNow;
import fieldmarshal.server.clocks.Terms;
import fieldmarshal.server.clocks.TimeOut;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Clocks: what they show, pauses, vacations, and what follows when time is out. */
final class ClockApi {
  private static final int MOST_HOURS = 24 * 60;
  private static final int MOST_DAYS = 90;

  /** More answers in a row the clerk does not give at once. */
  private static final int MOST_ANSWERS = 300;

  private final Timekeeper keeper;
  private final Viewers viewers;
  private final Opponents opponents;
  private final Hub hub;

  ClockApi(Timekeeper keeper, Viewers viewers, Opponents opponents, Hub hub) {
    this.keeper = keeper;
    this.viewers = viewers;
    this.opponents = opponents;
    this.hub = hub;
  }

  void routes(RoutesConfig routes) {
    routes.get("/api/matches/{m}/clock", this::show);
    routes.post("/api/matches/{m}/clock/pause", ctx -> change(ctx, MatchClock::pause));
    routes.post(
        "/api/matches/{m}/clock/no-pause",
        ctx -> change(ctx, (clock, now, side) -> clock.noPause()));
    routes.post(
        "/api/matches/{m}/clock/resume",
        ctx -> change(ctx, (clock, now, side) -> clock.resume(now)));
    routes.post("/api/matches/{m}/clock/leave", ctx -> change(ctx, MatchClock::leave));
    routes.post("/api/matches/{m}/clock/home", ctx -> change(ctx, MatchClock::home));
    routes.post("/api/matches/{m}/clock/warn", ctx -> change(ctx, ClockApi::warn));
    routes.post("/api/matches/{m}/clock/claim", this::claim);
    routes.post("/api/matches/{m}/clock/clerk", this::clerk);
  }

  // ---- terms

  /** The terms of a new match, as its player wants them. */
  static Terms terms(Fields fields) throws BadRequest {
    int hours = fields.number("turnHours", 1, MOST_HOURS);
    int bank = fields.number("bankHours", 0, MOST_HOURS);
    int vacation = fields.number("vacationDays", 0, MOST_DAYS);
    TimeOut timeOut = TimeOut.named(fields.text("timeOut"));
    if (timeOut == null) {
      throw fields.fault("timeOut", "must be claim, clerk or warn");
    }
    int grace = fields.has("graceHours") ? fields.number("graceHours", 1, MOST_HOURS) : 48;
    fields.done();
    return new Terms(
        Duration.ofHours(hours),
        Duration.ofHours(bank),
        Duration.ofDays(vacation),
        timeOut,
        Duration.ofHours(grace));
  }

  /** A match has begun on terms. */
  void begin(LiveMatch live, Terms terms) {
    if (live.moment().decision() instanceof Decision.Choose choose) {
      keeper.begin(live.id(), terms, Ledger.part(choose));
    }
  }

  /** A match has begun on the terms of another, and others have seats in it already. */
  void again(LiveMatch from, LiveMatch live, String by) {
    Terms terms = keeper.terms(from.id());
    if (terms != null) {
      begin(live, terms);
    }
    keeper.invited(live.id(), by);
  }

  // ---- looking

  private void show(Context ctx) {
    Viewer viewer = viewers.of(ctx);
    MatchClock clock = keeper.find(viewer.live().id());
    ObjectNode node = Json.object();
    node.set("clock", clock == null ? null : ClockJson.write(clock, keeper.now()));
    Reply.json(ctx, node);
  }

  /** The clock of a match, or null where it has none. */
  @Nullable ObjectNode json(String match) {
    MatchClock clock = keeper.find(match);
    return clock == null ? null : ClockJson.write(clock, keeper.now());
  }

  // ---- changing

  private interface Change {
    MatchClock of(MatchClock clock, Instant now, String side);
  }

  private static MatchClock warn(MatchClock clock, Instant now, String side) {
    String late = clock.asked();
    if (late == null || late.equals(side)) {
      throw new Problem(409, "No player's time has run out.");
    }
    return clock.warn(now, late);
  }

  private static Side side(Context ctx, Viewer viewer) throws BadRequest {
    Fields fields = PeopleApi.fields(ctx);
    Side as = viewer.live().notation().side(fields.text("as"));
    fields.done();
    return viewer.acts(as);
  }

  private void change(Context ctx, Change change) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    Side as = side(ctx, viewer);
    String match = viewer.live().id();
    Instant now = keeper.now();
    try {
      MatchClock next = keeper.change(match, clock -> change.of(clock, now, as.id()));
      hub.clocks(match);
      ObjectNode node = Json.object();
      node.set("clock", ClockJson.write(next, now));
      Reply.json(ctx, node);
    } catch (NotNow e) {
      throw new Problem(409, String.valueOf(e.getMessage()));
    }
  }

  // ---- when time is out

  private boolean may(String match, Side late, MatchClock.Right right) {
    MatchClock clock = keeper.find(match);
    return clock != null && clock.against(keeper.now(), late.id()) == right;
  }

  /** The side whose time is out, which is not that of whoever asks. */
  private static Side late(Viewer viewer, Side as) {
    Side late = viewer.live().moment().toMove();
    if (late == null || late.equals(as) || viewer.held().contains(late)) {
      throw new Problem(409, "No player's time has run out.");
    }
    return late;
  }

  private static Problem notYet() {
    return new Problem(409, "It is too early for that. The page of the clocks shows when.");
  }

  private void claim(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    Side as = side(ctx, viewer);
    LiveMatch live = viewer.live();
    Side late = late(viewer, as);
    Verdict verdict =
        live.claim(late, viewer.author(), () -> may(live.id(), late, MatchClock.Right.CLAIM));
    if (!(verdict instanceof Verdict.Done)) {
      throw notYet();
    }
    hub.clocks(live.id());
    ctx.status(204);
  }

  private void clerk(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    Side as = side(ctx, viewer);
    LiveMatch live = viewer.live();
    Side late = late(viewer, as);
    int before = live.moment().revision(as);
    int answers = 0;
    while (answers < MOST_ANSWERS
        && live.clerkAnswers(
                late, viewer.author(), () -> may(live.id(), late, MatchClock.Right.CLERK))
            instanceof Verdict.Done) {
      answers++;
    }
    if (answers == 0) {
      throw notYet();
    }
    opponents.wake(live);
    hub.clocks(live.id());
    // Only those that he notices: what the clerk does in secret for the other is not his to count.
    Reply.json(ctx, Json.object().put("answers", live.moment().revision(as) - before));
  }
}
