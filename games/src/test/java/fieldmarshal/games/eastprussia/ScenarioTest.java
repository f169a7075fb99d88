package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Chapter 9: the scenarios and their set-ups; 10.0: which options go together. */
class ScenarioTest {
  /** The printed lists of the campaign with our corrections: hex, unit, strength, allowance. */
  private static final String GERMAN =
      """
      5514 ge-ldw2 1 3; 5716 ge-1kb 3 4; 5717 ge-41kb 3 4; 5617 ge-2kb 3 4; 5418 ge-2 9 3;
      5319 ge-1 9 3; 5320 ge-36 7 3; 5321 ge-35 7 3; 4822 ge-1r 6 3; 4723 ge-36r 6 3;
      4624 ge-3r 6 3; 4025 ge-g-boyn 2 2; 3826 ge-ldw6 1 3; 2626 ge-37 6 3; 2226 ge-41 5 3;
      1826 ge-ldw3 4 3; 1526 ge-ldw4 4 3; 1023 ge-hrg 2 2; 0620 ge-g-grau 1 2;
      3808 ge-g-kon 3 2\
      """;

  private static final String RUSSIAN =
      """
      5714 ru-3c 3 3; 5916 ru-1gc 1 3; 5818 ru-2gc 2 3; 5619 ru-29 5 2; 5621 ru-1ha 0 2;
      5520 ru-28 5 2; 5520 ru-2ha 0 2; 5421 ru-25 5 2; 5422 ru-27 5 2; 4924 ru-40 5 2;
      4824 ru-30 5 2; 4826 ru-5-sch 3 3; 4628 ru-2c 3 3; 4329 ru-1c 3 3; 4029 ru-26 5 2;
      4029 ru-43 5 2; 2930 ru-4c 3 3; 2932 ru-16 5 2; 2932 ru-4 5 2; 2831 ru-3ha 0 2;
      2532 ru-36 5 2; 2533 ru-1 5 2; 2232 ru-6 5 2; 2233 ru-8 5 2; 2033 ru-2 5 2;
      1931 ru-6c 3 3; 1932 ru-22 5 2; 1933 ru-24 5 2; 1531 ru-15c 3 3\
      """;

  private static final String MASURIAN =
      """
      4407 ge-g-kon 3 2; 4310 ge-ldw3 4 3; 4209 ge-ldw4 4 3; 4111 ge-hr-po 3 2; 4113 ge-1gr 8 3;
      4114 ge-3g 8 3; 4014 ge-36r 6 3; 4018 ge-22 6 3; 3919 ge-38 6 3; 3920 ge-37 6 3;
      3922 ge-41 5 3; 4224 ge-36 7 3; 4025 ge-g-boyn 2 2; 4326 ge-35 7 3; 4427 ge-2 9 3;
      4529 ge-1 9 3; 4531 ge-8k 3 4; 4432 ge-41kb 3 4;
      4608 ru-53 6 2; 4610 ru-55 6 2; 4911 ru-28 5 2; 4713 ru-1gc 1 3; 4514 ru-25 5 2;
      4315 ru-27 5 2; 5015 ru-54 6 2; 4916 ru-2ha 0 2; 4916 ru-1ha 0 2; 4317 ru-30 5 2;
      4617 ru-29 5 2; 4418 ru-40 5 2; 4219 ru-57 6 2; 4520 ru-2gc 2 3; 4220 ru-26 5 2;
      4720 ru-72 6 2; 4423 ru-43 5 2; 4625 ru-76 6 2; 4827 ru-1c 3 3\
      """;

  private static TreeMap<String, String> parse(String text) {
    TreeMap<String, String> lines = new TreeMap<>();
    for (String line : text.split(";")) {
      String[] words = line.strip().split("\\s+");
      lines.put(words[1], words[0] + " " + words[2] + "-" + words[3]);
    }
    return lines;
  }

  private static TreeMap<String, String> onMap(Situation s, String prefix) {
    TreeMap<String, String> lines = new TreeMap<>();
    for (Counter unit : s.rules().roster().all()) {
      if (s.p().onMap(unit) && unit.id().startsWith(prefix)) {
        lines.put(
            unit.id(), s.where(unit.id()) + " " + unit.strength() + "-" + unit.printed().move());
      }
    }
    return lines;
  }

