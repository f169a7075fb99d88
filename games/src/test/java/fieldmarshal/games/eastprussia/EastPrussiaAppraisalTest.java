package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.DeclarationAppraisal;
import fieldmarshal.engine.ErrandAppraisal;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What bots are told: forecasts are what the rules make of the six faces. */
class EastPrussiaAppraisalTest {
  private static Appraisal appraisal(Situation s) {
    return Objects.requireNonNull(s.rules().appraisal());
  }

  private static ErrandAppraisal errands(Situation s) {
    return Objects.requireNonNull(appraisal(s).errands());
  }

  private static DeclarationAppraisal declarations(Situation s) {
    return Objects.requireNonNull(appraisal(s).declarations());
  }

  /** Plays the attack with every face, everybody then doing the usual, and counts. */
  private static Forecast enumerated(EastPrussiaRules rules, Position start, Order.Attack attack) {
    Position declared = ((Granted) rules.judge(start, attack)).next();
    Position fights = ((Granted) rules.judge(declared, Order.PASS)).next();
    int own = 0;
    int enemy = 0;
    int gone = 0;
    for (int face = 1; face <= 6; face++) {
      Position p = rules.roll(fights, face).next();
      while (rules.decision(p) instanceof Decision.Choose choose
          && List.of("retreat", "lose", "advance").contains(choose.kind())) {
        Order order = choose.kind().equals("advance") ? Order.PASS : rules.suggest(p);
        p = ((Granted) rules.judge(p, order)).next();
      }
      for (Unit unit : attack.units()) {
        own += p.onMap(unit) ? 0 : 1;
      }
      boolean left = true;
      for (int i = 0; i < attack.targets().size(); i++) {
        int hex = attack.targets().at(i);
        for (int u = start.first(hex); u >= 0; u = start.next(u)) {
          enemy += p.place(u) < 0 ? 1 : 0;
          left &= p.place(u) != hex;
        }
      }
      gone += left ? 1 : 0;
    }
    return new Forecast(own / 6.0, enemy / 6.0, gone / 6.0, 0);
  }

  private static void compare(EastPrussiaRules rules, Position p, Order.Attack attack) {
    Forecast told = Objects.requireNonNull(rules.appraisal()).forecast(p, attack);
    Forecast exact = enumerated(rules, p, attack);
    assertThat(told.own()).as("own losses of %s", attack).isCloseTo(exact.own(), within(1e-9));
    assertThat(told.enemy()).as("losses by %s", attack).isCloseTo(exact.enemy(), within(1e-9));
    assertThat(told.gone()).as("gone by %s", attack).isCloseTo(exact.gone(), within(1e-9));
    String column = Objects.requireNonNull(rules.preview(p, attack).value()).column();
    assertThat(told.best()).isCloseTo(CombatTable.COLUMNS.indexOf(column) / 10.0, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // even, good and hopeless odds, guns on both sides, a gun alone
        "german  | 5028: ge-36; 5128: ru-25 | ge-36",
        "german  | 5028: ge-36, ge-1, ge-2; 5128: ru-25 | ge-36 ge-1 ge-2",
        "german  | 5028: ge-ldw2; 5128: ru-25, ru-27 | ge-ldw2",
        "german  | 5028: ge-1, ge-36; 5128: ru-28, ru-2ha | ge-1 ge-36",
        "german  | 5028: ge-1; 5128: ru-1ha | ge-1",
        // nobody behind whom to retreat: Germans in the rear
        "german  | 5028: ge-1, ge-36; 5128: ru-25, ru-27; 5327: ge-2; 5329: ge-35 | ge-1 ge-36",
      })
  void aForecastIsTheAverageOfTheSixFaces(String side, String units, String attackers) {
    Situation s = Situation.of("historical").with(units).at(5, side, "first-combat");
    compare(s.rules(), s.p(), s.attack("5128", attackers.split(" ")));
  }

  @Test
  void russianAttacksAreReadFromTheirOwnTable() {
    Situation s =
        Situation.of("historical")
            .with("5128: ru-28, ru-25, ru-27, ru-2ha; 5028: ge-36")
            .at(5, "russian", "first-combat");
    compare(s.rules(), s.p(), s.attack("5028", "ru-28", "ru-25", "ru-27", "ru-2ha"));
    compare(s.rules(), s.p(), s.attack("5028", "ru-28"));
  }

