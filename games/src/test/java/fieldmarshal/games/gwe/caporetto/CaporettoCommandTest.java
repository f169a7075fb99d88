package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import org.junit.jupiter.api.Test;

/** Chapter 10: the radius is enough. */
class CaporettoCommandTest {
  private static final Game GAME = new Caporetto();

  private static Situation field(String units) {
    return Situation.of(GAME, "historical").with(units);
  }

  // ---- 10.0

  @Test
  @Case("CAP-10.0")
  void everyUnitWithinTheRadiusIsInCommandHoweverMany() {
    Situation s =
        field(
                "1812: ge-hq-14; 1813: ah-ii, ah-24; 1814: ah-iii, ah-21; 1815: ah-vii, ah-22;"
                    + " 1816: ah-xiv")
            .at(3, "central", "command");

    assertThat(s.asked()).as("nobody is left to roll for").isEqualTo("move");
    for (String unit :
        new String[] {"ah-ii", "ah-24", "ah-iii", "ah-21", "ah-vii", "ah-22", "ah-xiv"}) {
      assertThat(s.has(unit, "out-of-command")).as(unit).isFalse();
    }
  }

  @Test
  @Case("CAP-10.0")
  void eightHexesAreWithinARadiusOfEightAndNineAreNot() {
    Situation s = field("1812: ge-hq-14; 1820: ge-5, ah-24; 1821: ge-12, ah-21");

    assertThat(s.inCommand("ge-5")).isTrue();
    assertThat(s.inCommand("ah-24")).isTrue();
    assertThat(s.inCommand("ge-12")).isFalse();
    assertThat(s.inCommand("ah-21")).isFalse();
    s.at(3, "central", "combat");
    assertThat(s.has("ah-24", "out-of-command")).isFalse();
    assertThat(s.has("ah-21", "out-of-command")).isTrue();
  }

  @Test
  @Case("CAP-10.0")
  void aHeadquartersCommandsFriendsOfEveryNation() {
    assertThat(field("1812: ge-hq-14; 1813: ah-24").inCommand("ah-24")).isTrue();
    assertThat(field("1812: ah-hq-5; 1813: ge-5").inCommand("ge-5")).isTrue();
    assertThat(field("1812: fr-hq-12; 1813: it-1").inCommand("it-1")).isTrue();
    assertThat(field("1812: br-hq-x; 1813: fr-23").inCommand("fr-23")).isTrue();
    assertThat(field("1812: fr-hq-12; 1813: ge-5").inCommand("ge-5")).isFalse();
  }

  @Test
  @Case("CAP-10.0")
  void nothingIsAllocatedButUnitsOutsideMayRoll() {
    Situation s =
        field("1812: ge-hq-14; 1813: ah-24; 1821: ah-21, ah-22, ge-5").at(3, "central", "command");
    assertThat(s.asked()).isEqualTo("command");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(s.command("ge-hq-14", "ah-21"))).isEqualTo("GWE-4.0-1c");
    assertThat(s.refusal(s.choose("roll", "ah-24")))
        .as("in command already")
        .isEqualTo("GWE-10.41");

