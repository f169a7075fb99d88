package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a player is told who asks before he orders. */
class ClerkTest {
  private static Situation of(String side, String phase, String units, String... options) {
    return Situation.of("historical", options).with(units).at(4, side, phase);
  }

  private static Clerk clerk(Situation s) {
    return s.rules().clerk();
  }

  private static <T> T value(Answer<T> answer) {
    assertThat(answer.refused()).isNull();
    return Objects.requireNonNull(answer.value());
  }

  private static String caseId(Answer<?> answer) {
    return Objects.requireNonNull(answer.refused()).caseId();
  }

  private static List<String> leaves(Explanation cost) {
    return cost.leaves().stream()
        .map(leaf -> leaf.what() + " " + (int) leaf.amount() + " " + leaf.caseId())
        .toList();
  }

  private static Set<String> numbers(Situation s, Hexes hexes) {
    Set<String> numbers = new TreeSet<>();
    for (int i = 0; i < hexes.size(); i++) {
      numbers.add(s.rules().board().number(hexes.at(i)));
    }
    return numbers;
  }

  private static List<String> titles(List<Clerk.Action> actions) {
    return actions.stream().map(Clerk.Action::title).toList();
  }

  // ---- 5.3

  @Test
  @Case({"TWU-5.3a", "TWU-5.3b"})
  void whoEndsTheMovementIsToldWhoStillWaitsBesideTheMap() {
    Situation s = Situation.asPrinted("historical").at(15, "german", "first-movement");
    assertThat(waiting(s)).contains("ge-22", "ge-38");
    s.play(s.reinforce("ge-22", "0122"));
    assertThat(waiting(s)).contains("ge-38").doesNotContain("ge-22");
    s.at(15, "german", "second-movement");
    assertThat(waiting(s)).as("nobody enters then").isEmpty();
    s.at(3, "german", "first-movement");
    assertThat(waiting(s)).as("nobody is due").isEmpty();
  }

  private static List<String> waiting(Situation s) {
    return clerk(s).warnings(s.p(), s.side("german")).stream()
        .filter(warning -> warning.caseId().equals("TWU-5.3b"))
        .flatMap(warning -> warning.units().stream())
        .map(Unit::id)
        .toList();
  }

  // ---- 5.0

  @Test
  @Case({"TWU-10.3a", "TWU-3.5b"})
  void thereAreAsManyWaysToWalkAsTheOptionsGiveEachWithWhatSpeaksAgainstIt() {
    Situation plain = of("german", "first-movement", "0906: ge-2");
    assertThat(clerk(plain).modes(plain.p(), plain.unit("ge-2")))
        .containsExactly(new Clerk.Mode("march", "March", null));
    Situation s = of("german", "first-movement", "0906: ge-2", "forced-march");
    s.with("0906: ge-1+disrupted");
    assertThat(clerk(s).modes(s.p(), s.unit("ge-2")))
        .containsExactly(
            new Clerk.Mode("march", "March", null),
            new Clerk.Mode("forced-march", "Forced march", null));
    assertThat(clerk(s).modes(s.p(), s.unit("ge-1")))
        .allSatisfy(mode ->
            assertThat(Objects.requireNonNull(mode.refused()).caseId()).isEqualTo("TWU-3.5b"));
    s.play(s.march("ge-2", "0907"));
    List<Clerk.Mode> begun = clerk(s).modes(s.p(), s.unit("ge-2"));
    assertThat(begun.get(0).refused()).isNull();
    assertThat(Objects.requireNonNull(begun.get(1).refused()).caseId()).isEqualTo("TWU-10.3a");
  }

  @Test
  @Case({"TWU-10.3a", "TWU-4.0b"})
  void aForcedMarchReachesOneHexFartherThanAMarch() {
    Situation s = of("german", "first-movement", "0906: ge-2", "forced-march");
    Unit unit = s.unit("ge-2");
    assertThat(value(clerk(s).reach(s.p(), unit, "march")).hexes())
        .extracting(step -> step.cost())
        .contains(3)
        .doesNotContain(4);
    assertThat(value(clerk(s).reach(s.p(), unit, "forced-march")).hexes())
        .extracting(step -> step.cost())
        .contains(4)
        .doesNotContain(5);
    assertThat(caseId(clerk(s).reach(s.p(), unit, "swim"))).isEqualTo("TWU-5.0a");
    s.at(4, "german", "first-combat");
    assertThat(caseId(clerk(s).reach(s.p(), unit, "march"))).isEqualTo("TWU-4.0b");
  }