  @Test
  @Case({"TWU-9.1", "TWU-9.1.1"})
  void theGermanSetUpOfTheCampaign() {
    assertThat(onMap(Situation.asPrinted("historical"), "ge-")).isEqualTo(parse(GERMAN));
  }

  @Test
  @Case({"TWU-9.1", "TWU-9.1.2"})
  void theRussianSetUpOfTheCampaign() {
    assertThat(onMap(Situation.asPrinted("historical"), "ru-")).isEqualTo(parse(RUSSIAN));
  }

  @Test
  @Case("TWU-9.4h")
  void theSetUpOfTheMasurianLakes() {
    Situation s = Situation.asPrinted("masurian");
    assertThat(onMap(s, "")).isEqualTo(parse(MASURIAN));
    assertThat(onMap(s, "ge-")).hasSize(18);
    assertThat(onMap(s, "ru-")).hasSize(19);
    assertThat(s.rules().roster().all())
        .filteredOn(unit -> s.p().onMap(unit) && unit.id().startsWith("ru-"))
        .allMatch(unit -> unit.army() == 1);
    for (Theatre.Fortress fortress : s.rules().theatre().fortresses()) {
      assertThat(s.rules().control().destroyed(s.p(), fortress.hex())).isFalse();
    }
  }

  @Test
  @Case({"TWU-9.1.1", "TWU-9.1.2", "TWU-9.4h", "TWU-10.6a", "TWU-10.6.1a"})
  void headquartersStandWhereWePutThemWhenTheirOptionIsOn() {
    Situation s = Situation.asPrinted("historical", "german-hq", "russian-hq");
    assertThat(s.where("ge-prittwitz")).isEqualTo("3808");
    assertThat(s.where("ru-rennenkampf")).isEqualTo("5621");
    assertThat(s.where("ru-samsonov")).isEqualTo("2233");
    assertThat(s.p().onMap(s.unit("ge-hindenburg"))).isFalse();
    Situation lakes = Situation.asPrinted("masurian", "german-hq", "russian-hq");
    assertThat(lakes.where("ge-hindenburg")).isEqualTo("3521");
    assertThat(lakes.where("ru-rennenkampf")).isEqualTo("4916");
    assertThat(lakes.p().onMap(lakes.unit("ru-samsonov"))).isFalse();
    assertThat(lakes.p().onMap(lakes.unit("ge-prittwitz"))).isFalse();
    assertThat(Situation.asPrinted("historical").p().onMap(s.unit("ge-prittwitz"))).isFalse();
  }

  @Test
  @Case({"TWU-3.1b", "TWU-9.3b"})
  void everyRussianUnitBelongsToAnArmy() {
    Situation s = Situation.asPrinted("ninth-army");
    assertThat(s.unit("ru-1c").army()).isEqualTo(1);
    assertThat(s.unit("ru-4c").army()).isEqualTo(2);
    assertThat(s.unit("ru-1g").army()).isEqualTo(2);
    assertThat(s.unit("ge-1").army()).isZero();
    for (Counter unit : s.rules().roster().all()) {
      if (unit.side() == EastPrussia.RUSSIAN) {
        assertThat(unit.army()).as(unit.id()).isIn(1, 2);
      }
    }
  }

  @Test
  @Case("TWU-3.1a")
  void garrisonsAreInfantry() {
    Situation s = Situation.asPrinted("historical");
    for (String id :
        new String[] {"ge-g-boyn", "ge-hrg", "ge-g-grau", "ge-g-kon", "ge-hr-po", "ge-ldw2"}) {
      assertThat(s.unit(id).isInfantry()).as(id).isTrue();
    }
    assertThat(s.unit("ge-1kb").isCavalry()).isTrue();
    assertThat(s.unit("ru-1ha").isArtillery()).isTrue();
    assertThat(s.unit("ge-hindenburg").isHq()).isTrue();
  }

  @Test
  @Case("TWU-9.2.1b")
  void thePlanOf1905TakesTwoCorpsAwayForGood() {
    Situation s = Situation.asPrinted("schlieffen");
    for (String id : new String[] {"ge-37", "ge-41", "ge-35", "ge-36"}) {
      assertThat(s.where(id)).as(id).isEqualTo("unused");
    }
    assertThat(onMap(s, "ge-")).hasSize(16);
    assertThat(onMap(s, "ru-")).isEqualTo(parse(RUSSIAN));
  }

