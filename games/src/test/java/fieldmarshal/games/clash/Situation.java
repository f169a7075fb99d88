package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.HexField;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.PositionText;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Table;
import fieldmarshal.games.Shelf;
import fieldmarshal.testkit.Scene;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/** A situation of a battle of Clash of Giants II. */
public final class Situation extends Scene<ClashRules, Counter, Situation> {
  private static final String CAMPAIGN = "campaign";

  private final Set<String> chosen;

  private Situation(ClashRules rules, String... options) {
    super(rules, CAMPAIGN, options(options));
    chosen = options(options);
  }

  /** Galicia with nobody on the map. */
  public static Situation galicia(String... options) {
    return galiciaAsPrinted(options).cleared();
  }

  /** Galicia as it begins. */
  public static Situation galiciaAsPrinted(String... options) {
    return of("clash-galicia", options);
  }

  /** First Ypres with nobody on the map. */
  public static Situation ypres(String... options) {
    return ypresAsPrinted(options).cleared();
  }

  /** First Ypres as it begins. */
  public static Situation ypresAsPrinted(String... options) {
    return of("clash-ypres", options);
  }

  /** Gumbinnen with nobody on the map. */
  public static Situation gumbinnen() {
    return gumbinnenAsPrinted().cleared();
  }

  /** Gumbinnen as it begins. */
  public static Situation gumbinnenAsPrinted() {
    return of("clash-gumbinnen");
  }

  private static Situation of(String id, String... options) {
    Game game = Objects.requireNonNull(Shelf.find(id));
    return new Situation(open(ClashRules.class, game, CAMPAIGN, options), options);
  }

  @Override
  protected Situation self() {
    return this;
  }

  /** The operational phase of an army on a turn, with this die for its command. */
  public Situation army(int turn, String army, int die) {
    return dice(die).at(turn, army, "operations");
  }

  /** The draw of the first marker of a turn, before the chit falls. */
  public Decision.Chance draw(int turn) {
    try {
      Position drawing =
          rules().editor().go(p(), turn, rules().game().parts().getFirst(), "operations");
      return (Decision.Chance) rules().decision(drawing);
    } catch (Editor.Impossible e) {
      throw new AssertionError(e);
    }
  }

  /** The combat of an army's side on a turn. */
  public Situation combat(int turn, String army) {
    return at(turn, army, "combat");
  }

  public Order.Attack attack(String target, String... units) {
    return Order.Attack.of(units(units), hex(target));
  }

  public Order.Move withdrawal(String unit, String... path) {
    return move(Movement.WITHDRAWAL, unit, path);
  }

  /** Where a unit may go in a mode and what it costs, by the numbers of hexes. */
  public TreeMap<String, Integer> reach(String unit, String mode) {
    Answer<Reach> answer = rules().movement().reach(p(), unit(unit), mode);
    TreeMap<String, Integer> reach = new TreeMap<>();
    Reach value = answer.value();
    if (value != null) {
      value.hexes().forEach(step -> reach.put(rules().board().number(step.hex()), step.cost()));
    }
    return reach;
  }

  public String controller(String hex) {
    int side = rules().control().controller(p(), hex(hex));
    return side < 0 ? "nobody" : rules().side(side).id();
  }

  public boolean enemyZone(String side, String hex) {
    return rules().zones().enemyZone(p(), side(side).index(), hex(hex));
  }

  public int global(int index) {
    return p().global(index);
  }

  // ---- by hand

  /** Writes something into hexes: the steps of a fort, a flood. */
  public Situation put(HexField field, int value, String... hexes) {
    Table t = new Table(p()).silent();
    for (String hex : hexes) {
      field.set(t, hex(hex), value);
    }
    return edit(new Match.Edit.SetUp(PositionText.write(rules(), CAMPAIGN, chosen, t.now(), null)));
  }

  /** Hexes that are flooded since the sluices were opened. */
  public Situation flooded(String... hexes) {
    return total("sluices", 1).put(Field.FLOODED, 1, hexes);
  }

  /** Sets a number kept for the game. */
  public Situation total(String name, int value) {
    return edit(new Match.Edit.Total(name, value));
  }

  public int total(String name) {
    return p().global(p().layout().globals().indexOf(name));
  }

  // ---- more questions

  /** The army that a unit belongs to now. */
  public String armyOf(String unit) {
    return rules().pieces().army(p(), unit(unit)).id();
  }

  /** Why the game ended so. */
  public String because() {
    return ((Decision.Over) match().decision()).outcome().because();
  }

  /** How the game ended. */
  public String level() {
    return match().decision() instanceof Decision.Over over ? over.outcome().level() : "not over";
  }

  /** Passes, whoever is asked, until this kind of decision comes. */
  public Situation passUntil(String kind) {
    for (int i = 0; i < 200 && !asked().equals(kind) && !asked().equals("over"); i++) {
      play(pass());
    }
    if (!asked().equals(kind)) {
      throw new AssertionError(kind + " is not asked, but " + asked());
    }
    return this;
  }
}
