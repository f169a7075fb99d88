package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Case 10.1: what each side sees of the map and reads in the log, and what it must not. */
class SightTest {
  private static Situation of(String side, String phase, String units, String... more) {
    String[] options = Options.plus(new String[] {"hidden-movement"}, more);
    return Situation.of("historical", options).with(units).at(5, side, phase);
  }

  private static Situation marching(String side, String units, String... more) {
    return of(side, "first-movement", units, more);
  }

  private static List<String> revealed(Situation s) {
    return s.events(Event.Revealed.class).stream()
        .map(event -> event.unit().id() + " to " + event.to().id())
        .toList();
  }

  // ---- views

  @Test
  @Case({"TWU-10.1a", "TWU-10.1f"})
  void whoIsWhoMakesNoDifferenceToTheEnemysView() {
    Situation one =
        marching(
            "german", "5728: ru-25; 0906: ge-1+disrupted, ge-dummy-1; 0909: ge-2; turn 9: ge-22");
    Situation other =
        marching(
            "german", "5728: ru-25; 0906: ge-36+disrupted, ge-1; 0909: ge-dummy-2; turn 12: ge-22");
    // The eyes of the enemy are on the map only: the control of the hexes is the same in both.
    one.allHeldBy("german", "5728");
    other.allHeldBy("german", "5728");
    assertThat(faceless(one)).isEqualTo(faceless(other));
    one.play(one.chooseHexes("reserve-2", "0909"));
    other.play(other.chooseHexes("reserve-2", "0909"));
    assertThat(faceless(one)).isEqualTo(faceless(other));
    assertThat(faceless(one)).anyMatch(line -> line.endsWith(" 2"));
    assertThat(one.view("german")).isNotEqualTo(other.view("german"));
  }

  /** All that the Russian view holds of German counters: place, flags, reserved points. */
  private static List<String> faceless(Situation s) {
    Position view = s.view("russian");
    List<String> lines = new ArrayList<>();
    for (Counter unit : s.rules().unitsOf(Chapter.GERMAN)) {
      if (view.place(unit) != Position.UNUSED) {
        if (unit.isSymbol()) {
          lines.add(
              unit.id()
                  + " "
                  + view.place(unit)
                  + " "
                  + view.flags(unit)
                  + " "
                  + view.unitNumber(unit, UnitNumber.RESERVED));
        } else {
          assertThat(view.place(unit)).as(unit.id()).isEqualTo(EastPrussiaRules.UNSEEN);
          assertThat(view.flags(unit)).as(unit.id()).isZero();
          assertThat(view.lost(unit)).as(unit.id()).isZero();
          for (int number = 0; number < UnitNumber.ALL.list().size(); number++) {
            assertThat(view.unitNumber(unit, number)).as(unit.id()).isZero();
          }
        }
      }
    }
    return lines;
  }

  @Test
  @Case("TWU-10.1a")
  void symbolsStandInTheOrderOfTheHexes() {
    Situation s = marching("german", "5728: ru-25; 0909: ge-1; 0906: ge-2; 0902: ge-36");
    Position view = s.view("russian");
    assertThat(view.place(s.unit("ge-unseen-1"))).isEqualTo(s.hex("0902"));
    assertThat(view.place(s.unit("ge-unseen-2"))).isEqualTo(s.hex("0906"));
    assertThat(view.place(s.unit("ge-unseen-3"))).isEqualTo(s.hex("0909"));
    assertThat(view.place(s.unit("ge-unseen-4"))).isEqualTo(Position.UNUSED);
    assertThat(s.hex("0902")).isLessThan(s.hex("0906")).isLessThan(s.hex("0909"));
  }

