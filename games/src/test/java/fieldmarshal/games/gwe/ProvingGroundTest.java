package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random games on the proving ground. */
@Tag("slow")
class ProvingGroundTest {
  @ParameterizedTest
  @ValueSource(strings = {"", ProvingGround.UNLIMITED})
  void randomGamesRunToTheirEndWithoutAnOverstackedHex(String option) throws Game.BadSetup {
    Set<String> options = option.isEmpty() ? Set.of() : Set.of(option);
    GreatWarInTheEast rules =
        (GreatWarInTheEast) ProvingGround.GAME.rules(ProvingGround.FIELD, options);
    for (int seed = 1; seed <= 250; seed++) {
      Position end = playOut(rules, new Random(seed));
      assertThat(rules.status(end).turn()).as("seed " + seed).isLessThanOrEqualTo(10);
    }
  }

  private static Position playOut(GreatWarInTheEast rules, Random random) {
    Position p = rules.start();
    String moment = "";
    for (int i = 0; i < 100_000; i++) {
      switch (rules.decision(p)) {
        case Decision.Over over -> {
          assertThat(over.outcome().points()).hasSize(2);
          return p;
        }
        case Decision.Chance chance -> p = rules.roll(p, 1 + random.nextInt(chance.faces())).next();
        case Decision.Choose choose -> {
          Order order = rules.sample(p, random);
          Ruling ruling = rules.judge(p, order);
          assertThat(ruling).as(order.toString()).isInstanceOf(Ruling.Granted.class);
          p = ((Ruling.Granted) ruling).next();
        }
      }
      String now =
          p.global(Global.TURN) + " " + p.global(Global.PLAYER) + " " + rules.status(p).phase();
      if (!now.equals(moment)) {
        moment = now;
        noHexIsOverstacked(rules, p, moment);
      }
    }
    throw new AssertionError("the game goes on for ever");
  }

  private static void noHexIsOverstacked(GreatWarInTheEast rules, Position p, String moment) {
    if (rules.decision(p) instanceof Decision.Choose choose && choose.kind().equals("excess")) {
      return;
    }
    for (int hex = 0; hex < rules.board().size(); hex++) {
      for (Side side : rules.sides()) {
        assertThat(rules.stacking().points(p, hex, side))
            .as(moment + ", hex " + rules.board().number(hex))
            .isLessThanOrEqualTo(rules.stacking().limit());
      }
    }
  }
}
