package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever the rules do to the table stands in the log, with the case that made it. */
class LogTest {
  private static Situation of(String side, String phase, String units, String... options) {
    return Situation.of("historical", options).with(units).at(5, side, phase);
  }

  private static List<String> told(Situation s) {
    return s.events().stream().map(event -> s.rules().tell(event)).toList();
  }

  private static List<String> rolled(Situation s) {
    return s.events(Event.Rolled.class).stream()
        .map(event -> event.purpose() + ": " + event.face() + " " + event.caseId())
        .toList();
  }

  private static List<String> noted(Situation s) {
    return s.events(Event.Noted.class).stream()
        .map(event -> event.text() + " " + event.caseId())
        .toList();
  }

  private static List<String> scored(Situation s) {
    return s.events(Event.Scored.class).stream()
        .map(event ->
            event.side().id() + " " + event.points() + " " + event.what() + " " + event.caseId())
        .toList();
  }

  // ---- 5

  @Test
  @Case({"TWU-5.1b", "TWU-5.2.1a", "TWU-5.2.1b", "TWU-10.2.3b"})
  void deedsOfAMovementPhaseAreNoted() {
    Situation s = of("russian", "first-movement", "4816: ru-25; 5728: ru-27; 2032: ru-6");
    s.play(s.choose("cut-rail", "ru-25"));
    assertThat(noted(s)).containsExactly("The railway is cut at 4816. TWU-5.2.1a");
    s.play(s.chooseHexes("reserve-1", "5728"));
    assertThat(noted(s)).containsExactly("Russia reserves 1 movement point at 5728. TWU-5.1b");
    s.play(s.chooseHexes("reserve-2", "2032"));
    assertThat(noted(s)).containsExactly("Russia reserves 2 movement points at 2032. TWU-5.1b");
    s.with("eliminated: ru-25; 4816: ge-1").allHeldBy("german").at(5, "german", "first-movement");
    s.play(s.choose("repair-rail", "ge-1"));
    assertThat(noted(s)).containsExactly("The railway is repaired at 4816. TWU-5.2.1b");
    assertThat(s.refusal(s.march("ge-1", "4817", "4818", "4819")))
        .as("the repair was paid for")
        .isEqualTo("TWU-5.0b");
    Situation cavalry = of("german", "first-movement", "5526: ge-1kb", "cavalry-control");
    cavalry.heldBy("russian", "5527").play(cavalry.march("ge-1kb", "5527"));
    assertThat(cavalry.events(Event.Controlled.class)).hasSize(1);
    cavalry.play(cavalry.choose("fix-control", "ge-1kb"));
    assertThat(noted(cavalry))
        .containsExactly("5527 stays under control when the cavalry leaves. TWU-10.2.3b");
  }

  @Test
  @Case({"TWU-2.0a", "TWU-10.2.3a"})
  void controlIsToldWhenItChangesAndOnlyThen() {
    Situation s = of("german", "first-movement", "4017: ge-2").heldBy("russian", "4018", "4020");
    s.play(s.march("ge-2", "4018", "4019", "4020"));
    assertThat(s.events(Event.Controlled.class))
        .containsExactly(
            new Event.Controlled(s.hex("4018"), s.side("german")),
            new Event.Controlled(s.hex("4020"), s.side("german")));
    Situation cavalry =
        of("german", "first-movement", "5526: ge-1kb; 5525: ge-2kb", "cavalry-control");
    cavalry.heldBy("russian", "5527").heldBy("german", "5526", "5525");
    cavalry.play(cavalry.march("ge-1kb", "5527"));
    assertThat(cavalry.rules().control().lasting(cavalry.p(), cavalry.hex("5527")))
        .isEqualTo(Chapter.RUSSIAN);
    assertThat(cavalry.rules().control().lasting(cavalry.p(), cavalry.hex("5526")))
        .isEqualTo(Chapter.GERMAN);
    cavalry.play(cavalry.march("ge-1kb", "5526"));
    assertThat(cavalry.events(Event.Controlled.class))
        .containsExactly(new Event.Controlled(cavalry.hex("5527"), cavalry.side("russian")));
    cavalry.play(cavalry.march("ge-2kb", "5526"), cavalry.march("ge-2kb", "5525"));
    assertThat(cavalry.events(Event.Controlled.class)).as("its own anyhow").isEmpty();
    assertThat(cavalry.controls("german", "5526")).isTrue();
  }

