package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.CombatMomentAppraisal;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.Shelf;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the common book tells bots. */
class ClashAppraisalTest {
  private static Appraisal of(Proving s) {
    return s.rules().appraisal();
  }

  private static CombatMomentAppraisal moment(Proving s) {
    CombatMomentAppraisal moment = of(s).combatMoment();
    assertThat(moment).isNotNull();
    return moment;
  }

  @Test
  void garrisonsStayAndOthersFight() {
    Proving s = Proving.central("1117: c-1, c-g; 1217: e-1");
    assertThat(of(s).role(s.unit("c-1"))).isEqualTo(Appraisal.Role.FIGHTER);
    assertThat(of(s).role(s.unit("c-g"))).isEqualTo(Appraisal.Role.FIXED);
    assertThat(of(s).attack(s.p(), s.unit("c-g"))).isZero();
    assertThat(of(s).threat(s.p(), s.unit("c-g")).count()).isZero();
  }

  @Test
  void threeOfACorpsHaveRoomTogether() {
    Proving s = Proving.central("1117: c-1, c-2; 1118: c-4, c-7; 1217: e-1; 0505: c-3, c-b1");
    assertThat(together(s, "1010", "c-3", "c-1", "c-2")).isTrue();
    assertThat(together(s, "1010", "c-b1", "c-1", "c-2")).isTrue();
    assertThat(together(s, "1010", "c-3", "c-1", "c-4")).isTrue();
    assertThat(together(s, "1010", "c-3", "c-4", "c-7")).isFalse();
    assertThat(together(s, "1010", "c-b1", "c-1", "c-2", "c-3")).isFalse();
    assertThat(together(s, "1010", "c-c1", "c-1")).isFalse();
    assertThat(together(s, "1010", "c-c1", "c-c2")).isTrue();
    assertThat(together(s, "0317", "c-c1")).as("a fort").isFalse();
  }

  private static boolean together(Proving s, String hex, String unit, String... there) {
    List<Unit> others = Stream.of(there).<Unit>map(s::unit).toList();
    return of(s).together(s.p(), others, s.unit(unit), s.hex(hex));
  }

  @Test
  void anAttackIsForecastByItsDice() {
    Proving s = Proving.central("1117: c-1, c-2; 1217: e-b1");
    // 4-1: both roll at -3 and lose on a 6; the brigade goes on 2 to 6.
    Appraisal.Forecast forecast = of(s).forecast(s.p(), s.attack("1217", "c-1", "c-2"));
    assertThat(forecast.own()).isCloseTo(2 / 6.0, within(1e-9));
    assertThat(forecast.enemy()).isCloseTo(5 / 6.0, within(1e-9));
    assertThat(forecast.gone()).isCloseTo(5 / 6.0, within(1e-9));
    assertThat(forecast.best()).isCloseTo(5 / 7.0, within(1e-9));
    // The same, thought of before they march.
    List<Unit> units = List.of(s.unit("c-1"), s.unit("c-2"));
    int[] from = {s.hex("1117"), s.hex("1117")};
    Appraisal.Forecast thought =
        of(s).forecast(s.p(), s.hex("1217"), new Appraisal.Assault(units, from, List.of(), 0));
    assertThat(thought).isEqualTo(forecast);
    assertThat(of(s).forecast(s.p(), s.attack("1217", "e-1")).best()).isNegative();
  }

  @Test
  void whoHasNoWayBackIsForecastAsLost() {
    Proving open = Proving.central("1216: c-1, c-2; 1217: e-1");
    Proving ring = Proving.central("1216: c-1, c-2; 1318: c-4; 1118: c-7; 1217: e-1");
    assertThat(of(ring).forecast(ring.p(), ring.attack("1217", "c-1", "c-2")).enemy())
        .isGreaterThan(
            1.5 * of(open).forecast(open.p(), open.attack("1217", "c-1", "c-2")).enemy());
  }

