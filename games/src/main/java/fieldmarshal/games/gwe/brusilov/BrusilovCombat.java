package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Battle;
import fieldmarshal.games.gwe.Combat;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Extras;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 8 with joint attacks (17), massed artillery (19.2), headquarters that shift in defence
 * (21.1) and the armoured cars (24.1).
 */
class BrusilovCombat extends Combat {
  /** The row of ratings 2 and 3, which no army of the Central Powers has for itself. */
  @Case("BRU-17.0b")
  private static final int JOINT = 2;

  BrusilovCombat(GreatWarInTheEast rules) {
    super(rules);
    addShift(new Cars());
  }

  @Override
  @Case({"BRU-17.0a", "BRU-17.0b"})
  protected int row(Position p, Order.Attack attack) {
    boolean germans = false;
    boolean austrians = false;
    for (Unit unit : attack.units()) {
      if (p.onMap(unit)) {
        germans |= unit.nationality().equals(Brusilov.GERMAN);
        austrians |= unit.nationality().equals(Brusilov.AUSTRIAN);
      }
    }
    return germans && austrians ? JOINT : super.row(p, attack);
  }

  // ---- 19.2 massed artillery

  private MassedArtillery artillery() {
    return (MassedArtillery) rules.support();
  }

  @Override
  @Case({"BRU-19.21", "BRU-19.22"})
  protected int attackOf(Position p, Counter unit, Battle battle) {
    int strength = super.attackOf(p, unit, battle);
    return artillery().doublesAttack(p, unit, battle.attack()) ? 2 * strength : strength;
  }

  @Override
  @Case("BRU-19.23")
  protected int defenceOf(Position p, Counter unit, int hex, Battle battle) {
    int strength = super.defenceOf(p, unit, hex, battle);
    return artillery().doublesDefence(p, hex, battle) ? 2 * strength : strength;
  }

  @Override
  @Case({"BRU-17.0b", "BRU-19.21", "BRU-23.11"})
  protected List<Preview.Part> modifiers(Position p, Order.Attack attack) {
    List<Preview.Part> parts = new ArrayList<>(super.modifiers(p, attack));
    for (Unit unit : attack.units()) {
      if (artillery().doublesAttack(p, counter(unit), attack)) {
        parts.add(
            Preview.Part.times(Role.ATTACKER, 2, unit.name() + ": massed artillery", "BRU-19.21"));
      }
    }
    for (int i = 0; i < attack.targets().size(); i++) {
      for (Counter unit : defenders(p, attack.targets().at(i))) {
        if (BrusilovRules.of(rules).panic().panics(p, unit)) {
          parts.add(
              Preview.Part.other(
                  Role.DEFENDER, "defends with 1", unit.name() + " panics", "BRU-23.11"));
        }
      }
    }
    if (row(p, attack) == JOINT) {
      parts.add(
          Preview.Part.other(
              Role.ATTACKER,
              "row of ratings 2 and 3",
              "Germans and Austro-Hungarians together",
              "BRU-17.0b"));
    }
    return parts;
  }

  // ---- 21.1 headquarters in defence

  /** The headquarters that may shift this attack to the left. */
  @Case({"BRU-21.11", "BRU-21.13"})
  private List<Counter> shields(Position p, Battle battle) {
    List<Counter> shields = new ArrayList<>();
    for (Counter hq : rules.headquartersOf(other(phasing(p)).index())) {
      if (p.onMap(hq)
          && rules.pieces().shift(p, hq) > 0
          && !p.has(hq, Flag.SHIFTED_DEFENCE)
          && covers(p, hq, battle)) {
        shields.add(hq);
      }
    }
    return shields;
  }

  /** Half of the defending steps, depots left out, are in its radius. */
  @Case("BRU-21.13")
  private boolean covers(Position p, Counter hq, Battle battle) {
    int all = 0;
    int near = 0;
    for (int i = 0; i < battle.attack().targets().size(); i++) {
      for (Counter unit : defenders(p, battle.attack().targets().at(i))) {
        if (unit.isDepot()) {
          continue;
        }
        all += p.stepsLeft(unit);
        near += rules.command().within(p, hq, unit) ? p.stepsLeft(unit) : 0;
      }
    }
    return near > 0 && 2 * near >= all;
  }

