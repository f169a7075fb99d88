package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.games.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WastageTest {
  private final Rules rules = rules();
  private final Appraisal appraisal = Objects.requireNonNull(rules.appraisal());
  private final List<String> counted = new ArrayList<>();
  private final Wastage wastage =
      new Wastage(rules, appraisal, (side, kind) -> counted.add(side.id() + " " + kind));
  private final Position start = rules.start();

  private static Rules rules() {
    try {
      return Objects.requireNonNull(Shelf.find("gwe-caporetto")).rules("historical", Set.of());
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private List<Unit> fighters(int side) {
    return rules.roster().all().stream()
        .map(Unit.class::cast)
        .filter(unit -> unit.side().index() == side && start.onMap(unit))
        .filter(unit -> appraisal.role(unit) == Role.FIGHTER)
        .toList();
  }

  @Test
  void aUnitThatIsGivenUpForWantOfRoomCounts() {
    Unit unit = fighters(1).getFirst();
    wastage.came(start, Kind.EXCESS, start.withUnitAt(unit, Position.ELIMINATED));
    assertThat(counted).containsExactly("allied OVERSTACKED");
  }

  @Test
  void whoIsLostWithoutSupplyAndWithoutCombatStarves() {
    Unit unit = fighters(1).getFirst();
    wastage.came(start, null, start.withUnitAt(unit, Position.ELIMINATED));
    assertThat(counted).as("in supply it is something else").isEmpty();
    Position cut = ringed(unit, fighters(0));
    wastage.came(cut, null, cut.withUnitAt(unit, Position.ELIMINATED));
    assertThat(counted).containsExactly("allied STARVED");
  }

  /** Those who marched there, once for their hex, when the enemy has moved. */
  @Test
  void aHexThatTheEnemyShutsCountsOnce() {
    Unit unit = fighters(1).getFirst();
    Unit other = fighters(1).get(1);
    List<Side> sides = rules.game().sides();
    wastage.moved(start, sides.get(1), List.of(unit, other));
    Position cut = ringed(unit, fighters(0));
    cut = cut.withUnitAt(other, cut.place(unit));
    wastage.moved(cut, sides.get(0), List.of());
    assertThat(counted).containsExactly("allied RINGED");
    wastage.moved(cut, sides.get(0), List.of());
    assertThat(counted).hasSize(1);
  }

  @Test
  void whoHasAWayOutIsNotRinged() {
    Unit unit = fighters(1).getFirst();
    List<Side> sides = rules.game().sides();
    wastage.moved(start, sides.get(1), List.of(unit));
    wastage.moved(start, sides.get(0), List.of());
    assertThat(counted).isEmpty();
  }

  /** The unit where it stands, alone, with an enemy in every hex beside it. */
  private Position ringed(Unit unit, List<Unit> enemies) {
    Position p = start;
    int hex = p.place(unit);
    for (Unit each : rules.roster().all()) {
      if (p.onMap(each) && !each.equals(unit) && rules.board().distance(hex, p.place(each)) <= 3) {
        p = p.withUnitAt(each, Position.UNUSED);
      }
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = rules.board().neighbour(hex, d);
      if (to >= 0) {
        p = p.withUnitAt(enemies.get(d), to);
      }
    }
    return p;
  }
}
