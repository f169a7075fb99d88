package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Case 10.1: hidden movement. */
class HiddenMovementTest {
  private static Situation of(String side, String units, String... more) {
    String[] options = Options.plus(new String[] {"hidden-movement"}, more);
    return Situation.of("historical", options).with(units).at(5, side, "first-movement");
  }

  @Test
  @Case("TWU-10.1a")
  void enemyUnitsAreSymbolsWhoseNumberIsSeen() {
    Situation s = of("german", "0906: ge-1, ge-2, ge-1kb; 5728: ru-25");
    assertThat(s.seen("russian", "0906")).containsExactly("?", "?", "?");
    assertThat(s.seen("german", "0906")).containsExactlyInAnyOrder("ge-1", "ge-2", "ge-1kb");
    assertThat(s.seen("german", "5728")).containsExactly("?");
    assertThat(s.view("russian").onMap(s.unit("ge-1"))).isFalse();
    Situation open = Situation.of("historical").with("0906: ge-1");
    assertThat(open.seen("russian", "0906")).as("without the option").containsExactly("ge-1");
  }

  @Test
  @Case("TWU-10.1b")
  void facesAreSeenBesideOwnUnitsAcrossRiversTooAndHiddenAgainAfterwards() {
    Situation s = of("german", "4928: ge-1; 5128: ru-25, ru-1ha");
    assertThat(s.seen("german", "5128")).containsExactly("?", "?");
    s.play(s.march("ge-1", "5028"));
    assertThat(s.seen("german", "5128")).containsExactlyInAnyOrder("ru-25", "ru-1ha");
    assertThat(s.seen("russian", "5028")).containsExactly("ge-1");
    s.at(6, "german", "first-movement").play(s.march("ge-1", "4928"));
    assertThat(s.seen("german", "5128")).containsExactly("?", "?");
    Situation river = of("german", "4514: ge-1; 4513: ru-25");
    assertThat(river.seen("german", "4513")).containsExactly("ru-25");
  }

  @Test
  @Case("TWU-10.1b")
  void contactInTheMiddleOfAMarchReveals() {
    Situation s = of("russian", "5726: ru-1c; 5529: ge-1kb").allHeldBy("russian", "5529");
    s.play(s.march("ru-1c", "5727"));
    assertThat(s.told("german")).noneMatch(line -> line.contains("1st Cavalry Division"));
    Situation near = of("russian", "5726: ru-1c; 5628: ge-1kb").allHeldBy("russian", "5628");
    near.play(near.march("ru-1c", "5727", "5728"));
    assertThat(near.events(Event.Revealed.class)).isNotEmpty();
    assertThat(near.seen("russian", "5628")).containsExactly("ge-1kb");
  }

  @Test
  @Case("TWU-10.1c")
  void eachSidePlacesFiveDummiesInItsOwnCountryAwayFromTheEnemy() {
    Situation s = Situation.asPrinted("historical", "hidden-movement");
    assertThat(s.asked()).isEqualTo("set-up");
    String first = s.askedOf();
    assertThat(first).isEqualTo("russian");
    assertThat(s.refusal(s.place("ru-dummy-1", "2622"))).as("Germany").isEqualTo("TWU-10.1c");
    assertThat(s.refusal(s.place("ge-dummy-1", "5728"))).isEqualTo("TWU-10.1c");
    assertThat(s.refusal(s.place("ru-25", "5728"))).isEqualTo("TWU-10.1c");
    s.play(s.place("ru-dummy-1", "5728"), s.place("ru-dummy-2", "5728"));
    assertThat(s.seen("german", "5728")).as("not before both are done").isEmpty();
    s.play(s.pass());
    assertThat(s.askedOf()).isEqualTo("german");
    assertThat(s.refusal(s.place("ge-dummy-1", "5420")))
        .as("beside the enemy")
        .isEqualTo("TWU-10.1c");
    s.play(s.place("ge-dummy-1", "2622"), s.pass());
    assertThat(s.phase()).isEqualTo("second-movement");
    assertThat(s.seen("german", "5728")).containsExactly("?", "?");
    assertThat(s.seen("russian", "2622")).containsExactly("?");
    assertThat(s.rules().roster().all()).filteredOn(Counter::isDummy).hasSize(10);
  }