  @Test
  void aDutyIsCountedWithTheAttackThatBringsIt() {
    Proving s = Proving.central("1117: c-1; 1118: c-4; 1217: e-1; 1218: e-4, e-5; 1119: c-7");
    Appraisal.Forecast alone = of(s).forecast(s.p(), s.attack("1217", "c-4"));
    Appraisal.Forecast together = of(s).forecast(s.p(), s.attack("1217", "c-1", "c-4"));
    // c-7 has to attack two divisions at 1-2 besides.
    assertThat(together.own()).isGreaterThan(alone.own() + 0.4);
  }

  @Test
  void theMomentOfCombatIsJudgedByTheCup() {
    Proving s = Proving.on("1117: c-1; 1217: e-1; 1115: c-7; 2020: e-7").at(3, "c-a", "operations");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("choose");
    assertThat(moment(s).begins(s.p(), s.choose("declare"))).isTrue();
    assertThat(moment(s).begins(s.p(), s.pass())).isFalse();
    assertThat(moment(s).lastCall(s.p())).isFalse();
    // Army b is in the cup: c-7 may still march; c-1 has had its phase.
    assertThat(moment(s).later(s.p(), s.unit("c-7")).count()).isGreaterThan(1);
    assertThat(moment(s).later(s.p(), s.unit("c-1")).count()).isZero();
    // Two enemy markers and one own: one enemy before it on the average.
    assertThat(moment(s).patience(s.p())).isCloseTo(1 / 1.12, within(1e-9));
    assertThat(of(s).combatFollows(s.p())).isTrue();
    s.play(s.choose("declare"));
    assertThat(of(s).combatFollows(s.p())).isFalse();
  }

  @Test
  void aMarkerIsSpentWhereItHelpsSeveralAttacksWhenFewTurnsAreLeft() {
    String one = "1117: c-1; 1217: e-1; 1115: c-7; 2020: e-7";
    Proving s = Proving.on(one).at(3, "c-a", "operations");
    s.play(s.pass());
    assertThat(of(s).gain(s.p(), s.choose("declare-offensive"))).isNegative();
    assertThat(of(s).gain(s.p(), s.choose("declare"))).isZero();
    // Two markers for turns 1 to 6.
    Proving two = Proving.on(one + "; 1215: e-8").at(3, "c-a", "operations");
    two.play(two.pass());
    assertThat(of(two).gain(two.p(), two.choose("declare-offensive"))).isPositive();
    Proving soon = Proving.on(one + "; 1215: e-8").at(1, "c-a", "operations");
    soon.play(soon.pass());
    assertThat(of(soon).gain(soon.p(), soon.choose("declare-offensive"))).isNegative();
  }

  @Test
  void aMarkerIsKeptForTheStormOfAPlace() {
    Situation field = Situation.galicia().with("4121: ru-5; 4021: ah-6; 5527: ru-4-rif");
    field.army(5, "ru-3", 6).play(field.pass());
    Appraisal appraisal = field.rules().appraisal();
    assertThat(appraisal.gain(field.p(), field.choose("declare-offensive"))).isNegative();
    Situation city = Situation.galicia().with("3821: ru-5; 3721: ah-6; 5527: ru-4-rif");
    city.army(5, "ru-3", 6).play(city.pass());
    assertThat(appraisal.gain(city.p(), city.choose("declare-offensive"))).isPositive();
  }

  @Test
  void whoIsHardPressedGoesBackThroughADoor() {
    // c-1 stands in zones on all sides; c-4 behind it holds the door.
    Proving s =
        Proving.on("1117: c-1/1; 1017: c-4; 1217: e-1, e-2; 1216: e-4, e-5; 1118: e-7; 1116: e-8")
            .dice(6)
            .at(3, "c-a", "operations");
    Order order = of(s).errands().errand(s.p(), false);
    assertThat(order).isInstanceOf(Order.Move.class);
    assertThat(((Order.Move) order).mode()).isEqualTo(Movement.WITHDRAWAL);
    assertThat(s.grants(order)).isTrue();
    assertThat(of(s).errands().errand(s.p(), true)).isNull();
  }

