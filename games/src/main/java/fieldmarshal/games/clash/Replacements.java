package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.MapReader;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Case 9.3: replacements, in pools of steps that a side or a nation gets each turn. */
public class Replacements extends Chapter {
  /**
   * The steps that some nations of a side get each turn.
   *
   * @param number its index among the pools of the battle
   * @param steps for each turn, the first turn first
   */
  public record Pool(
      int number, String id, int side, Set<String> nations, List<Integer> steps, String caseId) {

    /** The steps of a turn. */
    @Case({"COG-9.3", "COG-G7a", "COG-Y7"})
    public int steps(int turn) {
      return turn >= 1 && turn <= steps.size() ? steps.get(turn - 1) : 0;
    }
  }

  private final List<Pool> pools = new ArrayList<>();

  public Replacements(ClashRules rules) {
    super(rules);
    for (Tsv.Row row : Tsv.resource(rules.folder() + "/replacements.tsv")) {
      List<Integer> steps = new ArrayList<>();
      for (int turn = 1; row.has("" + turn); turn++) {
        steps.add(row.number("" + turn));
      }
      pools.add(
          new Pool(
              pools.size(),
              row.text("pool"),
              MapReader.side(row, "side", rules.sides()),
              Set.copyOf(row.words("nations")),
              List.copyOf(steps),
              row.text("case")));
    }
    if (pools.size() > Global.POOLS) {
      throw new IllegalStateException(pools.size() + " pools; there is room for " + Global.POOLS);
    }
  }

  public final List<Pool> pools() {
    return pools;
  }

  /** The steps of a pool that are left in this turn. */
  public final int left(Position p, Pool pool) {
    return p.global(Global.REPLACEMENTS + pool.number());
  }

  /** The steps that a side has left in this turn. */
  public final int left(Position p, int side) {
    int left = 0;
    for (Pool pool : pools) {
      left += pool.side() == side ? left(p, pool) : 0;
    }
    return left;
  }

  /** The pool that a unit's steps come from, or null. */
  @Case({"COG-G7c", "COG-Y7b"})
  private @Nullable Pool pool(Counter unit) {
    for (Pool pool : pools) {
      if (pool.side() == unit.sideIndex() && pool.nations().contains(unit.nationality())) {
        return pool;
      }
    }
    return null;
  }

  /** A side gets the steps of the turn; what was left of the last turn is gone. */
  @Case({"COG-9.3", "COG-5.32", "COG-G7a", "COG-Y7"})
  protected void begin(Table t, int side) {
    for (Pool pool : pools) {
      if (pool.side() == side) {
        t.setGlobal(Global.REPLACEMENTS + pool.number(), pool.steps(turn(t.now())));
      }
    }
    for (Counter unit : rules.unitsOf(side)) {
      if (mayRebuild(t.now(), side, unit) == null) {
        t.push(new Segment(side));
        return;
      }
    }
  }

  /** The phase of the side is over: steps that were not given are lost. */
  @Case({"COG-9.3", "COG-G7a", "COG-Y7"})
  protected void end(Table t, int side) {
    for (Pool pool : pools) {
      if (pool.side() == side) {
        t.setGlobal(Global.REPLACEMENTS + pool.number(), 0);
      }
    }
  }

  /** Why the unit may not be rebuilt now, or null. */
  @Case({"COG-9.3", "COG-9.31a", "COG-9.31b", "COG-9.31c", "COG-8.41", "COG-G7c", "COG-Y7b"})
  final @Nullable Refused mayRebuild(Position p, int side, Counter unit) {
    if (unit.sideIndex() != side) {
      return Refused.of("COG-5.32", () -> unit.begins() + " is not of your side.");
    }
    if (!p.onMap(unit)) {
      return Refused.of("COG-9.31c", () -> unit.begins() + " is not on the map.");
    }
    if (unit.isCavalry() || unit.steps() < 2) {
      return Refused.of(
          "COG-9.31a", () -> unit.begins() + " is not an infantry unit of two steps.");
    }
    if (p.lost(unit) == 0) {
      return Refused.of("COG-9.31a", () -> unit.begins() + " is at full strength.");
    }
    if (p.has(unit, Flag.ATTENUATED | Flag.OUT_OF_SUPPLY)) {
      return Refused.of("COG-9.31a", () -> unit.begins() + " is not in supply.");
    }
    if (p.has(unit, Flag.FORT_SUPPLIED)) {
      return Refused.of("COG-9.31b", () -> unit.begins() + " is supplied by a fort only.");
    }
    Pool pool = pool(unit);
    if (pool == null) {
      return Refused.of(nationCase(), () -> unit.nationality() + " units get no replacements.");
    }
    if (left(p, pool) <= 0) {
      return Refused.of(
          left(p, side) > 0 ? nationCase() : "COG-9.3",
          () -> "No " + unit.nationality() + " replacement step is left in this turn.");
    }
    return barred(p, unit);
  }

  /** The case that keeps the steps of nations apart. */
  protected String nationCase() {
    return "COG-9.3";
  }

  /** What else forbids replacements in a battle, or null. */
  protected @Nullable Refused barred(Position p, Counter unit) {
    return null;
  }

  /** The unit is at full strength again; it neither moves nor attacks in this turn. */
  @Case({"COG-9.32", "COG-2.28f", "COG-5.32b"})
  private void rebuild(Table t, Counter unit) {
    Pool pool = pool(unit);
    if (pool != null) {
      t.addGlobal(Global.REPLACEMENTS + pool.number(), -1);
    }
    t.restore(unit, 1, "COG-9.32");
    if (rules.playerTurns()) {
      t.setFlag(unit, Flag.REPLACED, true);
      t.mark(unit, Flag.DONE, true, "COG-5.32b");
    } else {
      t.mark(unit, Flag.REPLACED, true, "COG-9.32");
    }
  }

  /** A side rebuilds units, or lets its steps lapse. */
  @Case({"COG-5.32", "COG-9.3"})
  record Segment(int side) implements Frame.Obvious, LastingFrame {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      int left = rules.replacements().left(p, side);
      return rules.ask(
          p,
          side,
          Kind.REPLACE,
          "Rebuild reduced infantry with "
              + left
              + (left == 1 ? " replacement step" : " replacement steps")
              + ", or end replacements. Steps that are not used are lost.",
          "COG-9.3");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.of("Replacements", "End replacements")
          .with(new Question.Option(Question.REPLACE, "Restore a step"));
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      for (Counter unit : rules.unitsOf(side)) {
        if (rules.replacements().mayRebuild(p, side, unit) == null
            && !sink.accept(new Order.Replace(unit))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        t.pop();
        return null;
      }
      if (!(order instanceof Order.Replace replace)) {
        return Refused.of("COG-5.32", "Rebuild a unit, or end replacements.");
      }
      Counter unit = counter(replace.unit());
      Refused refused = rules.replacements().mayRebuild(t.now(), side, unit);
      if (refused == null) {
        rules.replacements().rebuild(t, unit);
      }
      return refused;
    }
  }
}
