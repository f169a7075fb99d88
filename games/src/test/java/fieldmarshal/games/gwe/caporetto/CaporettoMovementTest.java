package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import fieldmarshal.games.gwe.UnitNumber;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Movement at Caporetto: turns, railways, ridges, rivers, forced marches, Stosstruppen. */
class CaporettoMovementTest {
  private static final Caporetto GAME = new Caporetto();

  private static final String[] PLAIN = {
    "1729", "1728", "1727", "1726", "1725", "1724", "1723", "1822", "1922", "2021", "2121"
  };

  /** Units put down after the phase has opened are in supply and in command. */
  private static Situation moves(int turn, String side, String placements) {
    return Situation.of(GAME, "historical").at(turn, side, "movement").with(placements);
  }

  private static String[] first(int count) {
    return java.util.Arrays.copyOf(PLAIN, count);
  }

  /** To and fro between two rail hexes. */
  private static String[] shuttle(String there, String back, int count) {
    String[] path = new String[count];
    for (int i = 0; i < count; i++) {
      path[i] = i % 2 == 0 ? there : back;
    }
    return path;
  }

  private static int forced(Situation s, String unit) {
    return s.rules().movement().allowance(s.p(), s.unit(unit), "forced");
  }

  // ---- 4

  @Test
  @Case("CAP-4.0")
  void theCentralPowersComeFirstInEveryTurn() {
    Situation s = Situation.asPrinted(GAME, "historical");
    assertThat(s.turn()).isEqualTo(1);
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.rules().status(s.p()).side()).isEqualTo(Caporetto.CENTRAL);
    Situation end = Situation.of(GAME, "historical").at(1, "central", "replacement");
    end.passTo(1, "allied", "movement");
    assertThat(end.askedOf()).isEqualTo("allied");
    end.passTo(2, "central", "movement");
    assertThat(end.askedOf()).isEqualTo("central");
  }

  @Test
  @Case({"CAP-4.0", "CAP-12.1"})
  void thePhaseOfWithdrawalIsOpenToEveryUnitOfRatingOne() {
    Situation s =
        Situation.of(GAME, "historical")
            .with("1524: it-52, it-1, it-art-1; 1523: ah-24; 1525: it-hq-4; 1323: ah-3e")
            .at(2, "central", "withdrawal");
    assertThat(s.asked()).isEqualTo("withdraw");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.orders()).containsExactly(Order.PASS, s.withdraw("it-52"));
    assertThat(s.refusal(s.withdraw("it-1"))).isEqualTo("CAP-12.1");
    assertThat(s.refusal(s.withdraw("it-art-1"))).isEqualTo("CAP-12.1");
    assertThat(s.refusal(s.withdraw("it-hq-4"))).isEqualTo("CAP-12.1");
    assertThat(s.refusal(s.withdraw("ah-3e"))).isEqualTo("GWE-4.0-2");
    s.dice(2).play(s.withdraw("it-52"));
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.asked()).isNotEqualTo("attack");
  }

  @Test
  @Case("CAP-4.1")
  void theGameEndsAfterTheFifteenthTurn() {
    Situation s =
        Situation.of(GAME, "historical").with("1524: it-1").at(14, "allied", "replacement");
    s.passTo(15, "central", "movement");
    assertThat(s.asked()).isEqualTo("move");
    s.at(15, "allied", "replacement").play(Order.PASS);
    assertThat(s.asked()).isEqualTo("over");
    assertThat(s.turn()).isEqualTo(15);
    assertThat(((Decision.Over) s.match().decision()).turn()).isEqualTo(15);
    assertThat(s.refusal(Order.PASS)).isEqualTo("GWE-4.0-C");
    assertThat(GAME.scenarios())
        .allMatch(scenario -> scenario.firstTurn() == 1 && scenario.lastTurn() == 15);
  }

  // ---- 5.3

  @Test
  @Case("CAP-5.31a")
  void centralTrainsGoFortyFourHexesAndAlliedThirtySix() {
    Situation central = moves(5, "central", "1901: ah-24+entrained");
    assertThat(central.refusal(central.rail("ah-24", shuttle("1902", "1901", 45))))
        .isEqualTo("CAP-5.31a");
    central.play(central.rail("ah-24", shuttle("1902", "1901", 44)));
    assertThat(central.p().unitNumber(central.unit("ah-24"), UnitNumber.RAILED)).isEqualTo(44);
    assertThat(central.refusal(central.rail("ah-24", "1902"))).isEqualTo("CAP-5.31a");
    Situation allied = moves(5, "allied", "1833: it-1+entrained");
    assertThat(allied.refusal(allied.rail("it-1", shuttle("1832", "1833", 37))))
        .isEqualTo("CAP-5.31a");
    allied.play(allied.rail("it-1", shuttle("1832", "1833", 36)));
    assertThat(allied.where("it-1")).isEqualTo("1833");
  }

  @Test
  @Case({"CAP-5.31a", "CAP-21.11", "GWE-5.38"})
  void rommelGoesOffTheMapAndComesBackWithHisDivision() {
    Situation s = Situation.of(GAME, "historical", "heroic-leaders").at(5, "central", "movement");
    s.with("0301: ge-ba+entrained, ge-rommel");
    s.play(s.rail("ge-ba", shuttle("0302", "0301", 40)));
    s.play(s.rail("ge-ba", "0901"));
    assertThat(s.where("ge-ba")).as("forty and five is one too many").isEqualTo("off-map");
    assertThat(s.where("ge-rommel")).isEqualTo("off-map");
    s.passTo(6, "central", "movement");
    s.play(s.rail("ge-ba", "0901"));
    assertThat(s.p().unitNumber(s.unit("ge-ba"), UnitNumber.RAILED)).isEqualTo(1);
    assertThat(s.where("ge-ba")).isEqualTo("0901");
    assertThat(s.where("ge-rommel")).isEqualTo("0901");
  }

  @Test
  @Case("CAP-5.31b")
  void centralRailwaysCarryTwelvePoints() {
    Situation s = moves(5, "central", "1901: ah-xxiv, ah-24, ah-t, ah-29, ge-hq-li");
    s.play(s.entrain("ah-xxiv")).play(s.entrain("ah-24"));
    assertThat(s.onRails("central")).isEqualTo(11);
    s.play(s.entrain("ah-t"));
    assertThat(s.onRails("central")).isEqualTo(12);
    assertThat(s.refusal(s.entrain("ah-29"))).isEqualTo("CAP-5.31b");
    s.play(s.entrain("ge-hq-li"));
    assertThat(s.has("ge-hq-li", "entrained")).isTrue();
  }

  @Test
  @Case("CAP-5.31b")
  void alliedRailwaysCarrySixteenPoints() {
    Situation s = moves(5, "allied", "1833: it-xxv, it-1, it-13, it-17, it-2b, it-4b");
    s.play(s.entrain("it-xxv"))
        .play(s.entrain("it-1"))
        .play(s.entrain("it-13"))
        .play(s.entrain("it-17"));
    s.play(s.entrain("it-2b"));
    assertThat(s.onRails("allied")).isEqualTo(16);
    assertThat(s.refusal(s.entrain("it-4b"))).isEqualTo("CAP-5.31b");
  }

  @Test
  @Case({"CAP-5.31b", "CAP-14.12"})
  void centralReinforcementsCountAgainstTheCapacity() {
    Situation s =
        Situation.of(GAME, "historical")
            .with("turn 2: ah-33, ah-dep-3, ah-t; 2503: ah-xxiv+entrained")
            .at(2, "central", "reinforcement");
    assertThat(s.onRails("central")).isEqualTo(9);
    s.play(s.reinforce("ah-33", "1901"));
    assertThat(s.onRails("central")).isEqualTo(11);
    assertThat(s.refusal(s.reinforce("ah-dep-3", "1901"))).as("two more").isEqualTo("CAP-5.31b");
    assertThat(s.grants(s.reinforce("ah-t", "2806"))).as("one more").isTrue();
    s.play(s.pass()).passTo(2, "central", "movement");
    s.play(s.rail("ah-33", "1902"));
    assertThat(s.onRails("central")).isEqualTo(11);
  }

  /**
   * Two points more than were aboard: the corps gets off, and the next turn has room for the depot.
   */
  @Test
  @Case("CAP-5.31b")
  void whatFindsNoRoomComesALaterTurn() {
    Situation s =
        Situation.of(GAME, "historical")
            .with("turn 2: ah-dep-3; 2604: ah-xxiv+entrained, ah-24+entrained, ah-hq-5")
            .at(2, "central", "reinforcement");
    assertThat(s.refusal(s.reinforce("ah-dep-3", "0901"))).isEqualTo("CAP-5.31b");
    s.passTo(2, "central", "movement");
    s.play(s.detrain("ah-xxiv"));
    s.passTo(3, "central", "reinforcement");
    s.play(s.reinforce("ah-dep-3", "0901"));
    assertThat(s.where("ah-dep-3")).isEqualTo("0901");
  }

  @Test
  @Case("CAP-5.32a")
  void eachSideHasTheRailwaysBehindItsOwnTrenches() {
    Situation central = moves(5, "central", "2306: ah-24; 1902: ah-21");
    assertThat(central.refusal(central.entrain("ah-24"))).isEqualTo("CAP-5.32a");
    assertThat(central.grants(central.entrain("ah-21"))).isTrue();
    Situation allied = moves(5, "allied", "1902: it-1; 2306: it-13");
    assertThat(allied.refusal(allied.entrain("it-1"))).isEqualTo("CAP-5.32a");
    assertThat(allied.grants(allied.entrain("it-13"))).isTrue();
  }

  @Test
  @Case({"CAP-5.32a", "GWE-5.33"})
  void aTrainDoesNotCrossTheTrenchesThoughTheLineGoesOn() {
    Situation s =
        moves(5, "central", "2507: ah-24+entrained").heldBy("central", "2508", "2407", "2408");
    assertThat(s.refusal(s.rail("ah-24", "2508"))).isEqualTo("CAP-5.32a");
    s.play(s.rail("ah-24", "2606"));
    assertThat(s.where("ah-24")).isEqualTo("2606");
  }

  @Test
  @Case("CAP-5.32b")
  void everyUnitPaysTwoToEntrain() {
    Situation s = moves(5, "central", "1901: ah-art-15, ah-3e, ge-hq-li, ah-dep-1");
    s.play(s.entrain("ah-3e"));
    assertThat(s.spent("ah-3e")).as("rating 1").isEqualTo(2);
    s.play(s.entrain("ah-art-15"));
    assertThat(s.spent("ah-art-15")).as("rating 2").isEqualTo(2);
    s.play(s.entrain("ge-hq-li"));
    assertThat(s.spent("ge-hq-li")).isEqualTo(2);
    assertThat(s.left("ge-hq-li")).isEqualTo(8);
  }

  @Test
  @Case("CAP-5.32b")
  void withOnePointLeftNobodyEntrains() {
    Situation s = moves(5, "allied", "1730: it-art-1; 1727: it-art-2");
    s.play(s.march("it-art-1", "1729", "1730"));
    assertThat(s.left("it-art-1")).isEqualTo(2);
    assertThat(s.grants(s.entrain("it-art-1"))).isTrue();
    s.play(s.march("it-art-2", "1728", "1729", "1730"));
    assertThat(s.left("it-art-2")).isEqualTo(1);
    assertThat(s.refusal(s.entrain("it-art-2"))).isEqualTo("CAP-5.32b");
  }

  private static final String FRONT =
      "1903: ge-5, ge-12, ge-26; 1902: ge-hq-14, ah-dep-1; 1904: it-xxvii; 1905: it-hq-s";

  @Test
  @Case({"CAP-5.34", "CAP-17.11"})
  void artilleryThatHasDetrainedSupportsNoAttack() {
    Situation s =
        Situation.of(GAME, "historical")
            .with(FRONT + "; 1901: ah-art-15+entrained; 1903: ah-art-b");
    s.at(5, "central", "movement");
    s.play(s.rail("ah-art-15", "1902", "1903")).play(s.detrain("ah-art-15"));
    s.passTo(5, "central", "combat");
    Order.Attack attack = s.attack("1904", "ge-5", "ge-12", "ge-26");
    assertThat(s.refusal(s.supported(attack, "ah-art-15:5"))).isEqualTo("CAP-5.34");
    assertThat(s.grants(s.supported(attack, "ah-art-b:3"))).isTrue();
    assertThat(s.preview(s.supported(attack, "ah-art-b:3")).attack().total()).isEqualTo(18 + 3);
  }

  @Test
  @Case("CAP-5.34")
  void aboardATrainItSupportsNoneEither() {
    Situation s = Situation.of(GAME, "historical").with(FRONT + "; 1903: ah-art-15+entrained");
    s.at(5, "central", "combat");
    Order.Attack attack = s.attack("1904", "ge-5", "ge-12", "ge-26");
    assertThat(s.refusal(s.supported(attack, "ah-art-15:5"))).isEqualTo("CAP-5.34");
  }

  @Test
  @Case({"CAP-5.34", "CAP-17.22"})
  void inTheEnemysTurnItSupportsTheDefence() {
    Situation s =
        Situation.of(GAME, "historical")
            .with(
                "1903: ah-24; 1901: ah-art-15+entrained; 1902: ge-hq-14; 1904: it-ii; 2003:"
                    + " it-viii; 1905: it-hq-s");
    s.at(5, "central", "movement");
    s.play(s.rail("ah-art-15", "1902", "1903")).play(s.detrain("ah-art-15"));
    s.passTo(5, "allied", "combat");
    s.play(s.attack("1903", "it-ii", "it-viii"));
    assertThat(s.asked()).isEqualTo("support");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.grants(s.choose("support", "ah-art-15"))).isTrue();
  }

  // ---- 5.4

  @Test
  @Case("CAP-5.4a")
  void artilleryAndDepotsCrossNoRidge() {
    Situation s = moves(5, "allied", "0319: it-art-1, it-dep-1, it-1");
    assertThat(s.refusal(s.march("it-art-1", "0320"))).isEqualTo("CAP-5.4a");
    assertThat(s.refusal(s.march("it-dep-1", "0320"))).isEqualTo("CAP-5.4a");
    assertThat(s.cost("it-art-1", "0319", "0320")).isNegative();
    assertThat(s.grants(s.march("it-1", "0320"))).isTrue();
  }

  @Test
  @Case("CAP-5.4b")
  void aRidgeCostsAlpineUnitsOneAndTheOthersTwo() {
    Situation s = moves(5, "allied", "0319: it-56, it-1, it-40, it-hq-4, it-sm");
    assertThat(s.cost("it-56", "0319", "0320")).as("alpine: 2 + 1").isEqualTo(3);
    assertThat(s.cost("it-1", "0319", "0320")).as("infantry: 2 + 2").isEqualTo(4);
    assertThat(s.cost("it-40", "0319", "0320")).as("cavalry").isEqualTo(4);
    assertThat(s.cost("it-sm", "0319", "0320")).as("naval infantry").isEqualTo(4);
    assertThat(s.cost("it-hq-4", "0319", "0320")).as("headquarters").isEqualTo(4);
    assertThat(s.cost("it-56", "0320", "0319")).as("both ways").isEqualTo(3);
    Explanation why =
        s.rules().movement().explain(s.p(), s.unit("it-1"), s.hex("0319"), s.hex("0320"));
    assertThat(why.leaves())
        .extracting(part -> part.caseId() + " " + part.amount())
        .containsExactly("GWE-5.4-MOUNTAIN 2.0", "CAP-5.4b 2.0");
  }

  // ---- 9.21, 23.2

  @Test
  @Case("CAP-9.21")
  void stosstruppenWithoutSupplyHaveSix() {
    for (int turn : new int[] {1, 2, 5}) {
      Situation s =
          Situation.of(GAME, "historical").with("1524: ge-5, ah-1, ah-49, ah-24; 1523: ge-hq-14");
      s.at(turn, "central", "movement");
      assertThat(s.inSupply("ge-5")).isFalse();
      assertThat(s.allowance("ge-5")).as("turn " + turn).isEqualTo(6);
      assertThat(s.allowance("ah-1")).as("Austro-Hungarian Stosstruppen").isEqualTo(6);
      assertThat(s.allowance("ah-49")).as("eight, halved").isEqualTo(4);
      assertThat(s.allowance("ah-24")).as("six, halved").isEqualTo(3);
    }
  }

  @Test
  @Case("CAP-23.2")
  void onTheFirstTwoTurnsStosstruppenHaveTen() {
    for (int turn = 1; turn <= 4; turn++) {
      Situation s = moves(turn, "central", "1730: ge-5, ah-49");
      int points = turn <= 2 ? 10 : 8;
      assertThat(s.allowance("ge-5")).as("turn " + turn).isEqualTo(points);
      assertThat(s.allowance("ah-49")).as("others").isEqualTo(8);
      assertThat(s.refusal(s.march("ge-5", first(points + 1)))).isEqualTo("GWE-5.14");
      s.play(s.march("ge-5", first(points)));
      assertThat(s.where("ge-5")).isEqualTo(PLAIN[points - 1]);
      assertThat(s.left("ge-5")).isZero();
    }
  }

  // ---- 18

  @Test
  @Case("CAP-18.1")
  void aMinorRiverCostsEverybodyOne() {
    Situation s = moves(5, "allied", "0821: it-hq-4");
    assertThat(s.cost("it-1", "0921", "0922")).as("the Piave above Feltre").isEqualTo(2);
    assertThat(s.cost("ah-24", "0921", "0922")).isEqualTo(2);
    assertThat(s.cost("ge-5", "0922", "0921")).isEqualTo(2);
    assertThat(s.cost("ah-24", "1318", "1319")).as("the upper Livenza").isEqualTo(2);
    assertThat(s.cost("ah-24", "0921", "0920")).as("no river").isEqualTo(1);
    Explanation why =
        s.rules().movement().explain(s.p(), s.unit("it-1"), s.hex("0921"), s.hex("0922"));
    assertThat(why.leaves())
        .extracting(Explanation::caseId)
        .containsExactly("GWE-5.4-CLEAR", "CAP-18.1");
  }

  @Test
  @Case("CAP-18.2")
  void aMajorRiverCostsTheCentralPowersMore() {
    Situation s = moves(5, "central", "1901: ge-hq-14");
    assertThat(s.cost("ge-5", "1424", "1524")).as("Piave").isEqualTo(1 + 3);
    assertThat(s.cost("ah-24", "1211", "1311")).as("Tagliamento").isEqualTo(1 + 3);
    assertThat(s.cost("ah-24", "1311", "1211")).as("and back").isEqualTo(1 + 3);
    assertThat(s.cost("ah-24", "2207", "2307")).as("Isonzo").isEqualTo(1 + 2);
    assertThat(s.cost("ah-24", "1719", "1720")).as("Livenza").isEqualTo(1 + 2);
    assertThat(s.cost("it-1", "1424", "1524")).as("Allies, Piave").isEqualTo(1 + 1);
    assertThat(s.cost("fr-23", "1211", "1311")).as("Allies, Tagliamento").isEqualTo(1 + 1);
    assertThat(s.cost("it-1", "2207", "2307")).as("Allies, Isonzo").isEqualTo(1 + 1);
    Explanation why =
        s.rules().movement().explain(s.p(), s.unit("ge-5"), s.hex("1424"), s.hex("1524"));
    assertThat(why.leaves())
        .extracting(part -> part.what() + " " + part.caseId())
        .containsExactly("clear GWE-5.4-CLEAR", "over the Piave CAP-18.2");
  }

  // ---- 19

  @Test
  @Case({"CAP-19.0", "CAP-19.11"})
  void aForcedMarchIsDeclaredBeforeTheFirstHex() {
    Situation s = moves(5, "allied", "1730: it-1");
    s.play(s.march("it-1", "1729"));
    assertThat(s.refusal(s.move("forced", "it-1", "1728"))).isEqualTo("CAP-19.0");
    assertThat(s.refusal(s.march("it-1", "1728", "1727", "1726", "1725", "1724", "1723")))
        .isEqualTo("GWE-5.14");
    s.passTo(6, "allied", "movement");
    s.with("1730: it-1").play(s.move("forced", "it-1", first(8)));
    assertThat(s.where("it-1")).isEqualTo("1822");
  }

  @Test
  @Case("CAP-19.11")
  void aForcedMarchAddsOneToFourAndTwoToSixAndEight() {
    Situation s = moves(5, "allied", "1730: it-art-1, it-1, it-40, it-xxv");
    assertThat(forced(s, "it-art-1")).isEqualTo(4 + 1);
    assertThat(forced(s, "it-1")).isEqualTo(6 + 2);
    assertThat(forced(s, "it-40")).isEqualTo(8 + 2);
    assertThat(s.refusal(s.move("forced", "it-art-1", first(6)))).isEqualTo("GWE-5.14");
    assertThat(s.refusal(s.move("forced", "it-1", first(9)))).isEqualTo("GWE-5.14");
    assertThat(s.refusal(s.move("forced", "it-40", first(11)))).isEqualTo("GWE-5.14");
    s.play(s.move("forced", "it-40", first(10)));
    assertThat(s.where("it-40")).isEqualTo(PLAIN[9]);
    assertThat(s.left("it-40")).isZero();
    assertThat(s.has("it-40", "forced-march")).isTrue();
  }

  @Test
  @Case({"CAP-19.11", "GWE-9.21"})
  void theBonusComesOnTopOfWhatLackOfSupplyLeaves() {
    Situation s =
        moves(5, "allied", "1730: it-1+out-of-supply, it-art-1+out-of-supply, it-40+out-of-supply");
    assertThat(forced(s, "it-1")).isEqualTo(3 + 2);
    assertThat(forced(s, "it-art-1")).isEqualTo(2 + 1);
    assertThat(forced(s, "it-40")).isEqualTo(4 + 2);
  }

  @Test
  @Case({"CAP-19.0", "CAP-19.11"})
  void forcedMarchesAreOfferedBesideTheOthersAndMayBeMadeInParts() {
    Situation s = moves(5, "allied", "1730: it-1");
    assertThat(s.orders().contains(s.move("forced", "it-1", "1729"))).isTrue();
    assertThat(s.orders().contains(s.march("it-1", "1729"))).isTrue();
    s.play(s.move("forced", "it-1", first(4)));
    assertThat(s.left("it-1")).isEqualTo(4);
    assertThat(s.orders().contains(s.move("forced", "it-1", "1725"))).isTrue();
    assertThat(s.orders().contains(s.march("it-1", "1725"))).as("he marches hard now").isFalse();
    s.play(s.move("forced", "it-1", "1725", "1724", "1723", "1822"));
    assertThat(s.steps("it-1")).as("nothing is paid while he is on his way").isEqualTo(2);
    s.dice(3).play(Order.PASS);
    assertThat(s.steps("it-1")).as("and once when he is there").isEqualTo(1);
  }

  @Test
  @Case({"CAP-19.12", "CAP-23.2"})
  void withTenPointsThereIsNoForcedMarch() {
    Situation first = moves(1, "central", "1730: ge-5, ah-49");
    assertThat(first.refusal(first.move("forced", "ge-5", "1729"))).isEqualTo("CAP-19.12");
    assertThat(first.grants(first.move("forced", "ah-49", "1729"))).isTrue();
    Situation third = moves(3, "central", "1730: ge-5");
    assertThat(third.grants(third.move("forced", "ge-5", first(10)))).isTrue();
    Situation hungry = moves(1, "central", "1730: ge-5+out-of-supply");
    assertThat(hungry.refusal(hungry.move("forced", "ge-5", first(9)))).isEqualTo("GWE-5.14");
    assertThat(hungry.grants(hungry.move("forced", "ge-5", first(8)))).as("six and two").isTrue();
  }

  @Test
  @Case("CAP-19.12")
  void depotsAndHeadquartersOfTenPointsMakeNoForcedMarch() {
    Situation s =
        moves(5, "allied", "1730: it-dep-1, it-hq-4, fr-hq-12, it-art-1; 2508: it-monitor");
    for (String unit : List.of("it-dep-1", "fr-hq-12")) {
      assertThat(s.refusal(s.move("forced", unit, "1729"))).as(unit).isEqualTo("CAP-19.12");
    }
    assertThat(s.refusal(s.move("forced", "it-monitor", "2607"))).isEqualTo("CAP-19.12");
    assertThat(s.grants(s.move("forced", "it-art-1", "1729"))).isTrue();
  }

  @Test
  @Case({"CAP-19.0", "CAP-19.11", "CAP-19.12"})
  void aHeadquartersOfEightPointsMakesAForcedMarchOfTenAndLosesNothing() {
    Situation s = moves(5, "allied", "1730: it-hq-4; 1630: it-1");
    assertThat(s.refusal(s.march("it-hq-4", first(9)))).isEqualTo("GWE-5.14");
    assertThat(s.refusal(s.move("forced", "it-hq-4", first(11)))).isEqualTo("GWE-5.14");
    s.play(s.move("forced", "it-hq-4", first(10)));
    s.play(Order.PASS);
    assertThat(s.events(Event.Rolled.class)).as("it has no steps to lose").isEmpty();
    assertThat(s.rules().board().number(s.p().place(s.unit("it-hq-4")))).isEqualTo(first(10)[9]);
  }

  @Test
  @Case({"CAP-19.21", "CAP-19.0"})
  void aForceMarchedCorpsLosesAStepWithoutADie() {
    Situation s = moves(5, "allied", "1730: it-xxv; 1729: it-19/2; 1728: it-iv/1; 1727: it-1");
    s.play(s.move("forced", "it-xxv", "1729"));
    assertThat(s.steps("it-xxv")).isEqualTo(4);
    s.play(s.move("forced", "it-19", "1728"));
    assertThat(s.steps("it-xxv")).as("paid when the next sets out").isEqualTo(3);
    assertThat(s.steps("it-19")).isEqualTo(2);
    s.play(s.move("forced", "it-iv", "1727"));
    assertThat(s.steps("it-19")).as("a corps in all but name").isEqualTo(1);
    s.play(s.march("it-1", "1726"));
    assertThat(s.where("it-iv")).as("its last step").isEqualTo("eliminated");
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    assertThat(s.where("it-1")).isEqualTo("1726");
    s.play(Order.PASS);
    assertThat(s.steps("it-xxv")).as("only once").isEqualTo(3);
  }

  /** The end of movement collects what a forced march costs: the page says so before. */
  @Test
  @Case({"CAP-19.21", "CAP-19.22"})
  void whoHasStillToPayForAForcedMarchIsWarnedOf() {
    Situation s = moves(5, "allied", "1730: it-xxv, it-1, it-hq-4");
    assertThat(unpaid(s)).isEmpty();
    s.play(s.move("forced", "it-xxv", "1729"));
    assertThat(unpaid(s)).containsExactly("CAP-19.21 it-xxv");
    s.play(s.move("forced", "it-1", "1729"));
    assertThat(unpaid(s)).as("the corps has paid").containsExactly("CAP-19.22 it-1");
    s.dice(6).play(s.move("forced", "it-hq-4", "1729"));
    assertThat(unpaid(s)).as("a headquarters loses nothing").isEmpty();
  }

  private static List<String> unpaid(Situation s) {
    return s.rules().clerk().warnings(s.p(), s.side("allied")).stream()
        .filter(warning -> warning.caseId().startsWith("CAP-19"))
        .peek(warning -> assertThat(warning.loss()).isTrue())
        .flatMap(warning -> warning.units().stream().map(u -> warning.caseId() + " " + u.id()))
        .toList();
  }

  @Test
  @Case("CAP-19.22")
  void aForceMarchedDivisionLosesAStepOnOneToThree() {
    for (int die = 1; die <= 6; die++) {
      Situation s = moves(5, "allied", "1730: it-1");
      s.play(s.move("forced", "it-1", first(7)));
      s.dice(die).play(Order.PASS);
      assertThat(s.steps("it-1")).as("die " + die).isEqualTo(die <= 3 ? 1 : 2);
      assertThat(s.events(Event.Rolled.class))
          .extracting(Event.Rolled::caseId, Event.Rolled::face)
          .contains(org.assertj.core.groups.Tuple.tuple("CAP-19.22", die));
    }
  }

  @Test
  @Case("CAP-19.22")
  void aBrigadeOfOneStepMayBeLost() {
    Situation s = moves(5, "allied", "1730: it-2b, it-4b; 1729: it-1");
    s.play(s.move("forced", "it-2b", first(9)));
    s.dice(2).play(s.move("forced", "it-4b", first(9)));
    assertThat(s.where("it-2b")).isEqualTo("eliminated");
    assertThat(s.where("it-4b"))
        .as("the order that ended the march is carried out")
        .isEqualTo(PLAIN[8]);
    s.dice(4).play(s.march("it-1", "1728"));
    assertThat(s.where("it-4b")).isEqualTo(PLAIN[8]);
    assertThat(s.steps("it-4b")).isEqualTo(1);
    assertThat(s.where("it-1")).isEqualTo("1728");
  }

  @Test
  @Case({"CAP-19.0", "CAP-19.22"})
  void anOrderThatIsRefusedEndsNobodysMarch() {
    Situation s = moves(5, "allied", "1730: it-1; 1729: it-13");
    s.play(s.move("forced", "it-1", "1729"));
    assertThat(s.refusal(s.march("it-13", "1727"))).isEqualTo("GWE-5.0");
    s.play(s.move("forced", "it-1", "1728"));
    assertThat(s.where("it-1")).isEqualTo("1728");
  }

  @Test
  @Case({"CAP-19.0", "CAP-19.22"})
  void unitsThatMarchHardTogetherPayEachForItself() {
    Situation s = moves(5, "allied", "1730: it-1, it-13");
    List<Unit> both = new ArrayList<>(List.of(s.unit("it-1"), s.unit("it-13")));
    s.play(new Order.Move(both, s.hexes(first(8)), "forced"));
    s.dice(1, 6).play(Order.PASS);
    assertThat(s.steps("it-1") + s.steps("it-13")).isEqualTo(3);
  }
}