  @Test
  @Case("TWU-10.1c")
  void germanDummiesMarchThreeHexesAndRussianTwo() {
    Situation s = of("german", "0906: ge-dummy-1; 5728: ru-dummy-1");
    assertThat(s.grants(s.march("ge-dummy-1", "0907", "0908", "0909"))).isTrue();
    assertThat(s.refusal(s.march("ge-dummy-1", "0907", "0908", "0909", "0910")))
        .isEqualTo("TWU-5.0b");
    s.at(5, "russian", "first-movement");
    assertThat(s.grants(s.march("ru-dummy-1", "5727", "5726"))).isTrue();
    assertThat(s.refusal(s.march("ru-dummy-1", "5727", "5726", "5725"))).isEqualTo("TWU-5.0b");
  }

  @Test
  @Case({"TWU-10.1d", "TWU-10.1e"})
  void aDummyThatIsFoundOutLeavesAndTheMarchMayGoOn() {
    Situation s = of("german", "4928: ge-1kb; 5128: ru-dummy-1");
    assertThat(s.refusal(s.march("ge-1kb", "5028", "5029")))
        .as("it looks like a unit")
        .isEqualTo("TWU-3.3g");
    s.play(s.march("ge-1kb", "5028"));
    assertThat(s.where("ru-dummy-1")).isEqualTo("turn 6");
    assertThat(s.grants(s.march("ge-1kb", "5128"))).as("no stop").isTrue();
    s.at(5, "russian", "first-movement");
    assertThat(s.refusal(s.reinforce("ru-dummy-1", "6020"))).isEqualTo("TWU-3.1h");
    s.at(6, "russian", "first-movement");
    assertThat(s.grants(s.reinforce("ru-dummy-1", "6020"))).isTrue();
    assertThat(s.grants(s.reinforce("ru-dummy-1", "2034"))).as("of either army").isTrue();
  }

  @Test
  @Case("TWU-10.1d")
  void aDummyThatWalksNextToTheEnemyIsFoundOutToo() {
    Situation s = of("german", "4928: ge-dummy-1; 5128: ru-25");
    s.play(s.march("ge-dummy-1", "5028"));
    assertThat(s.where("ge-dummy-1")).isEqualTo("turn 6");
    assertThat(s.controls("german", "5028")).isTrue();
  }

  @Test
  @Case({"TWU-10.1e", "TWU-10.5a"})
  void aDummyNeverReturnsByTheDieOfReplacements() {
    Situation s = of("german", "4928: ge-1kb; 5128: ru-dummy-1", "replacements").dice(6);
    s.play(s.march("ge-1kb", "5028"));
    assertThat(s.diceLeft()).containsExactly(6);
    assertThat(s.where("ru-dummy-1")).isEqualTo("turn 6");
  }

  @Test
  @Case("TWU-10.1f")
  void disruptionIsShownWithoutAFace() {
    Situation s = of("russian", "0906: ge-1+disrupted, ge-2; 5728: ru-25");
    Position view = s.view("russian");
    int disrupted = 0;
    for (int u = view.first(s.hex("0906")); u >= 0; u = view.next(u)) {
      assertThat(s.rules().roster().get(u).isSymbol()).isTrue();
      disrupted += view.has(s.rules().roster().get(u), Flag.DISRUPTED) ? 1 : 0;
    }
    assertThat(disrupted).isEqualTo(1);
  }

