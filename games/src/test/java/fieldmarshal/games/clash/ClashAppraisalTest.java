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
    assertThat(of(s).room(s.p(), s.unit("c-3"), s.hex("1117"))).isEqualTo(3);
    assertThat(of(s).room(s.p(), s.unit("c-b1"), s.hex("1117"))).isEqualTo(3);
    assertThat(of(s).room(s.p(), s.unit("c-3"), s.hex("1118"))).isEqualTo(2);
    assertThat(of(s).room(s.p(), s.unit("c-b1"), s.hex("0101"))).isEqualTo(2);
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
  void aMarkerIsSpentWhereItHelpsSeveralAttacks() {
    String one = "1117: c-1; 1217: e-1; 1115: c-7; 2020: e-7";
    Proving s = Proving.on(one).at(3, "c-a", "operations");
    s.play(s.pass());
    assertThat(of(s).gain(s.p(), s.choose("declare-offensive"))).isNegative();
    assertThat(of(s).gain(s.p(), s.choose("declare"))).isZero();
    Proving two = Proving.on(one + "; 1215: e-8").at(3, "c-a", "operations");
    two.play(two.pass());
    assertThat(of(two).gain(two.p(), two.choose("declare-offensive"))).isPositive();
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
}
