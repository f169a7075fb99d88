package fieldmarshal.games.clash.ypres;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.Field;
import fieldmarshal.games.clash.Situation;
import fieldmarshal.games.clash.TerrainCode;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The special rules and the victory of Ypres: chapters Y2, Y8, Y9, Y12 to Y14 and Y16. */
class YpresBookTest {
  // ---- Y2

  @Test
  @Case({"COG-Y2d", "COG-Y2"})
  void the26DivisionJoinsFabeckOnTurnSix() {
    Situation s = Situation.ypres().with("2532: ge-26; 3123: ge-30; 1611: be-2-b");
    s.army(5, "ge-6", 6);
    assertThat(s.armyOf("ge-26")).isEqualTo("ge-6");
    assertThat(s.grants(s.march("ge-26", "2531"))).isTrue();
    s.army(6, "fabeck", 6);
    assertThat(s.armyOf("ge-26")).isEqualTo("fabeck");
    assertThat(s.grants(s.march("ge-26", "2531"))).isTrue();
    assertThat(s.unit("ge-26").corps()).isEqualTo("XIII");
  }

  @Test
  @Case({"COG-Y2b", "COG-Y8"})
  void fabeckFightsOnTurnFiveButDoesNotMove() {
    Situation s = Situation.ypres().with("2723: ge-30, ge-39; 2722: br-7; 3117: ge-9-r");
    s.army(5, "ge-4", 6);
    assertThat(s.refusal(s.march("ge-30", "2823"))).isEqualTo("COG-5.33c");
    s.play(s.pass(), Order.Choose.option("declare"));
    assertThat(s.grants(s.attack("2722", "ge-30", "ge-39"))).isTrue();
  }

  @Test
  @Case("COG-Y2c")
  void theSailorsMoveWithTheFrench() {
    Situation s = Situation.ypres().with("2213: fr-mar-f, be-3-b; 3117: ge-9-r");
    s.army(3, "belgian", 6);
    assertThat(s.refusal(s.march("fr-mar-f", "2113"))).isEqualTo("COG-5.33c");
    s.army(3, "french", 6);
    assertThat(s.grants(s.march("fr-mar-f", "2113"))).isTrue();
  }

  // ---- Y8

  @Test
  @Case("COG-Y8")
  void oneUnitOfASideRidesUpTo24Hexes() {
    Situation s = Situation.ypres().with("1226: fr-42, fr-38; 1826: fr-9-c; 3117: ge-9-r");
    s.army(3, "french", 3);
    List<Order.Rail> rides = s.orders(Order.Rail.class);
    assertThat(rides).isNotEmpty().noneMatch(ride -> ride.unit().id().equals("fr-9-c"));
    Order.Rail far =
        rides.stream().max(Comparator.comparingInt(ride -> ride.path().size())).orElseThrow();
    assertThat(far.path().size()).isLessThanOrEqualTo(24);
    s.play(new Order.Rail(s.unit("fr-42"), far.path()));
    assertThat(s.has("fr-42", "strategic")).isTrue();
    assertThat(s.refusal(new Order.Rail(s.unit("fr-38"), rides.getFirst().path())))
        .isEqualTo("COG-Y8");
    int[] loop = new int[26];
    for (int i = 0; i < loop.length; i++) {
      loop[i] = i % 2 == 0 ? far.path().at(0) : s.hex("1226");
    }
    Situation again = Situation.ypres().with("1226: fr-42; 3117: ge-9-r").army(3, "french", 3);
    assertThat(
            again.refusal(
                new Order.Rail(again.unit("fr-42"), fieldmarshal.engine.Hexes.wrap(loop))))
        .isEqualTo("COG-Y8");
  }

  // ---- Y9

