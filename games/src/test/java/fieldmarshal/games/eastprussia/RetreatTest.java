package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Case 6.5: retreat after combat. */
class RetreatTest {
  private static final String SCENARIO = "historical";

  private static Situation of(String side, String units) {
    return Situation.of(SCENARIO).with(units).at(5, side, "first-combat");
  }

  /** The hexes in which the retreats that may be ordered end. */
  private static Set<String> ends(Situation s) {
    Set<String> ends = new TreeSet<>();
    s.orders(Order.Retreat.class)
        .forEach(retreat -> ends.add(s.rules().board().number(retreat.path().last())));
    return ends;
  }

  /** Two German divisions beat a Russian one at 5728: die 3 is D1, die 1 is D2. */
  private static Situation beaten(String more, int die) {
    Situation s = of("german", "5628: ge-1, ge-2; 5728: ru-25; " + more);
    s.heldBy("german", "5528", "5428", "5328", "5228", "5128");
    return s.fight(die, s.attack("5728", "ge-1", "ge-2"));
  }

  @Test
  @Case("TWU-6.5a")
  void theUnitsOfAHexRetreatTogetherOnTheWayTheirOwnerPicks() {
    Situation s = of("german", "5628: ge-1, ge-2; 5728: ru-25, ru-1gc");
    s.heldBy("german", "5528", "5428", "5328", "5228", "5128");
    s.fight(3, s.attack("5728", "ge-1", "ge-2"));
    assertThat(s.fought()).isEqualTo("18:6 (3:1) D1");
    assertThat(s.askedOf()).isEqualTo("russian");
    assertThat(s.refusal(s.retreat("ru-25", "5828"))).isEqualTo("TWU-6.5a");
    s.play(s.retreat("ru-25 ru-1gc", "5828"));
    assertThat(s.where("ru-25")).isEqualTo("5828");
    assertThat(s.where("ru-1gc")).isEqualTo("5828");
  }

