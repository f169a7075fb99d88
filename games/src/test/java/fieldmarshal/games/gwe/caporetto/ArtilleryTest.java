package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Battle;
import fieldmarshal.games.gwe.Extras;
import fieldmarshal.games.gwe.Odds;
import fieldmarshal.games.gwe.Situation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Chapter 17 and what other chapters say of guns. Most of it is fought in the plain south of Udine,
 * round 1811 and 1911, where the ground is clear and no river runs.
 */
class ArtilleryTest {
  private static final Game GAME = new Caporetto();

  private static Situation of(String placements) {
    return Situation.of(GAME, "historical").with(placements);
  }

  /** The Allies attack in the plain: their supply comes by the railway of Udine. */
  private static Situation allied(String placements) {
    return of("1710: it-hq-2; " + placements).at(3, "allied", "combat");
  }

  /** The Central Powers attack in the plain; depots bring supply from Santa Lucia. */
  private static Situation central(String placements) {
    return of("1907: ah-dep-1; 1911: ah-dep-2, ge-hq-14; " + placements).at(3, "central", "combat");
  }

  private static double attack(Situation s, Order.Attack attack) {
    return s.preview(attack).attack().total();
  }

  private static Battle battle(Situation s) {
    for (Position.Stack at = s.p().stack(); at != null; at = at.rest()) {
      if (at.top() instanceof Battle battle) {
        return battle;
      }
    }
    throw new AssertionError("no combat is under way");
  }

  /** The strength of the defence in the combat under way, with the guns that were chosen. */
  private static double defence(Situation s) {
    return s.rules().combat().defenceStrength(s.p(), battle(s)) / (double) Odds.WHOLE;
  }

  /** The guns that the defender may choose from, as "a" or "a b". */
  private static String offered(Situation s) {
    if (!s.asked().equals("support")) {
      return "";
    }
    int most = 0;
    List<Unit> all = List.of();
    for (Order order : s.orders()) {
      if (order instanceof Order.Choose choose && choose.units().size() > most) {
        most = choose.units().size();
        all = choose.units();
      }
    }
    return String.join(" ", all.stream().map(Unit::id).sorted().toList());
  }

  // ---- 17.0 the strength in parentheses

  @ParameterizedTest(name = "{0}: barrage {1}, defence {2}")
  @Case({"CAP-17.0", "CAP-17.0E"})
  @CsvSource({"ah-art-5, 5, 3, 4", "ah-art-b, 3, 2, 4", "it-art-1, 4, 2, 4", "ge-art-14, 5, 3, 4"})
  void theFigureInParenthesesIsTheBarrageAndTheOtherTheDefence(
      String gun, int barrage, int defence, int move) {
    boolean central = !gun.startsWith("it");
    String[] own = central ? new String[] {"ge-5", "ge-12"} : new String[] {"it-vi", "it-xi"};
    String enemy = central ? "it-43" : "ah-106";
    Situation s =
        central
            ? central("1811: ge-5, ge-12, " + gun + "; 1711: it-43; 1612: it-hq-2")
            : allied("1811: it-vi, " + gun + "; 1810: it-xi; 1911: ah-106; 2010: ge-hq-14");
    String target = s.where(enemy);

    double without = attack(s, s.attack(target, own));
    assertThat(attack(s, s.supported(s.attack(target, own), gun + ":" + barrage)))
        .isEqualTo(without + barrage);
    assertThat(s.refusal(s.supported(s.attack(target, own), gun + ":" + (barrage + 1))))
        .isEqualTo("CAP-17.15");
    assertThat(s.rules().unitState(s.p(), s.unit(gun)).defence()).isEqualTo(defence);
    assertThat(s.rules().unitState(s.p(), s.unit(gun)).attack()).isZero();
    assertThat(s.unit(gun).printed().move()).isEqualTo(move);
  }

  @Test
  @Case({"CAP-17.0", "CAP-17.0E"})
  void onlyGunsOfOnesOwnGiveABarrageAndTheParenthesesOfAHeadquartersAreNone() {
    Situation s =
        allied(
            "1811: it-vi, it-xxvii; 1810: it-xi, it-art-1, it-hq-1; 1911: ah-106, ah-art-5; 2010:"
                + " ge-hq-14");
    Order.Attack attack = s.attack("1911", "it-vi");

    assertThat(s.refusal(s.supported(attack, "it-hq-1:1"))).isEqualTo("CAP-17.0");
    assertThat(s.refusal(s.supported(attack, "it-xxvii:1"))).isEqualTo("CAP-17.0");
    assertThat(s.refusal(s.supported(attack, "ah-art-5:1"))).isEqualTo("CAP-17.0");
    assertThat(s.refusal(s.supported(attack, "it-art-2:1")))
        .as("not on the map")
        .isEqualTo("CAP-17.0");
    assertThat(s.refusal(s.supported(attack, "it-art-1:0"))).isEqualTo("CAP-17.15");
    assertThat(s.refusal(s.attack("1911", "it-art-1")))
        .as("guns do not attack")
        .isEqualTo("GWE-8.12");
    Order.Attack burning =
        Extras.attack(
            attack.units(), attack.targets(), List.of(), List.of(), List.of(s.unit("it-art-1")));
    assertThat(s.refusal(burning)).isEqualTo("CAP-17.0");
    assertThat(s.grants(s.supported(attack, "it-art-1:1"))).isTrue();
  }

  // ---- 17.1 in attack

  @Test
  @Case("CAP-17.11")
  void barrageAddsToTheAttack() {
    Situation s = allied("1811: it-vi, it-1, it-art-1; 1911: ah-xvi; 2010: ge-hq-14");
    assertThat(s.inSupply("it-art-1") && s.inSupply("it-vi") && s.inSupply("it-1")).isTrue();
    assertThat(s.inCommand("it-art-1")).isTrue();
    Order.Attack attack = s.attack("1911", "it-vi", "it-1");

    assertThat(attack(s, attack)).isEqualTo(6);
    assertThat(attack(s, s.supported(attack, "it-art-1:4"))).as("6 + (4)").isEqualTo(10);
    assertThat(attack(s, s.supported(attack, "it-art-1:1"))).as("cut down to 1").isEqualTo(7);
    s.dice(3).play(s.supported(attack, "it-art-1:4"));
    assertThat(s.events(Event.Fought.class).getFirst().odds()).as("10 against 4").isEqualTo("2:1");
  }