  @Test
  @Case("TWU-10.1g")
  void aDummyHasNoEffect() {
    Situation s = of("german", "5528: ru-25; 5727: ge-dummy-1; 5028: ge-dummy-2");
    s.allHeldBy("german").heldBy("russian", "5528", "5628", "5728", "5828", "5928", "6028");
    assertThat(s.inSupply("ru-25")).as("no zone against a line").isTrue();
    s.play(s.march("ge-dummy-2", "5029"));
    assertThat(s.controls("german", "5029")).isTrue();
    Situation control = of("german", "4928: ge-dummy-1").heldBy("russian", "4927");
    control.play(control.march("ge-dummy-1", "4927"));
    assertThat(control.controls("russian", "4927")).as("no control").isTrue();
    Situation full = of("german", "0906: ge-1, ge-2, ge-36, ge-dummy-1, ge-dummy-2");
    full.play(full.pass());
    assertThat(full.asked()).as("no stacking").isNotEqualTo("excess");
    assertThat(full.unit("ge-dummy-1").value()).isZero();
    Situation train = of("german", "0620: ge-dummy-1");
    assertThat(train.grants(train.entrain("ge-dummy-1"))).isTrue();
  }

  @Test
  @Case({"TWU-10.1g", "TWU-5.2h"})
  void dummiesOnTrainsCount() {
    Situation s =
        of(
            "german",
            "0620: ge-dummy-1; 3808: ge-dummy-2; 2622: ge-1; 2021: ge-2; 1522: ge-35; 4916: ge-36");
    s.play(s.entrain("ge-dummy-1"), s.entrain("ge-dummy-2"), s.entrain("ge-1"), s.entrain("ge-2"));
    s.play(s.entrain("ge-35"));
    assertThat(s.refusal(s.entrain("ge-36"))).isEqualTo("TWU-5.2h");
  }

  @Test
  @Case("TWU-10.1h")
  void combatShowsBothSides() {
    Situation s = of("german", "5028: ge-1; 5128: ru-25");
    s.at(5, "german", "first-combat");
    assertThat(s.preview(s.attack("5128", "ge-1")).odds()).isEqualTo("9:5");
    assertThat(s.seen("russian", "5028")).containsExactly("ge-1");
    assertThat(s.refusal(s.attack("5128", "ge-dummy-1"))).isEqualTo("TWU-6.0a");
  }

  @Test
  @Case({"TWU-10.1a", "TWU-10.1f"})
  void theLogTellsTheEnemyOfASymbolOnly() {
    Situation s = of("german", "0906: ge-1; 5728: ru-25");
    s.play(s.march("ge-1", "0907"));
    assertThat(s.told("german")).anyMatch(line -> line.contains("1st Division"));
    assertThat(s.told("russian"))
        .noneMatch(line -> line.contains("1st Division"))
        .anyMatch(line -> line.contains("German unit"));
    Situation dummy = of("german", "0906: ge-dummy-1; 5728: ru-25");
    dummy.play(dummy.march("ge-dummy-1", "0907"));
    assertThat(dummy.told("russian")).as("word for word").isEqualTo(s.told("russian"));
  }

  @Test
  @Case("TWU-X-10.1+10.2.2")
  void cavalryThatRetiresIsHiddenAgain() {
    Situation s =
        Situation.of("historical", "hidden-movement", "cavalry-retreat")
            .with("5628: ge-1; 5728: ru-1c")
            .heldBy("german", "5528", "5428", "5328", "5228", "5128")
            .at(5, "german", "first-combat");
    s.play(s.attack("5728", "ge-1"), s.pass(), s.retreat("ru-1c", "5828", "5928"));
    assertThat(s.seen("german", "5928")).containsExactly("?");
    s.play(s.advance("ge-1", "5728", "5828"));
    assertThat(s.seen("german", "5928")).as("contact again").containsExactly("ru-1c");
  }

  @Test
  @Case("TWU-X-10.1+10.2.3")
  void controlIsPublicAlsoWhenItLapses() {
    Situation s = of("russian", "4531: ru-1c", "cavalry-control");
    s.play(s.march("ru-1c", "4431"));
    assertThat(s.rules().controlled(s.view("german"), s.side("russian")).contains(s.hex("4431")))
        .isTrue();
    s.at(6, "russian", "first-movement").play(s.march("ru-1c", "4331"));
    assertThat(s.rules().controlled(s.view("german"), s.side("german")).contains(s.hex("4431")))
        .isTrue();
    assertThat(s.told("german")).isNotEmpty();
  }