  @Test
  @Case("TWU-6.5a")
  void everyAttackingHexRetreatsByItself() {
    Situation s = of("german", "5028: ge-1; 5027: ge-36; 5128: ru-25, ru-27, ru-29");
    s.fight(3, s.attack("5128", "ge-1", "ge-36"));
    assertThat(s.fought()).isEqualTo("16:15 (1:1) A1");
    assertThat(s.refusal(s.retreat("ge-1 ge-36", "4927"))).isEqualTo("TWU-6.5a");
    s.play(s.suggestion());
    assertThat(s.asked()).as("the other hex").isEqualTo("retreat");
    s.play(s.suggestion());
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case("TWU-6.5a")
  void aStackThatRetreatedOntoAnotherOneIsNotDrivenBackTwice() {
    Situation s = of("german", "5127: ge-1; 5027: ge-36; 5128: ru-25, ru-27, ru-29");
    s.fight(3, s.attack("5128", "ge-1", "ge-36"));
    assertThat(s.fought()).isEqualTo("16:15 (1:1) A1");
    s.play(s.retreat("ge-1", "5027"));
    assertThat(s.refusal(s.retreat("ge-1 ge-36", "4927"))).isEqualTo("TWU-6.5a");
    s.play(s.retreat("ge-36", "4927"));
    assertThat(s.where("ge-1")).as("one hex and no more").isEqualTo("5027");
    assertThat(s.where("ge-36")).isEqualTo("4927");
  }

  @Test
  @Case({"TWU-6.5a", "TWU-2.0c"})
  void theOwnerSaysWhichOfHisStacksRetreatsFirst() {
    Situation s = of("german", "5127: ge-1; 5027: ge-36; 5128: ru-25, ru-27, ru-29");
    s.fight(3, s.attack("5128", "ge-1", "ge-36"));
    assertThat(s.prompt()).contains("5127").contains("5027");
    s.play(s.retreat("ge-36", "4927"));
    assertThat(s.where("ge-1"))
        .as("no friend holds 5027 any more, one way is left")
        .isEqualTo("5026");
  }

  @Test
  @Case("TWU-6.5b")
  void russiansRetreatTowardsTheirEdge() {
    assertThat(ends(beaten("", 3))).containsExactlyInAnyOrder("5827", "5828");
    Situation south = of("german", "2229: ge-1, ge-2; 2230: ru-6");
    south.fight(3, south.attack("2230", "ge-1", "ge-2"));
    assertThat(ends(south)).as("down to row 34").containsExactly("2131", "2231", "2331");
  }

  @Test
  @Case("TWU-6.5b")
  void germansRetreatWest() {
    Situation s =
        of("russian", "4828: ge-41; 4928: ru-25, ru-27, ru-28").heldBy("russian", "4928", "5028");
    s.fight(2, s.attack("4828", "ru-25", "ru-27", "ru-28"));
    assertThat(s.fought()).isEqualTo("15:5 (3:1) D1");
    assertThat(ends(s)).containsExactly("4728", "4729");
    assertThat(s.refusal(s.retreat("ge-41", "4829"))).as("no nearer").isEqualTo("TWU-6.5c");
  }

  @Test
  @Case("TWU-6.5b")
  void onlyWhereNothingLeadsNearerMayTheDistanceStay() {
    Situation s = of("russian", "4828: ge-41; 4928: ru-25, ru-27, ru-28; 4728: ru-1c; 4729: ru-2c");
    s.heldBy("russian", "4928", "5028");
    s.fight(2, s.attack("4828", "ru-25", "ru-27", "ru-28"));
    assertThat(s.where("ge-41")).as("4827 and 4829 are in enemy zones").isEqualTo("eliminated");
    Situation level =
        of("russian", "4828: ge-41; 4929: ru-25, ru-27, ru-28; 4729: ru-1c; 4628: ru-2c");
    level.heldBy("russian", "4929", "5028");
    level.fight(2, level.attack("4828", "ru-25", "ru-27", "ru-28"));
    assertThat(level.where("ge-41")).as("4827 is free and as far").isEqualTo("4827");
  }

  @Test
  @Case("TWU-6.5c")
  void theWayHasItsFullLength() {
    Situation s = beaten("", 1);
    assertThat(s.result()).isEqualTo("D2");
    assertThat(s.orders(Order.Retreat.class)).allMatch(retreat -> retreat.path().size() == 2);
    assertThat(s.refusal(s.retreat("ru-25", "5828"))).isEqualTo("TWU-6.5c");
    assertThat(s.refusal(s.retreat("ru-25", "5828", "5928", "6028"))).isEqualTo("TWU-6.5c");
    assertThat(s.grants(s.retreat("ru-25", "5828", "5928"))).isTrue();
    assertThat(s.refusal(s.retreat("ru-25", "5828", "5827"))).as("not away").isEqualTo("TWU-6.5c");
  }

  @Test
  @Case("TWU-6.5d")
  void enemyZonesAreAvoidedUnlessAFriendIsThere() {
    Situation s = beaten("5826: ge-1kb", 3);
    assertThat(s.inZone("german", "5827")).isTrue();
    assertThat(s.where("ru-25")).as("the one way left").isEqualTo("5828");
    Situation friend = beaten("5826: ge-1kb; 5827: ru-27", 3);
    assertThat(ends(friend)).containsExactlyInAnyOrder("5827", "5828");
    Situation pass = beaten("5826: ge-1kb; 5827: ru-27", 1);
    assertThat(pass.grants(pass.retreat("ru-25", "5827", "5928"))).as("also to pass on").isTrue();
    assertThat(pass.refusal(pass.retreat("ru-25", "5827", "5927"))).isEqualTo("TWU-6.5c");
    Situation none = beaten("5826: ge-1kb; 5829: ge-2kb", 3);
    assertThat(none.where("ru-25")).isEqualTo("eliminated");
  }

  @Test
  @Case({"TWU-6.5e", "TWU-TEC-RIVER", "TWU-6.5f"})
  void noRetreatCrossesARiver() {
    Situation dry =
        of("russian", "2322: ge-41; 2421: ru-6, ru-8, ru-36").allHeldBy("russian", "2322");
    dry.fight(3, dry.attack("2322", "ru-6", "ru-8", "ru-36"));
    assertThat(dry.fought()).isEqualTo("15:3 (5:1) D1");
    assertThat(dry.where("ge-41")).as("along the Passarge").isEqualTo("2323");
    Situation s =
        of("russian", "2322: ge-41; 2422: ru-6, ru-8, ru-36").allHeldBy("russian", "2322");
    s.fight(3, s.attack("2322", "ru-6", "ru-8", "ru-36"));
    assertThat(s.inZone("russian", "2323")).isTrue();
    assertThat(s.where("ge-41")).as("the river behind it").isEqualTo("eliminated");
  }

  @Test
  @Case({"TWU-6.5f", "TWU-6.5i"})
  void whoCannotRetreatIsEliminatedAlsoAtTheEdge() {
    Situation s = of("german", "6027: ge-1; 5928: ge-2; 6028: ru-25").allHeldBy("german", "6028");
    int before = s.points("german");
    s.fight(3, s.attack("6028", "ge-1", "ge-2"));
    assertThat(s.fought()).isEqualTo("18:5 (3:1) D1");
    assertThat(s.where("ru-25")).as("off the map").isEqualTo("eliminated");
    assertThat(s.points("german")).isEqualTo(before + 5);
    Situation two =
        of("german", "5828: ge-1, ge-2; 5928: ru-25").allHeldBy("german", "5928", "6028");
    two.fight(1, two.attack("5928", "ge-1", "ge-2"));
    assertThat(two.result()).isEqualTo("D2");
    assertThat(two.where("ru-25")).as("one hex to the edge, one beyond").isEqualTo("eliminated");
    Situation west =
        of("russian", "0106: ge-41; 0205: ru-25, ru-27, ru-28").allHeldBy("russian", "0106");
    west.fight(2, west.attack("0106", "ru-25", "ru-27", "ru-28"));
    assertThat(west.result()).startsWith("D");
    assertThat(west.where("ge-41")).isEqualTo("eliminated");
  }

  @Test
  @Case({"TWU-6.5g", "TWU-3.2e"})
  void aRetreatMayOverstackAndTheNewcomersCountForNothing() {
    Situation s = beaten("5826: ge-36; 5828: ru-27, ru-28, ru-29", 3);
    assertThat(s.where("ru-25")).as("the only way").isEqualTo("5828");
    assertThat(s.has("ru-25", "newcomer")).isTrue();
    assertThat(s.has("ru-27", "newcomer")).isFalse();
    s.settle().with("5829: ge-3g, ge-1gr, ge-22").heldBy("german", "5730", "5629");
    s.at(5, "german", "second-combat");
    Order.Attack attack = s.attack("5828", "ge-3g", "ge-1gr", "ge-22");
    assertThat(s.preview(attack).odds()).as("the newcomer counts nothing").isEqualTo("22:15");
    s.fight(1, attack);
    assertThat(s.result()).isEqualTo("D1");
    assertThat(s.where("ru-25")).as("dies with the first blow").isEqualTo("eliminated");
    assertThat(s.where("ru-27")).isNotEqualTo("eliminated");
  }

  @Test
  @Case("TWU-6.5g")
  void newcomersAlsoDieWhenTheUnitsOfTheHexFailInAnAttack() {
    Situation s =
        of("german", "4928: ge-35, ge-36, ge-37; 5028: ge-1kb; 5128: ru-1gc; 4929: ru-25, ru-27");
    s.play(s.attack("5128", "ge-1kb"), s.attack("4929", "ge-35", "ge-36", "ge-37"));
    s.dice(6, 5).play(s.pass(), s.chooseHexes("resolve", "5128"));
    assertThat(s.fought()).isEqualTo("3:1 A1");
    assertThat(s.where("ge-1kb")).isEqualTo("4928");
    assertThat(s.has("ge-1kb", "newcomer")).isTrue();
    s.play(s.pass());
    assertThat(s.fought()).isEqualTo("20:10 (2:1) A1");
    assertThat(s.where("ge-1kb")).isEqualTo("eliminated");
    assertThat(s.where("ge-35")).isNotEqualTo("eliminated");
  }

  @Test
  @Case("TWU-6.5h")
  void waterEnemiesAndFortressesAreClosedToARetreat() {
    Situation s =
        of("german", "3926: ge-1, ge-2; 3925: ru-25").allHeldBy("russian", "3926", "4025");
    s.fight(3, s.attack("3925", "ge-1", "ge-2"));
    assertThat(s.result()).startsWith("D");
    assertThat(ends(s)).doesNotContain("4025", "4024");
  }

  @Test
  @Case("TWU-6.5j")
  void whoDidNotAttackHoldsTheHex() {
    Situation s = of("german", "5028: ge-1, ge-36; 5128: ru-25, ru-27, ru-29");
    s.fight(1, s.attack("5128", "ge-1"));
    assertThat(s.fought()).isEqualTo("9:15 (1:2) A1");
    s.settle();
    assertThat(s.where("ge-1")).isNotEqualTo("5028");
    assertThat(s.where("ge-36")).isEqualTo("5028");
    assertThat(s.where("ru-25")).as("nothing was vacated").isEqualTo("5128");
  }

  @Test
  @Case("TWU-6.5k")
  void whoRetreatedIntoAHexDefendsItLaterInThePhase() {
    Situation s =
        of("german", "5028: ge-1, ge-2; 5128: ru-25; 5227: ge-36; 5228: ru-27; 5129: ge-37");
    s.heldBy("german", "5227", "5126", "5226", "5129", "5029");
    s.play(s.attack("5128", "ge-1", "ge-2"), s.attack("5228", "ge-36", "ge-37"));
    s.dice(3, 6).play(s.pass(), s.chooseHexes("resolve", "5128"));
    assertThat(s.where("ru-25")).as("onto the 27th Division").isEqualTo("5228");
    s.play(s.pass());
    assertThat(s.fought()).startsWith("13:10 (1:1)");
  }

  @Test
  @Case({"TWU-6.6g", "TWU-6.6h"})
  void aRetreatCostsNothingAndGivesControl() {
    Situation s =
        of("russian", "4828: ge-41; 4928: ru-25, ru-27, ru-28").heldBy("russian", "4928", "5028");
    s.heldBy("russian", "4729");
    s.fight(2, s.attack("4828", "ru-25", "ru-27", "ru-28"));
    s.play(s.retreat("ge-41", "4729"));
    assertThat(s.controls("german", "4729")).isTrue();
    s.passTo(5, "german", "first-movement");
    assertThat(s.reach("ge-41").values()).as("full points").contains(2);
  }

  @Test
  @Case({"TWU-6.5g", "TWU-3.1f", "TWU-3.1e"})
  void aPreviewSaysWhyAUnitCountsForNothing() {
    Situation s = of("german", "5628: ge-1; 5728: ru-27, ru-28, ru-29, ru-25+newcomer, ru-1ha");
    var parts = s.preview(s.attack("5728", "ge-1")).defence().parts();
    assertThat(parts).anyMatch(part -> part.caseId().equals("TWU-6.5g") && part.amount() == 0);
    assertThat(parts).anyMatch(part -> part.caseId().equals("TWU-3.1e") && part.amount() == 0);
    Situation alone = of("german", "5628: ge-1; 5728: ru-1ha");
    assertThat(alone.preview(alone.attack("5728", "ge-1")).defence().parts())
        .singleElement()
        .matches(part -> part.caseId().equals("TWU-3.1f") && part.amount() == 1);
  }
}