  @Test
  @Case("CAP-17.11")
  void riversDoNothingToABarrage() {
    Situation s =
        of("1708: it-hq-2; 1808: it-vi, it-1, it-art-1; 1809: ah-xvi").at(3, "allied", "combat");
    assertThat(s.inSupply("it-vi")).isTrue();
    Order.Attack attack = s.attack("1809", "it-vi", "it-1");

    assertThat(attack(s, attack)).isEqualTo(3);
    assertThat(attack(s, s.supported(attack, "it-art-1:4"))).as("3 + 4").isEqualTo(7);
  }

  /** Italians cut off in the Carinthian mountains. */
  private static Situation cutOff(String more) {
    Situation s =
        of("0103: it-vi, it-art-1" + more + "; 0104: ah-1-bde; 0106: ah-hq-10")
            .at(3, "allied", "combat");
    assertThat(s.inSupply("it-art-1")).isFalse();
    return s;
  }

  @Test
  @Case("CAP-17.11")
  void lackOfSupplyAndOfCommandHalveABarrage() {
    Situation commanded = cutOff(", it-hq-c");
    Order.Attack attack = commanded.supported(commanded.attack("0104", "it-vi"), "it-art-1:4");
    assertThat(attack(commanded, attack)).as("2 + 2").isEqualTo(4);
    assertThat(attack(commanded, commanded.supported(attack, "it-art-1:3")))
        .as("2 + 1")
        .isEqualTo(3);
    assertThat(attack(commanded, commanded.supported(attack, "it-art-1:1")))
        .as("never nothing")
        .isEqualTo(3);

    Situation alone = cutOff("");
    assertThat(alone.inCommand("it-art-1")).isFalse();
    assertThat(attack(alone, alone.supported(alone.attack("0104", "it-vi"), "it-art-1:4")))
        .as("1 + 1")
        .isEqualTo(2);
  }

  @Test
  @Case("CAP-17.11")
  void aGunWithoutSupplyChecksAttritionWithTheAttackItSupports() {
    Situation s = cutOff(", it-hq-c");

    s.dice(4, 3, 1).play(s.supported(s.attack("0104", "it-vi"), "it-art-1:4"));

    assertThat(s.events(Event.Rolled.class))
        .extracting(Event.Rolled::caseId)
        .containsExactly("GWE-9.23", "GWE-9.23", "GWE-8.4");
    assertThat(s.where("it-art-1")).isEqualTo("eliminated");
    assertThat(s.steps("it-vi")).isEqualTo(4);
    // Without the gun 2 against 2 in the mountains.
    assertThat(s.events(Event.Fought.class).getFirst().odds()).isEqualTo("1:1");
    assertThat(s.result()).isEqualTo("-/1");
  }

  @Test
  @Case("CAP-17.12")
  void aSupporterStandsWithOrNextToAnAttacker() {
    Situation s =
        allied(
            "1811: it-vi; 1810: it-xi, it-art-2; 1711: it-art-1; 1611: it-art-3; 1911: ah-xvi;"
                + " 2010: ge-hq-14");
    Order.Attack attack = s.attack("1911", "it-vi");

    assertThat(s.grants(s.supported(attack, "it-art-2:4")))
        .as("next to the attacker and the enemy")
        .isTrue();
    assertThat(attack(s, s.supported(attack, "it-art-1:4")))
        .as("two hexes from the enemy")
        .isEqualTo(8);
    assertThat(s.refusal(s.supported(attack, "it-art-3:4")))
        .as("two from the attacker")
        .isEqualTo("CAP-17.12");
    assertThat(s.refusal(s.supported(attack, "it-art-1:2", "it-art-3:2"))).isEqualTo("CAP-17.12");
    assertThat(attack(s, s.supported(attack, "it-art-1:4", "it-art-2:4"))).isEqualTo(12);
  }

  @Test
  @Case("CAP-17.12")
  void aGunSupportsAnAttackOnTwoHexes() {
    Situation s =
        allied("1811: it-ii, it-art-1; 1711: it-art-2; 1911: ah-xvi; 1912: ah-106; 2010: ge-hq-14");
    Order.Attack both = s.attack("1911 1912", "it-ii");

    assertThat(attack(s, s.supported(both, "it-art-1:4", "it-art-2:4"))).isEqualTo(15);
  }

  @Test
  @Case("CAP-17.12")
  void noWallMayPartTheGunFromTheAttacker() {
    // The lagoon between 2425 and 2526 is impassable; 2526 is next to 2426 otherwise.
    Situation s =
        of("2425: it-vi; 2426: it-xi; 2526: it-art-1; 2326: it-hq-2; 2325: ah-106; 2327: ah-21")
            .at(3, "allied", "combat");

    assertThat(s.refusal(s.supported(s.attack("2325", "it-vi"), "it-art-1:4")))
        .isEqualTo("CAP-17.12");
    assertThat(s.grants(s.attack("2325", "it-vi"))).isTrue();
    assertThat(s.grants(s.supported(s.attack("2327", "it-xi"), "it-art-1:4"))).isTrue();
  }

  @Test
  @Case("CAP-17.12")
  void noWallMayPartAnAdjacentGunFromTheDefender() {
    Situation s =
        of("2426: it-vi; 2425: it-art-1; 2427: it-art-2; 2326: it-hq-2; 2526: ah-106")
            .at(3, "allied", "combat");

    assertThat(s.refusal(s.supported(s.attack("2526", "it-vi"), "it-art-1:4")))
        .isEqualTo("CAP-17.12");
    assertThat(s.grants(s.supported(s.attack("2526", "it-vi"), "it-art-2:4"))).isTrue();
  }

  @Test
  @Case("CAP-17.12")
  void aGunDoesNotSupportAnAttackOverARidge() {
    // A ridge lies between 1503 and 1504, none between 1503 and 1403.
    Situation s =
        of("1503: ge-5, ge-12, ge-26, ge-art-14, ge-hq-14; 1504: it-5a; 1403: it-6a; 1507: it-hq-2")
            .at(3, "central", "combat");
    Order.Attack over = s.attack("1504", "ge-5", "ge-12", "ge-26");
    Order.Attack along = s.attack("1403", "ge-5", "ge-12", "ge-26");
    Order.Attack both = s.attack("1504 1403", "ge-5", "ge-12", "ge-26");

    assertThat(s.grants(over)).as("the attack itself is legal").isTrue();
    assertThat(s.refusal(s.supported(over, "ge-art-14:5"))).isEqualTo("CAP-17.12");
    assertThat(s.grants(s.supported(along, "ge-art-14:5"))).isTrue();
    assertThat(s.grants(both)).isTrue();
    assertThat(s.refusal(s.supported(both, "ge-art-14:5")))
        .as("one hex is beyond the ridge")
        .isEqualTo("CAP-17.12");
    Order.Attack turned = s.attack("1403 1504", "ge-5", "ge-12", "ge-26");
    assertThat(s.refusal(s.supported(turned, "ge-art-14:5"))).isEqualTo("CAP-17.12");
  }

