package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Situation;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 26: scenarios and variations; 15, 17, 27: the counters. */
class BrusilovScenariosTest {
  private static final Brusilov GAME = new Brusilov();

  private static Situation set(String scenario, String... options) {
    return Situation.asPrinted(GAME, scenario, options);
  }

  private static int total(Situation s) {
    return (int) s.rules().points(s.p()).get(0).total();
  }

  // ---- 26.1

  @Test
  @Case({"BRU-26.1", "BRU-26.11", "BRU-26.12", "BRU-15.0"})
  void theGloriousFourthOfJune() {
    Situation s = set("fourth-of-june");
    assertThat(s.turn()).isEqualTo(1);
    assertThat(s.rules().lastTurn()).isEqualTo(14);
    assertThat(s.askedOf()).as("the Russians first").isEqualTo("russian");
    assertThat(total(s)).isEqualTo(0);
    assertThat(s.where("ru-4rf")).isEqualTo("0809");
    assertThat(s.where("ru-hq-8ka")).isEqualTo("0908");
    assertThat(s.where("ru-1tu")).isEqualTo("turn 7");
    assertThat(s.where("ge-105")).isEqualTo("turn 7");
    assertThat(s.where("ru-corps-1gd")).as("the Guards stay in the box").isEqualTo("unused");
    assertThat(s.where("ru-hq-8kl")).isEqualTo("unused");
    assertThat(s.where("ru-dep-p1")).isEqualTo("unused");
    assertThat(GAME.dates()).hasSize(18).startsWith("4-6 June 1916");
    assertThat(GAME.dates().get(13)).isEqualTo("13-15 July 1916");
  }

  @Test
  @Case("BRU-26.1")
  void theGameEndsAfterTurnFourteen() {
    Situation s =
        Situation.of(GAME, "fourth-of-june").at(14, "central", "replacement").play(Order.PASS);
    assertThat(s.asked()).isEqualTo("over");
    s = Situation.of(GAME, "fourth-of-june").at(13, "central", "replacement").play(Order.PASS);
    assertThat(s.turn()).isEqualTo(14);
  }

  @Test
  @Case({"BRU-26.1", "BRU-23.42"})
  void everyUnitStandsWhereTheRulingsPutIt() {
    Situation s = set("fourth-of-june");
    assertThat(s.where("ah-54")).isEqualTo("2012");
    assertThat(s.where("ah-55")).isEqualTo("2012");
    assertThat(s.where("ah-38")).isEqualTo("1914");
    assertThat(s.where("ah-19")).isEqualTo("1812");
    assertThat(s.where("ah-32")).isEqualTo("1812");
    assertThat(s.where("ru-14")).isEqualTo("0910");
    assertThat(s.where("ah-hq-7ba")).isEqualTo("2913");
    long onMap = s.rules().roster().all().stream().filter(unit -> s.p().onMap(unit)).count();
    assertThat(onMap).isEqualTo(125);
    for (Counter unit : s.rules().roster().all()) {
      if (s.p().onMap(unit)) {
        assertThat(s.rules().theatre().front(s.p().place(unit)))
            .as(unit.id())
            .isEqualTo(unit.side().index());
      }
    }
  }

  // ---- 26.2

  @Test
  @Case({"BRU-26.2", "BRU-26.21", "BRU-26.25"})
  void attackOnSchedule() {
    Situation s = set("on-schedule");
    assertThat(s.turn()).isEqualTo(5);
    assertThat(s.rules().lastTurn()).isEqualTo(18);
    assertThat(total(s)).isEqualTo(-8);
    for (String unit : List.of("ru-9s", "ru-10s", "ru-cav-nc")) {
      assertThat(s.where(unit)).isEqualTo("0907");
    }
    assertThat(s.where("ru-45")).isEqualTo("1007");
    assertThat(s.where("ru-46")).isEqualTo("1007");
    assertThat(s.where("ru-dep-p1")).isEqualTo("0908");
    assertThat(s.where("ru-dep-p2")).isEqualTo("2110");
    assertThat(s.where("ru-dep-p3")).isEqualTo("unused");
    assertThat(s.where("ru-4rf")).isEqualTo("0809");
    s = Situation.of(GAME, "on-schedule").at(18, "central", "replacement").play(Order.PASS);
    assertThat(s.asked()).isEqualTo("over");
  }

