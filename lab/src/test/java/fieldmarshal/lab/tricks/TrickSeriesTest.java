package fieldmarshal.lab.tricks;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Duel;
import fieldmarshal.bots.Staff;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.games.Shelf;
import fieldmarshal.lab.LabCommand;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TrickSeriesTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private static Rules gumbinnen() throws Game.BadSetup {
    return Objects.requireNonNull(Shelf.find("clash-gumbinnen")).rules("campaign", Set.of());
  }

  private int run(String... args) {
    return LabCommand.run(
        TrickSeries::new,
        Shelf.games(),
        new PrintWriter(out, true),
        new PrintWriter(err, true),
        args);
  }

  @ParameterizedTest
  @EnumSource
  void everyTrickPlaysAGameToItsEndOnBothSides(Trick trick) throws Game.BadSetup {
    for (int side = 0; side < 2; side++) {
      Bot[] bots = {new Staff(5), new Staff(6)};
      bots[side] = new Trickster(trick, 7);
      assertThat(Duel.play(gumbinnen(), bots, 3).outcome().level()).isNotEmpty();
    }
  }

  /** Where nobody follows the trick, the staff plays. */
  @Test
  void beforeTheLastTurnTheGrabIsTheStaff() throws Game.BadSetup {
    Rules rules = gumbinnen();
    Bot[] staff = {new Staff(5), new Staff(6)};
    Bot[] grab = {new Trickster(Trick.GRAB, 5), new Trickster(Trick.GRAB, 6)};
    Dice dice = new Dice(3);
    Position p = rules.start();
    while (!(rules.decision(p) instanceof Decision.Over)
        && Objects.requireNonNull(rules.appraisal()).turnsLeft(p) > 1) {
      if (rules.decision(p) instanceof Decision.Chance chance) {
        p = rules.roll(p, dice.roll(chance.faces())).next();
      } else if (rules.decision(p) instanceof Decision.Choose choose) {
        int side = choose.side().index();
        Order order = grab[side].decide(rules.view(p, choose.side()));
        assertThat(order).isEqualTo(staff[side].decide(rules.view(p, choose.side())));
        p = ((Granted) rules.judge(p, order)).next();
      }
    }
  }

  /** Who sits still gives no order to march or to attack but those that the rules ask for. */
  @Test
  void whoSitsStillDoesNotMarch() throws Game.BadSetup {
    Rules rules = gumbinnen();
    Bot[] bots = {new Trickster(Trick.STILL, 5), new Trickster(Trick.STILL, 6)};
    Dice dice = new Dice(3);
    Position p = rules.start();
    int asked = 0;
    while (!(rules.decision(p) instanceof Decision.Over)) {
      if (rules.decision(p) instanceof Decision.Chance chance) {
        p = rules.roll(p, dice.roll(chance.faces())).next();
      } else if (rules.decision(p) instanceof Decision.Choose choose) {
        Order order = bots[choose.side().index()].decide(rules.view(p, choose.side()));
        if (choose.kind().equals(Kind.MOVE)) {
          asked++;
          assertThat(order).isNotInstanceOf(Order.Move.class);
        }
        p = ((Granted) rules.judge(p, order)).next();
      }
    }
    assertThat(asked).isPositive();
  }

  @Test
  void aLineForTheTrickOnEachSide() {
    assertThat(run("--game", "clash-gumbinnen", "--games", "2", "--trick", "still", "--seed", "4"))
        .isZero();
    assertThat(out.toString().lines().toList())
        .hasSize(2)
        .allMatch(line -> line.startsWith("clash-gumbinnen\tcampaign\tstill\t"));
  }

  @Test
  void aTrickThatDoesNotExistIsNamed() {
    assertThat(run("--trick", "ambush")).isEqualTo(2);
    assertThat(err.toString()).contains("there is no trick ambush; there is still, raid");
  }
}