  @Test
  @Case("COG-Y9a")
  void cavalryFightsDismounted() {
    Situation s =
        Situation.ypres().with("2424: br-1-c; 2524: ge-30, ge-39; 2423: ge-3-b; 2525: ge-4-b");
    s.combat(6, "fabeck");
    Order.Attack two = s.attack("2424", "ge-30");
    // One division against one step on the ridge: 1-1; the cavalry has its own rating of five.
    assertThat(s.preview(two).column()).isEqualTo("1:1");
    s.play(two);
    assertThat(s.asked()).as("retire or fight").isEqualTo("retire");
    s.dice(5, 1).play(s.pass());
    assertThat(s.where("br-1-c")).as("5 is not above 5").isEqualTo("2424");
    YpresCavalry cavalry = new YpresCavalry(s.rules());
    assertThat(cavalry.ratingHit(s.p(), s.unit("br-1-c"))).isEqualTo(5);
    assertThat(cavalry.limitHit(s.p(), 4)).as("four attackers roll at 2:1").isEqualTo(4);
    s.with("2424: br-1-c+out-of-supply");
    assertThat(cavalry.ratingHit(s.p(), s.unit("br-1-c"))).isEqualTo(3);
  }

  @Test
  @Case({"COG-Y9b", "COG-6.3"})
  void cavalryStacksWithInfantryInPlaces() {
    Situation s = Situation.ypres().with("2424: br-4; 2425: br-1-c; 3117: ge-9-r");
    s.army(3, "bef", 6);
    assertThat(s.grants(s.march("br-1-c", "2424"))).as("Messines").isTrue();
    Situation open = Situation.ypres().with("2425: br-4; 2424: br-1-c; 3117: ge-9-r");
    open.army(3, "bef", 6);
    assertThat(open.refusal(open.march("br-1-c", "2425"))).isEqualTo("COG-6.3");
    Situation dunkirk = Situation.ypres().with("0714: br-1-c; 3117: ge-9-r");
    dunkirk.army(3, "bef", 6);
    assertThat(dunkirk.refusal(dunkirk.march("br-1-c", "0713"))).isEqualTo("COG-11.6a");
    dunkirk.put(Field.FORT, 0, "0713").army(3, "bef", 6);
    assertThat(dunkirk.grants(dunkirk.march("br-1-c", "0713"))).isTrue();
  }

  @Test
  @Case({"COG-Y9c", "COG-14.2a", "COG-12.4b"})
  void aMixedStackAttacksApart() {
    Situation s = Situation.ypres().with("2424: br-4, br-1-c; 2524: ge-30; 2425: ge-bav-c");
    s.combat(6, "bef");
    assertThat(s.refusal(s.attack("2524", "br-4", "br-1-c"))).isIn("COG-14.2a", "COG-12.4b");
    assertThat(s.refusal(s.attack("2524", "br-1-c"))).isEqualTo("COG-14.2a");
    assertThat(s.refusal(s.attack("2425", "br-4", "br-1-c"))).isEqualTo("COG-12.4b");
    assertThat(s.grants(s.attack("2524", "br-4"))).isTrue();
    assertThat(s.grants(s.attack("2425", "br-1-c"))).isTrue();
  }

  // ---- Y11

  @Test
  @Case({"COG-Y11", "COG-12.93"})
  void aVillageIsHeldButAddsNothing() {
    Situation s = Situation.ypres().with("2418: br-2; 2518: ge-51-r, ge-52-r; 3117: ge-9-r");
    s.combat(2, "ge-4").dice(6, 1, 1);
    Order.Attack attack = s.attack("2418", "ge-51-r", "ge-52-r");
    assertThat(s.preview(attack).column()).as("4 against 2 without an addition").isEqualTo("2:1");
    s.play(attack);
    assertThat(s.asked()).isEqualTo("retreat");
    s.play(s.pass());
    assertThat(s.where("br-2")).isEqualTo("2418");
    assertThat(s.steps("br-2")).isEqualTo(1);
    assertThat(s.asked()).as("no advance").isNotEqualTo("advance");
  }

  // ---- Y12

  @Test
  @Case("COG-Y12a")
  void theNewCorpsAttackOnlyCavalryAndBelgiansOnTurnOne() {
    Situation s =
        Situation.ypres()
            .with("2721: br-7; 2820: ge-53-r; 2818: br-3-c; 2918: ge-51-r; 2213: fr-mar-f, be-3-b")
            .with("2313: ge-44-r; 2821: ge-30");
    s.combat(1, "ge-4");
    assertThat(s.refusal(s.attack("2721", "ge-53-r"))).isEqualTo("COG-Y12a");
    assertThat(s.grants(s.attack("2818", "ge-51-r"))).as("cavalry").isTrue();
    assertThat(s.grants(s.attack("2213", "ge-44-r"))).as("Belgians").isTrue();
    assertThat(s.grants(s.attack("2721", "ge-30"))).as("an old corps").isTrue();
    s.with("1611: be-3-b").combat(1, "ge-4");
    assertThat(s.refusal(s.attack("2213", "ge-44-r"))).as("sailors alone").isEqualTo("COG-Y12a");
    s.combat(2, "ge-4");
    assertThat(s.grants(s.attack("2721", "ge-53-r"))).as("turn 2").isTrue();
  }