  @Test
  @Case("CAP-17.13")
  void inMountainsTheGunStandsWithTheAttacker() {
    Situation s =
        of("1903: ge-5, ge-12, ah-art-15; 1802: ge-26, ah-art-5; 1902: ge-hq-14; 1904: it-xxvii;"
                + " 1905: it-hq-2")
            .at(3, "central", "combat");

    assertThat(s.grants(s.supported(s.attack("1904", "ge-5", "ge-12"), "ah-art-15:5"))).isTrue();
    assertThat(s.refusal(s.supported(s.attack("1904", "ge-5", "ge-12"), "ah-art-5:5")))
        .isEqualTo("CAP-17.13");
  }

  @Test
  @Case("CAP-17.13")
  void theMountainOfTheGunOrOfTheAttackerCountsButNotThatOfTheDefender() {
    // 1805 and 1905 lie where the plain meets the mountains: 1805 and 1906 are clear, 1905 and 1804
    // are not.
    Situation gunBelow =
        of("1905: it-vi; 1805: it-art-1; 1906: it-hq-2; 1904: ah-106; 1903: ge-hq-14")
            .at(3, "allied", "combat");
    assertThat(gunBelow.refusal(gunBelow.supported(gunBelow.attack("1904", "it-vi"), "it-art-1:4")))
        .as("the attacker in mountains")
        .isEqualTo("CAP-17.13");

    Situation gunAbove =
        of("1806: it-vi; 1705: it-art-1; 1706: it-art-2; 1707: it-hq-2; 1805: ah-106")
            .at(3, "allied", "combat");
    assertThat(gunAbove.refusal(gunAbove.supported(gunAbove.attack("1805", "it-vi"), "it-art-1:4")))
        .as("the gun in mountains and not next to the attacker")
        .isEqualTo("CAP-17.12");

    Situation mountainGun =
        of("1805: it-vi; 1804: it-art-1; 1706: it-art-2; 1707: it-hq-2; 1806: ah-106")
            .at(3, "allied", "combat");
    assertThat(
            mountainGun.refusal(
                mountainGun.supported(mountainGun.attack("1806", "it-vi"), "it-art-1:4")))
        .as("the gun in mountains")
        .isEqualTo("CAP-17.13");

    Situation against =
        of("1805: it-vi; 1706: it-art-2; 1707: it-hq-2; 1905: ah-106").at(3, "allied", "combat");
    assertThat(against.grants(against.supported(against.attack("1905", "it-vi"), "it-art-2:4")))
        .as("only the defender in mountains")
        .isTrue();
  }

  @Test
  @Case("CAP-17.14")
  void aGunSupportsOneAttackInATurn() {
    Situation s = allied("1811: it-vi, it-xi, it-art-1; 1911: ah-106; 1912: ah-21; 2012: ge-hq-14");
    // 8 against 3 is 2-1; a 6 is 1/-.
    s.dice(6).play(s.supported(s.attack("1911", "it-vi"), "it-art-1:1"));
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.has("it-art-1", "supported-attack")).isTrue();