  @Test
  @Case({"TWU-10.2.3a", "TWU-X-T1"})
  void aVisitedHexIsKeptAsLongAsAnyUnitIsThere() {
    Situation s = of("german", "first-movement", "5526: ge-1kb, ge-2kb", "cavalry-control");
    s.heldBy("russian", "5527");
    s.play(s.march("ge-1kb ge-2kb", "5527"), s.march("ge-1kb", "5526"));
    assertThat(s.controls("german", "5527")).as("one is left").isTrue();
    assertThat(s.events(Event.Controlled.class)).isEmpty();
    s.at(6, "german", "first-movement").play(s.march("ge-2kb", "5526"));
    assertThat(s.controls("russian", "5527")).isTrue();
    assertThat(s.events(Event.Controlled.class)).hasSize(1);
  }

  @Test
  @Case({"TWU-5.3a", "TWU-10.3a", "TWU-5.2b"})
  void marchesForcedMarchesAndRidesAreToldAsSuch() {
    Situation s =
        of("german", "first-movement", "0906: ge-1; 0802: ge-2; 4916: ge-36", "forced-march");
    s.play(s.march("ge-1", "0907"));
    assertThat(s.events(Event.Moved.class))
        .containsExactly(new Event.Moved(s.unit("ge-1"), s.hex("0906"), s.hexes("0907"), "march"));
    s.play(s.move("forced-march", "ge-2", "0803"));
    assertThat(s.events(Event.Moved.class).getFirst().how()).isEqualTo("forced march");
    s.play(s.entrain("ge-36"));
    assertThat(told(s)).containsExactly("The " + s.unit("ge-36").name() + " entrains.");
    s.play(s.rail("ge-36", "4816"));
    assertThat(s.events(Event.Moved.class).getFirst().how()).isEqualTo("rail");
  }

  // ---- 6

  @Test
  @Case("TWU-6.0h")
  void attacksThatAreDeclaredAndCalledOffAreNoted() {
    Situation s =
        of("german", "first-combat", "5028: ge-1, ge-2; 5128: ru-25; 5129: ru-27; 5029: ge-36");
    s.play(s.attack("5128 5129", "ge-1", "ge-2"));
    assertThat(noted(s))
        .containsExactly("1st and 2nd Divisions will attack 5128 and 5129. TWU-6.0h");
    assertThat(s.prompt()).startsWith("1 attack is declared. Declare more");
    s.play(s.chooseHexes("call-off", "5129", "5128"));
    assertThat(noted(s)).containsExactly("The attack on 5129 and 5128 is called off. TWU-6.0h");
    assertThat(s.prompt()).endsWith("Declare an attack, or end combat.");
    s.play(s.attack("5128", "ge-1"));
    assertThat(s.refusal(s.chooseHexes("call-off", "5128", "5129"))).isEqualTo("TWU-6.0h");
    assertThat(s.refusal(s.chooseHexes("call-off"))).isEqualTo("TWU-6.0h");
    assertThat(s.refusal(new Order.Choose("call-off", List.of(s.unit("ge-1")), s.hexes("5128"))))
        .isEqualTo("TWU-6.0h");
  }

  @Test
  @Case({"TWU-6.0g", "TWU-6.3a"})
  void theDieIsToldWithTheOddsAndItsModifier() {
    Situation plain = of("german", "first-combat", "5028: ge-1, ge-2; 5128: ru-25");
    plain.fight(1, plain.attack("5128", "ge-1", "ge-2"));
    assertThat(rolled(plain)).containsExactly("combat at 18:5 (3:1): 1 TWU-6.0g");
    Situation river = of("german", "first-combat", "1829: ge-1; 1830: ru-6");
    river.fight(1, river.attack("1830", "ge-1"));
    assertThat(rolled(river)).containsExactly("combat at 9:5 (1.5:1), die +3: 1 TWU-6.0g");
    Situation guns = of("russian", "first-combat", "5128: ru-28, ru-2ha; 5028: ge-36");
    guns.fight(4, guns.attack("5028", "ru-28", "ru-2ha"));
    assertThat(rolled(guns)).containsExactly("combat at 5:7 (1:1.5), die -1: 4 TWU-6.0g");
  }