  @Test
  @Case("COG-Y12c")
  void theTerritorialsDoNotAttackBeforeTurnFour() {
    Situation s = Situation.ypres().with("2218: fr-87-t; 2318: ge-51-r; 2319: fr-42");
    s.combat(3, "french");
    assertThat(s.refusal(s.attack("2318", "fr-87-t"))).isEqualTo("COG-Y12c");
    s.combat(4, "french");
    assertThat(s.grants(s.attack("2318", "fr-87-t"))).isTrue();
  }

  @Test
  @Case({"COG-Y12b", "COG-Y12e"})
  void nationsStackOnlyInCities() {
    Situation s =
        Situation.ypres()
            .with("2321: br-2; 2420: fr-17; 1820: br-1; 1720: fr-42; 2213: be-3-b; 2113: fr-mar-f")
            .with("2014: fr-31; 2013: be-5-b; 3117: ge-9-r");
    s.army(3, "french", 6);
    assertThat(s.grants(s.march("fr-17", "2321"))).as("Ypres, a city").isTrue();
    assertThat(s.refusal(s.march("fr-42", "1820"))).as("Poperinghe").isEqualTo("COG-Y12b");
    assertThat(s.grants(s.march("fr-42", "1820", "1821"))).as("through it").isTrue();
    assertThat(s.grants(s.march("fr-mar-f", "2213"))).as("sailors and Belgians").isTrue();
    assertThat(s.refusal(s.march("fr-31", "2013"))).isEqualTo("COG-Y12b");
  }

  @Test
  @Case("COG-Y12d")
  void alliesAttackOneHexTogether() {
    Situation s = Situation.ypres().with("2722: ge-53-r; 2622: br-7; 2721: fr-17");
    s.combat(6, "bef");
    assertThat(s.grants(s.attack("2722", "br-7", "fr-17"))).isTrue();
  }

  // ---- Y13, Y16