  @Test
  void hexesThatLoseTheGameAreWorthAGarrison() throws Exception {
    var game = Shelf.games().stream().filter(each -> each.id().equals("clash-ypres")).findFirst();
    ClashRules rules = (ClashRules) game.orElseThrow().rules("campaign", Set.<String>of());
    Appraisal appraisal = rules.appraisal();
    int lille = rules.board().hex("2931");
    assertThat(appraisal.holdingValue(rules.start(), ClashGame.CENTRAL, lille))
        .isGreaterThan(10 * appraisal.worth(rules.start(), rules.roster().get(0)));
    assertThat(appraisal.posture(ClashGame.ENTENTE)).isNotEqualTo(Appraisal.Posture.EVEN);
    assertThat(appraisal.posture(ClashGame.CENTRAL)).isEqualTo(Appraisal.Posture.EVEN);
  }

  private static ClashRules battle(String id) throws Exception {
    var game = Shelf.games().stream().filter(each -> each.id().equals(id)).findFirst();
    return (ClashRules) game.orElseThrow().rules("campaign", Set.<String>of());
  }

  @Test
  void aHexThatAloneDecidesWantsADivisionAndMoreUnderThreat() throws Exception {
    ClashRules rules = battle("clash-ypres");
    Appraisal appraisal = rules.appraisal();
    var start = rules.start();
    int lille = rules.board().hex("2931");
    assertThat(appraisal.garrison(start, ClashGame.CENTRAL, lille, 0)).isGreaterThan(2);
    assertThat(appraisal.garrison(start, ClashGame.CENTRAL, lille, 20))
        .isGreaterThan(appraisal.garrison(start, ClashGame.CENTRAL, lille, 0));
    int menin = rules.board().hex("3123");
    assertThat(appraisal.garrison(start, ClashGame.CENTRAL, menin, 20)).isZero();
    int ypres = rules.board().hex("2321");
    assertThat(appraisal.garrison(start, ClashGame.ENTENTE, ypres, 0)).isZero();
    assertThat(appraisal.garrison(start, ClashGame.ENTENTE, ypres, 10)).isPositive();
  }

  @Test
  void aPlaceOfTheEnemyIsAPrizeAndGroundIsLostWithPlaces() throws Exception {
    ClashRules rules = battle("clash-ypres");
    Appraisal appraisal = rules.appraisal();
    var start = rules.start();
    int ypres = rules.board().hex("2321");
    int open = rules.board().hex("2313");
    Unit british = rules.roster().named("br-7");
    assertThat(appraisal.prize(start, ClashGame.CENTRAL, ypres)).isPositive();
    assertThat(appraisal.prize(start, ClashGame.ENTENTE, ypres)).isZero();
    assertThat(appraisal.prize(start, ClashGame.CENTRAL, open)).isZero();
    assertThat(appraisal.ground(start, british, ypres)).isPositive();
    assertThat(appraisal.ground(start, british, open)).isZero();
  }

  @Test
  void armiesGoForThePlacesOfTheirAreaAndNotForThoseThatNobodyThreatens() throws Exception {
    ClashRules rules = battle("clash-galicia");
    Appraisal appraisal = rules.appraisal();
    var start = rules.start();
    int cholm = rules.board().hex("3206");
    int przemysl = rules.board().hex("2621");
    Unit dankl = rules.roster().named("ah-5");
    Unit auffenberg = rules.roster().named("ah-4");
    assertThat(appraisal.hexValue(start, auffenberg, cholm))
        .isGreaterThan(1.5 * appraisal.hexValue(start, dankl, cholm));
    assertThat(appraisal.hexValue(start, auffenberg, cholm))
        .isGreaterThan(2 * appraisal.hexValue(start, auffenberg, przemysl));
  }

