package fieldmarshal.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Staff;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Rules;
import fieldmarshal.games.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The analysis of a match. */
class AnalystTest {
  private static Match played(String id, int lines) throws Game.BadSetup {
    Game game = Objects.requireNonNull(Shelf.find(id));
    String scenario = game.scenarios().getFirst().id();
    Rules rules = game.rules(scenario, game.usual(scenario));
    Match match = new Match(rules, scenario, game.usual(scenario), 7);
    Bot[] bots = {new Staff(1), new Staff(2)};
    while (match.size() < lines && match.decision() instanceof Decision.Choose choose) {
      match.play(bots[choose.side().index()].decide(rules.view(match.position(), choose.side())));
    }
    return match;
  }

  @Test
  void pointsFollowThePartsOfTheTurnAndSharesAddUp() throws Game.BadSetup {
    Match match = played("clash-gumbinnen", Integer.MAX_VALUE);
    List<Report> told = new ArrayList<>();

    // the curve alone: the marshal is not asked
    Analyst analyst = new Analyst(Course.of(match), new Analyst.Settings(600, 1, 1, 1));
    Report report =
        analyst.run(so -> {
          told.add(so);
          if (so.done() == so.total()) {
            analyst.stop();
          }
        });

    assertThat(report.points()).hasSize(report.total());
    assertThat(report.weighed()).as("nothing was fitted to this scenario").isFalse();
    assertThat(report.shares().dice()).isZero();
    assertThat(told).as("it is told on the way").hasSizeGreaterThan(1);
    assertThat(told.getFirst().progress()).isLessThan(0.5);
    Report.Point last = report.points().getLast();
    assertThat(last.chance().games()).as("the end is known").isZero();
    assertThat(match.decision()).isInstanceOf(Decision.Over.class);
    assertThat(last.chance().chance())
        .isEqualTo(ChanceModel.won(((Decision.Over) match.decision()).outcome()));
    int line = -1;
    for (Report.Point point : report.points()) {
      assertThat(point.line()).isGreaterThan(line);
      assertThat(point.chance().chance()).isBetween(point.chance().low(), point.chance().high());
      line = point.line();
    }
    Report.Shares shares = report.shares();
    assertThat(shares.from() + shares.decisions()[0] + shares.decisions()[1] + shares.dice())
        .isCloseTo(shares.to(), within(1e-9));
  }

  /** While a set-up is not finished only one side stands on the map: the curve begins after it. */
  @Test
  void theCurveBeginsAfterTheSetUp() throws Game.BadSetup {
    Match match = played("italian-front-1917", 5);
    Course course = Course.of(match);

    Analyst analyst = new Analyst(course, new Analyst.Settings(600, 1, 1, 1));
    Report report =
        analyst.run(so -> {
          if (!so.points().isEmpty()) {
            analyst.stop();
          }
        });

    assertThat(course.rules().decision(course.before(0)))
        .matches(first -> ((Decision.Choose) first).kind().equals(Kind.SET_UP));
    assertThat(report.begins()).isPositive().isEqualTo(report.points().getFirst().line());
    assertThat(course.rules().decision(course.before(report.begins())))
        .matches(first -> !((Decision.Choose) first).kind().equals(Kind.SET_UP));
  }

  @Test
  void whatIsKnownWhenItIsStoppedStands() throws Game.BadSetup {
    Analyst analyst =
        new Analyst(
            Course.of(played("clash-gumbinnen", 40)), new Analyst.Settings(600, 1, 4, 1000));

    Report report =
        analyst.run(so -> {
          if (so.games() >= 3) {
            analyst.stop();
          }
        });

    assertThat(report.state()).isEqualTo(Report.State.STOPPED);
    assertThat(report.points()).isNotEmpty();
    assertThat(report.games()).isLessThan(10);
  }

  /** The first look at the curve, a plan of the marshal, the dice: all of it ends in time. */
  @Test
  void itKeepsItsTimeAndTellsWhatItDidNotLookAt() throws Game.BadSetup {
    Match match = played("gwe-caporetto", 300);
    Course course = Course.of(match);
    int points = new Analyst(course, new Analyst.Settings(0, 1, 1, 1)).report().total();
    for (double budget : new double[] {0, 2}) {
      long began = System.nanoTime();

      Report report =
          new Analyst(course, new Analyst.Settings(budget, 1, 500, 1000)).run(told -> {});

      assertThat((System.nanoTime() - began) / 1e9)
          .as("with the part that is being played out, on a busy machine")
          .isLessThan(budget + 8);
      assertThat(report.state()).isEqualTo(Report.State.DONE);
      assertThat(report.progress()).isEqualTo(1);
      assertThat(report.total()).isEqualTo(points);
      assertThat(report.done()).isEqualTo(report.points().size());
      if (budget == 0) {
        assertThat(report.done()).as("nothing was looked at").isZero();
        assertThat(report.weighed()).as("nor were the dice").isFalse();
      }
    }
  }

  @Test
  void everyLineOfConstantsBelongsToAScenario() throws Game.BadSetup {
    int fitted = 0;
    for (Game game : Shelf.games()) {
      for (Game.Scenario scenario : game.scenarios()) {
        Rules rules = game.rules(scenario.id(), game.usual(scenario.id()));
        ChanceModel model = ChanceModel.of(rules, scenario.id());
        if (model != null) {
          fitted++;
          assertThat(model.chance(rules.start())).isBetween(0.02, 0.98);
        }
      }
    }
    assertThat(fitted).isPositive().isEqualTo(ChanceModel.scenarios());
  }
}
