package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import org.junit.jupiter.api.Test;

/** Cases 23.15 and 8.66: those who panic and shelter with an exempt or German unit. */
class PanicSheltersTest {

  private static Situation field(int turn, String units) {
    return Situation.of(new Brusilov(), "fourth-of-june", "unlimited-command")
        .with("1704: ru-4rf, ru-2rf; 1906: ah-hq-4fe+reversed; 1702: ru-hq-9le")
        .at(turn, "russian", "combat")
        .with(units);
  }

  private static Situation attacked(int turn, int face, String result, String units) {
    Situation s = field(turn, units);
    s.dice(face).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.result()).isEqualTo(result);
    return s;
  }

  @Test
  @Case("BRU-23.15")
  void aPanickedPassengerRetreatsWithItsShelter() {
    Situation s = attacked(1, 3, "1/1", "1705: ah-54, ah-4/1+panicked+passenger");
    s.play(s.choose("2"));
    s.play(s.retreat("ah-54 ah-4", "1706"));
    assertThat(s.where("ah-54")).isEqualTo("1706");
    assertThat(s.where("ah-4")).isEqualTo("1706");
    assertThat(s.steps("ah-4")).isEqualTo(1);

    s = attacked(1, 1, "-/1", "1705: ge-48r, ah-4/1+panicked+passenger");
    s.play(s.choose("2"));
    assertThat(s.refusal(s.retreat("ge-48r", "1706"))).as("not without it").isEqualTo("GWE-8.62");
    s.play(s.retreat("ge-48r ah-4", "1706"));
    assertThat(s.where("ah-4")).isEqualTo("1706");
  }

  @Test
  @Case({"BRU-23.15", "GWE-8.66b"})
  void onTheSecondTurnAPassengerDiesWithItsShelter() {
    Situation s = attacked(2, 3, "1/1", "1705: ah-54, ah-4/1+passenger");
    s.play(s.choose("2"));
    s.play(s.retreat("ah-54", "1706"));
    assertThat(s.where("ah-4")).isEqualTo("eliminated");
  }

  @Test
  @Case({"BRU-23.13", "BRU-23.15"})
  void whoseShelterIsEliminatedRoutsAsFarAsTheResultSays() {
    Situation s = attacked(1, 1, "-/E", "1705: ah-54/1, ah-4/1+panicked+passenger");
    assertThat(s.where("ah-54")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(s.retreat("ah-4", "1706"))).isNotNull();
    s.play(s.orders().get(0));
    assertThat(s.rules().board().distance(s.p().place(s.unit("ah-4")), s.hex("1705"))).isEqualTo(4);

    s = attacked(1, 3, "-/3", "1705: ah-54/1, ah-4/1+panicked+passenger");
    s.play(s.choose("1"));
    assertThat(s.where("ah-54")).as("it died where it stood").isEqualTo("eliminated");
    s.play(s.orders().get(0));
    assertThat(s.rules().board().distance(s.p().place(s.unit("ah-4")), s.hex("1705"))).isEqualTo(3);
    assertThat(s.steps("ah-4")).isEqualTo(1);
  }

  @Test
  @Case({"BRU-23.12", "BRU-23.25", "BRU-23.15"})
  void aPassengerThatOnlySteppedAsideLosesItsStepWhenItRetreatsAgain() {
    Situation s = attacked(1, 3, "1/1", "1705: ah-54, ah-4+panicked+stepped-aside+passenger");
    s.play(s.choose("2"));
    s.play(s.retreat("ah-54 ah-4", "1706"));
    assertThat(s.steps("ah-4")).isEqualTo(1);
    assertThat(s.steps("ah-54")).isEqualTo(2);
  }

  @Test
  @Case("BRU-23.15")
  void withoutAShelterAndWithoutAWayItDies() {
    String ring = "1605: ru-77; 1805: ru-100; 1706: ru-71; 1604: ru-80; 1804: ru-105";
    Situation s = attacked(1, 1, "-/E", "1705: ah-54/1, ah-4/1+panicked+passenger; " + ring);
    assertThat(s.where("ah-4")).isEqualTo("eliminated");
    assertThat(s.events()).anyMatch(event -> event.toString().contains("BRU-23.15"));
  }

  @Test
  @Case({"BRU-23.15", "GWE-8.66b"})
  void whereItsShelterStaysAndLosesHalfAPassengerKeepsItsLastStep() {
    Situation s =
        attacked(1, 3, "1/1", "1705: ah-54, ah-4/1+panicked+passenger, ah-26+panicked+passenger");
    s.play(s.choose("1"));
    assertThat(s.where("ah-4")).isEqualTo("1705");
    assertThat(s.steps("ah-4")).isEqualTo(1);
    assertThat(s.steps("ah-26")).isEqualTo(1);
    assertThat(s.steps("ah-54")).isEqualTo(1);
  }
}
