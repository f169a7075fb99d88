package fieldmarshal.games.italianfront;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.Asked;
import org.junit.jupiter.api.Test;

/**
 * Every decision of the book, each at a moment with several answers: what is listed, drawn and
 * proposed is legal, and the question names it.
 */
class DecisionsTest {
  private static final String FRONT =
      "2618: it-7, it-8; 2718: ah-6, ah-18, ah-29; 2717: ah-13-sch, ah-10th-hq+support-mode;"
          + " 2517: it-2nd-army-hq+support-mode, it-20; 2820: ge-ak, ge-12;";

  private static Situation combat(String placements) {
    return Situation.of().with(placements).at(8, "central", "first-combat");
  }

  @Test
  @Case({"IF-3.2.6", "IF-3.3.3"})
  void theSetUp() {
    Situation s = Situation.asPrinted();
    Asked.holds("set-up of the Allies", s);
    s.play(s.pass());
    Asked.holds("set-up of the Central Powers", s);
  }

  @Test
  @Case("IF-17.1.1")
  void aPauseAndTheNationOfItsPoint() {
    Situation s = Situation.of().with("2110: it-7/1").at(4, "preparation", "pause");
    Asked.holds("pause", s);
    s.dice(4, 4, 5, 1, 1).play(s.pass(), s.choose("pause"));
    s.at(5, "preparation", "pause");
    s.dice(4, 5, 1).play(s.pass(), s.pass());
    while (!s.asked().equals("option")) {
      s.play(s.suggestion());
    }
    Asked.holds("nation of the point", s);
  }

  @Test
  @Case("IF-RE.B7")
  void theInfluenza() {
    Situation s = Situation.of().with("2110: it-7, it-8/1, it-9; 3320: ah-4, ah-9").dice(6, 4, 4);
    Asked.holds("influenza", s.at(7, "preparation", "event"));
  }

  @Test
  @Case({"IF-13.1.1", "IF-13.1.2"})
  void reinforcements() {
    Situation s = Situation.of().with("turn 5: ah-6th-army-hq, ah-1-cav; 2424: ah-4, ah-7");
    Asked.holdsDrawingSome("entry", s.at(5, "central", "reinforcement"));
    while (s.asked().equals("reinforce") && !s.suggestion().equals(s.pass())) {
      s.play(s.suggestion());
    }
    Asked.holdsDrawingSome("after the entry", s);
  }

  @Test
  @Case({"IF-13.2.1", "IF-13.2.7"})
  void replacements() {
    Situation s =
        Situation.of()
            .with(
                "2110: it-7/1, it-8/1; 2111: it-9, it-10; eliminated: it-13, it-14, it-alp-1,"
                    + " it-2nd-army-hq; 3320: ah-4/1");
    Asked.holds("replacements", s.at(5, "allied", "replacement"));
  }

  @Test
  @Case({"IF-13.3.1", "IF-RE.B5"})
  void withdrawals() {
    Situation s = Situation.of().with("3320: ah-4, ah-7/1, ah-9; 3321: ge-5, ge-12, ge-26, ge-ak");
    Asked.holds("divisions", s.at(4, "central", "withdrawal"));
    Situation k = Situation.of().with("2108: br-23, br-7, br-41; 2110: it-7").dice(5, 4);
    k.at(7, "preparation", "event");
    while (!k.asked().equals("choose")) {
      k.play(k.suggestion());
    }
    Asked.holds("Kaiserschlacht", k);
  }

  @Test
  @Case("IF-7.12.1")
  void strategicMovement() {
    Situation s = Situation.of().with("2110: it-7, it-8, it-2nd-army-hq; 1501: it-9");
    Asked.holds("strategic movement", s.at(4, "allied", "strategic"));
  }

  @Test
  @Case({"IF-15.1.1", "IF-11.6.4"})
  void modesOfHeadquarters() {
    Situation s =
        Situation.of().with("3320: ah-10th-hq+support-mode, ah-4, ah-7; 3219: ah-11th-hq");
    Asked.holdsDrawingSome("modes", s.at(4, "central", "command"));
  }

