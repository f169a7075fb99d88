package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Situation;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Chapter 21, optional: Rommel, DiGiorgio and Ferretti. */
class HeroicLeadersTest {
  private static final Game GAME = new Caporetto();

  private static Situation heroes(String units) {
    return Situation.of(GAME, "historical", "heroic-leaders").with(units);
  }

  // ---- 21.1 Rommel

  @Test
  @Case({"CAP-21.11", "CAP-10.2"})
  void rommelStandsWithTheAlpineCorpsWhereHeroesAreInPlay() {
    Situation with = Situation.asPrinted(GAME, "historical", "heroic-leaders");
    assertThat(with.where("ge-ba")).isEqualTo("1702");
    assertThat(with.where("ge-rommel")).isEqualTo("1702");

    assertThat(Situation.asPrinted(GAME, "historical").where("ge-rommel")).isEqualTo("unused");
  }

  @Test
  @Case("CAP-21.11")
  void rommelTakesNoRoom() {
    Situation s = Situation.asPrinted(GAME, "historical", "heroic-leaders");

    assertThat(s.unit("ge-rommel").stacking()).isZero();
    assertThat(s.rules().stacking().points(s.p(), s.hex("1702"), s.side("central")))
        .as("three divisions and a brigade")
        .isEqualTo(7);
  }

  @Test
  @Case("CAP-21.11")
  void rommelGoesWhereTheAlpineCorpsGoesAndNowhereElse() {
    Situation s = heroes("1901: ge-ba, ge-5, ge-hq-14").at(3, "central", "movement");
    assertThat(s.refusal(s.march("ge-rommel", "1902"))).isEqualTo("GWE-5.0");

    s.play(s.march("ge-ba", "1902"));
    assertThat(s.where("ge-rommel")).isEqualTo("1902");

    s.play(s.march("ge-5", "1902"));
    assertThat(s.where("ge-rommel")).isEqualTo("1902");
  }

  @Test
  @Case("CAP-21.11")
  void rommelTravelsOnTheSameTrain() {
    Situation s = heroes("1901: ge-ba+entrained; 1802: ge-hq-14").at(3, "central", "movement");

    s.play(s.rail("ge-ba", "1902"));

    assertThat(s.where("ge-ba")).isEqualTo("1902");
    assertThat(s.where("ge-rommel")).isEqualTo("1902");
  }

  @Test
  @Case("CAP-21.11")
  void rommelRetreatsWithTheAlpineCorps() {
    Situation s =
        heroes("1812: ge-ba; 1811: it-viii; 1912: it-ii; 1911: it-hq-2; 1813: ge-hq-14")
            .at(8, "allied", "combat");
    s.dice(3).play(s.attack("1812", "it-viii", "it-ii"));

    while (!s.asked().equals("attack") && !s.asked().equals("advance")) {
      s.play(
          s.orders().stream()
              .filter(order -> order instanceof Order.Choose choose && choose.option().equals("2"))
              .findFirst()
              .orElse(s.orders().get(0)));
    }

    assertThat(s.where("ge-ba")).isNotEqualTo("1812").matches("\\d{4}");
    assertThat(s.where("ge-rommel")).isEqualTo(s.where("ge-ba"));
  }

  @Test
  @Case("CAP-21.11")
  void rommelDiesWithTheAlpineCorpsAndNotBefore() {
    // Cut off in the mountains the division loses a step, and then the other.
    Situation s = heroes("1705: ge-ba").onlyRailheads("central");
    s.dice(1).at(3, "central", "attrition");
    assertThat(s.steps("ge-ba")).isEqualTo(1);
    assertThat(s.where("ge-rommel")).isEqualTo("1705");

    s.dice(1).at(4, "central", "attrition");
    assertThat(s.where("ge-ba")).isEqualTo("eliminated");
    assertThat(s.where("ge-rommel")).isEqualTo("eliminated");
  }

