package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Case 10.2.2: cavalry retreats before combat, the defender's first, then the attacker's. */
final class Cavalry extends Chapter {
  static final String RETIRE = "retire";

  private static final int MOST = 2;
  private static final int SUCCESS = 3;

  private final boolean on;

  Cavalry(EastPrussiaRules rules) {
    super(rules);
    on = rules.on(EastPrussia.CAVALRY_RETREAT);
  }

  boolean mayRetire() {
    return on;
  }

  /** The combat with the defending cavalry that is asked first. */
  @Case({"TWU-10.2.2a", "TWU-10.2.2c"})
  Battle ask(Position p, Battle battle) {
    int attacker = battle.all().getFirst().sideIndex();
    return battle.asking(Battle.Stage.DEFENDERS_RETIRE, cavalryIn(p, attacker, battle.targets()));
  }

  private List<Counter> cavalryIn(Position p, int attacker, Hexes targets) {
    List<Counter> cavalry = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      for (Counter unit : rules.results().defenders(p, attacker, targets.at(i))) {
        if (unit.isCavalry()) {
          cavalry.add(unit);
        }
      }
    }
    return cavalry;
  }

  /**
   * The defending cavalry that may slip away before a combat that is planned. Of a stack whose
   * lower counters are not seen the attacker must reckon with it: nothing says that infantry holds
   * it there. Cavalry that is not seen is no part of this; its strength is unknown in any case.
   */
  @Case({"TWU-10.2.2a", "TWU-10.2.2c"})
  List<Counter> mayGo(Position p, int attacker, Hexes targets) {
    return on ? able(p, cavalryIn(p, attacker, targets)) : List.of();
  }

  /** The defending cavalry that is being asked, and that which is still to be asked. */
  List<Counter> mayGo(Position p, Battle battle, Slip slip) {
    if (battle.stage() != Battle.Stage.DEFENDERS_RETIRE) {
      return List.of();
    }
    List<Counter> left = new ArrayList<>(battle.queue());
    left.addFirst(slip.unit());
    return able(p, left);
  }

  private List<Counter> able(Position p, List<Counter> cavalry) {
    return cavalry.stream().filter(unit -> !ways(p, unit).isEmpty()).toList();
  }

  /** Where a cavalry unit may slip away to; nowhere where something holds it. */
  @Case({"TWU-10.2.2a", "TWU-10.2.2c"})
  List<Hexes> ways(Position p, Counter unit) {
    if (encumbered(p, unit) || rules.stacking().surplus(p, unit)) {
      return List.of();
    }
    List<Hexes> paths = new ArrayList<>();
    for (int length = 1; length <= MOST; length++) {
      paths.addAll(rules.retreats().paths(p, unit.sideIndex(), p.place(unit), length));
    }
    return paths;
  }

  @Case({"TWU-10.2.2a", "TWU-10.2.2b"})
  void defenders(Table t, Battle battle) {
    if (battle.queue().isEmpty()) {
      List<Counter> queue = battle.attackers().stream().filter(Counter::isCavalry).toList();
      t.replace(battle.asking(Battle.Stage.ATTACKERS_RETIRE, queue));
      return;
    }
    boolean opposed = battle.attackers().stream().anyMatch(Counter::isCavalry);
    offer(t, battle, opposed);
  }

  @Case("TWU-10.2.2e")
  void attackers(Table t, Battle battle) {
    if (battle.queue().isEmpty()) {
      t.replace(battle.at(Battle.Stage.FIGHT));
      return;
    }
    boolean opposed = false;
    int attacker = battle.all().getFirst().sideIndex();
    for (int i = 0; i < battle.targets().size(); i++) {
      opposed |=
          rules.results().defenders(t.now(), attacker, battle.targets().at(i)).stream()
              .anyMatch(Counter::isCavalry);
    }
    offer(t, battle, opposed);
  }

  /** The first of the queue is asked, if it can go at all. */
  @Case({"TWU-10.2.2a", "TWU-10.2.2c"})
  private void offer(Table t, Battle battle, boolean opposed) {
    Counter unit = battle.queue().getFirst();
    t.replace(battle.asking(battle.stage(), battle.queue().subList(1, battle.queue().size())));
    Position p = t.now();
    List<Hexes> paths = ways(p, unit);
    if (!paths.isEmpty()) {
      t.push(new Slip(unit, p.place(unit), paths, opposed, false));
    }
  }

  /** Whether infantry or artillery in the hex holds the cavalry; a headquarters does not. */
  @Case("TWU-10.2.2c")
  private boolean encumbered(Position p, Counter cavalry) {
    for (int u = p.first(p.place(cavalry)); u >= 0; u = p.next(u)) {
      if (counter(u).isInfantry() || counter(u).isArtillery()) {
        return true;
      }
    }
    return false;
  }

  /** A cavalry unit may slip away; against cavalry only with luck. */
  @Case({"TWU-10.2.2a", "TWU-10.2.2b", "TWU-10.2.2e"})
  record Slip(Counter unit, int hex, List<Hexes> paths, boolean opposed, boolean lucky)
      implements Pending.Choice<EastPrussiaRules>, RevealingFrame {
    Slip {
      paths = List.copyOf(paths);
    }

    @Override
    public List<Counter> revealed() {
      return List.of(unit);
    }

    @Override
    public Decision.Choose decision(EastPrussiaRules rules, Position p) {
      return rules.ask(
          p,
          unit.sideIndex(),
          Kind.RETIRE,
          "Does "
              + unit.called()
              + " at "
              + rules.board().title(hex)
              + (opposed && !lucky ? " try to retreat before combat?" : " retreat before combat?"),
          opposed ? "TWU-10.2.2b" : "TWU-10.2.2a");
    }

    @Override
    public Question question(EastPrussiaRules rules, Position p) {
      Question question = Question.inCombat("Retreat before combat", "Stay and fight");
      return opposed && !lucky
          ? question.with(
              new Question.Option(RETIRE, "Try to retreat", "It succeeds on a die roll of 1 to 3."))
          : question;
    }

    @Override
    public void orders(EastPrussiaRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      if (opposed && !lucky) {
        sink.accept(Order.Choose.unit(RETIRE, unit));
        return;
      }
      for (Hexes path : paths) {
        if (!sink.accept(new Order.Retreat(List.of(unit), path))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(EastPrussiaRules rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        t.pop();
        return null;
      }
      if (opposed && !lucky) {
        if (order.equals(Order.Choose.unit(RETIRE, unit))) {
          t.replace(new Luck(unit, paths));
          return null;
        }
        return Refused.of("TWU-10.2.2b", "Try to retreat before combat, or fight.");
      }
      if (order instanceof Order.Retreat retreat
          && retreat.units().equals(List.of(unit))
          && paths.contains(retreat.path())) {
        rules.cavalry().slip(t, unit, retreat.path());
        return null;
      }
      return Refused.of(
          "TWU-10.2.2a", "Choose a retreat of one or two hexes before combat, or fight.");
    }
  }

  /** The die that cavalry needs to get away from cavalry: 1 to 3. */
  @Case("TWU-10.2.2b")
  record Luck(Counter unit, List<Hexes> paths) implements Pending.Chance<EastPrussiaRules> {
    Luck {
      paths = List.copyOf(paths);
    }

    @Override
    public Decision.Chance decision(EastPrussiaRules rules, Position p) {
      return rules.chance(
          p, unit.sideIndex(), "retreat before combat of " + unit.called(), "TWU-10.2.2b");
    }

    @Override
    public void roll(EastPrussiaRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("retreat before combat of " + unit.called(), face, "TWU-10.2.2b"));
      if (face <= SUCCESS) {
        t.note(unit.begins() + " may retreat before combat.", "TWU-10.2.2b");
        t.push(new Slip(unit, t.now().place(unit), paths, true, true));
      } else {
        t.note(unit.begins() + " fails to retreat before combat.", "TWU-10.2.2b");
      }
    }
  }

  /** The unit is out of the combat; what it left and passed may be followed into. */
  @Case({"TWU-10.2.2d", "TWU-10.2.2e", "TWU-X-T1"})
  private void slip(Table t, Counter unit, Hexes path) {
    Below.answer(
        t,
        Battle.class,
        battle ->
            battle.attackers().contains(unit)
                ? battle.without(unit)
                : battle.vacated(rules.retreats().trail(t.now().place(unit), path)));
    rules.retreats().go(t, List.of(unit), path, "withdrawal");
  }
}
