package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.gwe.Extras;
import fieldmarshal.games.gwe.Situation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a player looks up before he orders is what the rules then grant. */
class CaporettoClerkTest {
  private static final Game GAME = new Caporetto();

  private static Situation moving() {
    return Situation.asPrinted(GAME, "historical");
  }

  private static Situation fighting() {
    return Situation.asPrinted(GAME, "historical").at(1, "central", "combat");
  }

  private static Clerk clerk(Situation s) {
    return s.rules().clerk();
  }

  @Test
  void reachInAModeIsWhatTheRulesGrantInThatMode() {
    Situation s = moving();
    for (String mode : List.of("march", "forced")) {
      Reach reach = clerk(s).reach(s.p(), s.unit("ah-xxiv"), mode).value();
      assertThat(reach).isNotNull();
      assertThat(reach.hexes()).isNotEmpty();
      for (Reach.Step step : reach.hexes()) {
        assertThat(s.grants(new Order.Move(List.of(s.unit("ah-xxiv")), step.path(), mode)))
            .isTrue();
      }
    }
  }

  @Test
  void closedModesSayWhy() {
    Situation s = moving();
    List<Clerk.Mode> modes = clerk(s).modes(s.p(), s.unit("ge-12"));
    assertThat(modes).extracting(Clerk.Mode::id).containsExactly("march", "forced");
    assertThat(modes).extracting(Clerk.Mode::title).containsExactly("March", "Forced march");
    assertThat(modes.get(0).refused()).isNull();
    assertThat(modes.get(1).refused().caseId()).isEqualTo("CAP-19.12");
    assertThat(clerk(s).modes(s.p(), s.unit("ah-xxiv")))
        .allSatisfy(mode -> assertThat(mode.refused()).isNull());
    Situation combat = fighting();
    assertThat(clerk(combat).reach(combat.p(), combat.unit("ge-12"), "march").refused().caseId())
        .isEqualTo("GWE-5.11");
  }

  @Test
  void aPathIsExplainedStepByStepUpToWhereItIsBarred() {
    Situation s = moving();
    Answer<List<Explanation>> costs =
        clerk(s).costs(s.p(), s.unit("ge-12"), s.hexes("1701", "1601"));
    assertThat(costs.value()).extracting(Explanation::total).containsExactly(2.0, 2.0);
    assertThat(clerk(s).costs(s.p(), s.unit("ge-12"), s.hexes("1501")).refused().caseId())
        .isEqualTo("GWE-5.0");
    assertThat(clerk(s).costs(s.p(), s.unit("ge-12"), s.hexes("1703")).refused().caseId())
        .isEqualTo("GWE-5.13");
  }

  @Test
  void ridesAreTheRailOrdersOfAnEntrainedUnit() {
    Situation s = moving();
    for (Order order : s.orders()) {
      if (order instanceof Order.Entrain entrain) {
        assertThat(clerk(s).rides(s.p(), entrain.unit())).isEmpty();
        s.play(order);
        List<Hexes> rides = clerk(s).rides(s.p(), entrain.unit());
        assertThat(rides).isNotEmpty();
        rides.forEach(path -> assertThat(s.grants(new Order.Rail(entrain.unit(), path))).isTrue());
        return;
      }
    }
    throw new AssertionError("nobody can entrain");
  }

  @Test
  void whoIsMusteredMayAttackAndWhoIsRefusedMayNot() {
    Situation s = fighting();
    assertThat(clerk(s).targets(s.p()).contains(s.hex("1803"))).isTrue();
    Clerk.Muster muster = clerk(s).muster(s.p(), s.hexes("1803"), List.of());
    assertThat(muster.units()).extracting(Unit::id).contains("ge-200", "ah-1", "ah-50");
    Order.Attack all =
        new Order.Attack(
            muster.units(),
            s.hexes("1803"),
            muster.items(Extras.SUPPORT).stream().map(Clerk.Item::extra).toList());
    assertThat(s.grants(all)).isTrue();
    assertThat(muster.items(Extras.SUPPORT))
        .extracting(gun -> gun.unit().id())
        .contains("ah-art-15");
    for (Clerk.Item shift : muster.items(Extras.SHIFT)) {
      assertThat(shift.worth()).isPositive();
      assertThat(
              s.grants(
                  Extras.attack(
                      muster.units(),
                      s.hexes("1803"),
                      List.of(shift.unit()),
                      List.of(),
                      List.of())))
          .isTrue();
    }
    assertThat(muster.items(Extras.SHIFT))
        .extracting(shift -> shift.unit().id())
        .contains("ge-hq-14");
    assertThat(muster.refused())
        .anySatisfy(refusedUnit -> {
          assertThat(refusedUnit.unit().id()).isEqualTo("ge-art-14");
          assertThat(refusedUnit.why().caseId()).isEqualTo("CAP-17.13");
        });
  }