  @Test
  @Case({"COG-Y13b", "COG-12.92c"})
  void theFleetHelpsAtTheCoast() {
    Situation s =
        Situation.ypres().with("1909: be-2-b; 2008: ge-5-r, ge-6-r; 2009: ge-4-e, ge-43-r");
    s.combat(3, "ge-4");
    // 8 against 2 and the town: 8:3 is 2-1, with the guns 1-1.
    assertThat(s.preview(s.attack("1909", "ge-5-r", "ge-6-r", "ge-4-e", "ge-43-r")).column())
        .isEqualTo("1:1");
    Board board = s.rules().board();
    YpresReckoning reckoning = new YpresReckoning(s.rules());
    for (int hex = 0; hex < board.size(); hex++) {
      boolean coast = hex == s.hex("1909");
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        coast |=
            to >= 0
                && board.terrain(to) == TerrainCode.SEA
                && board.terrain(hex) != TerrainCode.SEA;
      }
      assertThat(reckoning.underGuns(hex)).as(board.number(hex)).isEqualTo(coast);
    }
    Situation fort = Situation.ypres().with("0714: ge-5-r, ge-6-r; 1611: be-2-b");
    fort.combat(3, "ge-4");
    assertThat(fort.preview(fort.attack("0713", "ge-5-r", "ge-6-r")).column())
        .as("4 against 2 over a river, the city, no guns for a lone fort")
        .isEqualTo("1:2");
  }

  @Test
  @Case("COG-Y16")
  void germanyHasTwoOffensiveMarkersFromTurnSix() {
    Situation s = Situation.ypres().with("2722: br-7; 2723: ge-30; 3117: ge-9-r");
    assertThat(s.total("offensives-1")).isEqualTo(2);
    assertThat(s.total("offensives-2")).isZero();
    s.army(5, "ge-4", 6).play(s.pass());
    assertThat(s.refusal(Order.Choose.option("declare-offensive"))).isEqualTo("COG-Y16");
    s.army(6, "ge-4", 6).play(s.pass());
    s.play(Order.Choose.option("declare-offensive"));
    assertThat(s.total("offensives-1")).isEqualTo(1);
    assertThat(s.preview(s.attack("2722", "ge-30")).column()).as("1:2 and 1R").isEqualTo("1:1");
    s.combat(6, "ge-4");
    assertThat(s.preview(s.attack("2722", "ge-30")).column()).as("no marker").isEqualTo("1:2");
  }

  // ---- Y14

  @Test
  @Case("COG-Y14b")
  void germanyWinsWithDunkirkOrWithYpresAndPoperinghe() {
    Situation s = Situation.ypres().with("0714: ge-bav-c; 1611: be-2-b").put(Field.FORT, 0, "0713");
    s.army(8, "ge-6", 6);
    s.play(s.march("ge-bav-c", "0713"));
    assertThat(s.level()).isEqualTo("Central Powers instant victory");
    assertThat(s.refusal(s.pass())).as("the game is over").isEqualTo("COG-4.1b");
    Situation both = Situation.ypres().with("2321: ge-5-r; 1820: ge-bav-c; 1611: be-2-b");
    both.at(8, "central", "recovery");
    assertThat(both.level()).isEqualTo("Central Powers instant victory");
    Situation one = Situation.ypres().with("2321: ge-5-r; 1611: be-2-b");
    one.at(8, "central", "recovery");
    assertThat(one.level()).isEqualTo("not over");
  }

  @Test
  @Case("COG-Y14c")
  void theEntenteWinsWithInfantryInLilleOrCourtrai() {
    for (String[] row :
        new String[][] {
          {"3621", "fr-9-c", "not over"},
          {"3621", "fr-17", "Entente instant victory"},
          {"2931", "br-7", "Entente instant victory"},
          {"2930", "br-7", "not over"}
        }) {
      Situation s = Situation.ypres().with(row[0] + ": " + row[1] + "; 3117: ge-9-r");
      s.at(8, "central", "recovery");
      assertThat(s.level()).as(row[0] + " " + row[1]).isEqualTo(row[2]);
    }
  }

  @Test
  @Case({"COG-Y14b", "COG-Y14c"})
  void twoVictoriesAtTheEndOfATurnAreNone() {
    String both = "2321: ge-5-r; 1820: ge-bav-c; 2931: br-7; 1611: be-2-b";
    Situation s = Situation.ypres().with(both);
    s.at(8, "central", "recovery");
    assertThat(s.level()).isEqualTo("not over");
    // After the last turn the net decides.
    Situation last = Situation.ypres().with(both);
    last.at(12, "central", "recovery");
    assertThat(last.level()).isNotEqualTo("not over").doesNotContain("instant");
    assertThat(last.refusal(last.pass())).isEqualTo("COG-5.36b");
  }

  @Test
  @Case({"COG-Y14a", "COG-Y14d"})
  void theNetDecidesAfterTurnTwelve() {
    Situation s = Situation.ypres().with("3117: ge-9-r; 1611: be-2-b");
    s.heldBy("central", "2424", "2132");
    s.heldBy("entente", "2725");
    assertThat(s.rules().victory().net(s.p())).as("2 + 1 - 1").isEqualTo(2);
    s.heldBy("entente", "2725", "2424", "2132");
    s.heldBy("central", "2725", "2321", "2124", "1226");
    assertThat(s.rules().victory().net(s.p())).isEqualTo(15);
    s.at(12, "central", "recovery");
    assertThat(s.level()).isEqualTo("Draw");
    Situation german = Situation.ypres().with("3117: ge-9-r; 1611: be-2-b");
    german.heldBy("central", "2321", "2124", "1226", "2132");
    german.at(12, "central", "recovery");
    assertThat(german.level()).as("16").isEqualTo("Central Powers marginal victory");
    Situation entente = Situation.ypres().with("3117: ge-9-r; 1611: be-2-b");
    entente.heldBy("central", "2321", "2132");
    entente.at(12, "central", "recovery");
    assertThat(entente.level()).as("7").isEqualTo("Entente marginal victory");
  }
}
