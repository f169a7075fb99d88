package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Situation;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 25: the Tyrol offensive, and what of it is on the table in the historical scenario. */
class TyrolTest {
  private static final Game GAME = new Caporetto();

  private static Situation tyrol() {
    return Situation.asPrinted(GAME, "tyrol");
  }

  /** The Central player's turn to set up: the French and British stand in Mestre and Osoppo. */
  private static Situation central() {
    Situation s = tyrol();
    for (String unit :
        new String[] {"fr-23", "fr-24", "fr-46", "fr-47", "fr-64", "fr-65", "fr-hq-12"}) {
      s.play(s.place(unit, "2326"));
    }
    for (String unit : new String[] {"br-23", "br-41", "br-hq-x"}) {
      s.play(s.place(unit, "1209"));
    }
    return s.play(s.pass());
  }

  // ---- 2.3a, 25.0

  @Test
  @Case({"CAP-2.3a", "CAP-25.22E"})
  void countersWithoutHexOrTurnBelongToTheTyrolExceptTwoCavalryDivisions() {
    Situation s = Situation.asPrinted(GAME, "historical");
    Set<String> unused =
        s.rules().roster().all().stream()
            .filter(unit -> s.where(unit.id()).equals("unused") && !unit.isLeader())
            .map(Counter::id)
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(unused)
        .containsExactlyInAnyOrder(
            "ge-195",
            "ge-79r",
            "ah-1-cav",
            "ah-8",
            "ah-9",
            "ah-25",
            "ah-26",
            "ah-46",
            "ah-dep-t10",
            "ah-dep-t11",
            "ah-dep-t12",
            "ah-dep-t13",
            "it-41",
            "it-42");
  }

  @Test
  @Case({"CAP-2.3a", "CAP-22.0"})
  void theCavalryFromMilanoComesInBothScenarios() {
    for (String scenario : new String[] {"historical", "tyrol"}) {
      Situation s = Situation.asPrinted(GAME, scenario).dice(3).at(3, "allied", "supply");
      assertThat(s.where("it-41")).as(scenario).isEqualTo("turn 5");
      assertThat(s.where("it-42")).as(scenario).isEqualTo("turn 5");
      assertThat(s.where("ah-25")).as(scenario).isEqualTo("unused");
    }
  }

  @Test
  @Case("CAP-25.0")
  void allElseIsAsInTheHistoricalScenario() {
    Situation tyrol = tyrol();
    Situation historical = Situation.asPrinted(GAME, "historical");
    Set<String> differing =
        tyrol.rules().roster().all().stream()
            .map(Counter::id)
            .filter(unit -> !tyrol.where(unit).equals(historical.where(unit)))
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(differing)
        .containsExactlyInAnyOrder(
            "it-xxv",
            "fr-23",
            "fr-24",
            "fr-46",
            "fr-47",
            "fr-64",
            "fr-65",
            "fr-hq-12",
            "br-23",
            "br-41",
            "br-hq-x");
    assertThat(tyrol.where("it-1")).isEqualTo("0423");
    assertThat(tyrol.where("fr-23")).as("beside the map until it is set up").isEqualTo("unused");
    assertThat(tyrol.rules().lastTurn()).isEqualTo(15);
  }

  // ---- 25.31, 25.33

  @Test
  @Case("CAP-25.31")
  void theAlliesSetUpFirst() {
    Situation s = tyrol();
    assertThat(s.asked()).isEqualTo("set-up");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(((Decision.Choose) s.match().decision()).caseId()).isEqualTo("CAP-25.33");

    assertThat(s.refusal(s.place("ge-195", "0833"))).isEqualTo("CAP-25.31");

    Situation then = central();
    assertThat(then.asked()).isEqualTo("set-up");
    assertThat(then.askedOf()).isEqualTo("central");
    assertThat(((Decision.Choose) then.match().decision()).caseId()).isEqualTo("CAP-25.21");
    assertThat(then.refusal(then.place("fr-23", "1209"))).isEqualTo("CAP-25.31");
    then.play(then.place("ge-195", "0833")).play(then.pass());
    assertThat(then.askedOf()).isEqualTo("central");
    assertThat(then.turn()).isEqualTo(1);
    assertThat(then.phase()).isNotEqualTo("set-up");
  }