  @Test
  @Case({"TWU-5.2b", "TWU-5.2c"})
  void ridesLeadAlongTheLineFromHexToHexAndTheShortestWay() {
    Situation s = of("german", "first-movement", "4916: ge-2+entrained");
    List<Hexes> rides = clerk(s).rides(s.p(), s.unit("ge-2"));
    assertThat(rides).isNotEmpty();
    assertThat(s.orders(Order.Rail.class).stream().map(Order.Rail::path))
        .containsExactlyElementsOf(rides);
    assertThat(rides).allSatisfy(ride -> assertThat(s.grants(rail(s, ride))).isTrue());
    s.at(4, "german", "first-combat");
    assertThat(clerk(s).rides(s.p(), s.unit("ge-2"))).isEmpty();
    Situation afoot = of("german", "first-movement", "4916: ge-2");
    assertThat(clerk(afoot).rides(afoot.p(), afoot.unit("ge-2"))).isEmpty();
  }

  private static Order rail(Situation s, Hexes ride) {
    return new Order.Rail(s.unit("ge-2"), ride);
  }

  @Test
  @Case({"TWU-5.0b", "TWU-TEC-CLEAR", "TWU-TEC-RIVER", "TWU-5.0i", "TWU-TEC-LAKE"})
  void whatAStepCostsIsToldPartByPart() {
    Situation s = of("german", "first-movement", "4515: ge-2; 4025: ge-1; eliminated: ge-36");
    List<Explanation> costs = value(clerk(s).costs(s.p(), s.unit("ge-2"), s.hexes("4514", "4513")));
    assertThat(costs).hasSize(2);
    assertThat(leaves(costs.get(0))).containsExactly("clear 1 TWU-TEC-CLEAR");
    assertThat(leaves(costs.get(1)))
        .containsExactly("clear 1 TWU-TEC-CLEAR", "river 1 TWU-TEC-RIVER");
    assertThat(costs.get(1).total()).isEqualTo(2);
    assertThat(costs.get(1).what()).contains("4513");
    assertThat(costs.get(1).caseId()).isEqualTo("TWU-5.0b");
    assertThat(caseId(clerk(s).costs(s.p(), s.unit("ge-2"), s.hexes("4513"))))
        .isEqualTo("TWU-5.0i");
    assertThat(caseId(clerk(s).costs(s.p(), s.unit("ge-36"), s.hexes("4513"))))
        .isEqualTo("TWU-5.0i");
    assertThat(caseId(clerk(s).costs(s.p(), s.unit("ge-1"), s.hexes("4024"))))
        .isEqualTo("TWU-TEC-LAKE");
    assertThat(value(clerk(s).costs(s.p(), s.unit("ge-1"), Hexes.NONE))).isEmpty();
  }

  @Test
  @Case({"TWU-TEC-SWAMP", "TWU-TEC-FOREST", "TWU-10.4a"})
  void swampForestAndRefugeesAreNamed() {
    Situation s = of("russian", "first-movement", "2932: ru-16; 5125: ru-25", "refugees");
    assertThat(leaves(value(clerk(s).costs(s.p(), s.unit("ru-16"), s.hexes("2831"))).getFirst()))
        .containsExactly("swamp 2 TWU-TEC-SWAMP");
    assertThat(leaves(value(clerk(s).costs(s.p(), s.unit("ru-25"), s.hexes("5224"))).getFirst()))
        .contains("forest 1 TWU-TEC-FOREST");
    Situation town = of("german", "first-movement", "3807: ge-2", "refugees");
    assertThat(
            leaves(
                value(clerk(town).costs(town.p(), town.unit("ge-2"), town.hexes("3808"))).get(0)))
        .containsExactly("clear 1 TWU-TEC-CLEAR", "refugees 1 TWU-10.4a");
    town.at(5, "german", "first-movement");
    assertThat(
            leaves(
                value(clerk(town).costs(town.p(), town.unit("ge-2"), town.hexes("3808"))).get(0)))
        .as("from turn 5 on the roads are free")
        .containsExactly("clear 1 TWU-TEC-CLEAR");
  }

