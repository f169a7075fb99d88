package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Chapter 13.1: reinforcements enter in sources of supply. */
final class Reinforcements extends Chapter {
  /** A headquarters enters in movement mode; without this word it enters in support mode. */
  static final String IN_MOVEMENT_MODE = "enter-in-movement-mode";

  private static final int FAR = 1000;

  // What speaks against a source when one is proposed, in hexes.
  private static final int PINNED = 100;
  private static final int CROWDED = 4;
  private static final int NO_RAILWAY = 5;

  Reinforcements(ItalianFrontRules rules) {
    super(rules);
  }

  /** The Reinforcement Phase of a side; after a pause its die for replacements falls first. */
  @Case({"IF-13.1.1", "IF-4.1.8", "IF-3.2.11"})
  void begin(Table t, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      if (due(t.now(), unit) && unit.isSupport()) {
        t.setUnitNumber(unit, UnitNumber.DUE, 0);
        t.place(unit, ItalianFrontRules.SUPPORT, "reinforcement");
      }
    }
    t.push(new Entering(side));
    rules.pause().recovers(t, side);
  }

  /** Whether the unit waits for a turn that has come. */
  @Case({"IF-13.1.1", "IF-13.1.5"})
  private static boolean due(Position p, Counter unit) {
    return p.place(unit) == ItalianFrontRules.DUE && p.unitNumber(unit, UnitNumber.DUE) <= turn(p);
  }

  /** Why the unit may not enter in the hex, or null. An enemy zone does not bar it. */
  @Case({"IF-13.1.2", "IF-13.1.4", "IF-7.9.2", "IF-7.11.1"})
  @Nullable Refused mayEnter(Position p, Counter unit, int hex) {
    int side = unit.sideIndex();
    if (!theatre.isSource(side, hex)) {
      return Refused.of("IF-13.1.2", () -> title(hex) + " is not a supply source of your side.");
    }
    if (!rules.supply().usable(p, side, hex)) {
      return Refused.of(
          "IF-13.1.2", () -> "The enemy controls the supply source at " + title(hex) + ".");
    }
    if (theatre.isAlpine(hex)) {
      if (!unit.isMountain()) {
        return Refused.of(
            "IF-13.1.2", () -> "Only mountain units may enter the alpine hex " + title(hex) + ".");
      }
      if (rules.weather().winter(p)) {
        return Refused.of(
            "IF-7.11.1", () -> "In winter no unit may enter the alpine hex " + title(hex) + ".");
      }
    }
    return null;
  }

  private boolean canEnter(Position p, Counter unit) {
    for (int hex : theatre.sources(unit.sideIndex())) {
      if (mayEnter(p, unit, hex) == null) {
        return true;
      }
    }
    return false;
  }

  /** The unit comes onto the map; it may be above the limit until its owner's movement ends. */
  @Case({"IF-13.1.2", "IF-13.1.3", "IF-13.1.4", "IF-15.1.1", "IF-13.2.4"})
  void enter(Table t, Counter unit, int hex, boolean support, String how) {
    rules.pieces().arrive(t, unit, hex, how);
    t.setFlag(unit, Flag.ENTERED, true);
    t.setFlag(unit, Flag.SUPPORT_MODE, unit.isHq() && support);
    rules.loneHeadquarters().check(t);
  }

  /** A source near the enemy, by a railway, with room, where nobody would be pinned; or -1. */
  int nearest(Position p, Counter unit) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int hex : theatre.sources(unit.sideIndex())) {
      if (mayEnter(p, unit, hex) == null && price(p, unit, hex) < least) {
        least = price(p, unit, hex);
        best = hex;
      }
    }
    return best;
  }

  private int price(Position p, Counter unit, int hex) {
    int side = unit.sideIndex();
    int price = toEnemy(p, side, hex);
    price += rules.zones().zone(p, 1 - side, hex) ? PINNED : 0;
    price += rules.stacking().hasRoom(p, side, hex, 1) ? 0 : CROWDED;
    price += rules.stacking().stranger(p, unit, hex) == null ? 0 : CROWDED;
    boolean rail = false;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      rail |= theatre.rail(hex, d);
    }
    price += rail ? 0 : NO_RAILWAY;
    return price + (board.terrain(hex) <= TerrainCode.ROUGH ? 0 : NO_RAILWAY);
  }

  private int toEnemy(Position p, int side, int hex) {
    int least = FAR - 1;
    for (Counter enemy : rules.unitsOf(1 - side)) {
      if (p.onMap(enemy)) {
        least = Math.min(least, board.distance(hex, p.place(enemy)));
      }
    }
    return least;
  }

  /** The owner brings in whoever is due, each in a source of his choice; all who can must enter. */
  @Case({"IF-13.1.1", "IF-13.1.2", "IF-4.1.7"})
  record Entering(int side) implements Pending.Obvious<ItalianFrontRules>, LastingFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.REINFORCE,
          "Place your reinforcements, each in a supply source.",
          "IF-13.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Reinforcements", waits(rules, p) ? "" : "End reinforcements")
          .with(
              new Question.Option(
                  IN_MOVEMENT_MODE,
                  "Enter in movement mode",
                  "The headquarters has 6 movement points and gives no support."),
              StackOrder.OPTION);
    }

    private boolean waits(ItalianFrontRules rules, Position p) {
      for (Counter unit : rules.unitsOf(side)) {
        if (due(p, unit) && rules.reinforcements().canEnter(p, unit)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      boolean waits = false;
      Reinforcements chapter = rules.reinforcements();
      for (Counter unit : rules.unitsOf(side)) {
        if (!due(p, unit)) {
          continue;
        }
        for (int hex : rules.theatre().sources(side)) {
          if (chapter.mayEnter(p, unit, hex) != null) {
            continue;
          }
          waits = true;
          if (!sink.accept(new Order.Reinforce(unit, hex))
              || unit.isHq()
                  && !sink.accept(
                      new Order.Choose(IN_MOVEMENT_MODE, List.of(unit), Hexes.of(hex)))) {
            return;
          }
        }
      }
      if (waits || sink.accept(Order.PASS)) {
        rules.stackOrder().ofMovers(p, side, sink);
      }
    }

    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      for (Counter unit : rules.unitsOf(side)) {
        int hex = due(p, unit) ? rules.reinforcements().nearest(p, unit) : -1;
        if (hex >= 0) {
          return new Order.Reinforce(unit, hex);
        }
      }
      return Order.PASS;
    }

    @Override
    public Order sample(ItalianFrontRules rules, Position p, RandomGenerator random) {
      for (Counter unit : rules.unitsOf(side)) {
        if (!due(p, unit)) {
          continue;
        }
        int[] sources = rules.theatre().sources(side);
        int first = random.nextInt(sources.length);
        for (int i = 0; i < sources.length; i++) {
          int hex = sources[(first + i) % sources.length];
          if (rules.reinforcements().mayEnter(p, unit, hex) == null) {
            return unit.isHq() && random.nextInt(4) == 0
                ? new Order.Choose(IN_MOVEMENT_MODE, List.of(unit), Hexes.of(hex))
                : new Order.Reinforce(unit, hex);
          }
        }
      }
      return Order.PASS;
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> end(rules, t);
        case Order.Reinforce(var unit, int hex) -> enter(rules, t, counter(unit), hex, true);
        case Order.Choose(String option, var units, Hexes hexes)
            when option.equals(IN_MOVEMENT_MODE) && units.size() == 1 && hexes.size() == 1 ->
            counter(units.getFirst()).isHq()
                ? enter(rules, t, counter(units.getFirst()), hexes.at(0), false)
                : Refused.of("IF-15.1.1", "Only a headquarters has modes.");
        case Order.Choose choose when choose.option().equals(StackOrder.TOP) ->
            rules.stackOrder().ofMover(t, side, choose);
        default ->
            Refused.of("IF-4.1.1", "In the reinforcement phase you only place reinforcements.");
      };
    }

    private @Nullable Refused enter(
        ItalianFrontRules rules, Table t, Counter unit, int hex, boolean support) {
      if (unit.sideIndex() != side) {
        return Refused.of("IF-4.1.6", "You may place only your own units.");
      }
      if (!due(t.now(), unit)) {
        return Refused.of("IF-13.1.1", () -> unit.begins() + " is not due to enter now.");
      }
      Refused refused = rules.reinforcements().mayEnter(t.now(), unit, hex);
      if (refused == null) {
        rules.reinforcements().enter(t, unit, hex, support, "reinforcement");
      }
      return refused;
    }

    /** Whoever finds no source waits in his box. */
    @Case({"IF-4.1.7", "IF-13.1.5"})
    private @Nullable Refused end(ItalianFrontRules rules, Table t) {
      for (Counter unit : rules.unitsOf(side)) {
        if (due(t.now(), unit)) {
          if (rules.reinforcements().canEnter(t.now(), unit)) {
            return Refused.of("IF-4.1.7", () -> unit.begins() + " must still enter.");
          }
          t.note(unit.begins() + " has no supply source to enter and waits.", "IF-13.1.5");
        }
      }
      t.pop();
      return null;
    }
  }
}