  @Test
  @Case("CAP-25.33")
  void frenchAndBritishStartInItalianFortresses() {
    Situation s = tyrol();

    for (String fortress : new String[] {"0928", "1209", "2326"}) {
      assertThat(s.grants(s.place("fr-23", fortress))).as(fortress).isTrue();
      assertThat(s.grants(s.place("br-hq-x", fortress))).as(fortress).isTrue();
    }
    assertThat(s.refusal(s.place("fr-23", "1833"))).isEqualTo("CAP-25.33");
    assertThat(s.refusal(s.place("fr-23", "2325"))).isEqualTo("CAP-25.33");
    assertThat(s.refusal(s.place("br-23", "0334"))).as("not an Italian one").isEqualTo("CAP-25.33");
    assertThat(s.refusal(s.place("br-hq-x", "1834"))).as("headquarters too").isEqualTo("CAP-25.33");
    assertThat(s.refusal(s.place("it-1", "2326")))
        .as("Italians stand as printed")
        .isEqualTo("GWE-3.0");
  }

  @Test
  @Case({"CAP-25.33", "CAP-6.0"})
  void oneFortressHoldsSixDivisionsAndNotSeven() {
    Situation s = tyrol();
    for (String unit : new String[] {"fr-23", "fr-24", "fr-46", "fr-47", "fr-64", "fr-65"}) {
      s.play(s.place(unit, "2326"));
    }

    assertThat(s.refusal(s.place("br-23", "2326"))).isEqualTo("CAP-6.0");
    s.play(s.place("fr-hq-12", "2326"));
    s.play(s.place("fr-65", "0928")).play(s.place("br-23", "2326"));

    assertThat(s.where("fr-65")).isEqualTo("0928");
    assertThat(s.where("br-23")).isEqualTo("2326");
    assertThat(s.refusal(s.place("br-23", "2326"))).as("there already").isEqualTo("GWE-3.0");
  }

  @Test
  @Case("CAP-25.33")
  void allOfThemAreSetUpAndNoneComesLater() {
    Situation s = tyrol();
    assertThat(s.refusal(s.pass())).isEqualTo("CAP-25.33");
    for (String unit : new String[] {"fr-23", "fr-24", "fr-46", "fr-47", "fr-64", "fr-65"}) {
      s.play(s.place(unit, "0928"));
    }
    for (String unit : new String[] {"fr-hq-12", "br-23", "br-41"}) {
      s.play(s.place(unit, "2326"));
    }
    assertThat(s.refusal(s.pass())).as("one headquarters is left").isEqualTo("CAP-25.33");
    s.play(s.place("br-hq-x", "2326")).play(s.pass());

    s.at(15, "allied", "reinforcement");
    assertThat(s.where("fr-23")).isEqualTo("0928");
    assertThat(s.refusal(s.reinforce("fr-23", "1833"))).isEqualTo("GWE-14.0");
  }

  // ---- 25.32

  @Test
  @Case("CAP-25.32")
  void theTwentyFifthCorpsComesOnTurnTen() {
    Situation s = tyrol();
    assertThat(s.where("it-xxv")).isEqualTo("turn 10");
    assertThat(Situation.asPrinted(GAME, "historical").where("it-xxv")).isEqualTo("2110");

    s.at(9, "allied", "reinforcement");
    assertThat(s.refusal(s.reinforce("it-xxv", "1833"))).isEqualTo("GWE-14.0");
    s.at(10, "allied", "reinforcement");
    assertThat(s.refusal(s.reinforce("it-xxv", "2110"))).isEqualTo("GWE-14.24");
    s.play(s.reinforce("it-xxv", "1833"));

    assertThat(s.where("it-xxv")).isEqualTo("1833");
    assertThat(s.has("it-xxv", "entrained")).isTrue();
  }

  // ---- 25.21, 25.22

