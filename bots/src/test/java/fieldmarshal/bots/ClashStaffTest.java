package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.games.Shelf;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The staff in the battles of Clash of Giants II. */
class ClashStaffTest {
  private static Rules rules(String game) {
    try {
      return Objects.requireNonNull(Shelf.find(game)).rules("campaign", Set.of());
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  /** A game of two staffs; the answer is the position at its end. */
  private static Position play(Rules rules, long seed, Consumer<Event> told) {
    Staff[] staffs = {new Staff(seed), new Staff(~seed)};
    Dice dice = new Dice(seed);
    Position p = rules.start();
    while (true) {
      Granted granted;
      switch (rules.decision(p)) {
        case Decision.Chance chance -> granted = rules.roll(p, dice.roll(chance.faces()));
        case Decision.Choose choose ->
            granted =
                (Granted)
                    rules.judge(
                        p, staffs[choose.side().index()].decide(rules.view(p, choose.side())));
        case Decision.Over over -> {
          return p;
        }
      }
      granted.events().forEach(event -> told.accept(event.bare()));
      p = granted.next();
    }
  }

  @Test
  void inGaliciaItFightsForTheHistoricalPlacesAndDoesNotOverstack() {
    Rules rules = rules("clash-galicia");
    TreeMap<String, Integer> lost = new TreeMap<>();
    int[] fights = new int[2];
    play(
        rules,
        1,
        event -> {
          if (event instanceof Event.Removed removed) {
            lost.merge(removed.caseId(), 1, Integer::sum);
          } else if (event instanceof Event.Fought fought) {
            fights[fought.attackers().getFirst().side().index()]++;
          }
        });
    assertThat(lost.getOrDefault("COG-6.1b", 0)).as("overstacked").isLessThanOrEqualTo(1);
    assertThat(lost.getOrDefault("COG-12.75a", 0)).as("beaten").isGreaterThan(10);
    assertThat(fights[0]).isGreaterThan(20);
    assertThat(fights[1]).isGreaterThan(20);
  }

  /** Games that are played in thought must go as games go: who takes no replacements loses them. */
  @Test
  void aBriskStaffLooksAtItsAnswersToo() {
    Rules rules = rules("clash-ypres");
    Staff[] staffs = {Staff.brisk(Style.PLAIN, 1), Staff.brisk(Style.PLAIN, 2)};
    Dice dice = new Dice(1);
    Position p = rules.start();
    int unusual = 0;
    while (unusual < 3) {
      switch (rules.decision(p)) {
        case Decision.Chance chance -> p = rules.roll(p, dice.roll(chance.faces())).next();
        case Decision.Choose choose -> {
          Order order = staffs[choose.side().index()].decide(rules.view(p, choose.side()));
          boolean asked = choose.kind().equals(Kind.REPLACE) || choose.kind().equals(Kind.RETREAT);
          unusual += asked && !order.equals(rules.suggest(p)) ? 1 : 0;
          p = ((Granted) rules.judge(p, order)).next();
        }
        case Decision.Over over -> throw new AssertionError("only usual answers");
      }
    }
    assertThat(unusual).isEqualTo(3);
  }

  @Test
  void atYpresTheGermansKeepLilleAndCourtrai() {
    Rules rules = rules("clash-ypres");
    Position end = play(rules, 1, event -> {});
    assertThat(((Decision.Over) rules.decision(end)).outcome().level()).doesNotContain("instant");
  }
}