  @Test
  @Case("TWU-9.2.1e")
  void reinforcementsStillComeWithThePlanOf1905() {
    Situation s = Situation.asPrinted("schlieffen").at(14, "german", "first-movement");
    assertThat(s.grants(s.reinforce("ge-1gr", "0120"))).isTrue();
    assertThat(s.refusal(s.reinforce("ge-37", "0120"))).isEqualTo("TWU-5.3a");
  }

  @Test
  @Case({"TWU-9.2.1d", "TWU-9.4i"})
  void replacementsAreUsualForThePlanOf1905AndNotForTheLakes() throws Game.BadSetup {
    assertThat(Situation.GAME.usual("schlieffen")).containsExactly("replacements");
    assertThat(Situation.GAME.usual("historical")).isEmpty();
    assertThat(Situation.GAME.usual("masurian")).isEmpty();
    assertThat(Situation.GAME.rules("schlieffen", Set.of())).isNotNull();
    assertThat(Situation.GAME.rules("masurian", Set.of("replacements"))).isNotNull();
  }

  @Test
  @Case("TWU-9.3a")
  void theNinthArmyWaitsForTheRussianTurnTwo() {
    Situation s = Situation.asPrinted("ninth-army");
    Set<String> due = new TreeSet<>();
    for (Counter unit : s.rules().roster().all()) {
      if (s.where(unit.id()).equals("turn 2")) {
        due.add(unit.id());
      }
    }
    assertThat(due)
        .containsExactlyInAnyOrder(
            "ru-1g", "ru-2g", "ru-23", "ru-37", "ru-9a-fin", "ru-5dc", "ru-4ha");
    s.passTo(2, "russian", "first-movement");
    s.play(s.reinforce("ru-1g", "1834"), s.march("ru-1g", "1833"));
    assertThat(s.where("ru-1g")).isEqualTo("1833");
    Situation without = Situation.asPrinted("historical");
    assertThat(without.where("ru-1g")).isEqualTo("unused");
  }

  @Test
  @Case("TWU-9.3c")
  void bothVariantsMayBePlayedTogether() {
    Situation s = Situation.asPrinted("schlieffen-ninth-army");
    assertThat(s.where("ge-37")).isEqualTo("unused");
    assertThat(s.where("ru-1g")).isEqualTo("turn 2");
    assertThat(s.points("german"))
        .isEqualTo(Situation.asPrinted("historical").points("german") + 50);
    assertThat(s.phase()).isEqualTo("first-movement");
  }

  // ---- 9.4: the cavalry on the flank

  private static Situation lakes(String units, int turn, String side, String phase) {
    return Situation.asPrinted("masurian").with(units).at(turn, side, phase);
  }

  @Test
  @Case("TWU-9.4c")
  void theCavalryOnTheFlankIsFixed() {
    Situation s = lakes("5728: ru-1c", 19, "german", "first-movement");
    assertThat(s.has("ge-41kb", "fixed")).isTrue();
    assertThat(s.refusal(s.march("ge-41kb", "4433"))).isEqualTo("TWU-9.4c");
    assertThat(s.reach("ge-41kb")).isEmpty();
    assertThat(s.refusal(s.chooseHexes("reserve-1", "4432"))).isEqualTo("TWU-9.4c");
  }

  @Test
  @Case({"TWU-9.4c", "TWU-6.6e"})
  void itMayAttackButNotAdvance() {
    Situation s = Situation.of("masurian").with("4533: ru-1gc; 4432: ge-41kb+fixed, ge-1");
    s.at(19, "german", "first-combat").fight(1, s.attack("4533", "ge-41kb", "ge-1"));
    assertThat(s.result()).startsWith("D");
    s.play(s.asked().equals("retreat") ? s.suggestion() : s.advance("ge-1", "4533"));
    assertThat(s.orders())
        .noneMatch(order ->
            order instanceof fieldmarshal.engine.Order.Advance advance
                && advance.units().contains(s.unit("ge-41kb")));
  }