  /**
   * What the defender would shift an attack with: of each level the headquarters that does most.
   */
  List<Counter> shield(Position p, Order.Attack attack) {
    List<Counter> best = new ArrayList<>();
    for (Counter hq : shields(p, Battle.declared(attack, List.of()))) {
      int shift = rules.pieces().shift(p, hq);
      int level = hq.printed().level();
      if (best.removeIf(
              each -> each.printed().level() == level && rules.pieces().shift(p, each) < shift)
          || best.stream().noneMatch(each -> each.printed().level() == level)) {
        best.add(hq);
      }
    }
    return best;
  }

  @Override
  protected List<Counter> mostSupport(Position p, Battle battle) {
    List<Counter> most = new ArrayList<>(shield(p, battle.attack()));
    Counter depot = defendersDepot(p, battle.attack());
    if (depot != null) {
      most.add(depot);
    }
    return most;
  }

  @Override
  protected boolean asksSupport(@Nullable Pending<?> frame) {
    return frame instanceof Shielding;
  }

  /** A depot that the defender could burn against an attack, or null. */
  @Nullable Counter defendersDepot(Position p, Order.Attack attack) {
    List<Counter> depots = artillery().defenders(p, Battle.declared(attack, List.of()));
    return depots.isEmpty() ? null : depots.get(0);
  }

  @Override
  @Case({"BRU-21.11", "BRU-21.12"})
  protected int leftward(Position p, Battle battle) {
    int columns = 0;
    for (Counter unit : battle.guns()) {
      columns += unit.isHq() ? rules.pieces().shift(p, unit) : 0;
    }
    return columns;
  }

  @Override
  @Case({"BRU-19.23", "BRU-21.11"})
  protected void askDefender(Table t, Battle battle) {
    List<Counter> depots = artillery().defenders(t.now(), battle);
    List<Counter> hqs = shields(t.now(), battle);
    if (!depots.isEmpty() || !hqs.isEmpty()) {
      t.push(new Shielding(battle, depots, hqs));
    }
  }