  @Test
  @Case({"TWU-6.4a", "TWU-6.4b", "TWU-6.4c", "TWU-6.4e", "TWU-6.4f"})
  void everyResultCitesItsCase() {
    Situation ae = of("german", "first-combat", "5028: ge-36; 5128: ru-25, ru-27, ru-28");
    ae.fight(6, ae.attack("5128", "ge-36"));
    assertThat(caseId(ae)).isEqualTo("AE TWU-6.4a");
    Situation a = of("german", "first-combat", "5028: ge-1; 5128: ru-25, ru-27, ru-29");
    a.fight(1, a.attack("5128", "ge-1"));
    assertThat(caseId(a)).isEqualTo("A1 TWU-6.4b");
    Situation ex =
        of("russian", "first-combat", "1830: ru-6, ru-8; 1930: ru-36, ru-1; 1829: ge-1kb");
    ex.fight(6, ex.attack("1829", "ru-6", "ru-8", "ru-36", "ru-1"));
    assertThat(caseId(ex)).isEqualTo("EX TWU-6.4c");
    assertThat(ex.prompt()).endsWith("eliminate attackers with at least 2 points.");
    Situation d = of("german", "first-combat", "5028: ge-1, ge-2; 5128: ru-25");
    d.fight(1, d.attack("5128", "ge-1", "ge-2"));
    assertThat(caseId(d)).isEqualTo("D2 TWU-6.4e");
    Situation de = of("german", "first-combat", "5028: ge-1, ge-2; 5128: ru-1gc");
    de.fight(1, de.attack("5128", "ge-1", "ge-2"));
    assertThat(caseId(de)).isEqualTo("DE TWU-6.4f");
    assertThat(scored(de))
        .containsExactly("german 1 the loss of the " + de.unit("ru-1gc").name() + " TWU-8.0a");
    assertThat(de.events(Event.Removed.class))
        .containsExactly(new Event.Removed(de.unit("ru-1gc"), de.hex("5128"), "TWU-6.4f"));
  }

  private static String caseId(Situation s) {
    Event.Fought fought = s.events(Event.Fought.class).getFirst();
    return fought.result() + " " + fought.caseId();
  }

  @Test
  @Case({"TWU-6.5f", "TWU-6.5e"})
  void whoCannotRetreatIsLostAndTheLogSaysWhy() {
    Situation s =
        of(
            "russian",
            "first-combat",
            "4828: ge-41; 4928: ru-25, ru-27, ru-28; 4728: ru-1c; 4729: ru-2c");
    s.heldBy("russian", "4928", "5028");
    s.fight(2, s.attack("4828", "ru-25", "ru-27", "ru-28"));
    assertThat(noted(s)).contains("There is no retreat path from 4828. TWU-6.5f");
    assertThat(s.where("ge-41")).isEqualTo("eliminated");
    assertThat(s.asked()).as("the hex may be entered").isEqualTo("advance");
    assertThat(s.grants(s.advance("ru-25", "4828"))).isTrue();
  }

  @Test
  @Case({"TWU-10.2.2d", "TWU-10.2.2f", "TWU-10.2.2b"})
  void whoWithdrawsBeforeCombatLeavesNoCombatAndTheLogSaysSo() {
    Situation s = of("german", "first-combat", "5628: ge-1, ge-2; 5728: ru-1c", "cavalry-retreat");
    s.heldBy("german", "5528", "5428", "5328", "5228", "5128", "5628");
    s.play(s.attack("5728", "ge-1", "ge-2"), s.pass());
    assertThat(s.askedOf()).isEqualTo("russian");
    s.play(s.retreat("ru-1c", "5828"));
    assertThat(noted(s))
        .containsExactly("The defenders have withdrawn; there is no combat. TWU-10.2.2d");
    assertThat(s.events(Event.Moved.class).getFirst().how()).isEqualTo("withdrawal");
    Situation probe =
        of("german", "first-combat", "5628: ge-1kb; 5728: ru-25; 2622: ge-2", "cavalry-retreat");
    probe.heldBy("german", "5528", "5428", "5328", "5228", "5128", "5628");
    probe.play(probe.attack("5728", "ge-1kb"), probe.pass());
    probe.play(probe.orders(Order.Retreat.class).getFirst());
    assertThat(noted(probe))
        .containsExactly("All attackers have withdrawn; there is no combat. TWU-10.2.2f");
    assertThat(probe.has("ge-1kb", "disrupted")).isTrue();
    Situation die =
        of("german", "first-combat", "5628: ge-1, ge-1kb; 5728: ru-1c", "cavalry-retreat");
    die.heldBy("german", "5528", "5428", "5328", "5228", "5128", "5628");
    die.play(die.attack("5728", "ge-1", "ge-1kb"), die.pass());
    String before = die.prompt();
    die.dice(2).play(die.choose("retire", "ru-1c"));
    assertThat(rolled(die))
        .containsExactly(
            "retreat before combat of the " + die.unit("ru-1c").name() + ": 2 TWU-10.2.2b");
    assertThat(die.prompt()).as("the die is behind him").isNotEqualTo(before);
  }

