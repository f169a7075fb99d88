package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What a player is told of an attack before he commits himself, held against what then happens. */
class PreviewTest {
  private static final Game CAPORETTO = new Caporetto();
  private static final double EXACT = 1e-9;

  private static Situation field(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(placements);
  }

  private static Situation caporetto(String placements) {
    return Situation.of(CAPORETTO, "historical").with(placements);
  }

  private static Map<String, Double> parts(Explanation total) {
    Map<String, Double> parts = new TreeMap<>();
    for (Explanation part : total.leaves()) {
      parts.put(part.what(), part.amount());
    }
    double sum = parts.values().stream().mapToDouble(Double::doubleValue).sum();
    assertThat(total.total()).as("the total is the sum of its parts").isCloseTo(sum, within(EXACT));
    return parts;
  }

  private static List<String> effects(Preview preview) {
    return preview.modifiers().stream().map(part -> part.caseId() + " " + part.words()).toList();
  }

  // ---- totals

  @Test
  @Case({"GWE-8.0-PROC", "CAP-17.11"})
  void everyPartOfTheStrengthsIsShownAndNothingElseIsCounted() {
    Situation s =
        caporetto(
                "1708: it-hq-2; 1808: it-vi, it-1, it-art-1; 1908: it-39, it-art-2; "
                    + "1809: ah-106, ah-art-5, ge-hq-14, ah-dep-1")
            .at(3, "allied", "combat");
    Preview preview =
        s.preview(s.supported(s.attack("1809", "it-vi", "it-1"), "it-art-1:4", "it-art-2:1"));

    assertThat(parts(preview.attack()))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("VI Corps", 2.0, "1st Division", 1.0, "barrage", 5.0));
    assertThat(preview.attack().total()).isEqualTo(8);
    assertThat(parts(preview.defence()))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "106th Division",
                3.0,
                "5th Artillery Brigade",
                3.0,
                "Depot 1",
                1.0,
                "headquarters",
                1.0));
    assertThat(preview.defence().total()).isEqualTo(8);
    assertThat(preview.odds()).isEqualTo("1:1");
    assertThat(preview.attack().leaves())
        .extracting(Explanation::caseId)
        .containsExactly("GWE-2.4-AS", "GWE-2.4-AS", "CAP-17.11");
    assertThat(effects(preview)).containsExactly("GWE-5.4-RIVER x1/2", "GWE-5.4-RIVER x1/2");
  }

  @Test
  @Case({"GWE-8.0-PROC", "GWE-12.21"})
  void whatTheCavalryLosesIsAPartOfItsOwn() {
    Situation s =
        field(
                "0708: red-hq-army; 0808: red-cav1, red-cav2, red-1a; 0908: blue-3a; 1108:"
                    + " blue-hq-army")
            .at(2, "red", "combat");

    Preview mixed = s.preview(s.attack("0908", "red-cav1", "red-cav2", "red-1a"));
    assertThat(parts(mixed.attack()))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "Red cav1",
                2.0,
                "Red cav2",
                2.0,
                "Red 1a",
                4.0,
                "cavalry against other unit types",
                -3.0));
    assertThat(mixed.attack().total()).isEqualTo(5);
    assertThat(s.preview(s.attack("0908", "red-1a")).attack().leaves()).hasSize(1);
  }

  @Test
  @Case({"GWE-8.21", "GWE-11.11", "GWE-5.4-CUM"})
  void theDefenceShowsFortressUnitsAndHeadquarters() {
    Situation s =
        field(
                "1110: red-depot1; 1109: red-hq-army; 1209: red-c1, red-c3; 1310: blue-3a,"
                    + " blue-bde, blue-hq-1; 1508: blue-hq-army")
            .at(2, "red", "combat");
    Preview preview = s.preview(s.attack("1310", "red-c1", "red-c3"));

    assertThat(parts(preview.defence()))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                s.unit("fort-blue").name(),
                8.0,
                "Blue 3a",
                4.0,
                "Blue bde",
                2.0,
                "headquarters",
                1.0));
    assertThat(preview.defence().leaves()).extracting(Explanation::caseId).contains("GWE-11.11");
  }

  @Test
  @Case({"GWE-9.21", "GWE-10.42", "GWE-10.43"})
  void lackOfSupplyAndOfCommandAreShownForEachUnit() {
    Situation s =
        field("0803: red-c3, red-2a; 0906: red-hq-corps; 0804: red-1a; 0903: blue-bde")
            .at(2, "red", "combat");
    assertThat(s.inSupply("red-c3")).isFalse();
    assertThat(s.inCommand("red-c3")).isTrue();

    assertThat(effects(s.preview(s.attack("0903", "red-c3"))))
        .containsExactly("GWE-9.21 x1/2", "GWE-10.43 defender's result +1");
    s.with("0116: red-hq-corps").at(2, "red", "combat");
    assertThat(s.inCommand("red-c3")).isFalse();
    Preview preview = s.preview(s.attack("0903", "red-c3", "red-2a"));
    assertThat(effects(preview))
        .containsExactly(
            "GWE-9.21 x1/2",
            "GWE-10.42 x1/2",
            "GWE-9.21 x1/2",
            "GWE-10.42 x1/2",
            "GWE-10.43 attacker's result +1",
            "GWE-10.43 defender's result +1");
    assertThat(parts(preview.attack()))
        .as("8 and 3: halved and rounded down, then halved exactly")
        .containsExactlyInAnyOrderEntriesOf(Map.of("Red c3", 2.0, "Red 2a", 0.5));
  }

  @Test
  @Case({"GWE-5.4-CUM", "GWE-5.36", "GWE-10.21"})
  void groundRailwaysAndShiftsAreShown() {
    // 1006 is a trench in a mountain, 1008 a blue railway.
    Situation s =
        field(
                "0708: red-hq-army, red-hq-corps; 0807: red-1c; 0907: red-c1, red-1a; 1006:"
                    + " blue-3a; 0906: blue-2a; 1007: red-1b; 1008: blue-2b+entrained; 1208:"
                    + " blue-hq-army")
            .at(2, "red", "combat");

    Preview mountain =
        s.preview(s.shifted(s.attack("1006", "red-c1", "red-1a"), "red-hq-army", "red-hq-corps"));
    assertThat(effects(mountain))
        .containsExactly(
            "GWE-5.4-MOUNTAIN x2", "GWE-5.4-TRENCH x2", "GWE-10.21 2 right", "GWE-10.21 1 right");
    assertThat(mountain.defence().total()).isEqualTo(16);
    assertThat(mountain.odds()).as("14 against 16").isEqualTo("1:2");
    assertThat(mountain.column()).as("three to the right").isEqualTo("3:1");

    Preview train = s.preview(s.attack("1008", "red-1b"));
    assertThat(effects(train)).containsExactly("GWE-5.36 x1/2");
    assertThat(train.defence().total()).as("5 halved and rounded down").isEqualTo(2);
  }

  @Test
  @Case({"GWE-5.4-RIDGE", "GWE-5.4-MAJOR"})
  void whatIsAddedToTheDieIsShown() {
    Situation ridge =
        field("1009: blue-hq-army; 1010: blue-1a; 1011: red-3a").at(2, "blue", "combat");
    Preview over = ridge.preview(ridge.attack("1011", "blue-1a"));
    assertThat(over.dieModifier()).isEqualTo(1);
    assertThat(effects(over)).containsExactly("GWE-5.4-RIDGE +1", "GWE-10.43 defender's result +1");

    Situation river =
        field("1405: blue-hq-army; 1305: blue-1a; 1205: red-3a").at(2, "blue", "combat");
    Preview across = river.preview(river.attack("1205", "blue-1a"));
    assertThat(across.dieModifier()).isEqualTo(2);
    assertThat(effects(across))
        .containsExactly(
            "GWE-5.4-RIVER x1/2", "GWE-5.4-MAJOR +2", "GWE-10.43 defender's result +1");
  }

  @Test
  @Case({"CAP-21.12", "CAP-21.22", "CAP-APP-C"})
  void heroesAndSwitchLinesAreShown() {
    // 1909 lies in the switch line along the railway of Gorizia.
    Situation s =
        Situation.of(CAPORETTO, "historical", "heroic-leaders", "switch-lines")
            .with("1910: ge-ba, ge-rommel, ge-hq-14; 1909: it-1+inspired, it-17; 1709: it-hq-2")
            .at(3, "central", "combat");
    assertThat(s.inSupply("ge-ba")).isFalse();
    Preview preview = s.preview(s.attack("1909", "ge-ba"));

    assertThat(preview.attack().total()).as("6 halved, and Rommel").isEqualTo(4);
    assertThat(preview.defence().total()).as("3 + 1 + 1 and 3 + 1").isEqualTo(9);
    assertThat(effects(preview))
        .containsExactly(
            "GWE-9.21 x1/2", "CAP-21.12 +1", "CAP-21.22 +1", "CAP-APP-C +1", "CAP-APP-C +1");
  }

  // ---- probabilities

  /**
   * The results of an attack when it is played with every row of faces for its dice, the defender
   * passing.
   */
  private static Map<String, Double> played(
      Supplier<Situation> start, Function<Situation, Order.Attack> attack, int dice) {
    Map<String, Double> results = new TreeMap<>();
    int rows = (int) Math.pow(6, dice);
    for (int row = 0; row < rows; row++) {
      Situation s = start.get();
      int rest = row;
      for (int i = 0; i < dice; i++) {
        s.dice(1 + rest % 6);
        rest /= 6;
      }
      s.play(attack.apply(s));
      if (s.asked().equals("support")) {
        s.play(s.pass());
      }
      String result = s.events(Event.Fought.class).isEmpty() ? "called off" : s.result();
      results.merge(result, 1.0 / rows, Double::sum);
    }
    return results;
  }

  private static void foretells(
      Supplier<Situation> start, Function<Situation, Order.Attack> attack, int dice) {
    Situation s = start.get();
    Map<String, Double> told = new TreeMap<>();
    for (Preview.Chance chance : s.preview(attack.apply(s)).outcomes()) {
      assertThat(told.put(chance.result(), chance.probability())).as("told once").isNull();
    }
    Map<String, Double> happened = played(start, attack, dice);

    assertThat(told.values().stream().mapToDouble(Double::doubleValue).sum())
        .isCloseTo(1, within(EXACT));
    assertThat(told.keySet()).isEqualTo(happened.keySet());
    told.forEach((result, probability) ->
        assertThat(probability).as(result).isCloseTo(happened.get(result), within(EXACT)));
  }

  @Test
  @Case("GWE-8.4")
  void theChancesAreTheFrequenciesOfTheFaces() {
    foretells(
        () ->
            field("0708: red-hq-army; 0808: red-1a, red-1b; 0908: blue-3a; 1108: blue-hq-army")
                .at(2, "red", "combat"),
        s -> s.attack("0908", "red-1a", "red-1b"),
        1);
    Situation s =
        field("0708: red-hq-army; 0808: red-1a, red-1b; 0908: blue-3a; 1108: blue-hq-army")
            .at(2, "red", "combat");
    assertThat(s.preview(s.attack("0908", "red-1a", "red-1b")).outcomes())
        .as("the fifth column")
        .extracting(Preview.Chance::result)
        .containsExactly("-/2", "-/3", "1/1", "1/2");
  }

  @Test
  @Case({"GWE-8.4", "GWE-10.43"})
  void theChancesKnowDieModifiersShiftsAndPoorUnitsOutOfCommand() {
    foretells(
        () -> field("1009: blue-hq-corps; 1010: blue-1a; 1011: red-3a").at(2, "blue", "combat"),
        s -> s.shifted(s.attack("1011", "blue-1a"), "blue-hq-corps"),
        1);
  }

  @Test
  @Case("GWE-9.23")
  void theChancesHoldTheAttritionOfAttackersOutOfSupply() {
    Supplier<Situation> start =
        () ->
            field("0803: red-1a, red-hq-army; 0903: blue-2a; 1103: blue-hq-army")
                .at(2, "red", "combat");
    foretells(start, s -> s.attack("0903", "red-1a"), 2);

    Situation s = start.get();
    assertThat(s.preview(s.attack("0903", "red-1a")).outcomes())
        .as("on 1 to 3 it loses a step and the attack is called off")
        .contains(new Preview.Chance("called off", 0.5, new Meaning("", "", 0)));
  }

  @Test
  @Case("GWE-9.23")
  void theChancesHoldTheAttritionOfSeveralAttackers() {
    foretells(
        () ->
            field("0803: red-1a, red-2a, red-hq-army; 0903: blue-2a; 1103: blue-hq-army")
                .at(2, "red", "combat"),
        s -> s.attack("0903", "red-1a", "red-2a"),
        3);
  }

  @Test
  @Case("CAP-17.25a")
  void theChancesTakeTheDefenderToGiveNoSupport() {
    foretells(
        () ->
            caporetto(
                    "1907: ah-dep-1; 1911: ah-dep-2, ge-hq-14; 1811: ge-5, ge-12; 1711: it-vi;"
                        + " 1611: it-art-1; 1511: it-hq-2")
                .at(3, "central", "combat"),
        s -> s.attack("1711", "ge-5", "ge-12"),
        1);
  }

  // ---- nothing but words

  @Test
  @Case("GWE-8.0-PROC")
  void aPreviewChangesNothing() {
    Situation s =
        field("0803: red-1a, red-hq-army; 0903: blue-2a; 1103: blue-hq-army")
            .at(2, "red", "combat");
    Position before = s.p().copy();
    int lines = s.match().lines().size();

    Preview first = s.preview(s.attack("0903", "red-1a"));
    Preview second = s.preview(s.attack("0903", "red-1a"));

    assertThat(second).isEqualTo(first);
    assertThat(s.p()).isEqualTo(before);
    assertThat(s.match().lines()).hasSize(lines);
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.has("red-1a", "attacked")).isFalse();
  }

  @Test
  @Case({"GWE-8.11", "GWE-8.12", "GWE-8.21", "GWE-8.23", "GWE-8.24", "GWE-8.8-MIN"})
  void aPreviewIsRefusedByTheCaseThatRefusesTheOrder() {
    Situation s =
        field(
                "0708: red-hq-army, red-1b; 0808: red-1a, red-depot1; 0807: red-bde; 0908: blue-c1;"
                    + " 0909: blue-3a; 1108: blue-hq-army")
            .at(2, "red", "combat");
    Map<String, Order.Attack> refused =
        Map.of(
            "GWE-8.11", s.attack("0908", "red-1b"),
            "GWE-8.12", s.attack("0908", "red-depot1"),
            "GWE-8.21", s.attack("0909 0909", "red-1a"),
            "GWE-8.23", s.attack("0908 0909", "red-1a", "red-bde"),
            "GWE-8.24", s.attack("0909", "red-1a", "red-1a"),
            "GWE-8.8-MIN", s.attack("0908", "red-bde"),
            "GWE-10.21", s.shifted(s.attack("0909", "red-1a"), "red-1b"));

    refused.forEach((caseId, attack) -> {
      var answer = s.rules().preview(s.p(), attack);
      assertThat(answer.value()).as(caseId).isNull();
      assertThat(answer.refused()).isNotNull();
      assertThat(answer.refused().caseId()).isEqualTo(caseId);
      assertThat(s.refusal(attack)).isEqualTo(caseId);
    });
    var inTime = s.rules().preview(s.p(), s.attack("0909", "red-1a"));
    assertThat(inTime.refused()).isNull();
    s.at(2, "red", "movement");
    var early = s.rules().preview(s.p(), s.attack("0909", "red-1a"));
    assertThat(early.value()).isNull();
    assertThat(early.refused().caseId())
        .as("no attack before the combat phase")
        .isEqualTo("GWE-8.11");
  }
}
