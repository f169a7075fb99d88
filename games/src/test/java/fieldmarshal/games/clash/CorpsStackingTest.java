package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Chapter 6: stacking by corps, at its moments. */
class CorpsStackingTest {
  private static Situation with(String placements) {
    return Situation.galicia().with(placements).army(2, "ah-1", 5);
  }

  private static String fits(Situation s, String unit, String hex) {
    var refused = s.rules().stacking().fits(s.p(), s.unit(unit), s.hex(hex));
    return refused == null ? "fits" : refused.caseId();
  }

  @Test
  @Case("COG-6.1a")
  void aFullHexMayBePassed() {
    Situation s = with("4921: ah-5; 5021: ah-14, ah-33, ah-37");
    assertThat(s.grants(s.march("ah-5", "5021", "5121"))).isTrue();
    s.play(s.march("ah-5", "5021"));
    assertThat(load(s, "5021")).isEqualTo(new Clerk.Load("units", 4, 3, 1, "COG-6.2b"));
    assertThat(load(s, "5021").over()).isTrue();
    assertThat(fits(s, "ah-12", "5021")).isEqualTo("COG-6.2b");
  }

  private static Clerk.Load load(Situation s, String hex) {
    return s.rules().clerk().loads(s.p(), s.hex(hex), s.side("central")).getFirst();
  }

  @Test
  @Case({"COG-6.2a", "COG-6.2b"})
  void thePlayerReadsHowManyUnitsStandInAHexAndHowManyMay() {
    Situation s = with("4921: ah-5; 5021: ah-14, ah-33; 5121: ah-5-c, ah-36-lst, ah-1-lst");
    assertThat(load(s, "4921")).isEqualTo(new Clerk.Load("units", 1, 2, "COG-6.2a"));
    assertThat(load(s, "5021")).isEqualTo(new Clerk.Load("units", 2, 3, "COG-6.2b"));
    assertThat(load(s, "5121")).isEqualTo(new Clerk.Load("units", 3, 2, 1, "COG-6.2a"));
    assertThat(s.rules().clerk().loads(s.p(), s.hex("4921"), s.side("entente"))).isEmpty();
    assertThat(s.rules().clerk().loads(s.p(), s.hex("4721"), s.side("central"))).isEmpty();
  }

  @Test
  @Case({"COG-6.1a", "COG-6.1b"})
  void atTheEndOfThePhaseTheOwnerRemovesTheExcess() {
    Situation s = with("4921: ah-5; 5021: ah-14, ah-33, ah-37; 1902: ru-1-gd");
    s.play(s.march("ah-5", "5021"), s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.orders(Order.Choose.class)).hasSize(4);
    assertThat(s.refusal(s.choose("eliminate", "ru-1-gd"))).isEqualTo("COG-6.1b");
    assertThat(s.refusal(s.choose("eliminate", "ah-5", "ah-14"))).isEqualTo("COG-6.1b");
    assertThat(s.refusal(s.pass())).isEqualTo("COG-6.1b");
    s.play(s.choose("eliminate", "ah-5"));
    assertThat(s.where("ah-5")).isEqualTo("eliminated");
    assertThat(s.asked()).isNotEqualTo("excess");
  }

  @Test
  @Case("COG-6.1b")
  void onlyUnitsWhoseLossHelpsMayBeRemoved() {
    // I, I and two without corps: three may stay if the two of I are among them
    Situation s = with("4921: ah-5; 5021: ah-12, ah-1-lst, ah-36-lst; 1902: ru-1-gd");
    s.play(s.march("ah-5", "5021"), s.pass());
    assertThat(s.orders(Order.Choose.class)).hasSize(2);
    assertThat(s.refusal(s.choose("eliminate", "ah-12"))).isEqualTo("COG-6.1b");
    assertThat(s.suggestion())
        .isIn(s.choose("eliminate", "ah-1-lst"), s.choose("eliminate", "ah-36-lst"));
  }

  @Test
  @Case({"COG-6.2a", "COG-2.2"})
  void twoUnitsOfAnySort() {
    Situation s = with("4921: ah-5");
    assertThat(fits(s, "ah-36-lst", "4921")).isEqualTo("fits");
    s.with("4921: ah-36-lst");
    assertThat(fits(s, "ah-14", "4921")).isEqualTo("COG-6.2a");
  }

  @Test
  @Case({"COG-6.2b", "COG-2.23"})
  void threeIfTwoShareACorps() {
    Situation s = with("4921: ah-4, ah-15");
    assertThat(fits(s, "ah-25", "4921")).isEqualTo("fits");
    assertThat(fits(s, "ah-10", "4921")).isEqualTo("COG-6.2a");
    s.with("4921: ah-25");
    assertThat(fits(s, "ah-13", "4921")).isEqualTo("COG-6.2b");
    Situation mates = with("4921: ah-4, ah-25");
    assertThat(fits(mates, "ah-15", "4921")).isEqualTo("fits");
  }

  @Test
  @Case("COG-6.2b")
  void unitsWithoutCorpsAreNoMates() {
    Situation s = with("4921: ah-1-lst, ah-36-lst");
    assertThat(fits(s, "ah-101-lst", "4921")).isEqualTo("COG-6.2a");
    Situation nations = Situation.ypres();
    assertThat(nations.unit("ge-3").sameCorps(nations.unit("br-3"))).isFalse();
  }

  @Test
  @Case("COG-6.2c")
  void aFortDoesNotCount() {
    Situation s = with("2621: ah-4, ah-25");
    assertThat(fits(s, "ah-13", "2621")).isEqualTo("fits");
  }

  @Test
  @Case("COG-6.3")
  void cavalryStandsApart() {
    Situation s = with("4921: ah-4; 4923: ah-3-c");
    assertThat(fits(s, "ah-9-c", "4921")).isEqualTo("COG-6.3");
    assertThat(fits(s, "ah-5", "4923")).isEqualTo("COG-6.3");
    assertThat(fits(s, "ah-9-c", "4923")).isEqualTo("fits");
    assertThat(fits(s, "ah-9-c", "2621")).isEqualTo("COG-11.6a");
  }
}
