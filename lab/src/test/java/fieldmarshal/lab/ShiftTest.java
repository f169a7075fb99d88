package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.Shelf;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ShiftTest {
  private static final String SCENARIO = "historical";

  @SuppressWarnings("NullAway.Init")
  private Rules rules;

  @BeforeEach
  void opens() throws Game.BadSetup {
    Game game = Objects.requireNonNull(Shelf.find("east-prussia-1914"));
    rules = game.rules(SCENARIO, game.usual(SCENARIO));
  }

  private List<Unit> units(String... ids) {
    return Arrays.stream(ids)
        .<Unit>map(id ->
            rules.roster().all().stream()
                .filter(unit -> unit.id().equals(id))
                .findFirst()
                .orElseThrow())
        .toList();
  }

  private static Chronicle.Fight fight(List<Unit> attackers, List<Unit> defenders) {
    return new Chronicle.Fight(8, attackers, Hexes.NONE, defenders);
  }

  @Test
  void sevenDivisionsFaceTheFirstArmy() {
    assertThat(Shift.facing(rules))
        .extracting(Unit::id)
        .containsExactlyInAnyOrder("ge-1", "ge-2", "ge-35", "ge-36", "ge-1r", "ge-36r", "ge-3r");
  }

  @Test
  void whoFightsTheSecondArmyWentOver() {
    Set<Unit> facing = Shift.facing(rules);
    List<Chronicle.Fight> fights =
        List.of(
            // XX Corps was there from the start.
            fight(units("ge-1", "ge-37"), units("ru-22")),
            fight(units("ru-4", "ru-16"), units("ge-36", "ge-35")),
            // The First Army is no Second.
            fight(units("ge-1r"), units("ru-28")),
            fight(units("ru-27"), units("ge-36r")),
            // Nobody counts twice.
            fight(units("ge-1", "ge-2"), units("ru-24")));
    assertThat(Shift.of(facing, fights)).isEqualTo(4);
    assertThat(Shift.of(facing, fights.subList(2, 4))).isZero();
  }
}