  @Test
  @Case("CAP-21.12")
  void rommelAddsOneToEveryAttackOfTheAlpineCorps() {
    Situation s =
        heroes("1812: ge-ba, ge-5; 1811: it-1; 1813: ge-hq-14").at(3, "central", "combat");
    assertThat(s.inSupply("ge-ba")).isFalse();

    assertThat(s.preview(s.attack("1811", "ge-ba")).attack().total()).as("3 and 1").isEqualTo(4);
    assertThat(s.preview(s.attack("1811", "ge-5")).attack().total())
        .as("he is not with them")
        .isEqualTo(3);
    assertThat(s.preview(s.attack("1811", "ge-ba", "ge-5")).attack().total()).isEqualTo(7);
    assertThat(s.preview(s.attack("1811", "ge-ba")).modifiers())
        .anySatisfy(part -> {
          assertThat(part.caseId()).isEqualTo("CAP-21.12");
          assertThat(part.what()).isEqualTo("Rommel");
          assertThat(part.words()).isEqualTo("+1");
        });
  }

  @Test
  @Case("CAP-21.12")
  void sixBecomeSevenAndWithoutHimTheyAreSix() {
    String units = "1903: ge-ba; 1904: it-43; 1902: ge-hq-14";
    Situation with = heroes(units).at(3, "central", "combat");
    Situation without = Situation.of(GAME, "historical").with(units).at(3, "central", "combat");
    assertThat(with.inSupply("ge-ba")).isTrue();
    assertThat(with.inCommand("ge-ba")).isTrue();

    assertThat(with.preview(with.attack("1904", "ge-ba")).attack().total()).isEqualTo(7);
    assertThat(without.preview(without.attack("1904", "ge-ba")).attack().total()).isEqualTo(6);
  }

  @Test
  @Case("CAP-21.12")
  void heIsAddedAfterTheHalvingsOfHisDivisionButBeforeTheRiver() {
    // Out of supply and out of command 6 is 1.5, and he makes it 2.5.
    Situation out = heroes("1812: ge-ba; 1811: it-43").at(3, "central", "combat");
    assertThat(out.has("ge-ba", "out-of-command")).isTrue();
    assertThat(out.preview(out.attack("1811", "ge-ba")).attack().total()).isEqualTo(2.5);

    // Over the Tagliamento, in command: half of 3 and 1.
    Situation river = heroes("1813: ge-ba; 1814: it-43; 1812: ge-hq-14").at(3, "central", "combat");
    assertThat(river.preview(river.attack("1814", "ge-ba")).attack().total()).isEqualTo(2);
  }

  @Test
  @Case("CAP-21.12")
  void heIsOfNoUseInDefence() {
    Situation s = heroes("1812: ge-ba; 1811: it-viii; 1810: it-hq-2").at(3, "allied", "combat");

    assertThat(s.preview(s.attack("1812", "it-viii")).defence().total()).isEqualTo(7);
  }

  @Test
  @Case({"CAP-21.12", "CAP-10.2"})
  void heGivesNoCommandAndShiftsNothing() {
    Situation s = heroes("1812: ge-ba, ge-5; 1811: it-43").at(3, "central", "combat");

    assertThat(s.inCommand("ge-5")).isFalse();
    assertThat(s.refusal(s.shifted(s.attack("1811", "ge-ba"), "ge-rommel"))).isEqualTo("GWE-10.21");
    assertThat(s.refusal(s.attack("1811", "ge-ba", "ge-rommel"))).isEqualTo("GWE-8.12");
  }

  // ---- 21.2 DiGiorgio and Ferretti

  @Test
  @Case("CAP-21.21")
  void theGeneralsHaveNoCounter() {
    Situation with = Situation.asPrinted(GAME, "historical", "heroic-leaders");
    Situation without = Situation.asPrinted(GAME, "historical");

    assertThat(with.rules().roster().all()).hasSameSizeAs(without.rules().roster().all());
    assertThat(with.rules().roster().all().stream().filter(Counter::isLeader).map(Counter::id))
        .containsExactly("ge-rommel");
  }