  /** The defender says what he burns and who shifts, after all that the attacker has declared. */
  @Case({"BRU-19.23", "BRU-21.11", "BRU-21.13"})
  record Shielding(Battle battle, List<Counter> depots, List<Counter> hqs)
      implements Pending.Choice<GreatWarInTheEast> {
    static final String SUPPORT = "support";

    Shielding {
      depots = List.copyOf(depots);
      hqs = List.copyOf(hqs);
    }

    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          rules.other(rules.sequence().phasing(p)),
          Kind.SUPPORT,
          hqs.isEmpty()
              ? "Burn a depot for the defence, or none."
              : depots.isEmpty()
                  ? "Choose headquarters that shift the odds for the defence, or none."
                  : "Choose headquarters that shift the odds for the defence, or a depot to burn for"
                      + " it, or none.",
          hqs.isEmpty() ? "BRU-19.23" : "BRU-21.11");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.inCombat("Support the defence", "No support")
          .with(new Question.Option(SUPPORT, hqs.isEmpty() ? "Burn" : "Support"));
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      for (int depot = -1; depot < depots.size(); depot++) {
        for (int mask = (1 << hqs.size()) - 1; mask >= 0; mask--) {
          List<Unit> chosen = new ArrayList<>();
          if (depot >= 0) {
            chosen.add(depots.get(depot));
          }
          for (int i = 0; i < hqs.size(); i++) {
            if ((mask >> i & 1) != 0) {
              chosen.add(hqs.get(i));
            }
          }
          if (!chosen.isEmpty()
              && why(p, chosen) == null
              && !sink.accept(Order.Choose.units(SUPPORT, chosen))) {
            return;
          }
        }
      }
    }

    /** By default the headquarters shift and nothing is burnt. */
    @Override
    public Order suggest(GreatWarInTheEast rules, Position p) {
      return hqs.isEmpty() ? Order.PASS : Order.Choose.unit(SUPPORT, hqs.get(0));
    }

    @Case("BRU-19.24")
    private boolean attacked(Position p, Counter depot) {
      return p.onMap(depot)
          && (p.has(depot, Flag.DEFENDED) || battle.attack().targets().contains(p.place(depot)));
    }

    private @Nullable Refused why(Position p, List<Unit> chosen) {
      int burnt = 0;
      for (int i = 0; i < chosen.size(); i++) {
        Counter unit = counter(chosen.get(i));
        if (chosen.indexOf(unit) != i || !depots.contains(unit) && !hqs.contains(unit)) {
          return unit.isDepot() && attacked(p, unit)
              ? Refused.of(
                  "BRU-19.24",
                  () -> unit.begins() + " is attacked in this phase; it cannot be burnt.")
              : Refused.of(
                  unit.isHq() ? "BRU-21.13" : "BRU-19.23",
                  () -> unit.begins() + " cannot support this defence.");
        }
        burnt += unit.isDepot() ? 1 : 0;
        for (int j = 0; j < i && unit.isHq(); j++) {
          if (counter(chosen.get(j)).printed().level() == unit.printed().level()) {
            return Refused.of(
                "BRU-21.13", "Only one headquarters of each level may shift the odds.");
          }
        }
      }
      return burnt > 1
          ? Refused.of("BRU-19.23", "Only one depot may be burnt for a defence.")
          : null;
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      List<Counter> chosen = new ArrayList<>();
      if (order instanceof Order.Choose choose
          && choose.option().equals(SUPPORT)
          && choose.hexes().isEmpty()
          && !choose.units().isEmpty()) {
        Refused refused = why(t.now(), choose.units());
        if (refused != null) {
          return refused;
        }
        choose.units().forEach(unit -> chosen.add(counter(unit)));
      } else if (!(order instanceof Order.Pass)) {
        return Refused.of("BRU-21.11", "Choose what supports the defence, or nothing.");
      }
      Below.answer(t, Battle.class, below -> below.withGuns(chosen));
      for (Counter unit : chosen) {
        if (unit.isHq()) {
          t.setFlag(unit, Flag.SHIFTED_DEFENCE, true);
          t.note(unit.begins() + " shifts the odds for the defence.", "BRU-21.12");
        } else {
          t.note(unit.begins() + " is burnt for the defence.", "BRU-19.23");
        }
      }
      return null;
    }
  }

  // ---- before and after

  /** Whoever is surrounded now is worth double if the combat eliminates him. */
  @Override
  @Case("BRU-25.13")
  protected void joined(Table t, Battle battle) {
    for (Counter unit : engaged(t.now(), battle)) {
      boolean surrounded = ((BrusilovVictory) rules.victory()).surrounded(t.now(), unit);
      t.setFlag(unit, Flag.SURROUNDED, surrounded);
      t.setFlag(unit, Flag.ENGAGED, true);
    }
  }

  private List<Counter> engaged(Position p, Battle battle) {
    List<Counter> engaged = new ArrayList<>();
    for (Unit unit : battle.attack().units()) {
      if (p.onMap(unit)) {
        engaged.add(counter(unit));
      }
    }
    for (int i = 0; i < battle.attack().targets().size(); i++) {
      int hex = battle.attack().targets().at(i);
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        if (counter(u).isCombat()) {
          engaged.add(counter(u));
        }
      }
    }
    return engaged;
  }

  /** Burnt depots leave play: removed, not eliminated. */
  @Override
  @Case({"BRU-19.21", "BRU-19.23", "BRU-25.2-1"})
  protected void over(Table t, Battle battle) {
    for (Unit depot : Extras.burn(battle.attack())) {
      burnt(t, counter(depot));
    }
    for (Counter unit : battle.guns()) {
      if (unit.isDepot()) {
        burnt(t, unit);
      }
    }
    for (Counter unit : rules.roster().all()) {
      if (t.now().has(unit, Flag.ENGAGED)) {
        t.setFlag(unit, Flag.ENGAGED | Flag.SURROUNDED, false);
      }
    }
  }

  private static void burnt(Table t, Counter depot) {
    if (t.now().onMap(depot)) {
      t.place(depot, Position.UNUSED, "burnt");
    }
  }

  // ---- 24.1 the armoured cars

  /** One column to the right in an attack of two Russian units or more. */
  @Case({"BRU-24.11", "BRU-24.12"})
  private final class Cars implements Shift {
    @Override
    public int columns(Position p, Order.Attack attack) {
      int units = 0;
      boolean cars = false;
      for (Unit unit : attack.units()) {
        if (p.onMap(unit) && counter(unit).isCombat()) {
          units++;
          cars |=
              BrusilovPieces.isCar(counter(unit)) && rules.pieces().attack(p, counter(unit)) > 0;
        }
      }
      return cars && units >= 2 ? 1 : 0;
    }

    @Override
    public String what() {
      return "armoured cars";
    }

    @Override
    public String caseId() {
      return "BRU-24.11";
    }
  }
}
