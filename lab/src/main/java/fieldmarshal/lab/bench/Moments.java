package fieldmarshal.lab.bench;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.Shelf;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import java.util.Set;
import java.util.SplittableRandom;

/** Positions to measure on: Caporetto as it opens, and the middle of a random game of it. */
final class Moments {
  static final String OPENING = "opening";
  static final String MIDDLE = "turn-7";

  private static final int TURN = 7;
  private static final long SEED = 1917;

  private Moments() {}

  static GreatWarInTheEast caporetto(String scenario) {
    try {
      return (GreatWarInTheEast) new Caporetto().rules(scenario, Set.of());
    } catch (Game.BadSetup e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** The rules of any game of the shelf with its usual options: "game/scenario". */
  static Rules rules(String name) {
    int slash = name.indexOf('/');
    String scenario = name.substring(slash + 1);
    Game game = Shelf.find(name.substring(0, slash));
    if (game == null) {
      throw new IllegalArgumentException("there is no game " + name);
    }
    try {
      return game.rules(scenario, game.usual(scenario));
    } catch (Game.BadSetup e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** The moment of that name, in the historical scenario. */
  static Position at(GreatWarInTheEast rules, String moment) {
    return switch (moment) {
      case OPENING -> rules.start();
      case MIDDLE -> middle(rules);
      default -> throw new IllegalArgumentException("there is no moment " + moment);
    };
  }

  /**
   * When the first player moves on the seventh turn of fifteen, and both have been through much.
   */
  private static Position middle(Rules rules) {
    SplittableRandom random = new SplittableRandom(SEED);
    Dice dice = new Dice(SEED);
    Position position = rules.start();
    while (true) {
      switch (rules.decision(position)) {
        case Decision.Chance chance ->
            position = rules.roll(position, dice.roll(chance.faces())).next();
        case Decision.Choose choose -> {
          if (choose.turn() == TURN && choose.kind().equals(Kind.MOVE)) {
            return position;
          }
          Ruling ruling = rules.judge(position, rules.sample(position, random));
          position = ((Ruling.Granted) ruling).next();
        }
        case Decision.Over over -> throw new IllegalStateException("the game ended early");
      }
    }
  }

  /**
   * A table on which units come and go, so that nothing that was worked out for the position before
   * can be used again.
   */
  static final class Stirred {
    private final Table table;
    private final Unit[] units = new Unit[2];
    private final int[] homes = new int[2];

    Stirred(GreatWarInTheEast rules, Position position) {
      table = new Table(position).silent();
      for (int side = 0; side < 2; side++) {
        for (Counter unit : rules.unitsOf(side)) {
          if (position.onMap(unit) && unit.isCombat()) {
            units[side] = unit;
            homes[side] = position.place(unit);
          }
        }
      }
    }

    /** The position, equal to what it was, with one unit of each side gone and come back. */
    Position again() {
      for (int side = 0; side < 2; side++) {
        table.shift(units[side], Position.ELIMINATED);
        table.shift(units[side], homes[side]);
      }
      Position now = table.now();
      now.forget();
      return now;
    }
  }
}
