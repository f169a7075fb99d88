package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.Chapter;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Field;
import fieldmarshal.games.clash.Frame;
import fieldmarshal.games.clash.Movement;
import fieldmarshal.games.clash.TerrainCode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chapter Y10: the inundation of the Yser. */
final class Inundation extends Chapter {
  static final String OPEN = "open-sluices";

  /** The first turn in which the sluices may be opened. */
  @Case("COG-Y10a")
  private static final int FIRST_TURN = 5;

  static final int STAGES = 3;

  private final int nieuport = board.hex("1909");
  private final List<List<Integer>> stages = new ArrayList<>();

  Inundation(ClashRules rules) {
    super(rules);
    for (int stage = 1; stage <= STAGES; stage++) {
      stages.add(new ArrayList<>());
    }
    for (int hex = 0; hex < board.size(); hex++) {
      if (theatre.floodStage(hex) > 0) {
        stages.get(theatre.floodStage(hex) - 1).add(hex);
      }
    }
  }

  /** The hexes that flood in a stage, from 1 to 3. */
  @Case({"COG-Y10b", "COG-Y10g"})
  List<Integer> stage(int number) {
    return stages.get(number - 1);
  }

  // ---- the sluices

  /** Reinforcements and replacements are done: the water may rise. */
  @Case({"COG-Y3", "COG-Y10a", "COG-Y10b"})
  void step(Table t) {
    t.push(new Rising());
    if (t.now().global(YpresState.SLUICES) == 0 && mayOpen(t.now()) == null) {
      t.push(new Sluices());
    }
  }

  /** Why the sluices may not be opened now, or null. */
  @Case("COG-Y10a")
  @Nullable Refused mayOpen(Position p) {
    if (turn(p) < FIRST_TURN) {
      return Refused.of("COG-Y10a", "The sluices may be opened from turn 5 on.");
    }
    if (rules.control().controller(p, nieuport) != ENTENTE) {
      return Refused.of("COG-Y10a", "The Entente does not control Nieuport.");
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(nieuport, d);
      if (to >= 0
          && rules.pieces().enemyIn(p, ENTENTE, to)
          && (board.side(nieuport, d) & TerrainCode.MAJOR) == 0) {
        return Refused.of(
            "COG-Y10a",
            () ->
                "A German unit at " + title(to) + " is on the same side of the Yser as Nieuport.");
      }
    }
    return null;
  }