  @ParameterizedTest
  @CsvSource({
    "0833, granted",
    "0222, granted",
    "0428, granted",
    "0334, granted",
    "0124, granted",
    "0134, granted",
    "0423, CAP-25.21",
    "0932, CAP-25.21",
    "0209, CAP-25.21",
    "1901, CAP-25.21",
    "0110, CAP-25.21"
  })
  @Case("CAP-25.21")
  void theExtraGermansStartInOrBehindTheLineFrom0833To0222(String hex, String ruling) {
    Situation s = central();

    for (String unit : new String[] {"ge-195", "ge-79r"}) {
      Order order = s.place(unit, hex);
      assertThat(s.grants(order) ? "granted" : s.refusal(order)).isEqualTo(ruling);
    }
  }

  @Test
  @Case("CAP-25.21")
  void theExtraGermansAreTwoDivisionsOfStosstruppen() {
    Situation s = central();

    s.play(s.place("ge-195", "0428")).play(s.place("ge-79r", "0428"));

    assertThat(s.rules().stacking().points(s.p(), s.hex("0428"), s.side("central")))
        .as("four points more than the 52nd Division")
        .isEqualTo(6);
    s.at(1, "central", "movement");
    assertThat(s.allowance("ge-195")).as("as Stosstruppen on turn 1").isEqualTo(10);
  }

  @Test
  @Case({"CAP-25.22", "CAP-25.22E"})
  void theExtraAustriansStartInOrBehindAnyOfTheirLines() {
    Situation s = central();
    String[] units = {
      "ah-1-cav",
      "ah-8",
      "ah-9",
      "ah-25",
      "ah-26",
      "ah-46",
      "ah-dep-t10",
      "ah-dep-t11",
      "ah-dep-t12",
      "ah-dep-t13"
    };

    for (String unit : units) {
      for (String hex : new String[] {"0333", "0209", "1801", "2702", "0834"}) {
        assertThat(s.grants(s.place(unit, hex))).as(unit + " " + hex).isTrue();
      }
      assertThat(s.refusal(s.place(unit, "0423"))).isEqualTo("CAP-25.22");
      assertThat(s.refusal(s.place(unit, "1904"))).isEqualTo("CAP-25.22");
      assertThat(s.refusal(s.place(unit, "2707"))).as("the sea").isEqualTo("GWE-5.4-LAKE");
    }
    for (String unit : units) {
      s.play(s.place(unit, unit.startsWith("ah-dep") ? "2702" : "1801"));
    }
    s.play(s.pass());
    assertThat(s.where("ah-9")).isEqualTo("1801");
    assertThat(s.where("ah-dep-10"))
        .as("a depot of the same number, still to come")
        .isEqualTo("turn 9");
    assertThat(s.where("ah-dep-11")).isEqualTo("turn 12");
  }

  @Test
  @Case("CAP-25.22")
  void whoeverIsNotPlacedStaysAway() {
    Situation s = central();
    s.play(s.pass());

    assertThat(s.where("ah-25")).isEqualTo("unused");
    assertThat(s.where("ge-195")).isEqualTo("unused");
    assertThat(s.phase()).isNotEqualTo("set-up");
  }

  // ---- 25.23

  private static Situation transferred(String... units) {
    Situation s = central();
    String[] hexes = {"0331", "0332", "0333", "0431", "0432", "0433"};
    for (int i = 0; i < units.length; i++) {
      s.play(s.place(units[i], hexes[i]));
    }
    return s;
  }

  @ParameterizedTest
  @CsvSource({
    "0833, granted",
    "0222, granted",
    "0334, granted",
    "0209, granted",
    "0110, granted",
    "0109, granted",
    "0208, CAP-25.23",
    "0309, CAP-25.23",
    "1901, CAP-25.23",
    "0423, CAP-25.23",
    "0210, CAP-25.23"
  })
  @Case("CAP-25.23")
  void divisionsAreTransferredToTheLineFrom0833To0209OrBehindIt(String hex, String ruling) {
    Situation s = central();
    Order order = s.place("ge-5", hex);

    assertThat(s.grants(order) ? "granted" : s.refusal(order)).isEqualTo(ruling);
  }