  @Test
  @Case({"TWU-10.1a", "TWU-10.1c"})
  void whatWaitsBesideTheMapIsUnseenButTheDeadAreKnown() {
    Situation s =
        marching("german", "5728: ru-25; turn 9: ge-22; eliminated: ge-1; turn 6: ge-dummy-1");
    Position view = s.view("russian");
    assertThat(view.place(s.unit("ge-22"))).isEqualTo(EastPrussiaRules.UNSEEN);
    assertThat(view.place(s.unit("ge-dummy-1"))).isEqualTo(EastPrussiaRules.UNSEEN);
    assertThat(view.place(s.unit("ge-dummy-2"))).isEqualTo(EastPrussiaRules.UNSEEN);
    assertThat(view.place(s.unit("ge-1"))).isEqualTo(Position.ELIMINATED);
    assertThat(view.place(s.unit("ge-36"))).isEqualTo(Position.UNUSED);
    assertThat(s.view("german").place(s.unit("ge-22"))).isEqualTo(EastPrussiaRules.DUE);
    assertThat(view.global(Global.VIEW)).isEqualTo(1);
    assertThat(s.view("german").global(Global.VIEW)).isEqualTo(2);
    assertThat(s.rules().view(view, s.side("russian")).position()).isEqualTo(view);
    assertThat(s.p().global(Global.VIEW)).isZero();
  }

  @Test
  @Case({"TWU-10.1b", "TWU-3.4a"})
  void aViewKnowsTheTruthAboutTheSupplyOfWhomItSees() {
    Situation s =
        marching("german", "5028: ge-1; 5128: ru-25; 5728: ru-27; 2622: ge-2; 4816: ru-29");
    s.allHeldBy("german").heldBy("russian", "5128", "5728", "5828", "5928", "6028", "4816");
    assertThat(s.inSupply("ru-25")).isFalse();
    assertThat(s.inSupply("ru-27")).isTrue();
    Position german = s.view("german");
    Position russian = s.view("russian");
    assertThat(s.rules().supply().inSupply(german, s.unit("ru-25"))).isFalse();
    assertThat(s.rules().supply().inSupply(german, s.unit("ge-1"))).isTrue();
    assertThat(s.rules().supply().inSupply(russian, s.unit("ru-27"))).isTrue();
    assertThat(s.rules().supply().inSupply(russian, s.unit("ru-29"))).isFalse();
    assertThat(s.rules().supply().inSupply(russian, s.unit("ge-1"))).isTrue();
    assertThat(german.has(s.unit("ru-25"), Flag.CUT_OFF)).isTrue();
    assertThat(german.has(s.unit("ge-1"), Flag.CUT_OFF)).isFalse();
    assertThat(german.has(s.unit("ge-2"), Flag.CUT_OFF)).isFalse();
    assertThat(russian.has(s.unit("ru-29"), Flag.CUT_OFF)).isTrue();
    assertThat(s.p().has(s.unit("ru-25"), Flag.CUT_OFF)).as("only in views").isFalse();
    s.allHeldBy("russian", "5028");
    assertThat(s.view("german").has(s.unit("ge-1"), Flag.CUT_OFF)).isTrue();
    assertThat(s.view("german").has(s.unit("ru-27"), Flag.CUT_OFF)).as("not seen").isFalse();
  }

  // ---- 10.1h

  @Test
  @Case("TWU-10.1h")
  void whoIsToAttackShowsHisFaceEvenToAnEmptyFortress() {
    Situation s =
        of("russian", "first-combat", "4126: ru-25, ru-27, ru-29; 4127: ru-1c; 4226: ru-28");
    s.allHeldBy("russian", "4025");
    assertThat(s.seen("german", "4126")).containsExactly("?", "?", "?");
    s.play(s.attack("4025", "ru-25", "ru-27"));
    assertThat(s.seen("german", "4126")).containsExactlyInAnyOrder("ru-25", "ru-27", "?");
    assertThat(s.seen("german", "4226")).containsExactly("?");
    s.dice(6).play(s.pass());
    assertThat(s.result()).startsWith("A");
  }

