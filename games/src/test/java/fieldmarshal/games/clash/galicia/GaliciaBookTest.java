package fieldmarshal.games.clash.galicia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Level;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Field;
import fieldmarshal.games.clash.Situation;
import org.junit.jupiter.api.Test;

/** The special rules and the victory of Galicia: chapters G2, G3, G10 and G11. */
class GaliciaBookTest {
  // ---- G10a, G10b

  @Test
  @Case("COG-G10a")
  void garrisonsNeverLeaveTheirHex() {
    Situation s = Situation.galicia().with("0319: ah-krak-g; 5527: ru-4-rif").army(3, "ah-1", 6);
    assertThat(s.refusal(s.march("ah-krak-g", "0320"))).isEqualTo("COG-G10a");
    assertThat(s.orders(Order.Move.class)).isEmpty();
  }

  @Test
  @Case("COG-G10a")
  void aGarrisonStaysWhileItsWorksStandAndIsLostWithThem() {
    // Four Russian divisions attack the garrison of Ivangorod's zone, then one without a zone.
    for (boolean zone : new boolean[] {true, false}) {
      Situation s =
          Situation.galicia()
              .with("1902: ru-ivan-g; 1901: ah-5, ah-12; 1801: ah-2, ah-24; 2001: ah-14, ah-33")
              .put(Field.ZONE, zone ? 1 : 0, "1902");
      s.combat(5, "ah-1").dice(5, 2, 2, 2, 2, 2, 2);
      s.play(s.attack("1902", "ah-5", "ah-12"));
      // TER 3: a natural 5 costs its only step either way.
      assertThat(s.where("ru-ivan-g")).isEqualTo("eliminated");
    }
    Situation rooted = Situation.galicia().with("0319: ah-krak-g; 5527: ru-4-rif");
    GaliciaRetreats retreats = new GaliciaRetreats(rooted.rules());
    assertThat(retreats.rooted(rooted.p(), rooted.unit("ah-krak-g"))).isTrue();
    assertThat(retreats.rooted(rooted.p(), rooted.unit("ah-5"))).isFalse();
    // What is told of it speaks of the garrison.
    assertThat(retreats.ignoreCase(rooted.p(), rooted.unit("ah-krak-g"))).isEqualTo("COG-G10a");
    assertThat(retreats.lostCase(rooted.p(), rooted.unit("ah-krak-g"))).isEqualTo("COG-G10a");
    assertThat(retreats.lostCase(rooted.p(), rooted.unit("ah-5"))).isEqualTo("COG-12.82b");
  }

  @Test
  @Case("COG-G10b")
  void onTurnOneNobodyGoesNextToRussianInfantry() {
    Situation s = Situation.galicia().with("2110: ah-3-c; 2108: ru-18");
    s.army(1, "ah-1", 6);
    assertThat(s.refusal(s.march("ah-3-c", "2109"))).isEqualTo("COG-G10b");
    s.army(2, "ah-1", 6);
    assertThat(s.grants(s.march("ah-3-c", "2109"))).as("turn 2").isTrue();
    Situation horse = Situation.galicia().with("2110: ah-3-c; 2108: ru-13-c");
    horse.army(1, "ah-1", 6);
    assertThat(horse.grants(horse.march("ah-3-c", "2109"))).as("cavalry only").isTrue();
    Situation russian = Situation.galicia().with("2110: ru-13-c; 2108: ah-5");
    russian.army(1, "ru-4", 6);
    assertThat(russian.grants(russian.march("ru-13-c", "2109"))).isTrue();
  }

  // ---- G10c

