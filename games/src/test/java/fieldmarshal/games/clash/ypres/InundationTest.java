package fieldmarshal.games.clash.ypres;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.Field;
import fieldmarshal.games.clash.Situation;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Chapter Y10: the inundation of the Yser. */
class InundationTest {
  private static final Order OPEN = Order.Choose.option("open-sluices");

  /** The step after the reinforcements of a turn. */
  private static Situation step(Situation s, int turn) {
    return s.at(turn, turn % 2 == 1 ? "entente" : "central", "reinforcement");
  }

  private static String flooded(Situation s) {
    StringBuilder text = new StringBuilder();
    for (int hex = 0; hex < s.rules().board().size(); hex++) {
      if (Field.FLOODED.is(s.p(), hex)) {
        text.append(text.isEmpty() ? "" : " ").append(s.rules().board().number(hex));
      }
    }
    return String.join(" ", java.util.Arrays.stream(text.toString().split(" ")).sorted().toList());
  }

  @Test
  @Case({"COG-Y10a", "COG-Y3"})
  void theEntenteIsAskedFromTurnFive() {
    Situation s = Situation.ypres().with("1909: be-2-b; 3117: ge-9-r");
    step(s, 4);
    assertThat(s.asked()).isEqualTo("move");
    step(s, 5);
    assertThat(s.asked()).isEqualTo("choose");
    assertThat(s.askedOf()).isEqualTo("entente");
    assertThat(s.phase()).isEqualTo("reinforcement");
    assertThat(s.suggestion()).isEqualTo(s.pass());
    assertThat(s.refusal(s.march("be-2-b", "1910"))).isEqualTo("COG-Y10a");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("move");
    step(s, 6);
    assertThat(s.asked()).as("asked again").isEqualTo("choose");
    s.play(OPEN);
    assertThat(s.total("sluices")).isEqualTo(6);
    step(s, 7);
    assertThat(s.asked()).as("it is final").isEqualTo("move");
  }

  @Test
  void botsAreAdvisedToOpenThemWhenGermansAreNear() {
    for (String[] row :
        new String[][] {{"5", "3117", "shut"}, {"5", "2209", "open"}, {"6", "3117", "open"}}) {
      Situation s = Situation.ypres().with("1909: be-2-b; " + row[1] + ": ge-9-r");
      step(s, Integer.parseInt(row[0]));
      assertThat(s.rules().appraisal().advice(s.p()).order())
          .as(row[0] + " " + row[1])
          .isEqualTo(row[2].equals("open") ? OPEN : s.pass());
    }
    Situation move = Situation.ypres().with("1909: be-2-b; 3117: ge-9-r");
    step(move, 4);
    assertThat(move.rules().appraisal().advice(move.p())).isNull();
  }

  @Test
  @Case({"COG-Y10b", "COG-Y10c"})
  void theEntenteReadsWhatFloodsWhenAndWhoStandsThere() {
    Situation s = Situation.ypres().with("1909: be-2-b; 2111: ge-5-r; 3117: ge-9-r");
    step(s, 6);
    Question.Option open = s.rules().question(s.p()).options().getFirst();
    assertThat(open.about())
        .isEqualTo("This cannot be undone. Units in these hexes: German 5th Reserve Division.");
    assertThat(open.spots())
        .extracting(spot -> spot.turn() + " " + s.rules().board().number(spot.hex()))
        .containsExactlyInAnyOrder(
            "6 2009", "6 2010", "6 2109", "7 2110", "7 2111", "7 2210", "8 2112", "8 2211",
            "8 2212");
  }

  @Test
  @Case("COG-Y10a")
  void aGermanOnThisSideOfTheYserHindersIt() {
    for (String german : List.of("2008", "1910", "1809", "1808")) {
      Situation s = Situation.ypres().with("1909: be-2-b; " + german + ": ge-5-r");
      step(s, 5);
      assertThat(s.asked()).as(german).isEqualTo("move");
    }
    Situation beyond = Situation.ypres().with("1909: be-2-b; 1908: ge-5-r");
    step(beyond, 5);
    assertThat(beyond.asked()).isEqualTo("choose");
    Situation lost = Situation.ypres().with("1611: be-2-b; 1909: ge-5-r");
    step(lost, 5);
    assertThat(lost.asked()).isEqualTo("move");
    Inundation chapter = ((YpresRules) lost.rules()).inundation();
    assertThat(chapter.mayOpen(lost.p()).caseId()).isEqualTo("COG-Y10a");
  }