  private static Situation interphase(int turn, String units) {
    return heroes(units).at(turn, "allied", "interphase");
  }

  @Test
  @Case("CAP-21.22")
  void betweenTheTurnsTheAlliesNameTwoSuppliedItalianUnits() {
    Situation s =
        interphase(1, "1833: it-1, it-17; 1832: it-18, fr-23; 1834: it-hq-ghq; 1909: ah-24");
    assertThat(s.asked()).isEqualTo("inspire");
    assertThat(s.askedOf()).isEqualTo("allied");

    assertThat(s.refusal(s.choose("inspire", "it-1", "it-17", "it-18"))).isEqualTo("CAP-21.22");
    assertThat(s.refusal(s.choose("inspire", "it-1", "it-1"))).isEqualTo("CAP-21.22");
    assertThat(s.refusal(s.choose("inspire", "fr-23"))).isEqualTo("CAP-21.22");
    assertThat(s.refusal(s.choose("inspire", "it-hq-ghq"))).isEqualTo("CAP-21.22");
    assertThat(s.refusal(s.choose("inspire", "ah-24"))).isEqualTo("CAP-21.22");
    assertThat(s.refusal(s.choose("inspire"))).isEqualTo("CAP-21.22");
    assertThat(s.refusal(s.choose("cheer", "it-1"))).isEqualTo("CAP-21.22");
    assertThat(s.orders()).as("three pairs, three alone, or nobody").hasSize(7).allMatch(s::grants);

    s.play(s.choose("inspire", "it-1", "it-17"));

    assertThat(s.has("it-1", "inspired")).isTrue();
    assertThat(s.has("it-17", "inspired")).isTrue();
    assertThat(s.has("it-18", "inspired")).isFalse();
    assertThat(s.turn()).isEqualTo(2);
  }

  @Test
  @Case("CAP-21.22")
  void aUnitWithoutSupplyCannotBeNamed() {
    Situation s =
        heroes("1833: it-1; 2011: it-17")
            .onlyRailheads("allied", "1834")
            .at(4, "allied", "interphase");
    assertThat(s.inSupply("it-17")).isFalse();

    assertThat(s.refusal(s.choose("inspire", "it-17"))).isEqualTo("CAP-21.22");
    assertThat(s.refusal(s.choose("inspire", "it-1", "it-17"))).isEqualTo("CAP-21.22");
    s.play(s.choose("inspire", "it-1"));

    assertThat(s.has("it-1", "inspired")).isTrue();
  }

  @Test
  @Case("CAP-21.22")
  void aNamedUnitDefendsWithOneMoreForOneTurn() {
    Situation s = interphase(3, "1812: it-1, it-17; 1811: ge-5; 1810: ge-hq-14");
    assertThat(s.inSupply("it-1")).isTrue();
    s.play(s.choose("inspire", "it-1")).at(4, "central", "combat");

    var preview = s.preview(s.attack("1812", "ge-5"));
    assertThat(preview.defence().leaves())
        .extracting(Explanation::total)
        .containsExactlyInAnyOrder(4.0, 3.0);
    assertThat(preview.modifiers())
        .anySatisfy(part -> {
          assertThat(part.caseId()).isEqualTo("CAP-21.22");
          assertThat(part.what()).isEqualTo("1st Division: DiGiorgio and Ferretti");
        });

    s.at(4, "allied", "interphase");
    assertThat(s.asked()).isEqualTo("inspire");
    s.play(s.pass()).at(5, "central", "combat");
    assertThat(s.preview(s.attack("1812", "ge-5")).defence().total()).isEqualTo(6);
  }