  @Test
  @Case({"COG-G10c", "COG-X14", "COG-G3"})
  void conradMayMoveTwoCorpsOnce() {
    Situation s =
        Situation.galicia()
            .with("3317: ah-15, ah-27, ah-39; 3318: ah-3, ah-8; 3721: ah-30, ah-11; 5527: ru-4-rif")
            .at(5, "entente", "reinforcement");
    assertThat(s.prompt()).contains("3rd Army");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.suggestion()).isEqualTo(s.pass());
    assertThat(s.refusal(s.choose("transfer", "ru-4-rif"))).isEqualTo("COG-G10c");
    assertThat(s.refusal(s.choose("transfer", "ah-5"))).as("1st Army").isEqualTo("COG-G10c");
    assertThat(s.refusal(s.choose("transfer", "ah-15", "ah-3"))).isEqualTo("COG-G10c");
    s.play(s.choose("transfer", "ah-27"));
    assertThat(s.armyOf("ah-15")).isEqualTo("ah-3");
    assertThat(s.armyOf("ah-39")).isEqualTo("ah-3");
    assertThat(s.armyOf("ah-3")).isEqualTo("ah-4");
    assertThat(s.refusal(s.choose("transfer", "ah-39"))).as("back again").isEqualTo("COG-G10c");
    s.play(s.choose("transfer", "ah-8"));
    assertThat(s.armyOf("ah-3")).isEqualTo("ah-3");
    Counter edelweiss = s.unit("ah-3");
    assertThat(edelweiss.sameCorps(s.unit("ah-8"))).as("the corps stays").isTrue();
    assertThat(s.asked()).as("operations").isEqualTo("move");
    s.at(6, "entente", "reinforcement");
    assertThat(s.asked()).as("once in the game").isEqualTo("move");
    s.army(6, "ah-3", 6);
    assertThat(s.grants(s.march("ah-15", "3316"))).as("with its new army").isTrue();
    s.army(6, "ah-4", 6);
    assertThat(s.refusal(s.march("ah-15", "3316"))).isEqualTo("COG-5.33c");
  }

  @Test
  @Case("COG-G10c")
  void notBeforeTurnFiveAndEitherWay() {
    Situation s = Situation.galicia().with("3317: ah-15; 3721: ah-30, ah-97-lst; 5527: ru-4-rif");
    s.at(4, "central", "reinforcement");
    assertThat(s.asked()).isEqualTo("move");
    s.at(7, "entente", "reinforcement");
    assertThat(s.asked()).isEqualTo("choose");
    assertThat(s.refusal(s.choose("transfer", "ah-97-lst"))).as("no corps").isEqualTo("COG-G10c");
    s.play(s.choose("transfer", "ah-30"));
    assertThat(s.armyOf("ah-30")).isEqualTo("ah-4");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("move");
    Situation later =
        Situation.galicia().with("3317: ah-15; 5527: ru-4-rif").at(5, "entente", "reinforcement");
    later.play(later.pass());
    assertThat(later.asked()).isEqualTo("move");
    later.at(6, "entente", "reinforcement");
    assertThat(later.asked()).as("a pass keeps it").isEqualTo("choose");
  }

  // ---- G10f

  @Test
  @Case({"COG-G10f", "COG-G10g"})
  void anOffensiveMarkerShiftsEveryAttackOfTheCombat() {
    Situation s =
        Situation.galicia()
            .with("2209: ru-18, ru-45; 2210: ah-5, ah-12; 2310: ah-2, ah-24; 2505: ru-41")
            .army(3, "ah-1", 6);
    s.play(s.pass());
    assertThat(s.options()).anyMatch(option -> option.startsWith("declare-offensive"));
    assertThat(s.total("offensives-1")).isEqualTo(2);
    s.play(Order.Choose.option("declare-offensive"));
    assertThat(s.total("offensives-1")).isEqualTo(1);
    // 8 against 4 and a town: 8:5 is 1-1, with the marker 2-1.
    assertThat(s.preview(s.attack("2209", "ah-5", "ah-12", "ah-2", "ah-24")).column())
        .isEqualTo("2:1");
    Situation late =
        Situation.galicia().with("2209: ru-18; 2210: ah-5; 2505: ru-41").army(7, "ah-1", 6);
    late.play(late.pass());
    assertThat(late.refusal(Order.Choose.option("declare-offensive"))).isEqualTo("COG-G10f");
    Situation russian =
        Situation.galicia().with("2209: ru-18; 2210: ah-5; 2505: ru-41").army(3, "ru-4", 6);
    russian.play(russian.pass());
    assertThat(russian.refusal(Order.Choose.option("declare-offensive"))).isEqualTo("COG-G10f");
  }

  // ---- G11

  @Test
  @Case("COG-G11b")
  void russiaWinsAtOnceWithKrakowOrTheThreeFortresses() {
    Situation s = Situation.galicia().with("2720: ru-41; 0910: ah-7-c").put(Field.ZONE, 0, "2619");
    s.heldBy("entente", "2621", "3721");
    s.army(8, "ru-4", 6);
    s.play(s.march("ru-41", "2620", "2619"));
    assertThat(s.level()).isEqualTo("Entente instant victory");
    Situation two =
        Situation.galicia().with("2720: ru-41; 0910: ah-7-c").put(Field.ZONE, 0, "2619");
    two.heldBy("entente", "3721");
    two.army(8, "ru-4", 6);
    two.play(two.march("ru-41", "2620", "2619"));
    assertThat(two.level()).isEqualTo("not over");
    Situation krakow =
        Situation.galicia().with("0320: ru-41; 0910: ah-7-c").put(Field.FORT, 0, "0319");
    krakow.army(8, "ru-4", 6);
    krakow.play(krakow.march("ru-41", "0319"));
    assertThat(krakow.level()).isEqualTo("Entente instant victory");
  }

  /** The end of a turn with these units in Lublin and Cholm. */
  private static String endOfTurn(String units, String... taken) {
    Situation s = Situation.galicia().with(units + "; 5527: ru-4-rif; 3721: ah-30");
    s.heldBy("entente", taken);
    s.at(8, "central", "recovery");
    return s.level();
  }

  @Test
  @Case("COG-G11c")
  void theCentralPowersWinWithInfantryInLublinAndCholm() {
    assertThat(endOfTurn("2505: ah-5; 3206: ah-12")).isEqualTo("Central Powers instant victory");
    assertThat(endOfTurn("2505: ah-3-c; 3206: ah-12")).as("cavalry").isEqualTo("not over");
    assertThat(endOfTurn("2505: ah-5+out-of-supply; 3206: ah-12"))
        .as("out of supply")
        .isEqualTo("not over");
    assertThat(endOfTurn("2505: ah-5")).as("Cholm is Russian").isEqualTo("not over");
    Situation lost =
        Situation.galicia()
            .with("2505: ah-5; 3206: ah-12; 3721: ru-33")
            .at(8, "central", "recovery");
    assertThat(lost.level()).as("Lemberg has fallen").isEqualTo("not over");
  }

  @Test
  @Case({"COG-G11a", "COG-G11d", "COG-G11e", "COG-4.1a"})
  void theNetDecidesAfterTurnTwelve() {
    Situation printed = Situation.galiciaAsPrinted();
    assertThat(printed.rules().victory().net(printed.p())).as("Kielce").isEqualTo(-1);
    Situation s = Situation.galicia().with("5527: ru-4-rif; 2621: ah-przm-g");
    s.heldBy("entente", "0910", "3721", "4618");
    s.heldBy("central", "2209");
    assertThat(s.rules().victory().net(s.p())).as("5 + 1 - 1").isEqualTo(5);
    assertThat(missed(s)).as("the next level begins at 8").isEqualTo("entente 3");
    s.at(12, "central", "recovery");
    assertThat(s.level()).isEqualTo("Entente marginal victory");
    assertThat(s.because()).isEqualTo("the net points of the Entente are 5");
    Situation history = Situation.galicia().with("5527: ru-4-rif; 2621: ah-przm-g");
    history.heldBy(
        "entente", "3721", "3317", "5024", "4421", "4618", "3914", "4231", "3528", "4329", "3624",
        "4536");
    history.heldBy("central", "0910");
    assertThat(history.rules().victory().net(history.p())).isEqualTo(14);
    history.at(12, "central", "recovery");
    assertThat(history.level()).isEqualTo("Entente decisive victory");
    Situation draw = Situation.galicia().with("5527: ru-4-rif; 2621: ah-przm-g");
    assertThat(draw.rules().victory().net(draw.p())).isEqualTo(-1);
    draw.at(12, "central", "recovery");
    assertThat(draw.level()).isEqualTo("Draw");
    Situation central = Situation.galicia().with("5527: ru-4-rif; 2621: ah-przm-g");
    central.heldBy("entente", "0910");
    central.heldBy("central", "1902", "4205", "2209");
    central.at(12, "central", "recovery");
    assertThat(missed(central)).as("there is no better level by points").isEmpty();
    assertThat(central.level()).as("-10").isEqualTo("Central Powers decisive victory");
  }

  /** Whose points were missing for the next level, and how many. */
  private static String missed(Situation s) {
    Level.Missed missed = s.rules().missed(s.p());
    return missed == null ? "" : missed.side() + " " + missed.points();
  }
}
