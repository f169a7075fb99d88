package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.games.Shelf;
import fieldmarshal.testkit.Scene;
import java.util.Objects;
import java.util.TreeMap;

/** A situation of a battle of Clash of Giants II. */
public final class Situation extends Scene<ClashRules, Counter, Situation> {
  private static final String CAMPAIGN = "campaign";

  private Situation(ClashRules rules, String... options) {
    super(rules, CAMPAIGN, options(options));
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
}