  @Test
  @Case({"IF-19.3.1", "IF-19.6.1"})
  void raidAndAlpini() {
    Situation s = Situation.of(ItalianFront.TRIESTE_RAID).with("2110: it-4, it-7, it-8");
    Asked.holds("raid", s.at(13, "allied", "command"));
    Situation alpini = Situation.of(ItalianFront.ALPINI_ASSAULT).with("2808: it-alp-1");
    Asked.holds("Alpini", alpini.at(10, "allied", "command"));
  }

  @Test
  @Case({"IF-11.1.1", "IF-16.8.1", "IF-RE.B2", "IF-11.6.4"})
  void combatsAndWhatElseIsDoneThere() {
    Situation s = combat(FRONT).set("event", 8).set("mine", 1);
    Asked.holds("combat", s);
  }

  @Test
  @Case({"IF-16.8.3", "IF-RE.B2", "IF-RE.B3"})
  void answersInACombatSubPhase() {
    Situation s = combat(FRONT);
    s.play(s.choose("recon", "ah-air-1", "2618"));
    Asked.holds("contest", s);
  }

  @Test
  @Case({"IF-16.1.1", "IF-16.2.1"})
  void announcements() {
    Situation s = combat(FRONT);
    s.play(s.attack("2618", "ah-6", "ah-18", "ah-29"));
    Asked.holds("support of the attack", s);
    s.play(s.pass());
    Asked.holds("support of the defence", s);
  }

  @Test
  @Case({"IF-11.7.3", "IF-11.7.4", "IF-10.4.2", "IF-10.4.4", "IF-12.2.3", "IF-12.1.1"})
  void lossesRetreatAndAdvance() {
    Situation s = combat("2618: it-7, it-8; 2718: ah-6, ah-18, ah-29");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 6, 6);
    Asked.holds("losses of the attacker", s);
    s.play(s.suggestion());
    Asked.holds("losses or retreat", s);
    s.play(s.choose("retreat"));
    Asked.holds("go or stand", s);
    s.play(s.choose("retreat"));
    Asked.holds("losses of the defender", s);
    s.play(s.suggestion());
    Asked.holds("the way", s);
    while (s.asked().equals("retreat")) {
      s.play(s.suggestion());
    }
    Asked.holds("advance", s);
  }

  @Test
  @Case({"IF-12.1.2", "IF-11.7.5"})
  void assaultUnitsLoseFirstAndGoOn() {
    Situation s = combat("2618: it-7/1; 2718: ah-3-ed, ah-55, ah-6, ah-18");
    s.fight(s.attack("2618", "ah-3-ed", "ah-55", "ah-6", "ah-18"), 6);
    while (!s.asked().equals("advance")) {
      Asked.holds("losses with assault units", s);
      s.play(s.suggestion());
    }
    s.play(s.advance("ah-3-ed ah-55", "2618"));
    s.play(s.pass());
    Asked.holds("second hex", s);
  }

  @Test
  @Case({"IF-8.1.3", "IF-8.5.2"})
  void excessUnits() {
    Situation s = Situation.of().with("2616: it-1, it-2, it-3, it-4, it-5; 2110: it-9, br-23");
    s.at(6, "allied", "movement").play(s.pass());
    Asked.holds("too many", s);
    s.play(s.suggestion());
    Asked.holds("nations", s);
  }

  @Test
  @Case({"IF-11.8.1", "IF-7.1.1", "IF-8.3.1"})
  void infiltrationAndMovement() {
    String placements = "2718: ah-3-ed; 2618: it-4; 2817: it-14; 2820: ge-ak, ge-12; 3320: ah-4";
    Asked.holds("infiltration", Situation.of().with(placements).at(3, "central", "infiltration"));
    Asked.holds("movement", Situation.of().with(placements).at(3, "central", "movement"));
    Asked.holds(
        "movement with reserves",
        Situation.of(ItalianFront.GHQ_RESERVE)
            .with("2110: it-59, it-60, it-4")
            .at(1, "allied", "movement"));
  }
}