  @Test
  @Case("TWU-10.1h")
  void thoseWhoWaitForTheirCombatAndThoseWhoMayAdvanceAreSeen() {
    Situation s =
        of("russian", "first-combat", "4126: ru-25, ru-27, ru-29; 0720: ru-28")
            .allHeldBy("russian", "4025", "0620");
    s.play(s.attack("4025", "ru-25", "ru-27", "ru-29"), s.attack("0620", "ru-28"));
    s.dice(3).play(s.pass());
    assertThat(s.asked()).isEqualTo("choose");
    assertThat(s.seen("german", "0720")).containsExactly("ru-28");
    s.play(s.chooseHexes("resolve", "4025"));
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.seen("german", "4126")).containsExactlyInAnyOrder("ru-25", "ru-27", "ru-29");
    assertThat(s.seen("german", "0720")).as("still to attack").containsExactly("ru-28");
    s.dice(6, 6).play(s.pass());
    assertThat(s.seen("german", "4126")).as("over").containsExactly("?", "?", "?");
  }

  @Test
  @Case({"TWU-10.1h", "TWU-6.5a"})
  void whoMustRetreatFromAFortressIsSeenUntilHeHasGone() {
    Situation s = of("russian", "first-combat", "3909: ru-25, ru-27, ru-28, ru-29");
    s.allHeldBy("russian", "3808").fight(5, s.attack("3808", "ru-25", "ru-27", "ru-28", "ru-29"));
    assertThat(s.fought()).isEqualTo("20:10 (2:1) A2");
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.seen("german", "3909"))
        .containsExactlyInAnyOrder("ru-25", "ru-27", "ru-28", "ru-29");
    s.play(s.suggestion());
    String there = s.where("ru-25");
    assertThat(there).isNotEqualTo("3909");
    assertThat(s.seen("german", there)).containsOnly("?").hasSizeGreaterThan(1);
  }

  // ---- the log

  @Test
  @Case("TWU-10.1a")
  void withoutTheOptionEverybodyReadsEverything() {
    Situation s = Situation.of("historical").with("0906: ge-1").at(5, "german", "first-movement");
    s.play(s.march("ge-1", "0907"));
    assertThat(s.events()).noneMatch(Event.Told.class::isInstance);
    assertThat(s.told("russian")).isEqualTo(s.told("german")).isNotEmpty();
  }

  /** The audience of each event about the unit, or about a symbol. */
  private static List<String> audiences(Situation s, String unit) {
    return s.events().stream()
        .filter(event ->
            switch (event.bare()) {
              case Event.Moved moved -> moved.unit().id().equals(unit);
              case Event.Placed placed -> placed.unit().id().equals(unit);
              case Event.Marked marked -> marked.unit().id().equals(unit);
              default -> false;
            })
        .map(event -> event.audience() instanceof Audience.Only(var side) ? side.id() : "everybody")
        .toList();
  }

  @Test
  @Case({"TWU-10.1a", "TWU-10.1f"})
  void ofUnseenEventsTheOwnerReadsTheNameAndTheEnemyTheSymbol() {
    Situation s = marching("german", "4916: ge-1, ge-2; turn 5: ge-22; 5728: ru-25");
    for (Order order :
        List.of(s.march("ge-1", "4917"), s.entrain("ge-2"), s.reinforce("ge-22", "0120"))) {
      s.play(order);
      assertThat(audiences(s, order.named().getFirst().id()))
          .as(order.toString())
          .containsExactly("german");
      assertThat(audiences(s, "ge-unseen-1")).as(order.toString()).containsExactly("russian");
    }
    Situation seen = marching("german", "5028: ge-1; 5128: ru-25; 5728: ru-27");
    seen.play(seen.march("ge-1", "4928"));
    assertThat(audiences(seen, "ge-1")).containsExactly("everybody");
    assertThat(audiences(seen, "ge-unseen-1")).isEmpty();
  }

  @Test
  @Case({"TWU-10.1a", "TWU-5.2.1a", "TWU-10.2.3b"})
  void anOrderIsReadByTheEnemyOnlyIfHeKnowsItsUnits() {
    Situation s = marching("german", "0906: ge-1; 5028: ge-2; 5128: ru-25", "cavalry-control");
    Side russian = s.side("russian");
    assertThat(s.audience(s.march("ge-1", "0907")).includes(russian)).isFalse();
    assertThat(s.audience(s.march("ge-2", "4928")).includes(russian)).isTrue();
    assertThat(s.audience(s.march("ge-1 ge-2", "0907")).includes(russian)).isFalse();
    assertThat(s.audience(s.march("ge-1", "0907")).includes(s.side("german"))).isTrue();
    assertThat(s.audience(s.chooseHexes("reserve-2", "0906")).includes(russian)).isTrue();
    assertThat(s.audience(s.pass()).includes(russian)).isTrue();
    s = marching("russian", "4531: ru-1c; 0906: ge-1; 5028: ru-25, ru-2c", "cavalry-control");
    s.play(s.march("ru-1c", "4431"));
    Order fix = s.choose("fix-control", "ru-1c");
    assertThat(s.grants(fix)).isTrue();
    assertThat(s.audience(fix).includes(s.side("german"))).as("who stays there").isFalse();
    Situation open =
        Situation.of("historical").with("0906: ge-1").at(5, "german", "first-movement");
    assertThat(open.audience(open.march("ge-1", "0907")).includes(russian)).isTrue();
  }

  @Test
  @Case({"TWU-10.1a", "TWU-2.0a"})
  void friendsAtTheWaysideDoNotTellTheEnemy() {
    Situation s =
        marching("german", "0906: ge-1; 0907: ge-2; 0908: ge-36; 5728: ru-25")
            .heldBy("russian", "0905", "0904");
    s.play(s.march("ge-1", "0905", "0904"));
    assertThat(s.told("german")).anyMatch(line -> line.startsWith("The 1st Division marches"));
    assertThat(s.told("russian"))
        .noneMatch(line -> line.contains("1st Division"))
        .anyMatch(line -> line.startsWith("A German unit marches from 0906 to 0904"));
    assertThat(s.controls("german", "0905")).as("passed").isTrue();
    assertThat(s.controls("german", "0904")).isTrue();
    assertThat(s.events(Event.Controlled.class)).hasSize(2);
    assertThat(revealed(s)).isEmpty();
  }

  @Test
  @Case("TWU-10.1b")
  void whoIsSeenAnywhereOnHisWayIsNamed() {
    // 5027 touches 5128, where it ends and begins does not.
    Situation s = marching("german", "4927: ge-1kb; 5129: ru-25").allHeldBy("german", "5129");
    assertThat(s.rules().board().adjacent(s.hex("4928"), s.hex("5129"))).isFalse();
    s.play(s.march("ge-1kb", "4928", "5028"));
    assertThat(s.told("russian")).anyMatch(line -> line.contains(s.unit("ge-1kb").name()));
    assertThat(revealed(s)).containsExactlyInAnyOrder("ru-25 to german", "ge-1kb to russian");
    s.at(6, "german", "first-movement").play(s.march("ge-1kb", "4928"));
    assertThat(s.told("russian"))
        .as("seen when he set out")
        .anyMatch(line -> line.contains(s.unit("ge-1kb").name()));
    assertThat(revealed(s)).isEmpty();
    s.at(7, "german", "first-movement").play(s.march("ge-1kb", "4927"));
    assertThat(s.told("russian"))
        .as("out of sight")
        .noneMatch(line -> line.contains(s.unit("ge-1kb").name()));
  }

  @Test
  @Case("TWU-10.1b")
  void facesThatAreSeenAlreadyAreNotToldAgain() {
    Situation s = marching("german", "5028: ge-1; 5027: ge-2; 5128: ru-25, ru-27; 4929: ge-36");
    s.play(s.march("ge-36", "5028"));
    assertThat(revealed(s)).as("the newcomer only").containsExactly("ge-36 to russian");
    Situation first = marching("german", "4928: ge-1; 5128: ru-25, ru-27; 5129: ru-29");
    first.play(first.march("ge-1", "5028"));
    assertThat(revealed(first))
        .containsExactlyInAnyOrder(
            "ru-25 to german", "ru-27 to german", "ru-29 to german", "ge-1 to russian");
    Situation along = marching("german", "5028: ge-1kb; 5029: ge-36; 5129: ru-25; 5130: ru-27");
    along.play(along.march("ge-1kb", "5029"));
    assertThat(revealed(along)).as("all of them were seen before").isEmpty();
  }

  @Test
  @Case({"TWU-10.1d", "TWU-10.1e"})
  void aDummyThatIsFoundOutOnItsWayIsToldAsFarAsItCame() {
    Situation s = marching("german", "4828: ge-dummy-1; 5129: ru-25").allHeldBy("german", "5129");
    s.play(s.march("ge-dummy-1", "4928", "5028"));
    assertThat(s.where("ge-dummy-1")).isEqualTo("turn 6");
    List<Event.Moved> moves = s.events(Event.Moved.class);
    assertThat(moves)
        .anyMatch(move ->
            move.unit() == s.unit("ge-dummy-1") && move.path().equals(s.hexes("4928", "5028")));
    assertThat(s.told("russian")).anyMatch(line -> line.endsWith("is a dummy and is removed."));
    assertThat(s.p().flags(s.unit("ge-dummy-1"))).isZero();
    assertThat(s.p().unitNumber(s.unit("ge-dummy-1"), UnitNumber.SPENT)).isZero();
    assertThat(s.p().unitNumber(s.unit("ge-dummy-1"), UnitNumber.DUE)).isEqualTo(6);
  }

  @Test
  @Case({"TWU-10.1d", "TWU-5.0d"})
  void aStackGoesOnWithoutItsDummy() {
    Situation s = marching("german", "4828: ge-dummy-1, ge-1kb; 5129: ru-25, ru-dummy-1");
    s.play(s.march("ge-dummy-1 ge-1kb", "4928", "5028"));
    assertThat(s.where("ge-dummy-1")).isEqualTo("turn 6");
    assertThat(s.where("ru-dummy-1")).isEqualTo("turn 6");
    assertThat(s.where("ge-1kb")).isEqualTo("5028");
    assertThat(s.seen("german", "5129")).containsExactly("ru-25");
    assertThat(s.events(Event.Placed.class))
        .extracting(placed -> placed.unit().id() + " " + placed.how())
        .containsExactlyInAnyOrder("ge-dummy-1 dummy", "ru-dummy-1 dummy");
  }

  // ---- those who come onto the map

  @Test
  @Case({"TWU-10.1a", "TWU-5.3a"})
  void aReinforcementArrivesAsASymbolUnlessItIsSeen() {
    Situation s = marching("german", "turn 5: ge-22, ge-38; 5728: ru-25; 0121: ge-2");
    s.play(s.reinforce("ge-22", "0120"));
    String name = s.unit("ge-22").name();
    assertThat(s.told("german")).anyMatch(line -> line.startsWith("The " + name + " arrives at "));
    assertThat(s.told("russian"))
        .noneMatch(line -> line.contains(name))
        .anyMatch(line -> line.startsWith("A German unit arrives at "));
    assertThat(revealed(s)).isEmpty();
    Situation seen = marching("german", "turn 5: ge-22; 0119: ru-25");
    seen.play(seen.reinforce("ge-22", "0120"));
    assertThat(seen.told("russian"))
        .anyMatch(line -> line.startsWith("The " + name + " arrives at "))
        .noneMatch(line -> line.startsWith("A German unit"));
    assertThat(revealed(seen)).containsExactlyInAnyOrder("ru-25 to german", "ge-22 to russian");
    Situation open = Situation.of("historical").with("turn 5: ge-22");
    open.at(5, "german", "first-movement").play(open.reinforce("ge-22", "0120"));
    assertThat(open.told("russian")).anyMatch(line -> line.startsWith("The " + name));
    assertThat(open.where("ge-22")).isEqualTo("0120");
  }

  @Test
  @Case({"TWU-10.1d", "TWU-10.1e", "TWU-5.3a"})
  void aDummyThatEntersBesideTheEnemyIsFoundOutAndAReinforcementFindsOut() {
    Situation s = marching("german", "turn 5: ge-dummy-1; 0119: ru-25");
    s.play(s.reinforce("ge-dummy-1", "0120"));
    assertThat(s.where("ge-dummy-1")).isEqualTo("turn 6");
    assertThat(s.p().flags(s.unit("ge-dummy-1"))).isZero();
    assertThat(s.told("russian")).anyMatch(line -> line.endsWith("is a dummy and is removed."));
    Situation finds = marching("german", "turn 5: ge-22; 0119: ru-dummy-1");
    finds.play(finds.reinforce("ge-22", "0120"));
    assertThat(finds.where("ru-dummy-1")).isEqualTo("turn 6");
    assertThat(finds.told("german")).anyMatch(line -> line.endsWith("is a dummy and is removed."));
    assertThat(finds.grants(finds.march("ge-22", "0119"))).as("no zone stops it").isTrue();
  }

  // ---- marks

  @Test
  @Case("TWU-10.1f")
  void whoEntrainsUnseenIsMarkedAsASymbol() {
    Situation s = marching("german", "4916: ge-1; 4917: ge-2; 5728: ru-25");
    s.play(s.entrain("ge-1"));
    assertThat(s.has("ge-1", "entrained")).isTrue();
    assertThat(s.told("german")).contains("The 1st Division entrains.");
    assertThat(s.told("russian"))
        .contains("A German unit entrains.")
        .noneMatch(line -> line.contains("1st Division"));
    Situation open =
        Situation.of("historical").with("4916: ge-1").at(5, "german", "first-movement");
    open.play(open.entrain("ge-1"));
    assertThat(open.told("russian")).containsExactly("The 1st Division entrains.");
  }

  @Test
  @Case({"TWU-10.1f", "TWU-3.5a"})
  void whoIsDisruptedInSightIsNamedAndOutOfSightIsNot() {
    Situation s = of("german", "first-combat", "5028: ge-1, ge-2; 5128: ru-1gc; 0906: ge-36");
    s.fight(1, s.attack("5128", "ge-1", "ge-2")).settle();
    assertThat(s.has("ge-1", "disrupted")).isTrue();
    assertThat(s.told("german")).contains("The 1st Division is disrupted.");
    assertThat(s.told("russian"))
        .as("nobody is left to see it")
        .contains("A German unit is disrupted.")
        .noneMatch(line -> line.contains("1st Division is disrupted"));
    // Across the river nobody has to be attacked, but he looks on.
    Situation seen = of("german", "first-combat", "1829: ge-1, ge-2; 1830: ru-6; 1929: ru-8");
    seen.fight(1, seen.attack("1929", "ge-1", "ge-2")).settle();
    assertThat(seen.where("ge-1")).isEqualTo("1829");
    assertThat(seen.told("russian"))
        .contains("The 1st Division is disrupted.")
        .noneMatch(line -> line.startsWith("A German unit"));
  }

  @Test
  @Case({"TWU-9.4e", "TWU-10.1f"})
  void theFlankCavalryIsReleasedByContactInHiddenMovementTooAndNoSymbolIsTold() {
    Situation s =
        Situation.asPrinted("masurian", "hidden-movement")
            .with("4634: ru-1c")
            .at(19, "russian", "first-movement");
    s.allHeldBy("russian");
    s.play(s.march("ru-1c", "4534"));
    assertThat(s.has("ge-41kb", "fixed")).as("two hexes away").isTrue();
    s.play(s.march("ru-1c", "4533"));
    assertThat(s.has("ge-41kb", "fixed")).isFalse();
    Situation die = Situation.asPrinted("masurian", "hidden-movement").with("5728: ru-1c");
    die.play(die.pass(), die.pass()).dice(6);
    for (int i = 0; i < 100 && die.turn() < 20; i++) {
      die.play(die.suggestion());
    }
    for (int i = 0; i < 20 && !die.phasing().equals("german"); i++) {
      die.play(die.suggestion());
    }
    assertThat(die.has("ge-41kb", "fixed")).isFalse();
    assertThat(die.told("german")).anyMatch(line -> line.endsWith(" is released."));
    assertThat(die.told("russian")).noneMatch(line -> line.contains("released."));
  }

  // ---- 10.1c

  @Test
  @Case("TWU-10.1c")
  void dummiesStandBesideFriendsButNotBesideTheEnemy() {
    Situation s = Situation.asPrinted("historical", "hidden-movement");
    Set<Integer> russian = places(s, "ru-dummy-1");
    assertThat(russian).isEqualTo(expected(s, Chapter.RUSSIAN));
    s.play(s.pass());
    Set<Integer> german = places(s, "ge-dummy-1");
    assertThat(german).isEqualTo(expected(s, Chapter.GERMAN));
    assertThat(s.where("ru-dummy-1")).as("kept for later").isEqualTo("turn 2");
    s.play(s.place("ge-dummy-1", "3807"));
    assertThat(s.told("german")).anyMatch(line -> line.contains(" is placed at "));
    assertThat(s.told("russian")).isEmpty();
    s.play(s.pass());
    assertThat(s.where("ge-dummy-1")).isEqualTo("3807");
    for (int i = 2; i <= 5; i++) {
      assertThat(s.where("ge-dummy-" + i)).isEqualTo("turn 2");
      assertThat(s.where("ru-dummy-" + i)).isEqualTo("turn 2");
    }
    assertThat(s.where("ge-1")).isNotEqualTo("turn 2");
  }

  private static Set<Integer> places(Situation s, String dummy) {
    Set<Integer> listed = new HashSet<>();
    for (Order.Place place : s.orders(Order.Place.class)) {
      if (place.unit() == s.unit(dummy)) {
        listed.add(place.hex());
      }
    }
    return listed;
  }

  /** Own country, own control, no enemy in or beside the hex. */
  private static Set<Integer> expected(Situation s, int side) {
    Set<Integer> hexes = new HashSet<>();
    var board = s.rules().board();
    for (int hex = 0; hex < board.size(); hex++) {
      boolean may =
          s.rules().theatre().country(hex) == side
              && s.rules().control().controller(s.p(), hex) == side;
      for (Counter unit : s.rules().unitsOf(1 - side)) {
        int at = s.p().place(unit);
        may &= at < 0 || !unit.isReal() || board.distance(at, hex) > 1;
      }
      if (may) {
        hexes.add(hex);
      }
    }
    return hexes;
  }

  @Test
  @Case({"TWU-10.1c", "TWU-9.3b"})
  void aRussianDummyPretendsToBeOfTheNearestArmy() {
    Situation s = Situation.asPrinted("historical", "hidden-movement");
    String[] hexes = {"5728", "2034", "6001", "1834", "4034"};
    for (int i = 0; i < hexes.length; i++) {
      s.play(s.place("ru-dummy-" + (i + 1), hexes[i]));
      int[] least = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE};
      for (Counter unit : s.rules().unitsOf(Chapter.RUSSIAN)) {
        if (unit.army() > 0 && s.p().place(unit) >= 0) {
          int away = s.rules().board().distance(s.hex(hexes[i]), s.p().place(unit));
          least[unit.army()] = Math.min(least[unit.army()], away);
        }
      }
      assertThat(s.rules().pieces().army(s.p(), s.unit("ru-dummy-" + (i + 1))))
          .as(hexes[i])
          .isEqualTo(least[2] < least[1] ? 2 : 1);
    }
    assertThat(s.rules().pieces().army(s.p(), s.unit("ru-dummy-1"))).isEqualTo(1);
    assertThat(s.rules().pieces().army(s.p(), s.unit("ru-dummy-2"))).isEqualTo(2);
  }
}