  @Test
  @Case("TWU-9.4d")
  void fromTurnTwentyADieOfFiveOrSixReleasesIt() {
    Situation nineteen = lakes("5728: ru-1c", 19, "german", "first-movement");
    assertThat(nineteen.has("ge-41kb", "fixed")).isTrue();
    for (int face = 1; face <= 6; face++) {
      Situation s = Situation.asPrinted("masurian").with("5728: ru-1c").dice(face);
      s.at(20, "german", "first-movement");
      assertThat(s.diceLeft()).as("rolled").isEmpty();
      assertThat(s.has("ge-41kb", "fixed")).as("die " + face).isEqualTo(face < 5);
    }
    Situation again = Situation.asPrinted("masurian").with("5728: ru-1c").dice(4, 5);
    again.at(20, "german", "first-movement").at(21, "german", "first-movement");
    assertThat(again.has("ge-41kb", "fixed")).as("every turn").isFalse();
    assertThat(again.grants(again.march("ge-41kb", "4433"))).isTrue();
  }

  @Test
  @Case("TWU-9.4e")
  void aRussianUnitThatComesNextToItReleasesIt() {
    Situation s = lakes("4634: ru-1c", 19, "russian", "first-movement");
    s.allHeldBy("russian");
    s.play(s.march("ru-1c", "4534"));
    assertThat(s.has("ge-41kb", "fixed")).as("two hexes away").isTrue();
    s.play(s.march("ru-1c", "4533"));
    assertThat(s.has("ge-41kb", "fixed")).isFalse();
    s.at(19, "german", "first-movement");
    assertThat(s.grants(s.march("ge-41kb", "4332"))).isTrue();
  }

  // ---- 10.0: options

  private static List<Set<String>> subsets(List<String> options) {
    List<Set<String>> all = new ArrayList<>(List.of(Set.of()));
    for (String option : options) {
      for (Set<String> set : List.copyOf(all)) {
        Set<String> more = new HashSet<>(set);
        more.add(option);
        all.add(more);
      }
    }
    return all;
  }

  private static boolean legal(String scenario, Set<String> options) {
    try {
      return Situation.GAME.rules(scenario, options) != null;
    } catch (Game.BadSetup e) {
      assertThat(e.getMessage()).isNotBlank();
      return false;
    }
  }

  @Test
  @Case({"TWU-X-ALL", "TWU-10.0"})
  void thereAre3328LegalConfigurations() {
    List<Set<String>> subsets =
        subsets(Situation.GAME.options().stream().map(Game.Option::id).toList());
    assertThat(subsets).hasSize(1024);
    for (Game.Scenario scenario : Situation.GAME.scenarios()) {
      long count = subsets.stream().filter(set -> legal(scenario.id(), set)).count();
      assertThat(count).as(scenario.id()).isEqualTo(scenario.id().equals("masurian") ? 256 : 768);
    }
  }

  @Test
  @Case({"TWU-X-ALL", "TWU-10.0", "TWU-X-9.4+10.4"})
  void whatDoesNotGoTogetherIsRefused() {
    assertThat(legal("historical", Set.of("samsonov"))).isFalse();
    assertThat(legal("historical", Set.of("samsonov", "russian-hq"))).isTrue();
    assertThat(legal("historical", Set.of("cavalry-retreat"))).as("without 10.2.3").isTrue();
    assertThat(legal("masurian", Set.of("refugees"))).isFalse();
    assertThat(legal("masurian", Set.of("russian-hq", "samsonov"))).isFalse();
    assertThat(legal("masurian", Set.of("russian-hq", "german-hq", "hidden-movement"))).isTrue();
    assertThatThrownBy(() -> Situation.GAME.rules("tannenberg", Set.of()))
        .isInstanceOf(Game.BadSetup.class);
    assertThatThrownBy(() -> Situation.GAME.rules("historical", Set.of("gas")))
        .isInstanceOf(Game.BadSetup.class);
  }

  @Test
  @Case({"TWU-X-ALL", "TWU-X-NONE"})
  void allOptionsTogetherAreLegalInEveryScenario() {
    for (Game.Scenario scenario : Situation.GAME.scenarios()) {
      Set<String> all = new TreeSet<>();
      Situation.GAME.options().forEach(option -> all.add(option.id()));
      if (scenario.id().equals("masurian")) {
        all.removeAll(Set.of("refugees", "samsonov"));
      }
      assertThat(legal(scenario.id(), all)).as(scenario.id()).isTrue();
    }
  }
}