  @Test
  @Case({"COG-Y10b", "COG-Y10g"})
  void theWaterRisesOnThreeTurnsWhoeverHoldsNieuport() {
    Situation s = Situation.ypres().with("1909: be-2-b; 3117: ge-9-r");
    step(s, 5).play(OPEN);
    assertThat(flooded(s)).isEqualTo("2009 2010 2109");
    s.with("1909: ge-5-r; 1611: be-2-b");
    step(s, 6);
    assertThat(flooded(s)).isEqualTo("2009 2010 2109 2110 2111 2210");
    step(s, 7);
    assertThat(flooded(s)).isEqualTo("2009 2010 2109 2110 2111 2112 2210 2211 2212");
    step(s, 12);
    assertThat(flooded(s).split(" ")).hasSize(9).doesNotContain("1909", "2011", "2213");
  }

  @Test
  @Case("COG-Y10c")
  void unitsLeaveTheWaterInRetreatDirectionsIfTheyCan() {
    Situation s = Situation.ypres().with("1909: be-2-b; 2009: be-1-b; 2109: ge-5-r; 3117: ge-9-r");
    step(s, 5).play(OPEN);
    assertThat(s.asked()).isEqualTo("displace");
    assertThat(s.askedOf()).as("the Central Powers first on odd turns").isEqualTo("central");
    List<Order.Displace> ways = s.orders(Order.Displace.class);
    assertThat(ways)
        .isNotEmpty()
        .allMatch(way ->
            s.rules()
                .theatre()
                .compass(0)
                .has(s.rules().board().direction(s.hex("2109"), way.hex())));
    assertThat(s.refusal(s.displace("ge-5-r", "2110"))).isEqualTo("COG-Y10c");
    assertThat(s.refusal(s.displace("be-1-b", "1910"))).isEqualTo("COG-Y10c");
    assertThat(s.refusal(s.pass())).isEqualTo("COG-Y10c");
    s.play(ways.getFirst());
    assertThat(s.askedOf()).isEqualTo("entente");
    assertThat(s.orders(Order.Displace.class)).allMatch(way -> way.unit().id().equals("be-1-b"));
    s.play(s.orders(Order.Displace.class).getFirst());
    assertThat(s.where("be-1-b")).isNotEqualTo("2009");
    assertThat(s.controller(s.where("be-1-b"))).isEqualTo("entente");
  }

  @Test
  @Case("COG-Y10c")
  void whoCannotLeaveLosesAStepAndStays() {
    // Belgians and French fill the dry neighbours of 2009; 2010 and 2109 flood too.
    String ring = "1909: fr-87-t; 2008: be-6-b; 1910: be-3-b; 2110: be-1-b; 2108: be-4-b";
    for (int steps = 1; steps <= 2; steps++) {
      Situation s = Situation.ypres().with(ring).with("2009: br-7/" + steps + "; 3117: ge-9-r");
      step(s, 5).play(OPEN);
      if (steps == 2) {
        assertThat(s.steps("br-7")).isEqualTo(1);
        assertThat(s.where("br-7")).isEqualTo("2009");
      } else {
        assertThat(s.where("br-7")).isEqualTo("eliminated");
      }
    }
  }

  @Test
  @Case({"COG-Y10d", "COG-11.3g", "COG-12.94"})
  void theFloodIsEnteredOnlyFromBesideItAndNobodyAttacksOutOfIt() {
    Situation s =
        Situation.ypres().with("2009: ge-5-r; 2110: be-1-b; 2109: ge-6-r").flooded("2009", "2010");
    s.combat(6, "ge-4");
    assertThat(s.refusal(s.attack("2110", "ge-5-r"))).isEqualTo("COG-12.94");
    Situation moves = Situation.ypres().with("2008: ge-5-r; 2007: ge-6-r; 1611: be-1-b");
    moves.flooded("2009");
    moves.army(6, "ge-4", 6);
    assertThat(moves.refusal(moves.march("ge-6-r", "2008", "2009"))).isEqualTo("COG-11.3g");
    moves.play(moves.march("ge-5-r", "2009"));
    assertThat(moves.where("ge-5-r")).isEqualTo("2009");
  }

