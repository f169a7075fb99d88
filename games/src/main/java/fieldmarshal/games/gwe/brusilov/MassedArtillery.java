package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Battle;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Extras;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Support;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Case 19.2: a depot is burnt for one attack, or for one defence of the Central Powers. */
class MassedArtillery extends Support {
  @Case("BRU-19.22")
  static final int RANGE = 3;

  MassedArtillery(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case({"BRU-19.21", "BRU-19.22"})
  public @Nullable Refused mayAttack(Position p, Order.Attack attack) {
    if (!Extras.support(attack).isEmpty()) {
      return Refused.of("BRU-19.21", "Only a burnt depot can support an attack in this game.");
    }
    if (Extras.burn(attack).size() > 1) {
      return Refused.of("BRU-19.21", "Only one depot may be burnt for an attack.");
    }
    return Extras.burn(attack).isEmpty()
        ? null
        : mayBurn(p, counter(Extras.burn(attack).get(0)), attack.units());
  }

  @Case({"BRU-19.21", "BRU-19.22"})
  private @Nullable Refused mayBurn(Position p, Counter depot, List<Unit> units) {
    if (!depot.isDepot() || depot.side() != phasing(p) || !p.onMap(depot)) {
      return Refused.of("BRU-19.21", () -> depot.begins() + " cannot be burnt.");
    }
    for (Unit unit : units) {
      if (p.onMap(unit) && board().distance(p.place(depot), p.place(unit)) <= RANGE) {
        return null;
      }
    }
    return Refused.of(
        "BRU-19.22", () -> "No attacker is within three hexes of " + depot.called() + ".");
  }

  @Override
  @Case({"BRU-19.21", "BRU-19.22"})
  public List<Counter> burnable(Position p, List<Unit> units) {
    List<Counter> depots = new ArrayList<>();
    for (Counter depot : rules.unitsOf(phasing(p).index())) {
      if (depot.isDepot() && mayBurn(p, depot, units) == null) {
        depots.add(depot);
      }
    }
    return depots;
  }

  @Override
  public String burnCase() {
    return "BRU-19.21";
  }

  /** Whether a depot burnt for the attack doubles the unit. All in range are: fewer never helps. */
  @Case({"BRU-19.21", "BRU-19.22"})
  boolean doublesAttack(Position p, Counter unit, Order.Attack attack) {
    for (Order.Extra extra : attack.extras()) {
      Unit depot = extra.unit();
      if (depot != null
          && extra.is(Extras.BURN)
          && p.onMap(depot)
          && board().distance(p.place(depot), p.place(unit)) <= RANGE) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void used(Table t, Order.Attack attack) {
    for (Unit depot : Extras.burn(attack)) {
      t.note(depot.begins() + " is burnt for the attack.", "BRU-19.21");
    }
  }

  // ---- in defence

  /** The depots that the Central Powers may burn for this defence. */
  @Override
  @Case({"BRU-19.23", "BRU-19.24"})
  public List<Counter> defenders(Position p, Battle battle) {
    List<Counter> depots = new ArrayList<>();
    if (phasing(p) == Brusilov.CENTRAL) {
      return depots;
    }
    for (Counter depot : rules.unitsOf(Brusilov.CENTRAL.index())) {
      if (depot.isDepot() && p.onMap(depot) && mayBurnInDefence(p, depot, battle)) {
        depots.add(depot);
      }
    }
    return depots;
  }

  @Case({"BRU-19.23", "BRU-19.24"})
  private boolean mayBurnInDefence(Position p, Counter depot, Battle battle) {
    int at = p.place(depot);
    if (p.has(depot, Flag.DEFENDED) || battle.attack().targets().contains(at)) {
      return false;
    }
    for (int i = 0; i < battle.attack().targets().size(); i++) {
      if (board().distance(at, battle.attack().targets().at(i)) <= RANGE) {
        return true;
      }
    }
    return false;
  }

  @Case("BRU-19.23")
  boolean doublesDefence(Position p, int hex, Battle battle) {
    for (Counter unit : battle.guns()) {
      if (unit.isDepot() && p.onMap(unit) && board().distance(p.place(unit), hex) <= RANGE) {
        return true;
      }
    }
    return false;
  }
}