  @Test
  void forecastsHoldWhereverRandomGamesLead() throws Exception {
    int compared = 0;
    for (int seed = 1; seed <= 6; seed++) {
      EastPrussiaRules rules = (EastPrussiaRules) Situation.GAME.rules("historical", Set.of());
      Random random = new Random(seed);
      Position p = rules.start();
      while (!(rules.decision(p) instanceof Decision.Over)) {
        if (rules.decision(p) instanceof Decision.Chance) {
          p = rules.roll(p, 1 + random.nextInt(6)).next();
          continue;
        }
        Order order = rules.sample(p, random);
        if (order instanceof Order.Attack attack && plain(rules, p, attack)) {
          compare(rules, p, attack);
          compared++;
        }
        p = ((Granted) rules.judge(p, order)).next();
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  /** One hex against one, nothing else declared or owed, nobody beyond the limit. */
  private static boolean plain(EastPrussiaRules rules, Position p, Order.Attack attack) {
    int from = p.place(attack.units().getFirst());
    for (Unit unit : attack.units()) {
      if (p.place(unit) != from) {
        return false;
      }
    }
    for (Counter unit : rules.roster().all()) {
      if (p.has(unit, Flag.NEWCOMER)) {
        return false;
      }
    }
    return attack.targets().size() == 1
        && p.first(attack.targets().at(0)) >= 0
        && p.pending() instanceof Combat.Declaration declaration
        && declaration.declared().isEmpty()
        && rules.judge(p, attack) instanceof Granted declared
        && declared.next().pending() instanceof Combat.Declaration open
        && !open.declared().isEmpty()
        && rules.judge(declared.next(), Order.PASS) instanceof Granted;
  }

  @Test
  void anAttackThatMayNotBeMadeHasNoForecast() {
    Situation s =
        Situation.of("historical").with("5028: ge-36; 5128: ru-25").at(5, "german", "first-combat");
    assertThat(appraisal(s).forecast(s.p(), s.attack("5129", "ge-36"))).isEqualTo(Forecast.NONE);
    Situation moving = s.at(5, "german", "first-movement");
    assertThat(appraisal(s).forecast(moving.p(), s.attack("5128", "ge-36")))
        .isEqualTo(Forecast.NONE);
  }

  @Test
  void anAssaultIsForecastAsIfItsUnitsStoodThere() {
    Situation far =
        Situation.of("historical")
            .with("4828: ge-36, ge-1; 5128: ru-25")
            .at(5, "german", "first-movement");
    Situation near =
        Situation.of("historical")
            .with("5028: ge-36, ge-1; 5128: ru-25")
            .at(5, "german", "first-combat");
    int from = far.hex("5028");
    List<Unit> units = List.of(far.unit("ge-36"), far.unit("ge-1"));
    Forecast assault =
        appraisal(far)
            .forecast(
                far.p(),
                far.hex("5128"),
                new Appraisal.Assault(units, new int[] {from, from}, List.of(), 0));
    assertThat(assault)
        .isEqualTo(appraisal(near).forecast(near.p(), near.attack("5128", "ge-36", "ge-1")));
  }

  @Test
  void whoTouchesAnotherEnemyHasToSpareSomebodyForHim() {
    Situation s =
        Situation.of("historical")
            .with("4828: ge-36, ge-1; 5128: ru-25; 5129: ru-27")
            .at(5, "german", "first-movement");
    int from = s.hex("5028");
    int[] both = {from, from};
    List<Unit> units = List.of(s.unit("ge-36"), s.unit("ge-1"));
    Forecast assault =
        appraisal(s)
            .forecast(s.p(), s.hex("5128"), new Appraisal.Assault(units, both, List.of(), 0));
    Situation near =
        Situation.of("historical")
            .with("5028: ge-36, ge-1; 5128: ru-25; 5129: ru-27")
            .at(5, "german", "first-combat");
    Forecast main = appraisal(near).forecast(near.p(), near.attack("5128", "ge-1"));
    Forecast aside = appraisal(near).forecast(near.p(), near.attack("5129", "ge-36"));
    assertThat(assault.own()).isCloseTo(main.own() + aside.own(), within(1e-9));
    assertThat(assault.gone()).isEqualTo(main.gone());
    assertThat(
            appraisal(s)
                .forecast(
                    s.p(),
                    s.hex("5128"),
                    new Appraisal.Assault(units.subList(0, 1), new int[] {from}, List.of(), 0)))
        .as("one cannot be in two places")
        .isEqualTo(Forecast.NONE);
  }

  @Test
  @Case("TWU-3.4a")
  void supplyIsWhatTheRulesSayHexByHex() throws Exception {
    EastPrussiaRules rules = (EastPrussiaRules) Situation.GAME.rules("historical", Set.of());
    Appraisal appraisal = Objects.requireNonNull(rules.appraisal());
    Random random = new Random(3);
    Position p = rules.start();
    int cutOff = 0;
    for (int i = 0; i < 1500 && !(rules.decision(p) instanceof Decision.Over); i++) {
      p =
          rules.decision(p) instanceof Decision.Chance
              ? rules.roll(p, 1 + random.nextInt(6)).next()
              : ((Granted) rules.judge(p, rules.sample(p, random))).next();
      if (i % 10 == 0) {
        for (Counter unit : rules.roster().all()) {
          if (p.onMap(unit)) {
            boolean in = rules.supply().inSupply(p, unit);
            assertThat(appraisal.supplied(p, unit, p.place(unit))).as(unit.id()).isEqualTo(in);
            cutOff += in ? 0 : 1;
          }
        }
      }
    }
    assertThat(cutOff).isGreaterThan(50);
  }

  @Test
  @Case({"TWU-7.1b", "TWU-7.1c"})
  void anAttackThatGermanyOwesIsWorthAThirdOfThePenalty() {
    Situation s =
        Situation.of("historical")
            .with("5028: ge-36, ge-1; 5128: ru-25; 2529: ge-37; 2630: ru-36")
            .at(1, "german", "second-combat");
    assertThat(declarations(s).bonus(s.p(), s.attack("5128", "ge-36", "ge-1")))
        .isCloseTo(50 / 3.0, within(1e-9));
    assertThat(declarations(s).bonus(s.p(), s.attack("5128", "ge-36"))).as("7 to 5").isZero();
    s.at(2, "german", "second-combat");
    assertThat(declarations(s).bonus(s.p(), s.attack("5128", "ge-36", "ge-1"))).isZero();
  }

  @Test
  @Case("TWU-8.0b")
  void itIsTheRatioOfThePointsThatCounts() {
    Appraisal appraisal = appraisal(Situation.of("historical"));
    assertThat(appraisal.lead(100, 100)).isZero();
    assertThat(appraisal.lead(200, 100)).isCloseTo(-appraisal.lead(100, 200), within(0.001));
    // The side that is behind gains by an even exchange, and the side that is ahead loses by it.
    assertThat(appraisal.lead(110, 210)).isGreaterThan(appraisal.lead(100, 200));
    assertThat(appraisal.lead(210, 110)).isLessThan(appraisal.lead(200, 100));
  }

  @Test
  @Case({"TWU-5.3a", "TWU-5.3d"})
  void whoeverWaitsIsBroughtInFirst() {
    Situation s =
        Situation.of("historical").with("turn 9: ge-hr-po").at(9, "german", "first-movement");
    Order errand = Objects.requireNonNull(errands(s).errand(s.p(), false));
    s.play(errand);
    assertThat(s.p().onMap(s.unit("ge-hr-po"))).isTrue();
    assertThat(s.has("ge-hr-po", "entrained")).isTrue();
    assertThat(errands(s).errand(s.p(), false)).isNull();
  }

  @Test
  @Case({"TWU-5.1a", "TWU-5.1d"})
  void pointsThatAreLeftAreKept() {
    Situation s =
        Situation.of("historical").with("4028: ge-36, ge-1").at(5, "german", "first-movement");
    assertThat(errands(s).errand(s.p(), true)).isEqualTo(s.chooseHexes("reserve-3", "4028"));
    assertThat(errands(s).errand(s.p(), false)).isNull();
  }

  @Test
  @Case("TWU-5.2.1a")
  void russiansWithPointsLeftCutTheLine() {
    Situation s = Situation.of("historical").with("4916: ru-25").at(5, "russian", "first-movement");
    assertThat(errands(s).errand(s.p(), true)).isEqualTo(s.choose("cut-rail", "ru-25"));
  }

  @Test
  @Case({"TWU-8.0a", "TWU-6.6f"})
  void townsOfTheEnemyDrawAndCount() {
    Situation s =
        Situation.of("historical")
            .with("5128: ru-25; 2622: ge-37")
            .at(5, "russian", "first-movement");
    Appraisal appraisal = appraisal(s);
    Counter russian = s.unit("ru-25");
    int allenstein = s.hex("2622");
    assertThat(appraisal.holdingValue(s.p(), russian.side(), allenstein)).isEqualTo(16);
    assertThat(appraisal.holdingValue(s.p(), s.side("german"), allenstein))
        .as("nobody near")
        .isZero();
    assertThat(appraisal.hexValue(s.p(), russian, s.hex("2623")))
        .isGreaterThan(appraisal.hexValue(s.p(), russian, s.hex("2627")));
    s.with("2624: ru-27");
    assertThat(appraisal.holdingValue(s.p(), s.side("german"), allenstein))
        .as("threatened")
        .isEqualTo(8);
    s.heldBy("russian", "2622");
    assertThat(appraisal.holdingValue(s.p(), russian.side(), allenstein)).isEqualTo(8);
    assertThat(appraisal.holdingValue(s.p(), s.side("german"), allenstein)).isEqualTo(16);
  }

  @Test
  void unitsHaveTheirParts() {
    Situation s = Situation.asPrinted("historical", "hidden-movement", "russian-hq");
    Appraisal appraisal = appraisal(s);
    assertThat(appraisal.role(s.unit("ge-1"))).isEqualTo(Role.FIGHTER);
    assertThat(appraisal.role(s.unit("ge-g-kon"))).as("holds Königsberg").isEqualTo(Role.FIXED);
    assertThat(appraisal.role(s.unit("ge-hrg"))).as("holds nothing").isEqualTo(Role.FIGHTER);
    assertThat(appraisal.role(s.unit("ru-1ha"))).isEqualTo(Role.GUN);
    assertThat(appraisal.role(s.unit("ru-samsonov"))).isEqualTo(Role.HEADQUARTERS);
    assertThat(appraisal.role(s.unit("ru-dummy-1"))).isEqualTo(Role.OTHER);
    assertThat(appraisal.role(s.unit("ru-unseen-1"))).isEqualTo(Role.FIGHTER);
  }

  @Test
  @Case("TWU-10.1a")
  void aViewThatHidesFacesIsAppraisedByWhatItShows() {
    Situation s =
        Situation.of("historical", "hidden-movement")
            .with("5028: ge-36; 5328: ru-25")
            .at(5, "german", "first-movement");
    Position view = s.rules().view(s.p(), s.side("german")).position();
    Appraisal appraisal = appraisal(s);
    int from = s.hex("5228");
    Forecast forecast =
        appraisal.forecast(
            view,
            s.hex("5328"),
            new Appraisal.Assault(List.of(s.unit("ge-36")), new int[] {from}, List.of(), 0));
    assertThat(forecast.best()).as("7 to a guess of 4").isCloseTo(0.5, within(1e-9));
    assertThat(appraisal.threat(view, s.unit("ru-unseen-1")).count()).isGreaterThan(10);
    assertThat(appraisal.ways(view, s.unit("ge-36")).count()).isGreaterThan(10);
  }

  @Test
  @Case("TWU-3.2a")
  void nobodyIsSentWhereThereIsNoRoomForGood() {
    Situation s =
        Situation.of("historical")
            .with("4028: ge-36, ge-1, ge-2+disrupted; 3928: ge-35")
            .at(5, "german", "second-movement");
    Appraisal appraisal = appraisal(s);
    int full = s.hex("4028");
    assertThat(appraisal.path(s.p(), s.unit("ge-35"), full).isEmpty()).as("two may go").isFalse();
    s.with("4028: ge-36+disrupted, ge-1+disrupted");
    assertThat(appraisal.path(s.p(), s.unit("ge-35"), full).isEmpty()).isTrue();
  }
}