  /** The page says it where the movement ends: the last moment to get out. */
  @Test
  @Case({"COG-Y10b", "COG-Y10c", "COG-12.94"})
  void whoStandsWhereTheWaterRisesNextTurnIsWarnedWhileHeMayStillMove() {
    Situation s = Situation.ypres().with("2110: ge-5-r; 2112: ge-6-r; 2009: ge-9-r; 2010: be-1-b");
    s.army(5, "ge-4", 6).total("sluices", 5);
    assertThat(warned(s))
        .as("the second stage: 2110, 2111, 2210")
        .contains("Floods next turn ge-5-r");
    assertThat(warned(s)).noneMatch(text -> text.contains("ge-6-r"));
    s.army(6, "ge-4", 6);
    assertThat(warned(s)).as("the third").contains("Floods next turn ge-6-r");
    s.put(Field.FLOODED, 1, "2009").army(6, "ge-4", 6);
    assertThat(warned(s)).contains("In the flood, no attack ge-9-r");
    s.army(7, "ge-4", 6);
    assertThat(warned(s)).as("no stage is left").noneMatch(text -> text.startsWith("Floods"));
    Situation shut = Situation.ypres().with("2110: ge-5-r").army(5, "ge-4", 6);
    assertThat(warned(shut)).as("nobody knows whether they will be opened").isEmpty();
  }

  @Test
  @Case("COG-Y10c")
  void whoWillHaveNoDryHexIsWarnedOfALoss() {
    Situation s = Situation.ypres();
    int at = s.hex("2110");
    StringBuilder ring = new StringBuilder();
    String[] belgians = {"be-1-b", "be-2-b", "be-3-b", "be-4-b", "be-5-b", "be-6-b"};
    for (int d = 0; d < 6; d++) {
      int to = s.rules().board().neighbour(at, d);
      if (to >= 0) {
        ring.append("; ").append(s.rules().board().number(to)).append(": ").append(belgians[d]);
      }
    }
    s = Situation.ypres().with("2110: ge-5-r" + ring).army(5, "ge-4", 6).total("sluices", 5);
    assertThat(s.rules().clerk().warnings(s.p(), s.side("central")))
        .anyMatch(warning ->
            warning.loss()
                && warning.caseId().equals("COG-Y10c")
                && warning.units().getFirst().id().equals("ge-5-r"));
  }

  private static List<String> warned(Situation s) {
    return s.rules().clerk().warnings(s.p(), s.side("central")).stream()
        .filter(warning -> !warning.caseId().equals("COG-8.3c"))
        .flatMap(warning -> warning.units().stream().map(u -> warning.what() + " " + u.id()))
        .toList();
  }

  @Test
  @Case({"COG-Y10e", "COG-7.1c"})
  void noZoneIntoOrOutOfTheFlood() {
    Situation s = Situation.ypres().with("2111: ge-43-r; 2011: be-5-b");
    assertThat(s.enemyZone("entente", "2112")).isTrue();
    s.flooded("2111");
    assertThat(s.enemyZone("entente", "2112")).as("out of the flood").isFalse();
    assertThat(s.enemyZone("central", "2111")).as("into the flood").isFalse();
    assertThat(s.enemyZone("central", "2012")).isTrue();
  }

  @Test
  @Case({"COG-Y10f", "COG-12.82c"})
  void noRetreatEntersTheFlood() {
    Situation s = Situation.ypres().with("2110: be-1-b; 1611: be-2-b; 3117: ge-9-r");
    YpresRetreats retreats = new YpresRetreats(s.rules());
    assertThat(retreats.closed(s.p(), s.unit("be-1-b"), s.hex("2010"))).isNull();
    s.flooded("2010");
    assertThat(Objects.requireNonNull(retreats.closed(s.p(), s.unit("be-1-b"), s.hex("2010"))))
        .extracting(Refused::caseId, Refused::why)
        .containsExactly("COG-Y10f", s.rules().board().title(s.hex("2010")) + " is flooded.");
    // Attacked in the open with only water behind it, it is lost.
    Situation lost =
        Situation.ypres()
            .with("2111: fr-42; 2211: ge-43-r, ge-44-r; 2112: ge-45-r, ge-46-r")
            .flooded("2010", "2110");
    lost.with("2011: ge-51-r, ge-52-r");
    lost.combat(6, "ge-4").dice(6, 1, 1, 1, 1);
    lost.play(lost.attack("2111", "ge-43-r", "ge-44-r"));
    assertThat(lost.where("fr-42")).isEqualTo("eliminated");
  }
}