  @ParameterizedTest
  @Case({"BRU-26.22a", "BRU-26.22b"})
  @CsvSource({
    "ru-1tu, 7",
    "ru-22, 9",
    "ru-8, 10",
    "ru-tbc, 11",
    "ge-bi, 7",
    "ge-ja, 7",
    "ge-hq-bh, 7",
    "ge-cav-1, 8",
    "ge-108, 8",
    "ge-cav-3, 9",
    "ah-61, 10",
    "ge-cav-gr, 10",
    "ge-105, 11",
    "ge-hq-10, 12",
    "ge-19, 12",
    "ge-20, 12",
    "ge-107, 12",
    "ah-48, 13",
    "ge-11b, 13",
    "ge-43r, 13",
    "ah-44, 14",
    "ge-1r, 14",
    "ah-59, 14",
    "ge-119, 14",
    "ge-37, 15",
    "ge-22, 15"
  })
  void theScheduleOfAttackOnSchedule(String unit, int turn) {
    String id = unit.equals("ru-tbc") ? "ru-cav-tbc" : unit;
    assertThat(set("on-schedule").where(id)).isEqualTo("turn " + turn);
  }

  // ---- 26.3

  @ParameterizedTest
  @Case({"BRU-26.3", "BRU-26.31", "BRU-26.32", "BRU-26.33", "BRU-26.34", "BRU-25.15"})
  @CsvSource({
    "fourth-of-june, guards, -6",
    "fourth-of-june, west-front, -6",
    "fourth-of-june, supply-and-rail, -6",
    "fourth-of-june, commanders, -1",
    "fourth-of-june, guards commanders, -8",
    "fourth-of-june, guards west-front commanders, -14",
    "fourth-of-june, guards supply-and-rail, -12",
    "fourth-of-june, track-limits unlimited-command, 0",
    "on-schedule, guards, -14",
    "on-schedule, guards commanders, -16",
    "on-schedule, supply-and-rail commanders, -15"
  })
  void eachVariationHasItsPrice(String scenario, String options, int total) {
    assertThat(total(set(scenario, options.split(" ")))).isEqualTo(total);
  }

  @Test
  @Case({"BRU-26.3", "BRU-26.33"})
  void westFrontAndSupplyExcludeEachOther() {
    assertThatThrownBy(() -> GAME.rules("fourth-of-june", Set.of("west-front", "supply-and-rail")))
        .isInstanceOf(Game.BadSetup.class)
        .hasMessageContaining("west-front")
        .hasMessageContaining("supply-and-rail");
    assertThatThrownBy(() -> GAME.rules("historical", Set.of()))
        .isInstanceOf(Game.BadSetup.class)
        .hasMessageContaining("historical");
    assertThatThrownBy(() -> GAME.rules("on-schedule", Set.of("heroes")))
        .isInstanceOf(Game.BadSetup.class)
        .hasMessageContaining("heroes");
  }

  @Test
  @Case("BRU-26.31")
  void theGuardsComeFromTurnSix() {
    Situation s = set("fourth-of-june", "guards");
    int points = 0;
    for (String unit :
        List.of(
            "ru-corps-1gd",
            "ru-corps-2gd",
            "ru-corps-1",
            "ru-corps-30",
            "ru-cav-gd",
            "ru-hq-gbz")) {
      assertThat(s.where(unit)).isEqualTo("turn 6");
      points += s.unit(unit).stacking();
    }
    assertThat(points).isEqualTo(20);
    assertThat(s.where("ru-hq-ggu")).isEqualTo("unused");
    s.at(6, "russian", "reinforcement");
    s.play(s.reinforce("ru-corps-1gd", "1301"));
    assertThat(s.refusal(s.reinforce("ru-corps-2gd", "1301"))).isEqualTo("BRU-18.23");
    assertThat(s.grants(s.reinforce("ru-hq-gbz", "2001"))).isTrue();
  }

  @Test
  @Case("BRU-26.32")
  void theWestFrontDelaysTheCentralPowersOneTurn() {
    Situation s = set("fourth-of-june", "west-front");
    assertThat(s.where("ge-1r")).isEqualTo("turn 12");
    assertThat(s.where("ah-61")).isEqualTo("turn 6");
    assertThat(s.where("ru-1tu")).isEqualTo("turn 7");
    assertThat(set("on-schedule", "west-front").where("ge-bi")).isEqualTo("turn 8");
  }

  @Test
  @Case("BRU-26.34")
  void betterCommanders() {
    Situation s = set("fourth-of-june", "commanders");
    assertThat(s.where("ru-hq-8ka")).isEqualTo("unused");
    assertThat(s.where("ru-hq-8kl")).isEqualTo("0908");
    assertThat(s.where("ru-hq-ggu")).as("without the Guards").isEqualTo("unused");
    assertThat(s.unit("ru-hq-8kl").printed().radius()).isEqualTo(6);
    s = set("fourth-of-june", "commanders", "guards");
    assertThat(s.where("ru-hq-ggu")).isEqualTo("turn 6");
    assertThat(s.where("ru-hq-gbz")).isEqualTo("unused");
  }