  @Test
  @Case({"TWU-6.6f", "TWU-8.0c"})
  void aFortressThatIsDestroyedScores() {
    Situation s = of("russian", "first-combat", "4126: ru-25, ru-27, ru-29");
    s.allHeldBy("russian", "4025").fight(3, s.attack("4025", "ru-25", "ru-27", "ru-29"));
    s.play(s.advance("ru-25", "4025"));
    assertThat(scored(s)).containsExactly("russian 4 the fortress of Boyen destroyed TWU-6.6f");
  }

  // ---- 7, 8

  @Test
  @Case({"TWU-7.1b", "TWU-7.1c"})
  void theOpeningAttacksThatWereNotMadeAreToldWithTheirCost() {
    Situation s = Situation.asPrinted("historical").at(1, "german", "second-combat");
    s.play(s.pass());
    assertThat(scored(s))
        .containsExactly(
            "russian 50 Germany made 0 of 3 attacks at 2:1 on the First Army TWU-7.1c");
    assertThat(s.p().global(Global.PENALTY)).isEqualTo(50);
  }

  @Test
  @Case("TWU-7.2c")
  void theEndOfTheRivalryIsNoted() {
    Situation s =
        Situation.of("historical")
            .with("3815: ru-6, ru-36; 3816: ru-1; 3818: ru-2")
            .allHeldBy("russian", "3808")
            .at(5, "german", "second-combat");
    s.play(s.pass());
    assertThat(noted(s))
        .contains("The Russian First and Second Armies may cooperate from now on. TWU-7.2c");
    assertThat(s.rules().status(s.p()).markers())
        .anyMatch(marker ->
            marker.name().equals("First and Second Armies")
                && marker.value().equals("may cooperate"));
  }

  // ---- 9.4, 10.5, 10.6

  @Test
  @Case("TWU-9.4d")
  void theReleaseDieIsTold() {
    Situation s =
        Situation.asPrinted("masurian").with("5728: ru-1c").at(19, "german", "second-combat");
    s.dice(5).play(s.pass());
    for (int i = 0; i < 30 && !(s.phasing().equals("german") && s.turn() == 20); i++) {
      s.play(s.suggestion());
    }
    assertThat(rolled(s))
        .containsExactly("the release of the " + s.unit("ge-41kb").name() + ": 5 TWU-9.4d");
    assertThat(told(s)).contains("The " + s.unit("ge-41kb").name() + " is released.");
  }

  @Test
  @Case({"TWU-10.5a", "TWU-10.5c"})
  void theDieOfAReplacementAndItsTurnAreTold() {
    Situation s =
        Situation.of("historical", "replacements")
            .with("5028: ge-1, ge-2; 5128: ru-1gc")
            .at(24, "german", "second-combat");
    s.play(s.attack("5128", "ge-1", "ge-2")).dice(1, 2);
    s.play(s.pass(), s.pass());
    String name = s.unit("ru-1gc").name();
    assertThat(rolled(s)).contains("the return of the " + name + ": 2 TWU-10.5a");
    assertThat(noted(s)).contains("The " + name + " returns on turn 26. TWU-10.5a");
    Situation late =
        Situation.of("historical", "replacements")
            .with("5028: ge-1, ge-2; 5128: ru-1gc")
            .at(24, "german", "second-combat");
    late.play(late.attack("5128", "ge-1", "ge-2")).dice(1, 3);
    late.play(late.pass(), late.pass());
    assertThat(noted(late)).contains("The " + name + " does not return in this game. TWU-10.5c");
    assertThat(late.has("ru-1gc", "lost")).as("rolled for once").isFalse();
  }