    assertThat(s.refusal(s.supported(s.attack("1912", "it-xi"), "it-art-1:3")))
        .as("points kept back are lost")
        .isEqualTo("CAP-17.14");
    assertThat(s.grants(s.attack("1912", "it-xi"))).isTrue();
    s.at(4, "allied", "combat");
    assertThat(s.grants(s.supported(s.attack("1912", "it-xi"), "it-art-1:3")))
        .as("next turn")
        .isTrue();
  }

  @Test
  @Case("CAP-17.14")
  void aGunIsNamedOnceInAnAttack() {
    Situation s = allied("1811: it-vi, it-art-1; 1911: ah-106; 2012: ge-hq-14");

    assertThat(s.refusal(s.supported(s.attack("1911", "it-vi"), "it-art-1:2", "it-art-1:2")))
        .isEqualTo("CAP-17.14");
  }

  @ParameterizedTest(name = "{0} with a barrage of {1}: {2}")
  @Case("CAP-17.15")
  @CsvSource({
    "ah-106, 5, 6",
    "ah-106, 4, 6",
    "ah-106, 3, 5",
    "ah-106 ah-1-bde, 5, 8",
    "ah-1-bde, 5, 3"
  })
  void barrageIsAtMostTwiceTheAttack(String units, int barrage, int total) {
    Situation s = central("1811: ah-106, ah-1-bde, ah-art-5; 1711: it-43; 1511: it-hq-2");
    Order.Attack attack = s.supported(s.attack("1711", units.split(" ")), "ah-art-5:" + barrage);

    assertThat(attack(s, attack)).isEqualTo(total);
  }

  @Test
  @Case("CAP-17.12")
  void aGunDoesNotSupportAnAttackerWhoIsOffTheMap() {
    Situation s = central("1811: ah-art-5; 1711: it-43; 1511: it-hq-2; eliminated: ah-106");
    assertThat(
            s.rules()
                .support()
                .maySupport(s.p(), s.unit("ah-art-5"), List.of(s.unit("ah-106")), s.hex("1711"))
                .caseId())
        .isEqualTo("CAP-17.12");
  }

  @Test
  @Case("CAP-17.15")
  void aPlayerIsToldOfBarrageThatTheAttackCannotUse() {
    Situation s = central("1811: ah-106, ah-1-bde, ah-art-5; 1711: it-43; 1511: it-hq-2");
    Order.Attack attack = s.supported(s.attack("1711", "ah-1-bde"), "ah-art-5:5");
    assertThat(s.preview(attack).modifiers())
        .anyMatch(part -> part.caseId().equals("CAP-17.15") && part.words().equals("3 lost"));
    assertThat(s.preview(s.supported(s.attack("1711", "ah-1-bde"), "ah-art-5:2")).modifiers())
        .noneMatch(part -> part.caseId().equals("CAP-17.15"));
    s.dice(6, 6, 6).play(attack);
    assertThat(s.events(Event.Noted.class))
        .anyMatch(note -> note.caseId().equals("CAP-17.15") && note.text().startsWith("3 points"));
  }

  @Test
  @Case("CAP-17.15")
  void theCeilingIsForAllGunsTogetherAndAfterTheRiverHasHalvedTheAttack() {
    Situation s = central("1811: ah-xvii, ah-art-5, ah-art-15; 1711: it-43; 1511: it-hq-2");
    assertThat(attack(s, s.supported(s.attack("1711", "ah-xvii"), "ah-art-5:5", "ah-art-15:5")))
        .as("4, and not more than 8 of 10")
        .isEqualTo(12);

    Situation river =
        of("1708: it-hq-2; 1808: it-1, it-art-1; 1809: ah-1-bde").at(3, "allied", "combat");
    assertThat(attack(river, river.supported(river.attack("1809", "it-1"), "it-art-1:4")))
        .as("2 halved is 1, so 2 of 4")
        .isEqualTo(3);
  }

  @Test
  @Case("CAP-17.16")
  void attackSupportersAreNoPartOfTheForceAndLoseNothing() {
    Situation s = allied("1811: it-vi, it-art-1; 1911: ah-xvi, ah-106; 2010: ge-hq-14");
    // 4 + 4 against 7 is 1-1, the third column of rating 2; a 2 is 1/1.
    s.dice(2).play(s.supported(s.attack("1911", "it-vi"), "it-art-1:4"));
    assertThat(s.result()).isEqualTo("1/1");
    assertThat(battle(s).attackSteps()).as("the corps alone").isEqualTo(4);
    s.play(s.choose("1"));
    assertThat(s.refusal(s.lose("ah-xvi:3"))).as("half of four is two").isEqualTo("GWE-8.9-D1");
    s.play(s.lose("ah-xvi:2"));

    assertThat(s.steps("it-vi")).isEqualTo(2);
    assertThat(s.steps("it-art-1")).isEqualTo(1);
    assertThat(s.where("it-art-1")).isEqualTo("1811");
  }

  @Test
  @Case("CAP-17.16")
  void aGunOutlivesTheAttackersItSupported() {
    Situation s = allied("1811: it-1, it-art-1; 1911: ah-xvii; 2010: ge-hq-14");
    // 2 + 4 against 6 is 1-1; a 6 is 1/-; then 1-2 would be 2/-.
    s.with("1911: ah-106");
    // 6 against 9 is 1-2, the second column of rating 2; a 6 is 2/-.
    s.dice(6).play(s.supported(s.attack("1911", "it-1"), "it-art-1:4"));

    assertThat(s.result()).isEqualTo("2/-");
    assertThat(s.where("it-1")).isEqualTo("eliminated");
    assertThat(s.where("it-art-1")).isEqualTo("1811");
  }

  @Test
  @Case("CAP-17.17")
  void aGunThatHasFoughtStillInterdicts() {
    Situation s = central("1811: ge-5, ah-art-5; 1711: it-43; 1511: it-hq-2");
    assertThat(source(s, "allied", "1813")).isFalse();
    s.dice(1).play(s.supported(s.attack("1711", "ge-5"), "ah-art-5:5"));

    assertThat(s.has("ah-art-5", "supported-attack")).isTrue();
    assertThat(source(s, "allied", "1813")).as("two hexes away").isFalse();
    assertThat(source(s, "allied", "1714")).as("three hexes away").isTrue();
    s.with("eliminated: ah-art-5");
    assertThat(source(s, "allied", "1813")).as("nothing but the gun cut it").isTrue();
  }

  // ---- 5.34 by rail

  @Test
  @Case("CAP-5.34")
  void aGunThatDetrainedThisPlayerTurnSupportsNoAttack() {
    Situation s =
        of("2405: it-vi, it-hq-3; 2407: it-art-1+entrained; 2404: ah-106; 2601: ah-hq-5")
            .at(3, "allied", "movement");
    s.play(s.rail("it-art-1", "2307", "2306", "2405")).play(s.detrain("it-art-1")).play(s.pass());
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.where("it-art-1")).isEqualTo("2405");

    assertThat(s.refusal(s.supported(s.attack("2404", "it-vi"), "it-art-1:4")))
        .isEqualTo("CAP-5.34");
    assertThat(s.grants(s.attack("2404", "it-vi"))).isTrue();
    s.at(4, "allied", "combat");
    assertThat(s.refusal(s.supported(s.attack("2404", "it-vi"), "it-art-1:4")))
        .as("a jump leaves the mark")
        .isEqualTo("CAP-5.34");
    s.at(4, "allied", "movement").play(s.pass());
    assertThat(s.grants(s.supported(s.attack("2404", "it-vi"), "it-art-1:4")))
        .as("next turn")
        .isTrue();
  }

  @Test
  @Case("CAP-5.34")
  void anEntrainedGunSupportsNeitherAttackNorDefence() {
    Situation s =
        of(
            "2405: it-vi, it-hq-3, it-art-1+entrained; 2404: ge-5, ge-12, ge-26; 2604: ah-hq-5,"
                + " ah-dep-1");

    s.at(3, "allied", "combat");
    assertThat(s.refusal(s.supported(s.attack("2404", "it-vi"), "it-art-1:4")))
        .isEqualTo("CAP-5.34");
    s.at(3, "central", "combat");
    s.dice(1).play(s.attack("2405", "ge-5", "ge-12", "ge-26"));
    assertThat(s.asked()).isEqualTo("option");
  }

  @Test
  @Case("CAP-5.34")
  void aGunThatDetrainedSupportsTheDefence() {
    Situation s =
        of("2405: it-vi, it-hq-3, it-art-1+detrained; 2404: ge-5, ge-12; 2604: ah-hq-5, ah-dep-1");
    s.at(3, "central", "combat");
    s.play(s.attack("2405", "ge-5", "ge-12"));

    assertThat(offered(s)).isEqualTo("it-art-1");
  }

  // ---- 17.2 in defence

  /**
   * Two Stosstruppen divisions attack the Italians at 1711; a 1 always asks the defender for an
   * option.
   */
  private static Situation defended(String placements) {
    Situation s = central("1811: ge-5, ge-12, ge-26; 1511: it-hq-2; " + placements);
    return s.dice(1).play(s.attack("1711", "ge-5", "ge-12", "ge-26"));
  }

  @Test
  @Case("CAP-17.21")
  void barrageAddsToTheDefence() {
    Situation s = defended("1711: it-vi, it-art-1");
    assertThat(s.asked()).isEqualTo("support");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(defence(s)).as("5 + 2 before he chooses").isEqualTo(7);

    s.play(s.choose("support", "it-art-1"));

    assertThat(defence(s)).as("5 + (4)").isEqualTo(9);
    assertThat(s.events(Event.Fought.class).getFirst().odds()).as("18 against 9").isEqualTo("2:1");
  }

  @Test
  @Case("CAP-17.21")
  void mountainDoublesADefensiveBarrageAndNothingElseDoes() {
    // Udine is a city: the corps is doubled, the barrage is not.
    Situation city = central("1810: ge-5, ge-12, ge-26; 1511: it-hq-2; 1710: it-vi, it-art-1");
    city.dice(1)
        .play(city.attack("1710", "ge-5", "ge-12", "ge-26"))
        .play(city.choose("support", "it-art-1"));
    assertThat(defence(city)).as("5 x 2 + 4").isEqualTo(14);

    // 1905 is mountain: 3 x 2 + 5 x 2.
    Situation mountain =
        of("1906: it-vi, it-ii; 1907: it-hq-2; 1905: ah-106, ah-art-5; 1903: ge-hq-14")
            .at(3, "allied", "combat");
    mountain
        .dice(1)
        .play(mountain.attack("1905", "it-vi", "it-ii"))
        .play(mountain.choose("support", "ah-art-5"));
    assertThat(defence(mountain)).as("3 x 2 + (5) x 2").isEqualTo(16);

    // 1904 is mountain and trench: 3 x 4 + 5 x 2.
    Situation trench =
        of("1905: it-vi, it-ii; 1907: it-hq-2; 1904: ah-106, ah-art-5; 1903: ge-hq-14")
            .at(3, "allied", "combat");
    trench
        .dice(1)
        .play(trench.attack("1904", "it-vi", "it-ii"))
        .play(trench.choose("support", "ah-art-5"));
    assertThat(defence(trench)).as("3 x 4 + (5) x 2").isEqualTo(22);
  }

  @Test
  @Case("CAP-17.21")
  void aRiverDoesNothingToADefensiveBarrage() {
    Situation s =
        of("1708: it-hq-2; 1808: it-vi, it-ii; 1809: ah-106; 1909: ah-art-5; 1911: ge-hq-14")
            .at(3, "allied", "combat");
    s.dice(1).play(s.attack("1809", "it-vi", "it-ii")).play(s.choose("support", "ah-art-5"));

    assertThat(defence(s)).as("3 + 5").isEqualTo(8);
  }

  @Test
  @Case("CAP-17.22")
  void aDefensiveSupporterStandsWithOrNextToTheDefender() {
    Situation s = defended("1711: it-vi; 1611: it-art-1; 1511: it-art-2; 1610: it-art-3");

    assertThat(offered(s))
        .as("next to 1711; 1511 is two hexes away")
        .isEqualTo("it-art-1 it-art-3");
    assertThat(s.refusal(s.choose("support", "it-art-2"))).isEqualTo("CAP-17.25a");
    assertThat(s.refusal(s.choose("support", "it-art-1", "it-art-1"))).isEqualTo("CAP-17.25a");
    assertThat(s.refusal(s.choose("fire", "it-art-1"))).isEqualTo("CAP-17.25a");
    assertThat(s.refusal(s.choose("support"))).isEqualTo("CAP-17.25a");
  }

  @Test
  @Case("CAP-17.22")
  void noWallMayPartADefensiveSupporterFromTheDefender() {
    String attackers = "2427: ge-5, ge-12, ge-26, ge-hq-14; ";
    Situation wall =
        of(attackers + "2526: it-1; 2425: it-art-1; 2326: it-hq-2").at(3, "central", "combat");
    wall.with("2527: ge-200, ge-117, ge-ba");
    wall.dice(1).play(wall.attack("2526", "ge-200", "ge-117", "ge-ba"));
    assertThat(offered(wall)).as("across the lagoon").isEmpty();

    Situation open =
        of(attackers + "2426: it-1; 2425: it-art-1; 2326: it-hq-2").at(3, "central", "combat");
    open.dice(1).play(open.attack("2426", "ge-5", "ge-12", "ge-26"));
    assertThat(offered(open)).isEqualTo("it-art-1");
  }

  @Test
  @Case("CAP-17.23")
  void inMountainsADefensiveSupporterStandsWithTheDefender() {
    // 1905 is mountain, 1906 and 1805 are clear.
    Situation defender =
        of("1904: ge-5, ge-12, ge-26, ge-hq-14; 1905: it-vi, it-art-3; 1906: it-art-1; 1907:"
                + " it-hq-2")
            .at(3, "central", "combat");
    defender.play(defender.attack("1905", "ge-5", "ge-12", "ge-26"));
    assertThat(offered(defender)).as("only the gun in the hex").isEqualTo("it-art-3");

    Situation gun =
        of("1806: ge-5, ge-12, ge-26, ge-hq-14; 1805: it-vi; 1804: it-art-1; 1706: it-art-2; 1707:"
                + " it-hq-2")
            .at(3, "central", "combat");
    gun.play(gun.attack("1805", "ge-5", "ge-12", "ge-26"));
    assertThat(offered(gun))
        .as("a gun in mountains cannot help its neighbour below")
        .isEqualTo("it-art-2");
  }

  @Test
  @Case("CAP-17.24")
  void aGunSupportsOneDefenceInATurn() {
    Situation s =
        central(
            "1811: ge-5, ge-12; 1810: ge-26, ge-200; 1711: it-vi; 1710: it-xi; 1610: it-art-1;"
                + " 1511: it-hq-2");
    // 12 against 5 + 4 is 1-1, the fourth column; a 5 is 1/1.
    s.dice(5).play(s.attack("1711", "ge-5", "ge-12")).play(s.choose("support", "it-art-1"));
    assertThat(s.has("it-art-1", "supported-defence")).isTrue();
    s.play(s.choose("1")).play(s.lose("ge-5:2"));
    assertThat(s.steps("it-vi")).isEqualTo(2);
    assertThat(s.asked()).isEqualTo("attack");

    s.dice(1).play(s.attack("1710", "ge-26", "ge-200"));
    assertThat(s.asked()).as("the gun is not offered again").isNotEqualTo("support");
    assertThat(defence(s)).isEqualTo(10);

    s.at(4, "central", "combat").play(s.attack("1710", "ge-26", "ge-200"));
    assertThat(offered(s)).as("next turn").isEqualTo("it-art-1");
  }

  @Test
  @Case("CAP-17.24")
  void aGunThatWasNotChosenIsStillFree() {
    Situation s =
        central(
            "1811: ge-5, ge-12; 1810: ge-26, ge-200; 1711: it-vi; 1710: it-xi; 1610: it-art-1;"
                + " 1511: it-hq-2");
    s.dice(5).play(s.attack("1711", "ge-5", "ge-12")).play(s.pass());
    assertThat(s.has("it-art-1", "supported-defence")).isFalse();
    s.play(s.choose("1")).play(s.lose("ge-5:2"));

    s.play(s.attack("1710", "ge-26", "ge-200"));
    assertThat(offered(s)).isEqualTo("it-art-1");
  }

  @Test
  @Case("CAP-17.25a")
  void theDefenderChoosesHisGunsWhenTheAttackerHasDeclaredAll() {
    Situation s = central("1811: ge-5, ah-art-5; 1711: it-vi; 1611: it-art-1; 1511: it-hq-2");
    s.play(s.shifted(s.supported(s.attack("1711", "ge-5"), "ah-art-5:5"), "ge-hq-14"));

    assertThat(s.asked()).isEqualTo("support");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(((Decision.Choose) s.match().decision()).caseId()).isEqualTo("CAP-17.25a");
    assertThat(s.has("ah-art-5", "supported-attack")).isTrue();
    assertThat(s.has("ge-hq-14", "shift-used")).isTrue();
    assertThat(s.events(Event.Rolled.class)).as("no die yet").isEmpty();
    assertThat(s.refusal(s.shifted(s.attack("1711", "ge-5"), "ge-hq-14")))
        .as("the attacker adds nothing any more")
        .isEqualTo("CAP-17.25a");
    s.dice(2).play(s.pass());
    // 11 against 5 is 2-1; one to the right.
    assertThat(s.events(Event.Fought.class).getFirst().odds()).isEqualTo("3:1");
  }

  @Test
  @Case("CAP-17.25a")
  void aDefenceThatBringsTheOddsBelowTheTableCallsTheAttackOff() {
    // 4 + 4 against 24 is 1-3, just legal for rating 2; against 26 it is not.
    Situation s =
        allied(
            "1811: it-vi, it-art-1; 1810: it-xi; 1911: ge-5, ge-12, ge-26, ah-art-5; 1910:"
                + " ah-art-15; 2010: ge-hq-14");
    s.play(s.supported(s.attack("1911", "it-vi"), "it-art-1:4"));
    assertThat(defence(s)).as("7 + 7 + 7 + 3").isEqualTo(24);

    s.play(s.choose("support", "ah-art-5"));

    assertThat(s.events(Event.Rolled.class)).isEmpty();
    assertThat(s.events(Event.Noted.class)).extracting(Event.Noted::caseId).contains("GWE-8.8-MIN");
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.has("it-vi", "attacked")).as("all count as used").isTrue();
    assertThat(s.has("it-art-1", "supported-attack")).isTrue();
    assertThat(s.has("ah-art-5", "supported-defence")).isTrue();
    assertThat(s.has("ge-5", "defended")).isFalse();
  }

  @Test
  @Case("CAP-17.25b")
  void anyAmountOfBarrageSupportsADefence() {
    Situation s = defended("1711: it-vii; 1611: it-art-1; 1610: it-art-2");
    assertThat(defence(s)).isEqualTo(2);

    s.play(s.choose("support", "it-art-1", "it-art-2"));

    assertThat(defence(s)).as("2 + (4) + (4)").isEqualTo(10);
  }

  @ParameterizedTest
  @Case("CAP-17.26a")
  @ValueSource(strings = {"", ", it-2b", ", it-hq-1", ", it-dep-1, it-art-2"})
  void aGunWithoutADivisionOrCorpsDefendsItselfWithItsDefence(String company) {
    Situation s = central("1811: ge-5, ge-12, ge-26; 1511: it-hq-2; 1711: it-art-1" + company);
    double others = company.contains("2b") ? 2 : company.contains("dep") ? 3 : 0;
    assertThat(s.preview(s.attack("1711", "ge-5")).defence().total()).isEqualTo(2 + others);

    s.dice(3).play(s.attack("1711", "ge-5", "ge-12", "ge-26"));

    assertThat(s.asked()).as("no barrage is offered").isNotEqualTo("support");
  }

  @Test
  @Case("CAP-17.26b")
  void aGunWithADivisionAddsItsBarrageOrItsDefence() {
    Situation barrage = defended("1711: it-1, it-art-1");
    assertThat(offered(barrage)).isEqualTo("it-art-1");
    barrage.play(barrage.choose("support", "it-art-1"));
    assertThat(defence(barrage)).as("3 + 4").isEqualTo(7);
    assertThat(barrage.has("it-art-1", "supported-defence"))
        .as("its one support of the turn")
        .isTrue();

    Situation defence = defended("1711: it-1, it-art-1");
    defence.play(defence.pass());
    assertThat(defence(defence)).as("3 + 2").isEqualTo(5);
    assertThat(defence.has("it-art-1", "supported-defence")).isFalse();
  }

  @Test
  @Case({"CAP-17.26c", "CAP-8.14"})
  void aGunThatHelpedItsNeighbourDefendsItselfWithItsDefence() {
    Situation s =
        central(
            "1811: ge-5, ge-12; 1810: ge-26, ge-200; 1711: it-vi; 1710: it-1, it-art-1; 1511:"
                + " it-hq-2");
    s.dice(5).play(s.attack("1711", "ge-5", "ge-12"));
    assertThat(offered(s)).isEqualTo("it-art-1");
    s.play(s.choose("support", "it-art-1"));
    assertThat(defence(s)).as("5 + (4), the city of the gun doubling nothing").isEqualTo(9);
    s.play(s.choose("1")).play(s.lose("ge-5:2"));

    s.dice(1).play(s.attack("1710", "ge-26", "ge-200"));
    assertThat(s.asked()).isNotEqualTo("support");
    assertThat(defence(s)).as("(3 + 2) x 2").isEqualTo(10);
  }

  @Test
  @Case("CAP-17.26c")
  void aGunThatDefendedItselfWithItsDefenceStillHelpsItsNeighbour() {
    Situation s =
        central(
            "1811: ge-5, ge-12; 1810: ge-26, ge-200; 1711: it-vi; 1710: it-1, it-art-1; 1511:"
                + " it-hq-2");
    // 12 against 10 is 1-1; a 5 is 1/1: the attackers lose two steps, the division goes.
    s.dice(5).play(s.attack("1710", "ge-26", "ge-200")).play(s.pass());
    s.play(s.choose("1")).play(s.lose("it-1:2")).play(s.lose("ge-26:2"));
    assertThat(s.where("it-art-1")).isEqualTo("1710");

    s.play(s.attack("1711", "ge-5", "ge-12"));
    assertThat(offered(s)).isEqualTo("it-art-1");
  }

  @Test
  @Case({"CAP-17.26c", "GWE-8.23"})
  void inOneCombatAgainstBothHexesTheGunDefendsItsOwnAndSupportsItsNeighbour() {
    Situation s =
        central(
            "1811: ge-5, ge-12, ge-26; 1711: it-vi; 1712: it-1, it-art-1, it-art-2; 1511: it-hq-2");
    s.dice(5).play(s.attack("1711 1712", "ge-5", "ge-12", "ge-26"));
    assertThat(offered(s)).isEqualTo("it-art-1 it-art-2");
    s.play(s.choose("support", "it-art-1"));
    assertThat(defence(s)).as("5, 3 and both guns' 2 + 2, and (4) of one").isEqualTo(16);
  }

  @Test
  @Case({"CAP-17.26a", "CAP-17.26c"})
  void aGunAloneInOneOfTwoAttackedHexesSupportsTheOther() {
    Situation s = central("1811: ge-5, ge-12, ge-26; 1711: it-vi; 1712: it-art-1; 1511: it-hq-2");
    s.dice(5).play(s.attack("1711 1712", "ge-5", "ge-12", "ge-26"));
    assertThat(offered(s)).isEqualTo("it-art-1");
    s.play(s.choose("support", "it-art-1"));
    assertThat(defence(s)).as("5 and 2, and (4)").isEqualTo(11);
  }

  /**
   * The Italians at 1711 are driven back one hex, to 1611, where others stand; then 1611 is
   * attacked.
   */
  private static Situation drivenBack(String at1711, String at1611, String more) {
    Situation s =
        central(
            "1811: ge-5, ge-12, ge-26; 1810: ah-106; 1712: ah-24, ge-200, ge-117; 1710: ah-21;"
                + " 1511: it-hq-2; 1711: "
                + at1711
                + "; 1611: "
                + at1611
                + more);
    s.dice(6).play(s.attack("1711", "ge-5", "ge-12", "ge-26"));
    if (s.asked().equals("support")) {
      s.play(s.pass());
    }
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("2"));
    assertThat(s.asked()).isEqualTo("lose");
    s.play(s.rules().suggest(s.p())).play(s.pass());
    s.dice(6).play(s.attack("1611", "ge-200", "ge-117"));
    assertThat(s.result()).isEqualTo("1/1");
    return s;
  }

  @Test
  @Case({"CAP-17.22", "GWE-8.66a"})
  void aGunThatHasJustBeenDrivenBackSupportsNobody() {
    Situation s = drivenBack("it-1, it-art-1", "it-17", "");
    assertThat(s.where("it-art-1")).isEqualTo("1611");
    assertThat(s.has("it-art-1", "passenger")).isTrue();

    assertThat(s.asked()).isNotEqualTo("support");
    assertThat(defence(s)).as("the division that stood there").isEqualTo(3);
  }

  @Test
  @Case({"CAP-17.26a", "GWE-8.66a"})
  void aDivisionDrivenBackOntoAGunDoesNotFreeItsBarrage() {
    Situation s = drivenBack("it-1", "it-art-1", "");
    assertThat(s.where("it-1")).isEqualTo("1611");

    assertThat(s.asked()).isNotEqualTo("support");
    assertThat(defence(s)).as("the gun's own defence").isEqualTo(2);
  }

  @Test
  @Case("CAP-17.27")
  void aSupporterNextDoorLosesNothingAndIsNotCounted() {
    Situation s = defended("1711: it-1; 1611: it-art-1");
    s.play(s.choose("support", "it-art-1"));
    assertThat(s.result()).isEqualTo("-/3");
    assertThat(battle(s).defenceSteps()).isEqualTo(2);
    s.dice(1).play(s.choose("1"));

    assertThat(s.where("it-1")).isEqualTo("eliminated");
    assertThat(s.where("it-art-1")).isEqualTo("1611");
  }

  @Test
  @Case("CAP-17.27")
  void aSupporterInTheHexIsPartOfTheForceAndMayPay() {
    Situation s = defended("1711: it-vi, it-art-1");
    s.play(s.choose("support", "it-art-1"));
    // 18 against 9 is 2-1; a 1 is -/3; six attacking steps against five.
    assertThat(s.result()).isEqualTo("-/3");
    assertThat(battle(s).defenceSteps()).as("four steps and the gun's").isEqualTo(5);
    s.play(s.choose("2"));

    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.grants(s.lose("it-vi:2", "it-art-1:1"))).isTrue();
    assertThat(s.grants(s.lose("it-vi:3"))).isTrue();
  }

  @Test
  @Case({"CAP-17.27", "CAP-17.0"})
  void theMonitorSupportsFromTheWaterAndIsNeverAffected() {
    // By the mouth of the Isonzo: 2609 is coast.
    Situation s =
        of("2409: ge-5, ge-12, ge-26, ge-hq-14; 2509: it-1; 2609: it-monitor; 2311: it-hq-2")
            .at(3, "central", "combat");
    s.dice(1).play(s.attack("2509", "ge-5", "ge-12", "ge-26"));
    assertThat(offered(s)).isEqualTo("it-monitor");
    s.play(s.choose("support", "it-monitor"));

    assertThat(defence(s)).as("3 + (4)").isEqualTo(7);
    assertThat(battle(s).defenceSteps()).isEqualTo(2);
    s.dice(1).play(s.choose("1"));
    assertThat(s.where("it-1")).isEqualTo("eliminated");
    assertThat(s.where("it-monitor")).isEqualTo("2609");
  }

  @Test
  @Case("CAP-17.27")
  void theMonitorInTheAttackedHexAddsItsBarrageAndLosesNothing() {
    Situation s =
        of("2509: ge-5, ge-12, ge-26, ge-hq-14; 2609: it-2b, it-monitor; 2311: it-hq-2")
            .at(3, "central", "combat");
    s.dice(1).play(s.attack("2609", "ge-5", "ge-12", "ge-26"));
    assertThat(offered(s)).as("it needs no division beside it").isEqualTo("it-monitor");
    s.play(s.choose("support", "it-monitor"));
    assertThat(defence(s)).as("2 + (4)").isEqualTo(6);
    s.dice(1).play(s.choose("1"));

    assertThat(s.where("it-2b")).isEqualTo("eliminated");
    assertThat(s.where("it-monitor")).isEqualTo("2609");
  }

  @Test
  @Case("CAP-17.11")
  void theMonitorSupportsAnAttackWithoutSupplyOrCommandOfItsOwn() {
    Situation s =
        of("2607: it-monitor; 2508: it-xi; 2507: ah-106; 2601: ah-hq-5").at(3, "allied", "combat");
    assertThat(s.inCommand("it-xi")).isFalse();
    Order.Attack attack = s.supported(s.attack("2507", "it-xi"), "it-monitor:4");

    double own = attack(s, s.attack("2507", "it-xi"));
    assertThat(own).as("out of command").isEqualTo(2);
    assertThat(attack(s, attack)).as("the barrage is whole").isEqualTo(6);
  }

  // ---- interaction 9

  @Test
  @Case({"CAP-8.14", "CAP-17.14", "CAP-17.24", "CAP-17.26c"})
  void oneGunInOneTurnSupportsAnAttackAndADefenceAndDefendsItself() {
    Situation s =
        central(
            "1811: ge-5, ah-art-5; 1810: ge-26; 1711: it-43; 1712: it-vi, it-xi, it-ii; 1710:"
                + " it-viii; 1511: it-hq-2");
    // Attack: 2 steps against 2; 6 + 5 against 1 is 5-1; a 6 is 1/1.
    s.dice(6).play(s.supported(s.attack("1711", "ge-5"), "ah-art-5:5"));
    s.play(s.choose("1")).play(s.pass());
    assertThat(s.has("ah-art-5", "supported-attack")).isTrue();

    // Defence of the neighbour at 1810 in the Allied player-turn: 7 against 7 + 5 is 1-2; a 6 is
    // 2/-.
    s.at(3, "allied", "combat");
    s.dice(2).play(s.attack("1810", "it-viii"));
    assertThat(offered(s)).isEqualTo("ah-art-5");
    s.play(s.choose("support", "ah-art-5"));
    assertThat(defence(s)).as("7 + (5)").isEqualTo(12);
    s.play(s.choose("1"));
    assertThat(s.asked()).isIn("attack", "lose");
    if (s.asked().equals("lose")) {
      s.play(s.lose("it-viii:1"));
    }

    // Its own hex: nothing but its defence is left.
    s.dice(1).play(s.attack("1811", "it-vi", "it-xi", "it-ii"));
    assertThat(s.asked()).isNotEqualTo("support");
    assertThat(defence(s)).as("4 + 3").isEqualTo(7);
  }

  @Test
  @Case({"CAP-17.11", "CAP-17.12", "CAP-17.15"})
  void everyAmountThatIsGrantedIsListed() {
    Situation s =
        allied(
            "1811: it-1; 1810: it-53; 1711: it-art-1; 1611: it-art-2; 1911: ah-106; 2010:"
                + " ge-hq-14");
    Set<String> granted = new HashSet<>();
    for (String units : List.of("it-1", "it-53", "it-1 it-53")) {
      for (int one = 0; one <= 5; one++) {
        for (int two = 0; two <= 5; two++) {
          List<String> guns = new ArrayList<>();
          if (one > 0) {
            guns.add("it-art-1:" + one);
          }
          if (two > 0) {
            guns.add("it-art-2:" + two);
          }
          Order.Attack attack =
              s.supported(s.attack("1911", units.split(" ")), guns.toArray(String[]::new));
          if (s.grants(attack)) {
            granted.add(sorted(attack));
          }
        }
      }
    }

    Set<String> listed = new HashSet<>();
    for (Order order : s.orders()) {
      if (order instanceof Order.Attack attack && Extras.shifts(attack).isEmpty()) {
        assertThat(listed.add(sorted(attack))).as("listed once: " + attack).isTrue();
      }
    }
    assertThat(listed).isEqualTo(granted).hasSize(15);
  }

  private static String sorted(Order.Attack attack) {
    return attack.units().stream().map(Unit::id).sorted().toList()
        + " "
        + Extras.support(attack).stream()
            .map(each -> each.unit().id() + each.amount())
            .sorted()
            .toList();
  }

  // ---- 9.19 interdiction

  /** Whether a hex is a source of supply for a side. */
  private static boolean source(Situation s, String side, String hex) {
    return s.rules().supply().lines(s.p(), s.side(side).index()).sources.has(s.hex(hex));
  }

  @Test
  @Case("CAP-9.19")
  void aRailwayWithinTwoHexesOfAnEnemyGunIsNoSource() {
    Situation none = of("2601: ah-106");
    assertThat(source(none, "central", "2505")).isTrue();
    assertThat(source(none, "central", "2503")).isTrue();

    Situation two = of("2507: it-art-3");
    assertThat(source(two, "central", "2505")).as("two hexes away").isFalse();
    assertThat(source(two, "central", "2604")).as("three hexes away").isTrue();

    Situation three = of("2508: it-art-3");
    assertThat(source(three, "central", "2505")).as("three hexes away").isTrue();
    assertThat(source(three, "central", "2606")).as("two hexes away").isFalse();
    assertThat(source(of("2508: it-xi"), "central", "2606"))
        .as("infantry does no such thing")
        .isTrue();
    assertThat(source(of("2508: it-monitor"), "central", "2606")).as("the Monitor does").isFalse();
  }

  @Test
  @Case("CAP-9.19")
  void anEnemyGunCutsAlliedRailwaysTooAndOnesOwnGunsDoNot() {
    assertThat(source(of("1911: ah-art-5"), "allied", "1711")).isFalse();
    assertThat(source(of("1911: ah-art-5"), "allied", "1714")).isTrue();
    assertThat(source(of("2011: ah-art-5"), "allied", "1711")).as("three hexes").isTrue();
    assertThat(source(of("1911: it-art-1"), "allied", "1711")).isTrue();
    assertThat(source(of("2604: ah-art-5"), "central", "2604")).isTrue();
  }

  @Test
  @Case("CAP-9.19")
  void mountainRailwaysAreImmune() {
    Situation s = of("1904: it-art-3");

    assertThat(source(s, "central", "1903")).isTrue();
    assertThat(source(s, "central", "1902")).isTrue();
  }

  @Test
  @Case("CAP-9.19")
  void anEntrainedGunInterdictsNothing() {
    assertThat(source(of("2604: ah-art-5"), "allied", "2405")).isFalse();
    assertThat(source(of("2604: ah-art-5+entrained"), "allied", "2405")).isTrue();
  }

  @Test
  @Case("CAP-9.15")
  void whatLiesBehindAnInterdictedHexIsNoSourceEither() {
    Situation s = of("2507: it-art-3; 2503: ah-106");

    assertThat(s.rules().board().distance(s.hex("2507"), s.hex("2503"))).isEqualTo(4);
    assertThat(source(s, "central", "2504")).as("three hexes from the gun, behind 2505").isFalse();
    assertThat(source(s, "central", "2503")).as("four hexes from the gun, behind 2505").isFalse();
    assertThat(source(s, "central", "2604")).as("on the near side").isTrue();
    assertThat(s.rules().supply(s.p(), s.unit("ah-106")).path().size())
        .as("two hexes to the line in the south")
        .isEqualTo(3);
    s.with("2508: it-art-3");
    assertThat(source(s, "central", "2503")).isTrue();
    assertThat(s.rules().supply(s.p(), s.unit("ah-106")).path().size()).isEqualTo(1);
  }
}