  @Test
  @Case("TWU-X-10.1+10.3")
  void aForcedMarchKeepsAwayFromSymbolsDummyOrNot() {
    for (String counter : new String[] {"ru-dummy-1", "ru-25"}) {
      Situation s = of("german", "4927: ge-2; 5128: " + counter, "forced-march");
      assertThat(s.refusal(s.move("forced-march", "ge-2", "5027")))
          .as(counter)
          .isEqualTo("TWU-10.3b");
    }
  }

  @Test
  @Case("TWU-10.1c")
  void atTheMasurianLakesRussianDummiesAreOfTheFirstArmy() {
    Situation s = Situation.asPrinted("masurian", "hidden-movement");
    s.play(s.place("ru-dummy-1", "5728"), s.pass(), s.pass());
    assertThat(s.rules().pieces().army(s.p(), s.unit("ru-dummy-1"))).isEqualTo(1);
    assertThat(s.orders(Order.Reinforce.class)).as("those that were kept come next turn").isEmpty();
  }

  @Test
  @Case({"TWU-10.1e", "TWU-7.2b"})
  void aDummyThatComesBackForgetsTheArmyItWasOf() {
    Situation s = of("german", "4928: ge-1kb; 5128: ru-dummy-1; 2033: ru-2");
    s.play(s.march("ge-1kb", "5028")).at(6, "russian", "first-movement");
    assertThat(s.grants(s.reinforce("ru-dummy-1", "2034"))).as("beside the Second Army").isTrue();
    s.with("6020: ru-25").at(6, "russian", "first-movement");
    assertThat(s.grants(s.reinforce("ru-dummy-1", "6020"))).as("with the First").isTrue();
    s.with("2733: ru-25").at(6, "russian", "first-movement");
    assertThat(s.refusal(s.reinforce("ru-dummy-1", "2634"))).isEqualTo("TWU-7.2a");
  }

  @Test
  @Case({"TWU-10.1e", "TWU-10.6.2a"})
  void aDummyEntersWithAnArmyOnlyIfThatMayMove() {
    Situation s =
        of(
            "german",
            "5028: ge-1; 5128: ru-samsonov; 2032: ru-6; turn 8: ru-dummy-1; 4929: ge-2",
            "russian-hq");
    s.at(7, "german", "first-combat").fight(1, s.attack("5128", "ge-1")).settle();
    s.dice(2).passTo(8, "russian", "first-movement");
    assertThat(s.refusal(s.march("ru-6", "2033"))).isEqualTo("TWU-10.6.2a");
    assertThat(s.refusal(s.reinforce("ru-dummy-1", "2034"))).isEqualTo("TWU-10.6.2a");
    assertThat(s.grants(s.reinforce("ru-dummy-1", "6020"))).isTrue();
  }

  @Test
  @Case("TWU-10.1g")
  void theZonesOfASideAreThoseOfItsUnitsButTheEnemyCannotTell() {
    Situation s = of("german", "4928: ge-1kb; 5228: ru-dummy-1");
    assertThat(s.inZone("russian", "5128")).isFalse();
    assertThat(s.rules().zones(s.view("russian"), s.side("russian")).contains(s.hex("5128")))
        .as("its owner knows")
        .isFalse();
    assertThat(s.rules().zones(s.view("german"), s.side("russian")).contains(s.hex("5128")))
        .isTrue();
  }

  @Test
  @Case("TWU-10.1c")
  void nobodyTakesHisSetUpBackAfterHeHasSeenTheOther() {
    Situation s = Situation.asPrinted("historical", "hidden-movement");
    s.play(s.place("ru-dummy-1", "5828"), s.pass());
    s.play(s.place("ge-dummy-1", "2020"));
    assertThat(s.match().undo()).as("nothing has been shown yet").isNull();
    s.play(s.pass());
    assertThat(s.phase()).isEqualTo("second-movement");
    Ruling.Refused refused = s.match().undo();
    assertThat(refused).isNotNull();
    assertThat(refused.why()).contains("hidden");
    s.play(s.march("ge-37", "2625"));
    assertThat(s.match().undo()).as("a march that met nobody").isNull();
  }
}