  @Test
  @Case({"TWU-5.1b", "TWU-5.2.1a"})
  void theDeedsOfARussianAreToCutAndToReserve() {
    Situation s =
        of("russian", "first-movement", "4816: ru-25; 5528: ru-27, ru-29").allHeldBy("russian");
    List<Clerk.Action> actions = clerk(s).actions(s.p(), s.unit("ru-25"));
    assertThat(titles(actions))
        .containsExactly("Cut the railway (1 point)", "Reserve 1 point", "Reserve 2 points");
    assertThat(actions).allSatisfy(action -> assertThat(s.grants(action.order())).isTrue());
    for (String unit : new String[] {"ru-27", "ru-29"}) {
      assertThat(titles(clerk(s).actions(s.p(), s.unit(unit))))
          .as("whoever of the stack is asked")
          .containsExactly("Reserve 1 point", "Reserve 2 points");
    }
    s.at(4, "german", "first-movement");
    assertThat(clerk(s).actions(s.p(), s.unit("ru-25"))).as("not his turn").isEmpty();
  }

  @Test
  @Case({"TWU-5.2.1b", "TWU-10.2.3b", "TWU-9.4c"})
  void theDeedsOfAGermanAreToRepairToTakeForGoodAndToReserve() {
    Situation s =
        of("russian", "first-movement", "4816: ru-25", "cavalry-control").allHeldBy("russian");
    s.play(s.choose("cut-rail", "ru-25"));
    s.with("eliminated: ru-25; 4816: ge-1; 5528: ge-2").allHeldBy("german");
    s.at(4, "german", "first-movement");
    assertThat(titles(clerk(s).actions(s.p(), s.unit("ge-1"))))
        .containsExactly(
            "Repair the railway (1 point)",
            "Reserve 1 point",
            "Reserve 2 points",
            "Reserve 3 points");
    assertThat(titles(clerk(s).actions(s.p(), s.unit("ge-2")))).hasSize(3);
    s.with("5526: ge-1kb").heldBy("russian", "5527");
    s.play(s.march("ge-1kb", "5527"));
    List<Clerk.Action> actions = clerk(s).actions(s.p(), s.unit("ge-1kb"));
    assertThat(titles(actions)).first().isEqualTo("Take control of the hex (1 point)");
    assertThat(actions.getFirst().order()).isEqualTo(s.choose("fix-control", "ge-1kb"));
    s.at(4, "german", "first-combat");
    assertThat(clerk(s).actions(s.p(), s.unit("ge-1kb"))).isEmpty();
  }

  @Test
  @Case({"TWU-5.3d", "TWU-10.3a"})
  void aReinforcementIsToldOfTrainsAndForcedMarchesOnly() {
    Situation s =
        Situation.asPrinted("historical", "forced-march").at(15, "german", "first-movement");
    List<Clerk.Action> actions = clerk(s).actions(s.p(), s.unit("ge-22"));
    assertThat(actions)
        .allSatisfy(action -> assertThat(action.order()).isInstanceOf(Order.Choose.class));
    assertThat(actions).allSatisfy(action -> assertThat(s.grants(action.order())).isTrue());
    assertThat(titles(actions))
        .contains("Enter by rail at " + s.rules().board().title(s.hex("0120")))
        .contains("Enter with a forced march at " + s.rules().board().title(s.hex("0120")))
        .doesNotContain("Enter by rail at " + s.rules().board().title(s.hex("0118")));
    assertThat(clerk(s).actions(s.p(), s.unit("ru-57"))).as("the enemy's").isEmpty();
  }

  // ---- 6.0

