package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.server.notices.Kind;
import fieldmarshal.server.seats.TalkBook;
import fieldmarshal.server.seats.TalkBook.Offer;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * What players say to each other: chat, offers of a draw or for a take-back, and notes that each
 * keeps for himself. Who watches hears nothing of it.
 */
final class TalkApi {
  private static final String DRAW = "draw";
  private static final String TAKE_BACK = "take-back";
  private static final int LONGEST = 500;
  private static final int MOST = 200;

  private final TalkBook book;
  private final Viewers viewers;
  private final Hub hub;
  private final Opponents opponents;
  private final Turnstile turnstile;
  private final @Nullable Timekeeper keeper;

  /**
   * What players say to each other.
   *
   * @param turnstile holds up who says or offers very much
   * @param keeper writes notices of offers; null on the owner's own machine
   */
  TalkApi(
      TalkBook book,
      Viewers viewers,
      Hub hub,
      Opponents opponents,
      Turnstile turnstile,
      @Nullable Timekeeper keeper) {
    this.keeper = keeper;
    this.turnstile = turnstile;
    this.book = book;
    this.viewers = viewers;
    this.hub = hub;
    this.opponents = opponents;
  }

  void routes(RoutesConfig routes) {
    routes.get("/api/matches/{m}/talk", this::talk);
    routes.post("/api/matches/{m}/chat", this::chat);
    routes.post("/api/matches/{m}/offers", this::offer);
    routes.post("/api/matches/{m}/offers/answer", this::answer);
    routes.get("/api/matches/{m}/notes", this::notes);
    routes.post("/api/matches/{m}/notes", this::note);
  }

  private Viewer player(Context ctx) {
    Viewer viewer = viewers.of(ctx);
    viewer.plays();
    return viewer;
  }

  /** A revision that both sides count alike: what one does in secret does not move it. */
  private static int revision(LiveMatch live) {
    return live.moment().revision(live.game().sides());
  }

  private void talk(Context ctx) throws BadRequest {
    Viewer viewer = player(ctx);
    LiveMatch live = viewer.live();
    int after = Ask.number(ctx, "after", 0, 0, Integer.MAX_VALUE);
    List<TalkBook.Said> said = book.said(live.id(), after, MOST);
    Map<String, String> names =
        viewers.names(said.stream().map(TalkBook.Said::person).collect(Collectors.toSet()));
    ObjectNode node = Json.object();
    ArrayNode chat = node.putArray("chat");
    for (TalkBook.Said one : said) {
      chat.addObject()
          .put("number", one.number())
          .put("name", names.get(one.person()))
          .put("yours", one.person().equals(viewer.author()))
          .put("text", one.text())
          .put("at", one.at());
    }
    ArrayNode offers = node.putArray("offers");
    for (Offer offer : book.offers(live.id(), revision(live))) {
      offers.addObject().put("kind", offer.kind()).put("side", offer.side());
    }
    ArrayNode here = node.putArray("here");
    hub.present(live).forEach(side -> here.add(side.id()));
    Reply.json(ctx, node.put("watchers", hub.watchers(live)));
  }

  private void chat(Context ctx) throws BadRequest {
    Viewer viewer = player(ctx);
    Fields fields = PeopleApi.fields(ctx);
    String text = line(fields, "text");
    fields.done();
    if (text.isEmpty()) {
      throw new Problem(400, "Write a message first.");
    }
    turnstile.check(ctx, viewer.author());
    book.say(viewer.live().id(), viewer.author(), text);
    hub.talk(viewer.live());
    ctx.status(204);
  }

  private static String line(Fields fields, String name) throws BadRequest {
    String text = fields.text(name).strip();
    if (text.length() > LONGEST || text.codePoints().anyMatch(Character::isISOControl)) {
      throw new Problem(
          400, "A message or note is one line of at most " + LONGEST + " characters.");
    }
    return text;
  }

  // ---- offers

  private static String kind(Fields fields) throws BadRequest {
    String kind = fields.text("kind");
    if (!kind.equals(DRAW) && !kind.equals(TAKE_BACK)) {
      throw fields.fault("kind", "must be draw or take-back");
    }
    return kind;
  }

  private void offer(Context ctx) throws BadRequest {
    Viewer viewer = player(ctx);
    LiveMatch live = viewer.live();
    Fields fields = PeopleApi.fields(ctx);
    Side as = live.notation().side(fields.text("as"));
    String kind = kind(fields);
    fields.done();
    viewer.acts(as);
    if (!live.apart()) {
      throw new Problem(409, "There is no other player who can agree.");
    }
    if (live.moment().toMove() == null) {
      throw new Problem(409, "The game is over.");
    }
    Refused refused = kind.equals(TAKE_BACK) ? live.whyNoTakeBack(as) : null;
    if (refused != null) {
      Reply.refusal(ctx, refused, live.moment().revision(as));
      return;
    }
    turnstile.check(ctx, viewer.author());
    book.offer(
        live.id(),
        new Offer(kind, as.id(), revision(live)),
        handle -> tell(handle, live.id(), as.id(), kind));
    hub.talk(live);
    ctx.status(204);
  }

  private void tell(Handle handle, String match, String by, String kind) {
    if (keeper != null) {
      keeper.offered(
          handle, match, by, kind.equals(DRAW) ? Kind.DRAW_OFFERED : Kind.TAKE_BACK_ASKED);
    }
  }

  /** The other side says yes or no; who made the offer can only withdraw it. */
  private void answer(Context ctx) throws BadRequest {
    Viewer viewer = player(ctx);
    LiveMatch live = viewer.live();
    Fields fields = PeopleApi.fields(ctx);
    Side as = live.notation().side(fields.text("as"));
    String kind = kind(fields);
    boolean yes = fields.yes("yes");
    fields.done();
    viewer.acts(as);
    Offer offer =
        book.offers(live.id(), revision(live)).stream()
            .filter(one -> one.kind().equals(kind))
            .findFirst()
            .orElseThrow(() -> new Problem(404, "This offer is no longer open."));
    if (yes && offer.side().equals(as.id())) {
      throw new Problem(403, "Only the other side can answer this.");
    }
    if (!book.close(live.id(), offer)) {
      throw new Problem(404, "This offer is no longer open.");
    }
    Verdict verdict = null;
    if (yes) {
      Side side = live.notation().side(offer.side());
      verdict =
          kind.equals(DRAW) ? live.draw(as, viewer.author()) : live.takeBack(side, viewer.author());
    }
    hub.talk(live);
    switch (verdict) {
      case null -> ctx.status(204);
      case Verdict.Done done -> {
        opponents.wake(live);
        ctx.status(204);
      }
      case Verdict.No(var moment, var refused) -> Reply.refusal(ctx, refused, moment.revision(as));
      case Verdict.NotYours(var why) -> throw new Problem(403, why);
      case Verdict.Stale stale -> throw new Problem(409, "The match has continued since then.");
    }
  }

  // ---- notes

  private void notes(Context ctx) {
    Viewer viewer = player(ctx);
    ObjectNode node = Json.object();
    book.notes(viewer.live().id(), viewer.author()).forEach(node::put);
    Reply.json(ctx, node);
  }

  private void note(Context ctx) throws BadRequest {
    Viewer viewer = player(ctx);
    LiveMatch live = viewer.live();
    Fields fields = PeopleApi.fields(ctx);
    int hex = live.notation().hex(fields.text("hex"));
    String text = line(fields, "text");
    fields.done();
    book.note(live.id(), viewer.author(), live.notation().hex(hex), text);
    ctx.status(204);
  }
}
