package fieldmarshal.games.clash;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.MapReader;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;

/** Offensive markers, which the battle books give: one column for every attack of a combat. */
public class Offensives extends Chapter {
  /** The markers of a side and the turns on which it may spend them. */
  public record Grant(int side, int markers, int firstTurn, int lastTurn, String caseId) {}

  private final List<Grant> grants = new ArrayList<>();

  public Offensives(ClashRules rules) {
    super(rules);
    for (Tsv.Row row : Tsv.resource(rules.folder() + "/offensives.tsv")) {
      grants.add(
          new Grant(
              MapReader.side(row, "side", rules.sides()),
              row.number("markers"),
              row.number("first_turn"),
              row.number("last_turn"),
              row.text("case")));
    }
  }

  public final List<Grant> grants() {
    return grants;
  }

  final void setUp(Table t) {
    for (Grant grant : grants) {
      t.setGlobal(Global.OFFENSIVES + grant.side(), grant.markers());
    }
  }

  /** Whether the side may spend a marker on this turn. */
  @Case({"COG-G10f", "COG-G10g", "COG-Y16"})
  public final boolean may(Position p, int side) {
    if (p.global(Global.OFFENSIVES + side) == 0) {
      return false;
    }
    for (Grant grant : grants) {
      if (grant.side() == side && turn(p) >= grant.firstTurn() && turn(p) <= grant.lastTurn()) {
        return true;
      }
    }
    return false;
  }

  /** How many markers the side has. */
  final int left(Position p, int side) {
    return p.global(Global.OFFENSIVES + side);
  }

  /** On how many turns from now on the side may still spend one. */
  @Case("COG-G10g")
  final int turnsLeft(Position p, int side) {
    int turns = 0;
    for (Grant grant : grants) {
      if (grant.side() == side) {
        turns = Math.max(turns, grant.lastTurn() - Math.max(turn(p), grant.firstTurn()) + 1);
      }
    }
    return turns;
  }

  /** Why the side cannot spend a marker on this turn. */
  @Case({"COG-G10f", "COG-Y16"})
  final Refused none(int side) {
    for (Grant grant : grants) {
      if (grant.side() == side) {
        return Refused.of(
            grant.caseId(),
            "Your side has no Offensive marker for this turn; the markers are for turns "
                + grant.firstTurn()
                + " to "
                + grant.lastTurn()
                + ".");
      }
    }
    return Refused.of("COG-5.34a", "Your side has no Offensive markers.");
  }

  /** A marker is spent with the declaration of combat. */
  @Case({"COG-G10f", "COG-G10g", "COG-Y16"})
  final void spend(Table t, int side) {
    t.addGlobal(Global.OFFENSIVES + side, -1);
    t.setGlobal(Global.OFFENSIVE, 1);
  }

  /** The columns that every attack of the combat under way is shifted to the right. */
  @Case({"COG-G10f", "COG-G10g", "COG-Y16"})
  public final int shift(Position p) {
    return p.global(Global.OFFENSIVE);
  }

  /** The case by which a side has its markers. */
  final String caseOf(int side) {
    for (Grant grant : grants) {
      if (grant.side() == side) {
        return grant.caseId();
      }
    }
    return grants.isEmpty() ? "COG-12.92c" : grants.getFirst().caseId();
  }

  /** After its last turn a marker that was not used is lost. */
  @Case("COG-G10g")
  final void turnEnds(Table t) {
    for (Grant grant : grants) {
      if (turn(t.now()) == grant.lastTurn()) {
        t.setGlobal(Global.OFFENSIVES + grant.side(), 0);
      }
    }
  }
}