  @Test
  @Case("CAP-21.22")
  void terrainDoublesTheOneMore() {
    // 1904: trench in a mountain, four times 3 + 1.
    Situation s =
        interphase(3, "1904: it-1; 1903: ge-5, ge-12, ge-26, ge-117, ge-200; 1902: ge-hq-14");
    s.play(s.choose("inspire", "it-1")).at(4, "central", "combat");

    assertThat(
            s.preview(s.attack("1904", "ge-5", "ge-12", "ge-26", "ge-117", "ge-200"))
                .defence()
                .total())
        .isEqualTo(16);
  }

  @Test
  @Case("CAP-21.22")
  void nobodyIsAskedAfterTheLastTurnOrWithoutTheOption() {
    Situation last = interphase(15, "1833: it-1");
    assertThat(last.asked()).isEqualTo("over");

    Situation plain =
        Situation.of(GAME, "historical").with("1833: it-1").at(1, "allied", "interphase");
    assertThat(plain.asked()).isNotEqualTo("inspire");
    assertThat(plain.turn()).isEqualTo(2);
  }

  @Test
  @Case("CAP-21.22")
  void theInterphaseComesAfterTheAlliedReplacement() {
    Situation s = heroes("1833: it-1").at(1, "allied", "replacement");

    s.play(s.pass());

    assertThat(s.asked()).isEqualTo("inspire");
    assertThat(s.turn()).isEqualTo(1);
  }

  @Test
  @Case("CAP-21.23")
  void theGeneralsGiveNoCommandAndNothingInAttack() {
    Situation s = interphase(3, "1812: it-1; 1811: ah-13-bde");
    s.play(s.choose("inspire", "it-1")).at(4, "allied", "combat");
    assertThat(s.has("it-1", "inspired")).isTrue();

    assertThat(s.has("it-1", "out-of-command")).isTrue();
    assertThat(s.preview(s.attack("1811", "it-1")).attack().total()).as("half of 2").isEqualTo(1);
  }

  // ---- 24.4

  private static List<Double> pointsWithRommelLost(String... options) {
    Situation s =
        Situation.of(GAME, "historical", options).with("1705: ge-ba/1").onlyRailheads("central");
    s.dice(1).at(3, "central", "attrition");
    assertThat(s.where("ge-ba")).isEqualTo("eliminated");
    return s.rules().points(s.p()).stream().map(Explanation::total).toList();
  }

  @Test
  @Case("CAP-24.4")
  void rommelsLossCostsTheCentralPowersTwentyAndBringsTheAlliesTwenty() {
    // One step of Stosstruppen is worth five in any case.
    assertThat(pointsWithRommelLost("heroic-leaders", "rommel-points"))
        .containsExactly(-20.0, 25.0);
    assertThat(pointsWithRommelLost("heroic-leaders")).containsExactly(0.0, 5.0);
    assertThat(pointsWithRommelLost()).containsExactly(0.0, 5.0);
  }

  @Test
  @Case("CAP-24.4")
  void whileRommelLivesNothingChanges() {
    Situation s =
        Situation.of(GAME, "historical", "heroic-leaders", "rommel-points")
            .with("1705: ge-ba/1; 1901: ge-5");

    assertThat(s.rules().points(s.p())).extracting(Explanation::total).containsExactly(0.0, 0.0);
    s.with("1605: ge-12/1").onlyRailheads("central").dice(1, 4, 4).at(3, "central", "attrition");
    assertThat(s.where("ge-12")).isEqualTo("eliminated");
    assertThat(s.where("ge-rommel")).isEqualTo("1705");
    assertThat(s.rules().points(s.p()))
        .as("another division is not Rommel")
        .extracting(Explanation::total)
        .containsExactly(0.0, 5.0);
  }

  @Test
  @Case("CAP-24.4")
  void rommelsPointsNeedRommel() {
    assertThatThrownBy(() -> GAME.rules("historical", Set.of("rommel-points")))
        .isInstanceOf(Game.BadSetup.class)
        .hasMessage("rommel-points needs heroic-leaders");
  }
}
