package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Extras;
import fieldmarshal.games.gwe.Situation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 19.2: massed artillery. */
class MassedArtilleryTest {
  private static final Game GAME = new Brusilov();

  /** Turn 3, all in a radius in command. */
  private static Situation field(String side, String units) {
    return Situation.of(GAME, "fourth-of-june", "unlimited-command")
        .with(units)
        .at(3, side, "combat");
  }

  private static double attack(Situation s, Order.Attack attack) {
    return s.preview(attack).attack().total();
  }

  // ---- 19.21, 19.22

  @Test
  @Case({"BRU-19.21", "BRU-19.22"})
  void aBurntDepotDoublesTheAttackersWithinThreeHexes() {
    // 1701 is three hexes from 1704; 1603 is within three, 1803 too; 1806 is not.
    Situation s =
        field(
            "russian",
            "1703: ru-hq-9le; 1704: ru-4rf, ru-2rf; 1706: ru-77; 1705: ah-4, ah-41; 1701:"
                + " ru-dep-1");
    Order.Attack plain = s.attack("1705", "ru-4rf", "ru-2rf", "ru-77");
    assertThat(attack(s, plain)).isEqualTo(10);
    assertThat(attack(s, s.burning(plain, "ru-dep-1")))
        .as("8 doubled, and 2 five hexes away")
        .isEqualTo(18);
    assertThat(s.preview(s.burning(plain, "ru-dep-1")).modifiers())
        .filteredOn(part -> part.caseId().equals("BRU-19.21"))
        .hasSize(2);

    s.with("1801: ru-dep-1");
    assertThat(s.refusal(s.burning(s.attack("1705", "ru-77"), "ru-dep-1"))).isEqualTo("BRU-19.22");
  }

  @Test
  @Case("BRU-19.21")
  void theDepotIsGoneAfterTheAttackAndScoresNothing() {
    Situation s =
        field("russian", "1703: ru-hq-9le, ru-dep-1; 1704: ru-4rf; 1705: ah-26; 1906: ah-202");
    int before = (int) s.rules().points(s.p()).get(0).total();
    s.dice(6).play(s.burning(s.attack("1705", "ru-4rf"), "ru-dep-1"));
    assertThat(s.where("ru-dep-1")).isEqualTo("unused");
    assertThat(s.rules().points(s.p()).get(0).total()).isEqualTo(before);
  }

