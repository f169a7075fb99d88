package fieldmarshal.engine.rolls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class RollsProofTest {
  private static final int ROLLS = 100;

  private static List<Integer> made(RollStream stream) {
    List<Integer> dice = new ArrayList<>();
    for (int i = 0; i < ROLLS; i++) {
      dice.add(stream.face(i, 6));
    }
    return dice;
  }

  private static RollsProof check(List<Stretch> stretches, List<Integer> dice) {
    RollsProof.Check check = new RollsProof.Check(stretches);
    check.rolled(1, dice, Collections.nCopies(dice.size(), 6), 0);
    return check.whole();
  }

  @Test
  void rollsOfSeveralStreamsAreProvedInOrder() {
    SealedRolls first = SealedRolls.fresh("one", List.of());
    SealedRolls second = SealedRolls.fresh("two", List.of());
    List<Integer> dice = new ArrayList<>(made(first));
    dice.addAll(made(new SeededRolls(5)));
    dice.addAll(made(second));
    List<Stretch> streams =
        List.of(first.told(ROLLS), new SeededRolls(5).told(ROLLS), second.told(ROLLS));
    assertThat(check(streams, dice).holds()).isTrue();
  }

  /** Each of a hundred rolls, turned to another face, is found. */
  @Test
  void everyRollThatWasTurnedIsFound() {
    SealedRolls rolls = SealedRolls.fresh("match", List.of());
    List<Stretch> streams = List.of(rolls.told(ROLLS));
    for (int i = 0; i < ROLLS; i++) {
      List<Integer> dice = made(rolls);
      dice.set(i, dice.get(i) % 6 + 1);
      RollsProof.Fault fault = check(streams, dice).fault();
      assertThat(fault).isNotNull();
      assertThat(fault.roll()).isEqualTo(i + 1);
    }
  }

  @Test
  void aLinkOfAnotherChainARollTooManyAndOneTooFewAreFound() {
    SealedRolls rolls = SealedRolls.fresh("match", List.of());
    Stretch.Sealed other = (Stretch.Sealed) SealedRolls.fresh("match", List.of()).told(ROLLS);
    List<Integer> dice = made(rolls);
    Stretch forged = new Stretch.Sealed(rolls.seal(), ROLLS, other.link());
    assertThat(check(List.of(forged), dice).fault()).isNotNull();
    assertThat(check(List.of(rolls.told(ROLLS - 1)), dice).fault()).isNotNull();
    assertThat(check(List.of(rolls.told(ROLLS + 1)), dice).fault()).isNotNull();
    assertThat(check(List.of(), dice).fault()).isNotNull();
    assertThat(check(List.of(rolls.told(ROLLS)), dice).fault()).isNull();
  }

  @Test
  void aDieThatWasLaidOutIsCountedAndProvesNothing() {
    SealedRolls rolls = SealedRolls.fresh("match", List.of());
    List<Integer> dice = made(rolls);
    dice.addFirst(6);
    RollsProof.Check check = new RollsProof.Check(List.of(rolls.told(ROLLS)));
    check.rolled(1, dice, Collections.nCopies(dice.size(), 6), 1);
    RollsProof proof = check.whole();
    assertThat(proof.laid()).isEqualTo(1);
    assertThat(proof.fault()).isNull();
    assertThat(proof.holds()).isFalse();
  }
}