  // ---- the counters

  @Test
  @Case({"BRU-17.0a", "BRU-18.24", "BRU-24.31"})
  void ratingsGoByNationAndDepotsTakeTwoPoints() {
    for (Counter unit : GAME.roster().all()) {
      int rating =
          switch (unit.nationality()) {
            case "Russian" -> 3;
            case "German" -> 1;
            default -> 4;
          };
      assertThat(unit.tcr()).as(unit.id()).isEqualTo(rating);
      if (unit.isDepot()) {
        assertThat(unit.stacking()).as(unit.id()).isEqualTo(2);
        assertThat(unit.steps()).isEqualTo(1);
      }
      if (unit.isHq()) {
        assertThat(unit.stacking()).isEqualTo(0);
        assertThat(unit.printed().commandStrength()).as(unit.id()).isGreaterThan(0);
      }
    }
    assertThat(GAME.roster().size()).isEqualTo(182);
    assertThat(Arrays.asList(4, 2, 1)).contains(GAME.roster().named("ru-corps-1gd").stacking());
  }

  @ParameterizedTest
  @Case({"BRU-27.11", "BRU-27.12", "BRU-27.21", "BRU-27.22", "BRU-MARK"})
  @CsvSource({
    "ge-11b, German 11th Bavarian Division",
    "ge-43r, German 43rd Reserve Division",
    "ge-bi, German Biss Brigade",
    "ge-ja, German Jachmann Brigade",
    "ah-pl, Polish Legion",
    "ah-21rf, Austro-Hungarian 21st Rifle Division",
    "ru-9s, Russian 9th Siberian Division",
    "ru-1tu, Russian 1st Turkestan Division",
    "ru-3trf, Russian 3rd Terek Rifle Division",
    "ru-cav-6dc, Russian 6th Don Cossack Cavalry Division",
    "ru-cav-2z, Russian 2nd Combined Cavalry Division",
    "ru-si, Russian Saratov Brigade",
    "ru-hq-7sh, Russian 7th Army HQ (Shcherbachev)",
    "ru-hq-gbz, Russian Guard Army HQ (Bezobrazov)",
    "ah-hq-2be, Austro-Hungarian 2nd Army HQ (Boehm-Ermolli)",
    "ge-hq-sa, German South Army HQ"
  })
  void theLettersOnTheCountersAreSpeltOut(String id, String name) {
    assertThat(GAME.roster().named(id).name()).isEqualTo(name);
  }

  @Test
  @Case("BRU-MARK")
  void noMarkerIsAUnit() {
    assertThat(GAME.roster().all()).noneMatch(unit -> unit.id().contains("mark"));
  }

  // ---- 17.0b

  @Test
  @Case("BRU-17.0b")
  void aJointAttackUsesTheMiddleRow() {
    Situation s =
        Situation.of(GAME, "fourth-of-june", "unlimited-command")
            .with(
                "1115: ge-48r, ge-108, ge-19, ah-26; 1116: ru-77, ru-100; 1114: ge-hq-sa,"
                    + " ah-hq-4fe")
            .at(4, "central", "combat");
    assertThat(s.preview(s.attack("1116", "ge-48r", "ge-108", "ge-19", "ah-26")).column())
        .as("14 to 8 is 1:1")
        .isEqualTo("1:1");
    assertThat(s.preview(s.attack("1116", "ge-48r", "ge-108", "ah-26")).modifiers())
        .anyMatch(part -> part.caseId().equals("BRU-17.0b"));
    assertThat(s.preview(s.attack("1116", "ge-48r", "ge-108")).modifiers())
        .noneMatch(part -> part.caseId().equals("BRU-17.0b"));
    var rules = (BrusilovRules) s.rules();
    var combat = (BrusilovCombat) rules.combat();
    assertThat(combat.row(s.p(), s.attack("1116", "ge-48r", "ah-26"))).isEqualTo(2);
    assertThat(combat.row(s.p(), s.attack("1116", "ge-48r"))).isEqualTo(1);
    assertThat(combat.row(s.p(), s.attack("1116", "ah-26"))).isEqualTo(4);
    assertThat(combat.row(s.p(), s.shifted(s.attack("1116", "ge-48r"), "ah-hq-4fe")))
        .as("a headquarters that shifts makes no joint attack")
        .isEqualTo(1);
    assertThat(combat.row(s.p(), s.attack("1115", "ru-77"))).isEqualTo(3);
  }
}