  @Test
  @Case("BRU-19.21")
  void theDepotStandsUntilTheAdvanceIsOver() {
    Situation s =
        field("russian", "1703: ru-hq-9le, ru-dep-1; 1704: ru-4rf, ru-2rf; 1705: ah-26/1");
    s.dice(1).play(s.burning(s.attack("1705", "ru-4rf", "ru-2rf"), "ru-dep-1"));
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.where("ru-dep-1")).isEqualTo("1703");
    s.play(s.pass());
    assertThat(s.where("ru-dep-1")).isEqualTo("unused");
  }

  @Test
  @Case("BRU-19.21")
  void oneDepotForOneAttackAndOnlyOnesOwn() {
    Situation s =
        field(
            "russian",
            "1703: ru-hq-9le, ru-dep-1, ru-dep-2; 1704: ru-4rf; 1705: ah-26; 1706: ah-dep-1");
    Order.Attack attack = s.attack("1705", "ru-4rf");
    assertThat(s.refusal(s.burning(attack, "ru-dep-1", "ru-dep-2"))).isEqualTo("BRU-19.21");
    assertThat(s.refusal(s.burning(attack, "ah-dep-1"))).isEqualTo("BRU-19.21");
    assertThat(s.refusal(s.burning(attack, "ru-dep-3"))).isEqualTo("BRU-19.21");
    assertThat(s.refusal(s.burning(attack, "ru-4rf"))).isEqualTo("BRU-19.21");
    assertThat(s.refusal(s.supported(attack, "ru-dep-1:1"))).isEqualTo("BRU-19.21");
    assertThat(s.orders()).contains(s.burning(attack, "ru-dep-1"), s.burning(attack, "ru-dep-2"));
    assertThat(
            s.rules()
                .clerk()
                .muster(s.p(), s.hexes("1705"), java.util.List.of())
                .items(Extras.BURN))
        .extracting(Clerk.Item::unit)
        .containsExactly(s.unit("ru-dep-1"), s.unit("ru-dep-2"));
  }

  @Test
  @Case("BRU-19.21")
  void doublingComesBeforeTheRiverAndTheCavalryQuarter() {
    // The Zbrucz runs between 2007 and 2008.
    Situation s =
        field(
            "russian",
            "2006: ru-hq-9le, ru-dep-1; 2007: ru-4rf, ru-cav-1dc; 2008: ah-26; 2014: ru-77");
    assertThat(attack(s, s.burning(s.attack("2008", "ru-4rf"), "ru-dep-1")))
        .as("4, doubled, halved")
        .isEqualTo(4);
    assertThat(attack(s, s.burning(s.attack("2008", "ru-4rf", "ru-cav-1dc"), "ru-dep-1")))
        .as("2 of cavalry doubled and halved is 2, a quarter of which is lost")
        .isEqualTo(4);
  }

  @Test
  @Case("BRU-19.21")
  void theCentralPowersBurnDepotsInAttackToo() {
    Situation s = field("central", "1115: ge-48r; 1116: ru-77; 1114: ge-hq-sa, ah-dep-1");
    assertThat(attack(s, s.burning(s.attack("1116", "ge-48r"), "ah-dep-1"))).isEqualTo(8);
  }

  @Test
  @Case("BRU-19.22")
  void noDepotIsBurntForAnAttackerWhoIsOffTheMap() {
    Situation s = field("russian", "1702: ru-dep-1; 1704: ru-2rf; 1705: ah-26; eliminated: ru-4rf");
    assertThat(s.rules().support().burnable(s.p(), List.of(s.unit("ru-4rf")))).isEmpty();
    assertThat(s.rules().support().burnable(s.p(), List.of(s.unit("ru-2rf")))).hasSize(1);
  }

  // ---- 19.23, 19.24

  @Test
  @Case("BRU-19.23")
  void theCentralPowersDoubleADefenceAfterAllIsDeclared() {
    String units = "2111: ru-4rf, ru-2rf, ru-4; 2110: ru-hq-9le; 2112: ah-26, ah-53;";
    Situation s = field("russian", units + " 2115: ah-dep-1; 2116: ah-dep-2");
    s.play(s.attack("2112", "ru-4rf", "ru-2rf", "ru-4"));
    assertThat(s.asked()).isEqualTo("support");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(s.choose("support", "ah-dep-2"))).as("four hexes").isEqualTo("BRU-19.23");
    assertThat(s.orders()).containsExactly(s.pass(), s.choose("support", "ah-dep-1"));
    s.play(s.choose("support", "ah-dep-1"));
    assertThat(s.events())
        .as("10 to 32 is below 1:3")
        .anyMatch(e -> e.toString().contains("called off"));
    assertThat(s.where("ah-dep-1")).as("burnt all the same").isEqualTo("unused");
  }

  @Test
  @Case("BRU-19.23")
  void aDoubledDefenceLowersTheOdds() {
    String units = "1704: ru-4rf, ru-2rf; 1703: ru-hq-9le; 1705: ah-26; 1708: ah-dep-1";
    Situation s = field("russian", units);
    s.dice(1).play(s.attack("1705", "ru-4rf", "ru-2rf")).play(s.pass());
    assertThat(s.events().toString()).contains("odds=2:1");
    s = field("russian", units);
    s.dice(1).play(s.attack("1705", "ru-4rf", "ru-2rf")).play(s.choose("support", "ah-dep-1"));
    assertThat(s.events().toString()).contains("odds=1:1");
  }

  @Test
  @Case("BRU-19.23")
  void oneDepotIsBurntForADefenceAndTheRussiansMayNot() {
    Situation s =
        field(
            "russian",
            "1704: ru-4rf, ru-2rf; 1703: ru-hq-9le; 1705: ah-26; 1708: ah-dep-1, ah-dep-2");
    s.play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.refusal(s.choose("support", "ah-dep-1", "ah-dep-2"))).isEqualTo("BRU-19.23");
    assertThat(s.refusal(s.choose("support", "ah-dep-1", "ah-dep-1"))).isEqualTo("BRU-19.23");
    assertThat(s.refusal(s.choose("burn", "ah-dep-1"))).isEqualTo("BRU-21.11");
    assertThat(s.suggestion()).as("nothing is burnt unasked").isEqualTo(s.pass());

    s = field("central", "1115: ge-48r; 1116: ru-77; 1114: ge-hq-sa; 1117: ru-dep-1");
    s.dice(6).play(s.attack("1116", "ge-48r"));
    assertThat(s.asked()).isNotEqualTo("support");
  }

  @Test
  @Case("BRU-19.24")
  void anAttackedDepotGivesNoDefensiveFireInThatPhase() {
    String units =
        "1704: ru-4rf, ru-2rf; 1703: ru-hq-9le; 1804: ru-77; 1705: ah-dep-1; 1805: ah-26";
    Situation s = field("russian", units);
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.asked()).as("not for its own hex").isNotEqualTo("support");

    s = field("russian", units);
    s.dice(6).play(s.attack("1805", "ru-77"));
    assertThat(s.asked()).as("it was not attacked yet").isEqualTo("support");

    s = field("russian", units + "; 1708: ah-dep-2");
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf")).play(s.pass());
    while (!s.asked().equals("attack")) {
      s.play(s.suggestion());
    }
    s.play(s.attack("1805", "ru-77"));
    assertThat(s.orders())
        .as("the second depot only")
        .containsExactly(s.pass(), s.choose("support", "ah-dep-2"));

    s = field("russian", units + ", ah-dep-3; 1708: ah-dep-2");
    s.play(s.attack("1805", "ru-77"));
    assertThat(s.asked()).isEqualTo("support");
    assertThat(s.refusal(s.choose("support", "ah-dep-3"))).isEqualTo("BRU-19.24");
  }
}