  @Test
  void theBestUnitInAPlaceThatTheEnemyCouldReachStays() throws Exception {
    ClashRules rules = battle("clash-ypres");
    Appraisal appraisal = rules.appraisal();
    // Two German divisions stand three hexes from Dixmude: the sailors stay, the Belgians may go.
    var near = Situation.ypres().with("2213: fr-mar-f, be-3-b; 2512: ge-43-r; 2513: ge-44-r");
    near.army(2, "french", 6);
    assertThat(appraisal.ways(near.p(), near.unit("fr-mar-f")).count()).isZero();
    near.army(2, "belgian", 6);
    assertThat(appraisal.ways(near.p(), near.unit("be-3-b")).count()).isGreaterThan(1);
    // They may still attack from where they stand, and to stay is worth more than before.
    var far = Situation.ypres().with("2213: fr-mar-f, be-3-b; 3512: ge-43-r; 3513: ge-44-r");
    far.army(2, "french", 6);
    assertThat(appraisal.ways(far.p(), far.unit("fr-mar-f")).count()).isGreaterThan(1);
    int dixmude = rules.board().hex("2213");
    assertThat(appraisal.hexValue(near.p(), near.unit("fr-mar-f"), dixmude))
        .isGreaterThan(2 + appraisal.hexValue(near.p(), near.unit("be-3-b"), dixmude));
  }

  @Test
  void aDearPlaceKeepsASecondUnitBeforeAStrongEnemy() throws Exception {
    Appraisal appraisal = battle("clash-ypres").appraisal();
    String ypres = "2321: br-1, br-2; ";
    var weak = Situation.ypres().with(ypres + "2422: ge-43-r").army(2, "bef", 6);
    assertThat(staying(appraisal, weak, "br-1", "br-2")).isEqualTo(1);
    var strong =
        Situation.ypres()
            .with(ypres + "2422: ge-43-r, ge-44-r; 2421: ge-45-r, ge-46-r")
            .army(2, "bef", 6);
    assertThat(staying(appraisal, strong, "br-1", "br-2")).isEqualTo(2);
  }

  @Test
  void aPoorPlaceThatWasTheEnemysKeepsNobody() throws Exception {
    Appraisal appraisal = battle("clash-ypres").appraisal();
    // Bixschoote is worth one point, Gheluvelt two; both were the Entente's.
    var s =
        Situation.ypres()
            .with("2317: ge-43-r; 2722: ge-53-r; 2117: be-6-b; 2721: br-7")
            .army(2, "ge-4", 6);
    assertThat(staying(appraisal, s, "ge-43-r")).isZero();
    assertThat(staying(appraisal, s, "ge-53-r")).isEqualTo(1);
  }

  private static long staying(Appraisal appraisal, Situation s, String... units) {
    return Stream.of(units).filter(id -> appraisal.ways(s.p(), s.unit(id)).count() == 0).count();
  }

  @Test
  void anArmyIsDrawnAlongItsAxisWhileItsOrdersHold() throws Exception {
    Appraisal appraisal = battle("clash-galicia").appraisal();
    ClashRules rules = battle("clash-galicia");
    int lemberg = rules.board().hex("3721");
    String all = "3721: ah-30; 4421: ru-5; 4420: ru-7; 2817: ah-4";
    var s = Situation.galicia().with(all).army(3, "ru-3", 6);
    // Lemberg is the goal of the Russian 3 Army, not of the 5.
    assertThat(appraisal.hexValue(s.p(), s.unit("ru-5"), lemberg))
        .isGreaterThan(1.5 * appraisal.hexValue(s.p(), s.unit("ru-7"), lemberg));
    // The Austro-Hungarian 4 Army looks back to Lemberg only from turn 8.
    var late = Situation.galicia().with(all).army(9, "ru-3", 6);
    assertThat(appraisal.hexValue(late.p(), late.unit("ah-4"), lemberg))
        .isGreaterThan(1.3 * appraisal.hexValue(s.p(), s.unit("ah-4"), lemberg));
  }
}
