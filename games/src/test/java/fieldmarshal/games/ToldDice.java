package fieldmarshal.games;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * What holds of every die and chit of a book: the log tells its face, what it is rolled for and by
 * which case.
 */
public final class ToldDice {
  private static final int ENDLESS = 20_000;

  private ToldDice() {}

  /**
   * Plays games at random to their ends.
   *
   * @return how often each case rolled
   */
  public static Map<String, Integer> of(Rules rules, int games) {
    Map<String, Integer> rolled = new TreeMap<>();
    for (int seed = 1; seed <= games; seed++) {
      play(rules, new Random(seed), rolled);
    }
    return rolled;
  }

  private static void play(Rules rules, Random random, Map<String, Integer> rolled) {
    Position p = rules.startStep();
    for (int i = 0; i < ENDLESS; i++) {
      Decision decision = rules.decision(p);
      if (decision instanceof Decision.Over) {
        return;
      }
      if (decision instanceof Decision.Chance chance) {
        int face = 1 + random.nextInt(chance.faces());
        Ruling.Granted fallen = rules.rollStep(p, face);
        told(rules, chance, face, fallen);
        rolled.merge(chance.caseId(), 1, Integer::sum);
        p = fallen.next();
      } else {
        Ruling ruling = rules.judgeStep(p, rules.sample(p, random));
        assertThat(ruling).isInstanceOf(Ruling.Granted.class);
        p = ((Ruling.Granted) ruling).next();
      }
    }
    throw new AssertionError("the game does not end");
  }

  private static void told(Rules rules, Decision.Chance chance, int face, Ruling.Granted fallen) {
    assertThat(rules.game().books()).anyMatch(book -> book.find(chance.caseId()) != null);
    assertThat(fallen.events().stream().map(Event::bare))
        .as(chance.purpose() + ", " + face)
        .anyMatch(event ->
            event instanceof Event.Rolled rolled
                && rolled.face() == face
                && rolled.caseId().equals(chance.caseId())
                && rolled.purpose().startsWith(chance.purpose()));
  }
}
