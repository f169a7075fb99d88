package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.server.people.Person;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What somebody may see and do in a match: he holds seats of it, or he watches. A request may say
 * which of his own seats it means; it never says through whose eyes it looks.
 */
final class Viewer {
  private final LiveMatch live;
  private final Person person;
  private final List<Side> held;
  private final boolean owner;
  private final boolean strict;
  private final int late;

  /**
   * Somebody at a match.
   *
   * @param held the seats that are his
   * @param owner whether the match is his to invite to, to rename and to remove
   * @param strict whether a seat that is not his is refused where he names it; the owner at his
   *     machine is shown his own instead
   * @param late by how many turns late spectators see everything; 0 where they see at once what
   *     both sides may see
   */
  Viewer(LiveMatch live, Person person, List<Side> held, boolean owner, boolean strict, int late) {
    this.live = live;
    this.person = person;
    this.held = List.copyOf(held);
    this.owner = owner;
    this.strict = strict;
    this.late = late;
  }

  LiveMatch live() {
    return live;
  }

  /** The id of the person, for the log. */
  String author() {
    return person.id();
  }

  List<Side> held() {
    return held;
  }

  boolean owner() {
    return owner;
  }

  /** Bots that play each other play for the owner, who may look at either. */
  private boolean botsOnly() {
    return owner && live.seats().humans(live.game()).isEmpty();
  }

  /** Whether he has no seat here. */
  boolean watches() {
    return held.isEmpty() && !botsOnly();
  }

  /** Whether he, and nobody else, plays all that bots do not. */
  boolean alone() {
    return held.equals(live.seats().humans(live.game())) && !live.apart();
  }

  private static Problem notYours() {
    return new Problem(403, "That seat is not yours.");
  }

  private void own(@Nullable Side asked) {
    if (strict && asked != null && !held.contains(asked) && !botsOnly()) {
      throw notYours();
    }
  }

  /**
   * The side as which he looks. Who watches an open game looks as anybody does; where something is
   * hidden he has no side, and what is only for players is refused.
   */
  Side side(@Nullable Side asked) {
    own(asked);
    if (watches() && Sight.hidden(live, live.moment().position())) {
      throw new Problem(403, "This match has hidden units: only its players may see that.");
    }
    if (asked != null && (held.contains(asked) || botsOnly())) {
      return asked;
    }
    Side toMove = live.moment().toMove();
    if (toMove != null && held.contains(toMove)) {
      return toMove;
    }
    return held.isEmpty() ? live.game().sides().getFirst() : held.getFirst();
  }

  /** The side that a request names, or his own. */
  Side side(Context ctx) throws fieldmarshal.umpire.json.BadRequest {
    return side(Ask.side(ctx, live, "as"));
  }

  /** The sides whose common knowledge he is told: the one that he names, or all that are his. */
  List<Side> told(@Nullable Side asked) {
    own(asked);
    if (watches()) {
      return live.game().sides();
    }
    return asked != null || held.isEmpty() ? List.of(side(asked)) : held;
  }

  List<Side> told(Context ctx) throws fieldmarshal.umpire.json.BadRequest {
    return told(Ask.side(ctx, live, "as"));
  }

  /**
   * What he does for a side must be his to do. That is said before anything is looked at: whether a
   * revision is that of a bot's side would tell how much the bot has done in secret.
   */
  Side acts(Side as) {
    if (!held.contains(as)) {
      String who = live.seats().human(as) ? "Somebody else" : "A bot";
      throw new Problem(403, who + " plays " + as.called() + ".");
    }
    return as;
  }

  /** Only who has a seat may do that. */
  void plays() {
    if (watches()) {
      throw new Problem(403, "Only players of this match may do that.");
    }
  }

  /** Only whose match it is may do that. */
  void owns() {
    if (!owner) {
      throw new Problem(403, "Only the person who began the match may do that.");
    }
  }

  /**
   * What tells of both sides is given where nothing is hidden, when the match is over, or to the
   * owner at his machine who plays alone.
   */
  void seesAll() {
    boolean over = live.moment().toMove() == null;
    if (!over && (strict || !alone()) && Sight.hidden(live, live.moment().position())) {
      throw new Problem(
          403, "This shows what both sides did in secret. You can see it when the match is over.");
    }
  }

  // ---- what he is shown

  /** Whether he sees everything, but late. */
  private boolean late() {
    return late > 0 && watches() && Sight.hidden(live, live.moment().position());
  }

  /** The match now. */
  ObjectNode now(Moment moment, @Nullable Side asked) {
    own(asked);
    return described(
        late()
            ? new DelayedView(live, late).now()
            : watches()
                ? CommonView.now(live, moment, told(asked))
                : MatchView.now(live, moment, side(asked)));
  }

  /** The log from a line on, with the names of those who gave the orders. */
  ArrayNode log(int from, @Nullable Side asked, Function<Set<String>, Map<String, String>> names) {
    List<Side> told = told(asked);
    return late()
        ? new DelayedView(live, late).log(from, names)
        : MatchView.log(live, from, told, names);
  }

  /** The dice from a number on, with what proves them. */
  ObjectNode rolls(int from, @Nullable Side asked) {
    List<Side> told = told(asked);
    return late() ? new DelayedView(live, late).rolls(from) : MatchView.rolls(live, from, told);
  }

  /** The position before a line of his log; problem 404 where it has none. */
  ObjectNode at(int line, @Nullable Side asked) {
    if (late()) {
      own(asked);
      return new DelayedView(live, late).then(line);
    }
    List<Side> eyes = watches() ? told(asked) : List.of(side(asked));
    Position position = live.before(line, eyes);
    if (position == null) {
      throw new Problem(404, "The match has no line " + line + ".");
    }
    return watches()
        ? CommonView.then(live, line, position, eyes)
        : MatchView.then(live, line, position, eyes.getFirst());
  }

  /** Adds what concerns him to a match that he is shown. */
  ObjectNode described(ObjectNode match) {
    ArrayNode yours = match.putArray("yours");
    held.forEach(side -> yours.add(side.id()));
    return match.put("watching", watches()).put("owner", owner).put("apart", live.apart());
  }
}