    s.dice(2, 3, 2).play(s.choose("roll", "ah-21", "ah-22", "ge-5"));
    s.play(s.pass());

    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.has("ah-21", "out-of-command")).as("2 is not above 2").isTrue();
    assertThat(s.has("ah-22", "out-of-command")).isFalse();
    assertThat(s.has("ge-5", "out-of-command")).as("2 is above 1").isFalse();
    assertThat(s.refusal(s.march("ah-21", "1822"))).isEqualTo("GWE-10.31");
  }

  @Test
  @Case("CAP-10.0")
  void forCombatNobodyIsAsked() {
    Situation s =
        field("1812: ge-hq-14; 1821: ge-5; 1820: it-43").at(3, "central", "combat-command");

    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.has("ge-5", "out-of-command")).isTrue();
    assertThat(s.preview(s.attack("1820", "ge-5")).attack().total())
        .as("6 is 3 out of supply and half of that out of command")
        .isEqualTo(1.5);
  }

  // ---- 10.2

  @Test
  @Case("CAP-10.2")
  void rommelIsNoHeadquarters() {
    Situation s =
        Situation.of(GAME, "historical", "heroic-leaders")
            .with("1702: ge-ba, ah-24")
            .at(3, "central", "combat");

    assertThat(s.where("ge-rommel")).isEqualTo("1702");
    assertThat(s.inCommand("ah-24")).isFalse();
    assertThat(s.inCommand("ge-ba")).isFalse();
    assertThat(s.has("ge-ba", "out-of-command")).isTrue();
  }

  // ---- 10.33

  @Test
  @Case("CAP-10.33")
  void acrossARidgeOnlyRatingOneIsCommanded() {
    // A ridge parts 1304 from 1305; round it, it is three hexes to 1306, and the radius is two.
    Situation s = field("1304: ah-hq-i; 1305: ge-5, ah-24; 1306: ge-12, ah-21");

    assertThat(s.inCommand("ge-12")).isTrue();
    assertThat(s.inCommand("ah-21")).isFalse();
    assertThat(s.inCommand("ge-5")).isTrue();
    assertThat(s.inCommand("ah-24")).as("two hexes round by 1404").isTrue();
  }

  @Test
  @Case({"CAP-10.33", "GWE-10.33"})
  void nobodyIsCommandedAcrossAnImpassableHexside() {
    // The Canin wall lies between 1204 and 1205: by 1105 or 1304 it is two ridge hexsides round.
    Situation s = field("1204: ah-hq-i; 1205: ah-24; 1206: ge-5");

    assertThat(s.inCommand("ah-24")).isFalse();
    assertThat(s.inCommand("ge-5")).as("three hexes round").isFalse();
  }

  // ---- 10.55

  @Test
  @Case("CAP-10.55")
  void theMonitorIsAlwaysInCommand() {
    Situation s = field("2720: it-monitor; 2408: it-1").at(3, "allied", "movement");

    assertThat(s.inCommand("it-monitor")).isTrue();
    assertThat(s.has("it-monitor", "out-of-command")).isFalse();
    assertThat(s.has("it-1", "out-of-command")).isTrue();
    s.play(s.march("it-monitor", "2719"));
    assertThat(s.where("it-monitor")).isEqualTo("2719");
  }

  @Test
  @Case("CAP-10.55")
  void alliedUnitsStackedWithTheMonitorAreInCommand() {
    Situation s = field("2508: it-monitor, it-viii, fr-23; 2408: it-1").at(3, "allied", "combat");

    assertThat(s.inCommand("it-viii")).isTrue();
    assertThat(s.has("it-viii", "out-of-command")).isFalse();
    assertThat(s.has("fr-23", "out-of-command")).isFalse();
    assertThat(s.inCommand("it-1")).as("next to it is not with it").isFalse();
    assertThat(s.rules().command(s.p(), s.unit("it-viii")).caseId()).isEqualTo("CAP-10.55");
    assertThat(field("2508: it-viii").inCommand("it-viii")).isFalse();
  }

  @Test
  @Case("CAP-10.55")
  void theMonitorCommandsForItsOwnHexOnlyAtTheMoment() {
    Situation s = field("2508: it-monitor, it-viii").at(3, "allied", "movement");
    assertThat(s.has("it-viii", "out-of-command")).isFalse();

    s.play(s.march("it-monitor", "2607"));

    assertThat(s.has("it-viii", "out-of-command")).as("in command for this phase").isFalse();
    s.at(3, "allied", "combat");
    assertThat(s.has("it-viii", "out-of-command")).isTrue();
  }

  @Test
  @Case("CAP-10.55")
  void theMonitorNeverDisturbsCentralCommand() {
    // From 2506 to 2508 two hexes lead only through 2507.
    String units = "2506: ge-hq-biii; 2508: ge-5; ";

    assertThat(field(units + "2507: it-monitor").inCommand("ge-5")).isTrue();
    assertThat(field(units + "2507: it-2b").inCommand("ge-5")).isFalse();
    assertThat(field("2508: ge-5, it-monitor").inCommand("ge-5"))
        .as("nor does it command the enemy")
        .isFalse();
  }

  @Test
  @Case("CAP-10.0")
  void anOutOfCommandMarkerLastsAsLongAsItsSegment() {
    Situation s = field("1821: ah-21").at(3, "central", "movement");
    assertThat(s.has("ah-21", "out-of-command")).isTrue();

    s.play(s.pass());

    assertThat(s.events(Event.Marked.class))
        .anyMatch(mark -> mark.unit() == s.unit("ah-21") && !mark.on());
  }
}