  @Test
  @Case({"TWU-10.6.1b", "TWU-10.6.2a", "TWU-10.6.2b", "TWU-10.6.2c", "TWU-10.6.2d"})
  void theFateOfHeadquartersIsTold() {
    Situation s = Situation.of("historical", "german-hq").with("3808: ge-prittwitz");
    s.at(3, "russian", "second-combat").play(s.pass());
    assertThat(noted(s)).contains("Hindenburg and Ludendorff replace Prittwitz. TWU-10.6.1b");
    assertThat(s.where("ge-hindenburg")).isEqualTo("3808");
    for (String hq : new String[] {"ru-samsonov", "ru-rennenkampf"}) {
      String army = hq.equals("ru-samsonov") ? "Second Army" : "First Army";
      Situation lost =
          Situation.of("historical", "russian-hq")
              .with("5028: ge-1; 5128: " + hq)
              .at(7, "german", "second-combat");
      lost.fight(1, lost.attack("5128", "ge-1"));
      assertThat(noted(lost))
          .contains("The " + army + " has lost its headquarters and may not move. TWU-10.6.2a");
      lost.dice(2, 3).play(lost.pass());
      assertThat(lost.turn()).isEqualTo(8);
      assertThat(rolled(lost)).containsExactly("whether the " + army + " may move: 2 TWU-10.6.2b");
      assertThat(noted(lost))
          .containsExactly("The " + army + " may not move this turn. TWU-10.6.2b");
      lost.at(8, "german", "second-combat").play(lost.pass());
      assertThat(rolled(lost)).containsExactly("whether the " + army + " may move: 3 TWU-10.6.2c");
      assertThat(noted(lost)).containsExactly("The " + army + " may move again. TWU-10.6.2c");
    }
  }

  @Test
  @Case({"TWU-10.6.2.1a", "TWU-10.6.2.1b", "TWU-10.6.2.1c"})
  void samsonovsDieIsToldAndWhatItBrings() {
    for (int face : new int[] {4, 5}) {
      Situation s =
          Situation.of("historical", "russian-hq", "samsonov")
              .with("2033: ru-samsonov+reserve-1; 2229: ge-1, ge-2; 5728: ru-25")
              .allHeldBy("german", "2033", "2034", "5728");
      String[] victims = {"ru-6", "ru-8", "ru-36", "ru-1", "ru-2"};
      for (String victim : victims) {
        s.with("2230: " + victim).at(9, "german", "second-combat");
        s.play(s.attack("2230", "ge-1", "ge-2"));
        boolean last = victim.equals("ru-2");
        s.match().lay(last ? List.of(1, face) : List.of(1));
        s.play(s.pass());
        if (!last) {
          s.settle();
        }
      }
      for (int i = 0; i < 3 && rolled(s).stream().noneMatch(line -> line.contains("morale")); i++) {
        s.play(s.suggestion());
      }
      assertThat(rolled(s)).contains("Samsonov's morale: " + face + " TWU-10.6.2.1a");
      if (face == 5) {
        assertThat(noted(s)).contains("Samsonov rallies the Second Army. TWU-10.6.2.1c");
        assertThat(s.rules().status(s.p()).markers())
            .anyMatch(marker ->
                marker.name().equals("Samsonov") && marker.value().equals("rallied on turn 9"));
      } else {
        assertThat(told(s)).anyMatch(line -> line.contains("Samsonov shoots himself at 2033"));
        assertThat(s.rules().status(s.p()).markers())
            .anyMatch(marker ->
                marker.name().equals("Samsonov") && marker.value().equals("dead since turn 9"));
        assertThat(s.rules().unitState(s.p(), s.unit("ru-samsonov")).flags()).isEmpty();
        assertThat(s.p().unitNumber(s.unit("ru-samsonov"), UnitNumber.RESERVED)).isZero();
      }
    }
  }

  // ---- prompts

  @Test
  @Case({"TWU-3.2d", "TWU-6.5a", "TWU-6.6a", "TWU-6.6b"})
  void thePromptWarnsOfHexesThatAreTooFull() {
    Situation s = of("german", "first-movement", "0906: ge-1, ge-2, ge-36, ge-35; 0908: ge-37");
    assertThat(s.prompt()).endsWith(" Too many units are in 0906.");
    s.play(s.march("ge-35", "0907"));
    assertThat(s.prompt()).doesNotContain("Too many");
    Situation guns = of("russian", "first-movement", "5728: ru-1ha, ru-2ha");
    assertThat(guns.prompt()).endsWith(" Too many units are in 5728.");
    Situation fine = of("russian", "first-movement", "5728: ru-25, ru-27, ru-28, ru-2ha");
    assertThat(fine.prompt()).doesNotContain("Too many");
    Situation hidden =
        of("german", "first-movement", "0906: ge-1, ge-2, ge-36, ge-35", "hidden-movement");
    assertThat(hidden.prompt()).as("the enemy reads it too").doesNotContain("Too many");
    Situation enemy =
        of("russian", "first-movement", "0906: ge-1, ge-2, ge-36, ge-35; 5728: ru-25");
    assertThat(enemy.prompt()).doesNotContain("Too many");
  }
}
