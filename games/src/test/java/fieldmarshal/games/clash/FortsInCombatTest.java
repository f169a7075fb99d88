package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter 13, 12.81 and 12.93: forts and fortified zones in combat. */
class FortsInCombatTest {
  /** Another battle waits, so that the combat does not end. */
  private static final String MORE = "; 1111: e-10; 1010: c-10";

  @Test
  @Case({"COG-13.0a", "COG-13.0b"})
  void aFortAloneCountsTwoAndHasNoShift() {
    Proving s = Proving.entente("0417: e-1, e-2, e-3" + MORE);
    assertThat(s.odds(s.attack("0317", "e-1", "e-2", "e-3"))).isEqualTo("6:2 3:1, all");
    // With a division: 6:4 is 1-1, one to the left.
    Proving held = Proving.entente("0417: e-1, e-2, e-3; 0317: c-1" + MORE);
    assertThat(held.odds(held.attack("0317", "e-1", "e-2", "e-3"))).isEqualTo("6:4 1:2, all");
    // A city shifts for the fort alone too.
    Proving city = Proving.entente("0409: e-1, e-2, e-3" + MORE);
    assertThat(city.odds(city.attack("0309", "e-1", "e-2", "e-3"))).isEqualTo("6:2 2:1, all");
  }

  @Test
  @Case({"COG-13.0a", "COG-13.0e"})
  void aFortLosesStepsKeepsItsRatingAndIsGoneWithTheSecond() {
    Proving s = Proving.entente("0417: e-1, e-2; 0416: e-4" + MORE);
    // 3-1, +2: 3 + 2 = 5 against 5 is nothing.
    s.resolve(List.of(3, 1, 1, 1), s.attack("0317", "e-1", "e-2", "e-4"));
    assertThat(s.fort("0317")).isEqualTo(2);
    Proving hit = Proving.entente("0417: e-1, e-2; 0416: e-4" + MORE);
    hit.resolve(List.of(4, 1, 1, 1), hit.attack("0317", "e-1", "e-2", "e-4"));
    assertThat(hit.fort("0317")).isEqualTo(1);
    // On the next turn it defends with one step and the same rating.
    hit.at(4, "entente", "combat");
    assertThat(hit.odds(hit.attack("0317", "e-1"))).isEqualTo("2:1 2:1, all");
    hit.fight(List.of(4, 1), hit.attack("0317", "e-1"));
    assertThat(hit.fort("0317")).isEqualTo(1);
    hit.at(5, "entente", "combat").fight(List.of(5, 1), hit.attack("0317", "e-1"));
    assertThat(hit.fort("0317")).isZero();
    // The hex is open now, and stays so.
    hit.then(hit.advance("e-1", "0317"));
    assertThat(hit.where("e-1")).isEqualTo("0317");
  }