  @Test
  @Case("TWU-6.0h")
  void whoIsToAttackMayBeCalledOff() {
    Situation s = of("german", "first-combat", "5028: ge-1, ge-2; 5128: ru-25");
    assertThat(clerk(s).actions(s.p(), s.unit("ge-1"))).isEmpty();
    s.play(s.attack("5128", "ge-1"));
    assertThat(clerk(s).actions(s.p(), s.unit("ge-1")))
        .containsExactly(
            new Clerk.Action("Call off the attack", s.chooseHexes("call-off", "5128"), true));
    assertThat(clerk(s).actions(s.p(), s.unit("ge-2"))).isEmpty();
  }

  @Test
  @Case({"TWU-6.0a", "TWU-6.0i", "TWU-6.1f"})
  void targetsAreTheHexesThatSomebodyCanAttack() {
    Situation s =
        of("german", "first-combat", "5028: ge-1, ge-2; 5128: ru-25; 5129: ru-27; 5528: ru-29");
    assertThat(numbers(s, clerk(s).targets(s.p()))).containsExactly("5128", "5129");
    s.play(s.attack("5128", "ge-1"));
    assertThat(numbers(s, clerk(s).targets(s.p()))).as("5128 is taken").containsExactly("5129");
    s.at(4, "german", "second-movement");
    assertThat(clerk(s).targets(s.p()).isEmpty()).isTrue();
    Situation fort = of("russian", "first-combat", "4126: ru-25").allHeldBy("russian", "4025");
    assertThat(numbers(fort, clerk(fort).targets(fort.p()))).as("Boyen").containsExactly("4025");
  }

  @Test
  @Case({"TWU-6.1d", "TWU-3.5b", "TWU-6.0i"})
  void theMusterNamesWhoMayJoinAndWhyTheOthersMayNot() {
    Situation s =
        of(
            "german",
            "first-combat",
            "5028: ge-1, ge-2+disrupted; 5127: ge-36; 5128: ru-25; 5129: ru-27; 4826: ge-37");
    Clerk.Muster one = clerk(s).muster(s.p(), s.hexes("5128"), List.of());
    assertThat(one.units()).containsExactlyInAnyOrder(s.unit("ge-1"), s.unit("ge-36"));
    assertThat(one.refused()).hasSize(1);
    assertThat(one.refused().getFirst().unit()).isEqualTo(s.unit("ge-2"));
    assertThat(one.refused().getFirst().why().caseId()).isEqualTo("TWU-3.5b");
    Clerk.Muster two = clerk(s).muster(s.p(), s.hexes("5128", "5129"), List.of());
    assertThat(two.units()).containsExactly(s.unit("ge-1"));
    assertThat(two.refused()).extracting(Clerk.RefusedUnit::unit).contains(s.unit("ge-36"));
    assertThat(two.refused())
        .filteredOn(refusedUnit -> refusedUnit.unit() == s.unit("ge-36"))
        .extracting(refusedUnit -> refusedUnit.why().caseId())
        .containsExactly("TWU-6.1d");
    assertThat(clerk(s).muster(s.p(), Hexes.NONE, List.of())).isEqualTo(Clerk.Muster.NONE);
    s.play(s.attack("5128 5129", "ge-1"));
    Clerk.Muster again = clerk(s).muster(s.p(), s.hexes("5128"), List.of());
    assertThat(again.refused())
        .filteredOn(refusedUnit -> refusedUnit.unit() == s.unit("ge-1"))
        .extracting(refusedUnit -> refusedUnit.why().caseId())
        .containsExactly("TWU-6.0i");
    s.at(4, "german", "second-movement");
    assertThat(clerk(s).muster(s.p(), s.hexes("5128"), List.of())).isEqualTo(Clerk.Muster.NONE);
  }

  @Test
  @Case("TWU-6.0a")
  void whereNobodyStandsTheMusterSaysSo() {
    Situation s = of("german", "first-combat", "6028: ge-1; 6027: ru-25");
    Clerk.Muster edge = clerk(s).muster(s.p(), s.hexes("6029"), List.of());
    assertThat(edge.units()).contains(s.unit("ge-1"));
    Clerk.Muster there = clerk(s).muster(s.p(), s.hexes("6027"), List.of());
    assertThat(there.units()).containsExactly(s.unit("ge-1"));
    assertThat(there.refused()).isEmpty();
  }

