package fieldmarshal.server;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.rolls.SeededRolls;
import fieldmarshal.umpire.Catalogue;
import fieldmarshal.umpire.json.AnswerJson;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/**
 * Looks at a match of each game, and at where its units can go, again and again for a moment. Such
 * a match is in nobody's list, and nothing is played in it.
 */
final class WarmUp {
  private static final Duration EACH = Duration.ofMillis(700);

  private final List<Game> games;
  private final Seating seating;
  private final Store store;
  private volatile boolean closed;

  WarmUp(List<Game> games, Seating seating, Store store) {
    this.games = games;
    this.seating = seating;
    this.store = store;
  }

  void run() {
    for (Game game : games) {
      try {
        look(game);
      } catch (BadRequest e) {
        // A game that cannot be set up says so to whoever wants to play it.
      }
    }
  }

  private void look(Game game) throws BadRequest {
    Catalogue.Opened opened = seating.open(game.id(), game.scenarios().getFirst().id(), null);
    Rules rules = opened.rules();
    Match match = new Match(rules, opened.scenario(), opened.options(), 1);
    Match.Saved saved = match.save();
    Store.Setup setup =
        new Store.Setup(
            "",
            "",
            saved.rules(),
            saved.tables(),
            saved.game(),
            saved.scenario(),
            List.copyOf(saved.options()),
            "{}",
            1,
            KeptRolls.of(new SeededRolls(1), List.of()),
            saved.drawn(),
            saved.laid(),
            saved.opening(),
            Origin.HERE);
    LiveMatch live =
        new LiveMatch(
            setup,
            Seats.ours(game),
            match,
            Revisions.NONE,
            0,
            null,
            store,
            Leases.UNSHARED,
            (moved, moment, by, events, noticed) -> {});
    Side side = game.sides().getFirst();
    long end = System.nanoTime() + EACH.toNanos();
    for (int i = 0; !closed && System.nanoTime() < end; i++) {
      String shown = Json.write(MatchView.now(live, live.moment(), side));
      Reply.zip(shown.getBytes(StandardCharsets.UTF_8), Reply.QUICK);
      Unit unit = rules.roster().all().get(i % rules.roster().all().size());
      Position position = live.moment().position();
      Reach reach =
          position.onMap(unit)
              ? rules.clerk().reach(position, unit, Order.Move.MARCH).value()
              : null;
      if (reach != null) {
        new AnswerJson(live.notation()).reach(Json.object(), reach);
      }
    }
  }

  void close() {
    closed = true;
  }
}