  @Test
  @Case({"COG-13.0f", "COG-X16", "COG-12.2d"})
  void aFortThatStandsKeepsTheHexClosedAndIsAttackedOnce() {
    Proving s = Proving.entente("0417: e-1, e-2, e-3; 0416: e-4; 0317: c-b1" + MORE);
    s.fight(List.of(6, 6, 1, 1, 1), s.attack("0317", "e-1", "e-2", "e-3")).then(s.roll("c-b1"));
    assertThat(s.where("c-b1")).isEqualTo("eliminated");
    assertThat(s.fort("0317")).isEqualTo(1);
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.refusal(s.attack("0317", "e-4"))).isEqualTo("COG-12.2d");
    // On the next turn the lone fort has no fort shift.
    s.at(4, "entente", "combat");
    assertThat(s.odds(s.attack("0317", "e-4"))).isEqualTo("2:1 2:1, all");
  }

  @Test
  @Case({"COG-12.81b", "COG-X11"})
  void unitsInWorksMayStayOrGo() {
    Proving s = Proving.entente("0709: e-1, e-2, e-3; 0710: e-4; 0609: c-1" + MORE);
    Order.Attack attack = s.attack("0609", "e-1", "e-2", "e-3", "e-4");
    // 8:3 is 2-1, zone 1-1.
    s.fight(List.of(6, 1, 1, 1, 1), attack);
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.suggestion()).isEqualTo(s.pass());
    assertThat(s.ways()).isNotEmpty();
    s.then(s.pass());
    assertThat(s.steps("c-1")).isEqualTo(1);
    assertThat(s.where("c-1")).isEqualTo("0609");
    // It stays: nobody advances.
    assertThat(s.asked()).isEqualTo("attack");
    Proving go = Proving.entente("0709: e-1, e-2, e-3; 0710: e-4; 0609: c-1" + MORE);
    go.fight(List.of(6, 1, 1, 1, 1), attack);
    go.then(go.orders(Order.Retreat.class).getFirst());
    assertThat(go.asked()).isEqualTo("advance");
    go.then(go.advance("e-1", "0609"));
    assertThat(Field.ZONE.is(go.p(), go.hex("0609"))).isFalse();
  }

  @Test
  @Case({"COG-12.81b", "COG-13.0e"})
  void aFortThatFellToAnEarlierDieSheltersNobody() {
    // The fort is reduced first, on the turn before, with nobody in it.
    Proving weak = Proving.entente("0417: e-1, e-2, e-3; 0416: e-4, e-5, e-6" + MORE);
    weak.resolve(List.of(6, 1, 1, 1), weak.attack("0317", "e-1", "e-2", "e-3"));
    assertThat(weak.fort("0317")).isEqualTo(1);
    weak.with("0317: c-1").at(4, "entente", "combat");
    Order.Attack all = weak.attack("0317", "e-1", "e-2", "e-3", "e-4", "e-5", "e-6");
    // 12:3 is 4-1, 3-1 with the shift; all roll although the fort falls.
    weak.fight(List.of(6, 6, 1, 1, 1, 1, 1, 1), all).then(weak.choose(Results.ROLL_FORT));
    assertThat(weak.fort("0317")).isZero();
    assertThat(weak.asked()).isEqualTo("retreat");
    assertThat(weak.refusal(weak.pass())).isEqualTo("COG-12.82");
    weak.resolve();
    assertThat(weak.dice()).hasSize(8);
    assertThat(weak.asked()).isEqualTo("advance");
  }

  @Test
  @Case("COG-CRC-FORT")
  void everyAttackerRollsAgainstWorksAlsoAtSixToOne() {
    Proving s = Proving.entente("0417: e-1, e-2, e-3; 0416: e-4, e-5, e-6" + MORE);
    Order.Attack attack = s.attack("0317", "e-1", "e-2", "e-3", "e-4", "e-5", "e-6");
    assertThat(s.odds(attack)).isEqualTo("12:2 6:1, all");
    s.fight(List.of(1, 5, 5, 5, 5, 5, 6), attack);
    // 5 - 3 = 2; the 6 is a loss.
    assertThat(s.dice()).hasSize(7);
    assertThat(s.fought()).isEqualTo("12:2 (6:1) D0 A1");
  }

  @Test
  @Case({"COG-CRC-FORT", "COG-12.92c"})
  void worksDoNotCareForAnOffensiveMarker() {
    Proving s =
        Proving.on("2311: c-1, c-2, c-3; 2212: c-4, c-5, c-b1; 0505: e-7")
            .at(3, "c-a", "operations");
    s.play(s.pass(), s.choose("declare-offensive"));
    // 11:2 is 5-1, and 6-1 with the marker: still all of them roll.
    assertThat(s.odds(s.attack("2312", "c-1", "c-2", "c-3", "c-4", "c-5", "c-b1")))
        .isEqualTo("11:2 6:1, all");
  }

  @Test
  @Case("COG-12.85")
  void aUnitThatRetreatedIntoAFortGivesItNoShiftAndDiesWithItsLoss() {
    String units = "0517: e-1; 0417: c-t2; 0316: e-4, e-5, e-6" + MORE;
    Proving s = Proving.entente(units);
    s.fight(List.of(3, 1), s.attack("0417", "e-1"));
    s.then(s.retreat("c-t2", "0317"), s.pass());
    Order.Attack attack = s.attack("0317", "e-4", "e-5", "e-6");
    assertThat(s.odds(attack)).isEqualTo("6:2 3:1, all");
    s.fight(List.of(6, 1, 1, 1), attack);
    assertThat(s.fort("0317")).isEqualTo(1);
    assertThat(s.where("c-t2")).isEqualTo("eliminated");
  }
}