  /** Whether the sluices of Nieuport are opened; it cannot be undone. */
  @Case("COG-Y10a")
  record Sluices() implements Frame.Choice {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p,
          ENTENTE,
          Kind.CHOOSE,
          "Open the sluices of Nieuport? Over three turns the hexes along the Yser flood, and they stay"
              + " flooded.",
          "COG-Y10a");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.of("The sluices of Nieuport", "Keep them shut")
          .with(
              new Question.Option(OPEN, "Open the sluices", chapter(rules).foretold(p))
                  .in(chapter(rules).spots(p)));
    }

    @Override
    public Order suggest(ClashRules rules, Position p) {
      return Order.PASS;
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      if (sink.accept(Order.PASS)) {
        sink.accept(Order.Choose.option(OPEN));
      }
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      if (order instanceof Order.Choose choose) {
        if (!choose.option().equals(OPEN)
            || !choose.units().isEmpty()
            || !choose.hexes().isEmpty()) {
          return Refused.of("COG-Y10a", "Open the sluices, or keep them shut.");
        }
        t.setGlobal(YpresState.SLUICES, rules.turn(t.now()));
        t.note("The sluices of Nieuport are opened.", "COG-Y10a");
      } else if (!(order instanceof Order.Pass)) {
        return Refused.of("COG-Y10a", "Open the sluices, or keep them shut.");
      }
      t.pop();
      return null;
    }
  }

  /** How near to the polders Germans are to make their flooding urgent. */
  private static final int NEAR = 2;

  /**
   * The water holds the Yser better than the Belgians can: it rises as soon as Germans are near,
   * and a turn later in any case, before they come too near to Nieuport to let it in.
   */
  Appraisal.@Nullable Advice advice(Position p) {
    if (!(p.pending() instanceof Sluices)) {
      return null;
    }
    return turn(p) > FIRST_TURN || germansNear(p)
        ? new Appraisal.Advice(
            Order.Choose.option(OPEN), "The flood stops the Germans at the Yser.")
        : new Appraisal.Advice(Order.PASS, "No German unit threatens the Yser yet.");
  }

  private boolean germansNear(Position p) {
    for (Counter unit : rules.unitsOf(CENTRAL)) {
      int place = p.place(unit);
      for (int stage = 0; place >= 0 && stage < STAGES; stage++) {
        for (int hex : stages.get(stage)) {
          if (board.distance(place, hex) <= NEAR) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The hexes that flood if the sluices are opened now, each with its turn. */
  @Case("COG-Y10b")
  private List<Question.Spot> spots(Position p) {
    List<Question.Spot> spots = new ArrayList<>();
    for (int stage = 1; stage <= STAGES; stage++) {
      for (int hex : stage(stage)) {
        spots.add(new Question.Spot(hex, turn(p) + stage - 1));
      }
    }
    return spots;
  }

  /** That it is for good, and who stands there. */
  @Case({"COG-Y10b", "COG-Y10c"})
  private String foretold(Position p) {
    List<Counter> wet = new ArrayList<>();
    for (int stage = 1; stage <= STAGES; stage++) {
      for (int hex : stage(stage)) {
        for (int u = p.first(hex); u >= 0; u = p.next(u)) {
          wet.add(counter(u));
        }
      }
    }
    String words = "This cannot be undone.";
    return wet.isEmpty() ? words : words + " Units in these hexes: " + UnitNames.of(wet) + ".";
  }

  // ---- the flood

  /** The stage that comes in a turn, from 1 to 3; 0 for none. */
  @Case("COG-Y10b")
  private static int stageOf(Position p) {
    int opened = p.global(YpresState.SLUICES);
    int stage = turn(p) - opened + 1;
    return opened > 0 && stage <= STAGES ? stage : 0;
  }

  /** How many stages have come, for the track. */
  static int risen(Position p) {
    int opened = p.global(YpresState.SLUICES);
    return opened == 0 ? 0 : Math.min(STAGES, turn(p) - opened + 1);
  }

  /** The next hexes flood. */
  @Case({"COG-Y10b", "COG-Y10c"})
  record Rising() implements Frame.Task {
    @Override
    public void work(ClashRules rules, Table t) {
      t.pop();
      int stage = stageOf(t.now());
      if (stage > 0) {
        chapter(rules).flood(t, stage);
      }
    }
  }

  private static Inundation chapter(ClashRules rules) {
    return ((YpresRules) rules).inundation();
  }

  @Case({"COG-Y10b", "COG-Y10c", "COG-Y10g"})
  private void flood(Table t, int stage) {
    List<String> numbers = new ArrayList<>();
    for (int hex : stage(stage)) {
      if (!rules.control().flooded(t.now(), hex)) {
        Field.FLOODED.set(t, hex, true);
        numbers.add(board.number(hex));
        for (int u = t.now().first(hex); u >= 0; u = t.now().next(u)) {
          t.setFlag(counter(u), YpresState.FLOODED_OUT, true);
        }
      }
    }
    if (!numbers.isEmpty()) {
      t.note("The water rises in " + UnitNames.list(numbers) + ".", "COG-Y10b");
    }
    // Whoever is first in the reinforcement step is first here too.
    int first = rules.sequence().first(t.now());
    t.push(new Leaving(1 - first));
    t.push(new Leaving(first));
  }

  // ---- what a side is warned of

  /**
   * The hexes that flood next turn, whatever anybody decides: the sluices are open and the last
   * stage has not come. The end of the game saves those of the last turn.
   */
  @Case("COG-Y10b")
  private List<Integer> next(Position p) {
    int opened = p.global(YpresState.SLUICES);
    int stage = turn(p) - opened + 2;
    return opened > 0 && stage <= STAGES && turn(p) < rules.scenario().lastTurn()
        ? stage(stage)
        : List.of();
  }

  /**
   * What the water means for those who have their movement now: who stands where it rises next
   * turn, who has no dry hex to go to then, and who may not attack his neighbour because he stands
   * in it. Other armies are warned when their own marker is drawn.
   */
  @Case({"COG-Y10b", "COG-Y10c", "COG-12.94"})
  List<Clerk.Warning> warnings(Position p, int side) {
    if (!(p.pending() instanceof Movement.Segment)) {
      return List.of();
    }
    List<Integer> rising = next(p);
    List<Counter> leave = new ArrayList<>();
    List<Counter> caught = new ArrayList<>();
    List<Counter> barred = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex < 0 || !rules.command().activated(p, unit)) {
        continue;
      }
      if (rules.control().flooded(p, hex)) {
        if (facesEnemy(p, side, hex)) {
          barred.add(unit);
        }
      } else if (rising.contains(hex)) {
        (ways(p, unit, rising).isEmpty() ? caught : leave).add(unit);
      }
    }
    List<Clerk.Warning> warnings = new ArrayList<>();
    warnings.addAll(
        Clerk.Warning.about(
            "Floods next turn, no way out", caught, Clerk.Warning.Sort.LOSS, "COG-Y10c"));
    warnings.addAll(
        Clerk.Warning.about("Floods next turn", leave, Clerk.Warning.Sort.UNDONE, "COG-Y10c"));
    warnings.addAll(
        Clerk.Warning.about(
            "In the flood, no attack", barred, Clerk.Warning.Sort.UNDONE, "COG-12.94"));
    return warnings;
  }

  private boolean facesEnemy(Position p, int side, int hex) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(hex, d);
      if (to >= 0 && rules.pieces().enemyIn(p, side, to)) {
        return true;
      }
    }
    return false;
  }

  // ---- units in the flood

  /** The units of a side that must still leave the water. */
  private List<Counter> leaving(Position p, int side) {
    List<Counter> units = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side)) {
      if (p.has(unit, YpresState.FLOODED_OUT)) {
        units.add(unit);
      }
    }
    return units;
  }

  /**
   * Where the unit may go: a dry neighbour where it may stand, in a retreat direction if there is
   * one. Zones do not matter.
   */
  @Case("COG-Y10c")
  List<Integer> ways(Position p, Counter unit) {
    return ways(p, unit, List.of());
  }

  /** The same when more hexes have flooded. */
  private List<Integer> ways(Position p, Counter unit, List<Integer> rising) {
    List<Integer> compass = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    int at = p.place(unit);
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(at, d);
      if (theatre.open(at, d)
          && !rules.control().flooded(p, to)
          && !rising.contains(to)
          && !rules.pieces().enemyIn(p, unit.sideIndex(), to)
          && !rules.control().works(p, 1 - unit.sideIndex(), to)
          && rules.stacking().fits(p, unit, to) == null) {
        (theatre.compass(unit.sideIndex()).has(d) ? compass : others).add(to);
      }
    }
    return compass.isEmpty() ? others : compass;
  }

  /** The units of a side leave the water one after the other; who cannot loses a step. */
  @Case("COG-Y10c")
  record Leaving(int side) implements Frame.Task {
    @Override
    public void work(ClashRules rules, Table t) {
      Inundation chapter = chapter(rules);
      List<Counter> units = chapter.leaving(t.now(), side);
      if (units.isEmpty()) {
        t.pop();
        return;
      }
      for (Counter unit : units) {
        if (chapter.ways(t.now(), unit).isEmpty()) {
          t.setFlag(unit, YpresState.FLOODED_OUT, false);
          rules.pieces().loseStep(t, unit, "COG-Y10c");
          return;
        }
      }
      t.push(new Displaced(side));
    }
  }

  /** Which unit leaves next, and where it goes. */
  @Case("COG-Y10c")
  record Displaced(int side) implements Frame.Obvious {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p, side, Kind.DISPLACE, "The water rises. Move a unit out of it.", "COG-Y10c");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.of("Out of the flood");
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      Inundation chapter = chapter(rules);
      for (Counter unit : chapter.leaving(p, side)) {
        for (int hex : chapter.ways(p, unit)) {
          if (!sink.accept(new Order.Displace(unit, hex))) {
            return;
          }
        }
      }
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      if (!(order instanceof Order.Displace displace)) {
        return Refused.of("COG-Y10c", "Move a unit out of the flood.");
      }
      Inundation chapter = chapter(rules);
      Counter unit = counter(displace.unit());
      if (unit.sideIndex() != side || !t.now().has(unit, YpresState.FLOODED_OUT)) {
        return Refused.of("COG-Y10c", () -> unit.begins() + " need not leave the flood.");
      }
      if (!chapter.ways(t.now(), unit).contains(displace.hex())) {
        return Refused.of(
            "COG-Y10c",
            () -> unit.begins() + " cannot go to " + chapter.title(displace.hex()) + ".");
      }
      t.pop();
      t.setFlag(unit, YpresState.FLOODED_OUT, false);
      t.place(unit, displace.hex(), "displaced by the flood");
      rules.control().enter(t, side, displace.hex());
      return null;
    }
  }
}