  @Test
  @Case("CAP-25.23")
  void fourGermanShockDivisionsMayGoAndNoFifth() {
    Situation s = transferred("ge-5", "ge-12", "ge-26");
    assertThat(s.refusal(s.place("ah-1", "0331"))).as("not German").isEqualTo("GWE-3.0");
    assertThat(s.refusal(s.place("ah-24", "0331"))).isEqualTo("GWE-3.0");
    s.play(s.place("ge-117", "0431"));

    assertThat(s.refusal(s.place("ge-200", "0432"))).isEqualTo("CAP-25.23");
    s.play(s.place("ge-117", "0432"));
    assertThat(s.where("ge-117")).as("one that has gone may go elsewhere").isEqualTo("0432");
    s.play(s.place("ge-117", "1702"));
    assertThat(s.where("ge-117")).as("or home again").isEqualTo("1702");
    s.play(s.place("ge-200", "0432"));
  }

  @Test
  @Case("CAP-25.23")
  void transfersKeepToTheStackingLimit() {
    Situation s = central();
    s.play(s.place("ge-5", "0630"));

    assertThat(s.refusal(s.place("ge-12", "0630")))
        .as("a corps and two divisions are 13")
        .isEqualTo("CAP-6.0");
  }

  @Test
  @Case("CAP-25.23")
  void withTwoDivisionsGoesOneCorpsHeadquarters() {
    Situation one = transferred("ge-5");
    assertThat(one.refusal(one.place("ge-hq-li", "0331"))).isEqualTo("CAP-25.23");

    Situation two = transferred("ge-5", "ge-12");
    assertThat(two.grants(two.place("ah-hq-xv", "0331"))).as("of either nation").isTrue();
    two.play(two.place("ge-hq-li", "0331"));
    assertThat(two.refusal(two.place("ge-hq-biii", "0331"))).as("only one").isEqualTo("CAP-25.23");
    assertThat(two.refusal(two.place("ge-hq-14", "0331"))).as("no army's").isEqualTo("CAP-25.23");
    two.play(two.place("ge-hq-li", "0332"));
    assertThat(two.where("ge-hq-li")).isEqualTo("0332");
  }

  @Test
  @Case("CAP-25.23")
  void withFourDivisionsGoesOneArmyHeadquartersToo() {
    Situation three = transferred("ge-5", "ge-12", "ge-26");
    assertThat(three.refusal(three.place("ge-hq-14", "0331"))).isEqualTo("CAP-25.23");

    Situation four = transferred("ge-5", "ge-12", "ge-26", "ge-117");
    four.play(four.place("ge-hq-14", "0331")).play(four.place("ge-hq-li", "0331"));
    assertThat(four.where("ge-hq-14")).isEqualTo("0331");
    assertThat(four.refusal(four.place("ah-hq-5", "0331"))).as("only one").isEqualTo("CAP-25.23");
    assertThat(four.refusal(four.place("ah-hq-sw", "0331")))
        .as("no army group's")
        .isEqualTo("GWE-3.0");
  }

  @Test
  @Case("CAP-25.23")
  void divisionsDoNotGoHomeWhileAHeadquartersNeedsThemThere() {
    Situation s = transferred("ge-5", "ge-12", "ge-26", "ge-117");
    s.play(s.place("ge-hq-14", "0331")).play(s.place("ge-hq-li", "0331"));

    assertThat(s.refusal(s.place("ge-5", "1902")))
        .as("the army's needs four")
        .isEqualTo("CAP-25.23");
    s.play(s.place("ge-hq-14", "1701"));
    s.play(s.place("ge-5", "1902")).play(s.place("ge-12", "1702"));
    assertThat(s.refusal(s.place("ge-26", "1901")))
        .as("the corps' needs two")
        .isEqualTo("CAP-25.23");
    s.play(s.place("ge-hq-li", "1802")).play(s.place("ge-26", "1901"));

    assertThat(s.where("ge-26")).isEqualTo("1901");
  }

