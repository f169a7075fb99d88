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
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Cases 6.0 and 6.4: a combat from its opening to its end, and what the results mean. */
final class Results extends Chapter {
  Results(EastPrussiaRules rules) {
    super(rules);
  }

  void run(Table t, Battle battle) {
    // The loss of the German headquarters leaves nothing to decide.
    boolean ended = rules.headquarters().endsTheGame(t.now());
    switch (ended ? Battle.Stage.CLOSE : battle.stage()) {
      case OPEN -> open(t, battle);
      case DEFENDERS_RETIRE -> rules.cavalry().defenders(t, battle);
      case ATTACKERS_RETIRE -> rules.cavalry().attackers(t, battle);
      case FIGHT -> fight(t, battle);
      case RETREATS -> rules.retreats().next(t, battle);
      case ADVANCE -> {
        t.replace(battle.at(Battle.Stage.CLOSE));
        rules.advances().ask(t, battle);
      }
      case CLOSE -> close(t, battle);
    }
  }

  /** The units that defend a hex, dummies aside. */
  List<Counter> defenders(Position p, int attacker, int hex) {
    List<Counter> defenders = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.sideIndex() != attacker && unit.isReal()) {
        defenders.add(unit);
      }
    }
    return defenders;
  }

  private List<Counter> defenders(Position p, Battle battle) {
    List<Counter> defenders = new ArrayList<>();
    for (int i = 0; i < battle.targets().size(); i++) {
      defenders.addAll(defenders(p, attacker(battle), battle.targets().at(i)));
    }
    return defenders;
  }

  private static int attacker(Battle battle) {
    return battle.all().getFirst().sideIndex();
  }

  /** The hexes attacked that units or a fortress still hold. */
  @Case({"TWU-6.0b", "TWU-6.1f", "TWU-10.2.2d"})
  private Hexes defended(Position p, Battle battle) {
    Hexes left = Hexes.NONE;
    for (int i = 0; i < battle.targets().size(); i++) {
      int hex = battle.targets().at(i);
      if (!defenders(p, attacker(battle), hex).isEmpty()
          || attacker(battle) == RUSSIAN && rules.zones().fortress(p, hex)) {
        left = left.plus(hex);
      }
    }
    return left;
  }

  /** A combat begins; where nobody is left to attack, it lapses and nobody has attacked. */
  @Case({"TWU-6.0b", "TWU-6.0h", "TWU-5.1i", "TWU-10.1h", "TWU-7.1d"})
  private void open(Table t, Battle declared) {
    Position p = t.now();
    Battle battle = present(p, declared);
    Hexes left = defended(p, battle);
    boolean firstArmy = false;
    for (Counter unit : defenders(p, battle)) {
      firstArmy |= unit.army() == 1;
    }
    if (left.isEmpty() || battle.attackers().isEmpty()) {
      t.pop();
      t.note("No attackers or no defenders are left; there is no combat.", "TWU-6.0b");
      return;
    }
    if (rules.sequence().disrupts(p)) {
      for (Counter unit : battle.attackers()) {
        rules.reserves().attacks(t, p.place(unit));
      }
    }
    int column = rules.combat().odds(p, battle.attackers(), left).column();
    Battle opened = battle.opened(left, column, firstArmy);
    t.replace(
        rules.cavalry().mayRetire()
            ? rules.cavalry().ask(p, opened)
            : opened.at(Battle.Stage.FIGHT));
  }

  /** Samsonov may have died since he was to attack; his guns then have no partner. */
  @Case("TWU-10.6.2.1b")
  private static Battle present(Position p, Battle declared) {
    Battle battle = declared;
    for (Counter unit : declared.attackers()) {
      if (!p.onMap(unit)) {
        battle = battle.without(unit);
      }
    }
    return armed(p, battle);
  }

  /** Who is left on both sides fights. */
  @Case({"TWU-6.0h", "TWU-10.2.2d", "TWU-10.2.2e", "TWU-10.2.2f", "TWU-X-10.2.1+10.2.2"})
  private void fight(Table t, Battle asked) {
    Position p = t.now();
    Battle battle = asked.against(defended(p, asked));
    if (battle.attackers().isEmpty()) {
      t.note("All attackers have withdrawn; there is no combat.", "TWU-10.2.2f");
      t.replace(battle.fought(0).at(Battle.Stage.CLOSE));
    } else if (battle.targets().isEmpty()) {
      t.note("The defenders have withdrawn; there is no combat.", "TWU-10.2.2d");
      t.replace(battle.attackersAdvance());
    } else if (rules.combat().cavalryAlone(p, battle.attackers(), battle.targets()) != null) {
      t.note("Cavalry alone may not attack infantry; there is no combat.", "TWU-X-10.2.1+10.2.2");
      t.replace(battle.fought(0).at(Battle.Stage.CLOSE));
    } else {
      Battle armed = armed(p, battle);
      if (armed.attackers().isEmpty()) {
        t.replace(battle.at(Battle.Stage.CLOSE));
        return;
      }
      t.replace(armed);
      t.push(new Die());
    }
  }

  /** Artillery whose partner has withdrawn attacks no more. */
  @Case({"TWU-3.1g", "TWU-10.2.2e"})
  private static Battle armed(Position p, Battle battle) {
    Battle armed = battle;
    for (Counter gun : battle.attackers()) {
      if (gun.isArtillery()
          && battle.attackers().stream()
              .noneMatch(unit -> !unit.isArtillery() && p.place(unit) == p.place(gun))) {
        armed = armed.without(gun);
      }
    }
    return armed;
  }

  /** The die of a combat. */
  @Case({"TWU-6.0g", "TWU-6.0f"})
  record Die() implements Pending.Chance<EastPrussiaRules> {
    @Override
    public Decision.Chance decision(EastPrussiaRules rules, Position p) {
      return rules.chance(p, p.global(Global.PLAYER), "combat", "TWU-6.0g");
    }

    @Override
    public void roll(EastPrussiaRules rules, Table t, int face) {
      t.pop();
      Battle battle = (Battle) Objects.requireNonNull(t.now().pending());
      rules.results().resolve(t, battle, face);
    }
  }

  @Case({"TWU-6.0d", "TWU-6.0f", "TWU-6.0g", "TWU-7.1b"})
  private void resolve(Table t, Battle battle, int face) {
    Combat.Odds odds = rules.combat().odds(t.now(), battle.attackers(), battle.targets());
    int modified = face + odds.modifier();
    String result = rules.table().result(attacker(battle), odds.column(), modified);
    t.tell(
        new Event.Rolled(
            "combat at "
                + odds.words()
                + (odds.modifier() == 0
                    ? ""
                    : ", die " + (odds.modifier() > 0 ? "+" : "") + odds.modifier()),
            face,
            "TWU-6.0g"));
    t.tell(
        new Event.Fought(
            List.copyOf(battle.attackers()),
            battle.targets(),
            odds.words(),
            result,
            "TWU-6.4" + caseOf(result)));
    Reckoning.Fight fight =
        rules.combat().fight(t.now(), battle.attackers(), battle.targets(), odds, result);
    apply(t, battle.fought(fight), result, odds.defence());
  }

  private static String caseOf(String result) {
    return switch (result) {
      case "AE" -> "a";
      case "EX" -> "c";
      case "DE" -> "f";
      default -> result.startsWith("A") ? "b" : "e";
    };
  }

  @Case({"TWU-6.4a", "TWU-6.4b", "TWU-6.4c", "TWU-6.4e", "TWU-6.4f", "TWU-6.4g"})
  private void apply(Table t, Battle battle, String result, int defence) {
    switch (result) {
      case "AE" -> {
        Hexes hexes = hexes(t.now(), battle.attackers());
        surplusDies(t, hexes, attacker(battle));
        eliminate(t, battle.attackers(), "TWU-6.4a");
        t.replace(left(battle.lost(), hexes).defendersAdvance());
      }
      case "DE" -> {
        eliminate(t, defenders(t.now(), battle), "TWU-6.4f");
        t.replace(left(battle, battle.targets()).attackersAdvance());
      }
      case "EX" -> exchange(t, battle, defence);
      default -> {
        int distance = result.charAt(1) - '0';
        if (result.charAt(0) == 'A') {
          Hexes hexes = hexes(t.now(), battle.attackers());
          surplusDies(t, hexes, attacker(battle));
          t.replace(battle.lost().attackersRetreat(distance));
        } else {
          surplusDies(t, battle.targets(), 1 - attacker(battle));
          t.replace(
              emptied(t.now(), battle).defendersRetreat(defenders(t.now(), battle), distance));
        }
      }
    }
  }

  /** The hexes where units stand, each once. */
  private static Hexes hexes(Position p, List<Counter> units) {
    Hexes hexes = Hexes.NONE;
    for (Counter unit : units) {
      if (!hexes.contains(p.place(unit))) {
        hexes = hexes.plus(p.place(unit));
      }
    }
    return hexes;
  }

  /** An empty fortress that was beaten lies open: nobody is there to retreat. */
  @Case("TWU-6.1f")
  private Battle emptied(Position p, Battle battle) {
    Battle now = battle;
    for (int i = 0; i < battle.targets().size(); i++) {
      int hex = battle.targets().at(i);
      if (defenders(p, attacker(battle), hex).isEmpty()) {
        now = now.vacated(Hexes.of(hex));
      }
    }
    return now;
  }

  private static Battle left(Battle battle, Hexes hexes) {
    Battle now = battle;
    for (int i = 0; i < hexes.size(); i++) {
      now = now.vacated(Hexes.of(hexes.at(i)));
    }
    return now;
  }

  /** Those who retreated into a full hex die when its own units are beaten, attacking or not. */
  @Case("TWU-6.5g")
  private void surplusDies(Table t, Hexes hexes, int side) {
    List<Counter> surplus = new ArrayList<>();
    for (int i = 0; i < hexes.size(); i++) {
      for (Counter unit : defenders(t.now(), 1 - side, hexes.at(i))) {
        if (rules.stacking().surplus(t.now(), unit)) {
          surplus.add(unit);
        }
      }
    }
    eliminate(t, surplus, "TWU-6.5g");
  }

  void eliminate(Table t, List<Counter> units, String caseId) {
    for (Counter unit : units) {
      rules.pieces().eliminate(t, unit, true, caseId);
    }
  }

  // ---- exchange

  /** The defenders die; the attacker loses at least half of what they counted for. */
  @Case({"TWU-6.4c", "TWU-6.4d"})
  private void exchange(Table t, Battle battle, int defence) {
    eliminate(t, defenders(t.now(), battle), "TWU-6.4c");
    t.replace(battle.at(Battle.Stage.CLOSE));
    int needed = (defence + 1) / 2;
    int all = 0;
    for (Counter unit : battle.attackers()) {
      all += unit.strength();
    }
    if (needed == 0) {
      // No defender counted, so nothing has to be paid for them.
      return;
    }
    if (all <= needed) {
      eliminate(
          t,
          all < needed
              ? battle.attackers()
              : battle.attackers().stream().filter(unit -> unit.strength() > 0).toList(),
          "TWU-6.4c");
    } else if (!rules.headquarters().endsTheGame(t.now())) {
      t.push(new Exchange(battle.attackers(), needed));
    }
  }

  /** The attacker picks units of enough strength, none of which could be spared. */
  @Case("TWU-6.4c")
  record Exchange(List<Counter> units, int needed)
      implements Pending.Obvious<EastPrussiaRules>, RevealingFrame {
    Exchange {
      units = List.copyOf(units);
    }

    @Override
    public List<Counter> revealed() {
      return units;
    }

    @Override
    public Decision.Choose decision(EastPrussiaRules rules, Position p) {
      int side = p.global(Global.PLAYER);
      return rules.ask(
          p,
          side,
          Kind.LOSE,
          "Exchange: eliminate attackers with at least " + Counted.of(needed, "point") + ".",
          "TWU-6.4c");
    }

    @Override
    public Question question(EastPrussiaRules rules, Position p) {
      List<Question.Payer> payers = new ArrayList<>();
      for (Counter unit : strong()) {
        payers.add(new Question.Payer(unit, 1, unit.strength()));
      }
      return Question.inCombat("Exchange")
          .paying(new Question.Toll("points", 0, needed, true, true, false, payers, "TWU-6.4c"));
    }

    /** The units that can pay: guns count for nothing. */
    private List<Counter> strong() {
      return units.stream().filter(unit -> unit.strength() > 0).toList();
    }

    @Override
    public void orders(EastPrussiaRules rules, Position p, OrderSink sink) {
      List<Counter> strong = strong();
      int[] before = new int[strong.size() + 1];
      for (int i = 0; i < strong.size(); i++) {
        before[i + 1] = before[i] + strong.get(i).strength();
      }
      pick(strong, before, strong.size(), 0, new ArrayDeque<>(), sink);
    }

    /**
     * Every way to pay from the first units of a list. Who has paid enough pays no more, and who
     * cannot pay enough any more is given up at once: of a large stack only losses are made up that
     * may be taken.
     *
     * @param before what the first units of the list are worth together, by their number
     * @return whether more is wanted
     */
    private boolean pick(
        List<Counter> strong,
        int[] before,
        int left,
        int paid,
        ArrayDeque<Order.Portion> chosen,
        OrderSink sink) {
      if (paid >= needed) {
        List<Order.Portion> losses = List.copyOf(chosen);
        return !enough(losses) || sink.accept(new Order.Lose(losses));
      }
      if (paid + before[left] < needed) {
        return true;
      }
      if (!pick(strong, before, left - 1, paid, chosen, sink)) {
        return false;
      }
      Counter last = strong.get(left - 1);
      chosen.push(new Order.Portion(last, 1));
      boolean more = pick(strong, before, left - 1, paid + last.strength(), chosen, sink);
      chosen.pop();
      return more;
    }

    /** Enough, and not without any of them. */
    private boolean enough(List<Order.Portion> losses) {
      int total = 0;
      int least = Integer.MAX_VALUE;
      for (Order.Portion loss : losses) {
        int strength = counter(loss.unit()).strength();
        total += strength;
        least = Math.min(least, strength);
      }
      return total >= needed && total - least < needed && least > 0;
    }

    /** The least loss. */
    @Override
    public Order suggest(EastPrussiaRules rules, Position p) {
      Order[] best = new Order[1];
      int[] least = {Integer.MAX_VALUE};
      orders(
          rules,
          p,
          order -> {
            int total = 0;
            for (Order.Portion loss : ((Order.Lose) order).losses()) {
              total += counter(loss.unit()).strength();
            }
            if (total < least[0]) {
              least[0] = total;
              best[0] = order;
            }
            // nothing is cheaper than what is just enough
            return least[0] > needed;
          });
      return Objects.requireNonNull(best[0]);
    }

    @Override
    public @Nullable Refused play(EastPrussiaRules rules, Table t, Order order) {
      if (order instanceof Order.Lose lose
          && !lose.losses().isEmpty()
          && lose.losses().stream()
              .allMatch(loss -> loss.amount() == 1 && units.contains(loss.unit()))
          && lose.losses().stream().map(Order.Portion::unit).distinct().count()
              == lose.losses().size()
          && enough(lose.losses())) {
        t.pop();
        for (Order.Portion loss : lose.losses()) {
          rules.pieces().eliminate(t, counter(loss.unit()), true, "TWU-6.4c");
        }
        return null;
      }
      return Refused.of(
          "TWU-6.4c",
          () ->
              "Choose attackers with at least "
                  + Counted.of(needed, "point")
                  + ", and no more units than necessary.");
    }
  }

  // ---- the end

  /** A combat is over: those who attacked are disrupted, headquarters and losses are looked at. */
  @Case({
    "TWU-3.5a",
    "TWU-3.5d",
    "TWU-3.5e",
    "TWU-7.1b",
    "TWU-7.1d",
    "TWU-10.2.2d",
    "TWU-10.6.1c",
    "TWU-10.6.2.1a"
  })
  private void close(Table t, Battle battle) {
    t.pop();
    if (rules.sequence().disrupts(t.now())) {
      for (Counter unit : battle.all()) {
        if (t.now().onMap(unit)) {
          rules.hidden().mark(t, unit, Flag.DISRUPTED, true, "TWU-3.5a");
        }
      }
    }
    rules.sequence().countAttack(t, battle.firstArmy(), battle.column());
    if (rules.headquarters().endsTheGame(t.now())) {
      rules.over(t);
      return;
    }
    rules.replacements().roll(t);
    rules.headquarters().afterLosses(t);
  }
}