  // ---- what is printed

  @Test
  @Case({"TWU-3.1a", "TWU-3.1h"})
  void figuresAreThoseOfTheCounter() {
    Situation s = Situation.asPrinted("historical");
    assertThat(clerk(s).figures(s.unit("ge-1")).values())
        .containsEntry("attack", 9)
        .containsEntry("defense", 9)
        .containsEntry("move", 3)
        .doesNotContainKeys("army", "arrival");
    assertThat(clerk(s).figures(s.unit("ge-1")).traits()).isEmpty();
    assertThat(clerk(s).figures(s.unit("ru-25")).values())
        .containsEntry("attack", 5)
        .containsEntry("move", 2)
        .containsEntry("army", 1);
    assertThat(clerk(s).figures(s.unit("ge-22")).values())
        .containsEntry("arrival", s.unit("ge-22").printed().arrival());
    assertThat(s.unit("ge-22").printed().arrival()).isPositive();
    assertThat(clerk(s).figures(s.unit("ge-g-kon")).traits()).containsExactly("garrison");
    assertThat(clerk(s).figures(s.unit("ge-ldw2")).doubt()).isEqualTo("type");
  }

  @Test
  @Case("TWU-8.0a")
  void prizesAreTheTownsThatCount() {
    Situation s = Situation.asPrinted("historical");
    List<Clerk.Prize> prizes = clerk(s).prizes(s.p());
    assertThat(prizes)
        .filteredOn(prize -> prize.hex() == s.hex("0121"))
        .extracting(Clerk.Prize::what)
        .anyMatch(what -> what.endsWith("Kulm: 3 points"));
    assertThat(prizes)
        .filteredOn(prize -> prize.hex() == s.hex("0124"))
        .extracting(Clerk.Prize::what)
        .anyMatch(what -> what.endsWith("Culmsee: 1 point"));
  }

  @Test
  @Case({"TWU-CRT-G", "TWU-CRT-R", "TWU-5.0b", "TWU-4.0a"})
  void theTablesAreThoseOfTheBook() {
    Situation s = Situation.asPrinted("historical");
    List<Clerk.PrintedTable> tables = clerk(s).tables();
    assertThat(tables)
        .extracting(Clerk.PrintedTable::id)
        .containsExactly("terrain", "results-german", "results-russian", "turns");
    assertThat(tables).extracting(Clerk.PrintedTable::caseId).contains("TWU-CRT-G", "TWU-CRT-R");
    for (Clerk.PrintedTable table : tables) {
      assertThat(table.rows())
          .as(table.id())
          .isNotEmpty()
          .allSatisfy(row -> assertThat(row).hasSameSizeAs(table.columns()));
    }
    List<List<String>> terrain = tables.get(0).rows();
    assertThat(row(terrain, "swamp").subList(2, 4)).containsExactly("2", "die +2");
    assertThat(row(terrain, "clear").subList(2, 4)).containsExactly("1", "");
    assertThat(row(terrain, "lake").get(2)).isEqualTo("not allowed");
    assertThat(row(terrain, "river").subList(2, 4)).containsExactly("+1", "die +3");
    for (int side = 0; side < 2; side++) {
      List<List<String>> rows = tables.get(side == 1 ? 1 : 2).rows();
      assertThat(rows).hasSize(10);
      for (int die = 0; die < 10; die++) {
        assertThat(rows.get(die).getFirst()).isEqualTo(die == 9 ? "9 or more" : "" + die);
        for (int column = 0; column < CombatTable.COLUMNS.size(); column++) {
          assertThat(rows.get(die).get(column + 1))
              .isEqualTo(s.rules().table().result(side, column, die));
        }
      }
    }
    assertThat(tables.get(1).rows().get(1)).startsWith("1", "A3", "A2");
    assertThat(tables.get(3).rows()).hasSize(26);
    assertThat(tables.get(3).rows().getFirst()).startsWith("1", "20 August 1914");
  }

  private static List<String> row(List<List<String>> rows, String name) {
    return rows.stream().filter(row -> row.getFirst().equals(name)).findFirst().orElseThrow();
  }
}