  @Test
  @Case("CAP-25.23")
  void the33rdMayTakeAHexThatATransferHasLeftEmpty() {
    Situation s = central();
    assertThat(s.where("ah-33")).isEqualTo("turn 2");
    assertThat(s.refusal(s.place("ah-33", "1402"))).as("nobody has left").isEqualTo("CAP-25.23");
    s.play(s.place("ge-8kj", "0331")).play(s.place("ge-12", "0331"));

    assertThat(s.refusal(s.place("ah-33", "1403"))).isEqualTo("CAP-25.23");
    assertThat(s.refusal(s.place("ah-33", "0331"))).isEqualTo("CAP-25.23");
    assertThat(s.refusal(s.place("ah-33", "1702")))
        .as("others are still there")
        .isEqualTo("CAP-25.23");
    s.play(s.place("ah-33", "1402"));

    assertThat(s.where("ah-33")).isEqualTo("1402");
    assertThat(s.refusal(s.place("ge-8kj", "1402")))
        .as("the 33rd has it now")
        .isEqualTo("CAP-25.23");
    s.play(s.pass()).at(2, "central", "reinforcement");
    assertThat(s.refusal(s.reinforce("ah-33", "1901")))
        .as("it does not come twice")
        .isEqualTo("GWE-14.0");
  }

  @Test
  @Case("CAP-25.23")
  void aHexThatAHeadquartersHasLeftIsVacatedToo() {
    Situation s = transferred("ge-5", "ge-12", "ge-26", "ge-117");
    s.play(s.place("ge-hq-14", "0331"));

    s.play(s.place("ah-33", "1701"));

    assertThat(s.where("ah-33")).isEqualTo("1701");
    assertThat(s.refusal(s.place("ge-hq-14", "1701"))).isEqualTo("CAP-25.23");
  }

  @Test
  @Case({"CAP-25.23", "CAP-21.11"})
  void rommelIsTransferredWithTheAlpineCorps() {
    Situation s = Situation.asPrinted(GAME, "tyrol", "heroic-leaders", "free-deployment-allied");
    assertThat(s.where("ge-rommel")).isEqualTo("1702");
    for (String unit :
        new String[] {"fr-23", "fr-24", "fr-46", "fr-47", "fr-64", "fr-65", "fr-hq-12"}) {
      s.play(s.place(unit, "2326"));
    }
    for (String unit : new String[] {"br-23", "br-41", "br-hq-x"}) {
      s.play(s.place(unit, "1209"));
    }
    s.play(s.pass()).play(s.place("ge-ba", "0331"));

    assertThat(s.where("ge-rommel")).isEqualTo("0331");
  }

  @Test
  @Case("CAP-25.0")
  void whatIsListedInSettingUpIsJustWhatIsGranted() {
    Situation s = transferred("ge-5", "ge-12");
    Set<Order> listed = new HashSet<>(s.orders());
    assertThat(listed).contains(s.pass());

    for (String unit :
        new String[] {"ge-5", "ge-26", "ge-195", "ge-hq-li", "ge-hq-14", "ah-33", "ah-1"}) {
      for (int hex = 0; hex < s.rules().board().size(); hex++) {
        Order order = new Order.Place(s.unit(unit), hex);
        assertThat(listed.contains(order)).as(order.toString()).isEqualTo(s.grants(order));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"tyrol, ''", "historical, free-deployment-allied", "tyrol, free-deployment-central"})
  @Case({"CAP-25.0", "CAP-APP-A"})
  void aSetUpMadeAtRandomIsLegalAndComesToAnEnd(String scenario, String option) {
    for (int seed = 1; seed <= 5; seed++) {
      Situation s =
          option.isEmpty()
              ? Situation.asPrinted(GAME, scenario)
              : Situation.asPrinted(GAME, scenario, option);
      Random random = new Random(seed);
      int orders = 0;
      while (s.asked().equals("set-up")) {
        s.play(s.rules().sample(s.p(), random));
        assertThat(orders++).isLessThan(500);
      }
      assertThat(orders).isPositive();
    }
  }
}