  @Test
  void shiftsAreLookedUpForTheChosenAttackers() {
    Situation s = fighting();
    Hexes target = s.hexes("2203");
    List<Unit> chosen = List.of(s.unit("ah-xxiv"));
    Clerk.Muster muster = clerk(s).muster(s.p(), target, chosen);
    assertThat(muster.items(Extras.SHIFT))
        .extracting(shift -> shift.unit().id())
        .contains("ah-hq-5");
    assertThat(muster.refused())
        .extracting(refusedUnit -> refusedUnit.unit().id())
        .contains("ge-hq-li");
    for (Clerk.RefusedUnit refusedUnit : muster.refused()) {
      if (refusedUnit.why().caseId().equals("GWE-10.21")) {
        Order.Attack attack =
            Extras.attack(chosen, target, List.of(refusedUnit.unit()), List.of(), List.of());
        assertThat(s.refusal(attack)).isEqualTo("GWE-10.21");
      }
    }
  }

  @Test
  void nobodyIsMusteredOutsideCombat() {
    Situation s = moving();
    assertThat(clerk(s).targets(s.p())).isEqualTo(Hexes.NONE);
    assertThat(clerk(s).muster(s.p(), s.hexes("1803"), List.of())).isEqualTo(Clerk.Muster.NONE);
  }

  @Test
  void tablesAreAsPrinted() {
    List<Clerk.PrintedTable> tables = clerk(moving()).tables();
    assertThat(tables)
        .extracting(Clerk.PrintedTable::id)
        .containsExactly("terrain", "results", "options", "turns");
    tables.forEach(
        table -> table.rows().forEach(row -> assertThat(row).hasSameSizeAs(table.columns())));
    assertThat(tables.get(0).rows())
        .contains(
            List.of("mountain", "hex", "2", "2", "defender doubled", "GWE-5.4-MOUNTAIN"),
            List.of("trench", "in a hex", "+1", "+1", "defender doubled", "GWE-5.4-TRENCH"));
    assertThat(tables.get(0).rows()).noneMatch(row -> row.getFirst().equals("forest"));
    assertThat(tables.get(1).rows().get(0)).startsWith("odds, rating 1", "1:4", "1:3");
    assertThat(tables.get(1).rows().get(2)).startsWith("die 1", "1/1");
    assertThat(tables.get(1).rows().getLast().getFirst()).isEqualTo("die 8 or more");
    assertThat(tables.get(2).rows())
        .contains(List.of("defender", "2", "2", "half of the steps", "1 hex", "", "GWE-8.9-D2"));
    assertThat(tables.get(3).rows()).hasSize(15);
  }

  @Test
  void figuresAreThoseOfTheCounter() {
    Situation s = moving();
    Clerk.Figures shock = clerk(s).figures(s.unit("ge-12"));
    assertThat(shock.traits()).contains("stosstruppen");
    assertThat(shock.values()).containsKeys("attack", "defense", "move", "backAttack");
    assertThat(clerk(s).figures(s.unit("ah-art-15")).values()).containsEntry("barrage", 5);
    assertThat(clerk(s).figures(s.unit("ge-hq-14")).values())
        .containsEntry("shift", 1)
        .containsEntry("level", 2);
  }

  @Test
  void theHexesThatCountAreThoseOfTheVictoryRules() {
    Situation s = moving();
    List<Clerk.Prize> prizes = clerk(s).prizes(s.p());
    assertThat(prizes)
        .filteredOn(prize -> prize.caseId().equals("CAP-24.23"))
        .extracting(Clerk.Prize::hex)
        .containsExactly(s.hex("2806"), s.hex("0334"));
    assertThat(prizes)
        .filteredOn(prize -> prize.caseId().equals("CAP-24.21"))
        .extracting(Clerk.Prize::hex)
        .contains(s.hex("0128"), s.hex("2516"))
        .doesNotContain(s.hex("0127"));
    assertThat(prizes).anyMatch(prize -> prize.caseId().equals("CAP-24.12"));
    assertThat(prizes).anyMatch(prize -> prize.caseId().equals("CAP-24.11"));
  }
}
