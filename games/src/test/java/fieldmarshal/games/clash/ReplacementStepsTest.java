package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Case 9.3 and the rates of the battle books: replacements. */
class ReplacementStepsTest {
  private static Situation phase(Situation s, int turn, String side) {
    return s.at(turn, side, "reinforcement");
  }

  @Test
  @Case({"COG-9.32", "COG-9.3", "COG-5.32", "COG-11.2f"})
  void aReducedDivisionIsRebuiltAndRestsForTheTurn() {
    Situation s = Situation.galicia().with("3721: ah-30/1, ah-11; 5527: ru-4-rif");
    phase(s, 3, "central");
    assertThat(s.asked()).isEqualTo("replace");
    assertThat(s.suggestion()).as("the default is none").isEqualTo(s.pass());
    assertThat(s.prompt()).contains("lost");
    assertThat(s.refusal(s.march("ah-30", "3722"))).isEqualTo("COG-5.32");
    s.play(s.replace("ah-30"));
    assertThat(s.steps("ah-30")).isEqualTo(2);
    assertThat(s.has("ah-30", "replaced")).isTrue();
    assertThat(s.rules().movement().barred(s.p(), s.unit("ah-30")).caseId()).isEqualTo("COG-11.2f");
  }

  @Test
  @Case({"COG-9.3", "COG-G7a"})
  void stepsThatAreNotUsedAreLost() {
    Situation s = Situation.galicia().with("3721: ah-30/1, ah-11/1; 3722: ah-22/1; 5527: ru-4-rif");
    phase(s, 9, "central");
    assertThat(s.total("replacements-1")).isEqualTo(2);
    s.play(s.replace("ah-30"), s.pass());
    assertThat(s.total("replacements-1")).isZero();
    phase(s, 10, "central");
    assertThat(s.total("replacements-1")).as("two again, not three").isEqualTo(2);
    s.play(s.replace("ah-11"), s.replace("ah-22"));
    assertThat(s.asked()).isNotEqualTo("replace");
  }

  @Test
  @Case({"COG-9.31a", "COG-9.31c", "COG-8.41"})
  void onlyReducedInfantryOfTwoStepsInSupplyIsRebuilt() {
    Situation s =
        Situation.galicia()
            .with("3721: ah-30/1, ah-11; 3820: ah-2-c; 3618: ah-97-lst; eliminated: ah-28")
            .with("3722: ah-22/1+attenuated; 4018: ah-6/1+out-of-supply; 5527: ru-4-rif");
    phase(s, 9, "central");
    assertThat(s.orders(Order.Replace.class)).containsExactly(s.replace("ah-30"));
    assertThat(s.refusal(s.replace("ah-11"))).isEqualTo("COG-9.31a");
    assertThat(s.refusal(s.replace("ah-2-c"))).isEqualTo("COG-9.31a");
    assertThat(s.refusal(s.replace("ah-97-lst"))).isEqualTo("COG-9.31a");
    assertThat(s.refusal(s.replace("ah-22"))).isEqualTo("COG-9.31a");
    assertThat(s.refusal(s.replace("ah-6"))).isEqualTo("COG-9.31a");
    assertThat(s.refusal(s.replace("ah-28"))).isEqualTo("COG-9.31c");
    assertThat(s.refusal(s.replace("ru-4-rif"))).isEqualTo("COG-5.32");
  }

  @Test
  @Case("COG-9.31b")
  void fortSupplyIsNotEnough() {
    Situation s =
        Situation.galicia().with("2621: ah-19/1+fort-supplied; 3721: ah-30/1; 5527: ru-4-rif");
    phase(s, 3, "central");
    assertThat(s.refusal(s.replace("ah-19"))).isEqualTo("COG-9.31b");
  }

  @Test
  @Case({"COG-G7a", "COG-9.3"})
  void theRatesOfGalicia() {
    Replacements chapter = Situation.galicia().rules().replacements();
    int[] central = {0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2};
    int[] entente = {0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2};
    for (int turn = 1; turn <= 12; turn++) {
      assertThat(chapter.pools().get(0).steps(turn)).isEqualTo(central[turn - 1]);
      assertThat(chapter.pools().get(1).steps(turn)).isEqualTo(entente[turn - 1]);
    }
    assertThat(chapter.pools().get(0).steps(13)).isZero();
    Situation s = Situation.galicia().with("3721: ah-30/1; 5527: ru-13/1");
    phase(s, 2, "central");
    assertThat(s.asked()).as("no steps on turn 2").isNotEqualTo("replace");
  }

  @Test
  @Case("COG-G7c")
  void germansGetNoneInGalicia() {
    Situation s = Situation.galicia().with("0205: ge-3-ldw/1; 3721: ah-30/1; 5527: ru-4-rif");
    phase(s, 9, "central");
    assertThat(s.refusal(s.replace("ge-3-ldw"))).isEqualTo("COG-G7c");
  }

  @Test
  @Case("COG-G10e")
  void whoBesiegesPrzemyslGetsNone() {
    Situation s = Situation.galicia().with("2620: ru-41/1; 2520: ru-47/1; 2621: ah-przm-g");
    phase(s, 9, "entente");
    assertThat(s.refusal(s.replace("ru-41"))).isEqualTo("COG-G10e");
    assertThat(s.grants(s.replace("ru-47"))).as("two hexes away").isTrue();
    Situation fallen =
        Situation.galicia()
            .with("2620: ru-41/1; 2520: ru-47/1; 0319: ah-krak-g")
            .put(Field.FORT, 0, "2621");
    phase(fallen, 9, "entente");
    assertThat(fallen.grants(fallen.replace("ru-41"))).isTrue();
  }

  @Test
  @Case({"COG-Y7", "COG-Y7b"})
  void eachNationHasItsOwnStepsAtYpres() {
    Situation s =
        Situation.ypres()
            .with("2321: br-2/1, br-1/1; 2020: fr-42/1; 1830: br-lah/1; 2213: fr-mar-f/1")
            .with("3117: ge-9-r/1; 3011: ge-3/1");
    phase(s, 6, "entente");
    assertThat(
            new int[] {
              s.total("replacements-2"), s.total("replacements-3"), s.total("replacements-4")
            })
        .as("British, French, Belgian")
        .containsExactly(1, 1, 1);
    s.play(s.replace("br-lah"));
    assertThat(s.refusal(s.replace("br-2"))).isEqualTo("COG-Y7b");
    assertThat(s.grants(s.replace("fr-42"))).isTrue();
    s.play(s.replace("fr-mar-f"));
    assertThat(s.steps("fr-42")).isEqualTo(1);
    phase(s, 6, "central");
    assertThat(s.total("replacements-1")).isEqualTo(2);
    phase(s, 5, "entente");
    assertThat(s.refusal(s.replace("br-2"))).as("no British step on turn 5").isEqualTo("COG-Y7b");
    assertThat(s.grants(s.replace("fr-42"))).isTrue();
  }
}
