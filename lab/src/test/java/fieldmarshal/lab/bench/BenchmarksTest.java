package fieldmarshal.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.path.Flood;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Movement;
import org.jgrapht.alg.interfaces.ShortestPathAlgorithm.SingleSourcePaths;
import org.jgrapht.alg.shortestpath.DijkstraShortestPath;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is measured is what it says. */
class BenchmarksTest {
  private static final GreatWarInTheEast RULES = Moments.caporetto("historical");

  @ParameterizedTest(name = "{0}, {1}")
  @CsvSource({"ge-12, opening", "it-xxx, opening", "it-xxx, turn-7", "ah-ii, turn-7"})
  void ourFloodAndDijkstraComeToTheSameCosts(String id, String moment) {
    Position position = Moments.at(RULES, moment);
    Counter unit = RULES.roster().named(id);
    if (!position.onMap(unit)) {
      unit = someUnit(position, unit.side().index());
    }
    int budget = RULES.movement().left(position, unit, Movement.MARCH);
    SingleSourcePaths<Integer, DefaultWeightedEdge> paths =
        new DijkstraShortestPath<>(ReachBenchmark.graph(RULES, position, unit), budget)
            .getPaths(position.place(unit));
    SingleSourcePaths<Integer, ReachBenchmark.Step> asking =
        new DijkstraShortestPath<>(ReachBenchmark.asking(RULES, position, unit), budget)
            .getPaths(position.place(unit));
    Flood flood = RULES.movement().marchFlood(position, unit);
    int reached = 0;
    for (int hex = 0; hex < RULES.board().size(); hex++) {
      double weight = paths.getWeight(hex);
      assertThat(asking.getWeight(hex)).isEqualTo(weight);
      assertThat(flood.reaches(hex)).as(RULES.board().number(hex)).isEqualTo(weight <= budget);
      if (flood.reaches(hex)) {
        assertThat(flood.cost(hex)).as(RULES.board().number(hex)).isEqualTo((int) weight);
        reached++;
      }
    }
    assertThat(reached).isEqualTo(flood.count()).isGreaterThan(1);
  }

  private static Counter someUnit(Position position, int side) {
    for (Counter unit : RULES.unitsOf(side)) {
      if (position.onMap(unit)
          && unit.isCombat()
          && RULES.movement().marchFlood(position, unit).count() > 1) {
        return unit;
      }
    }
    throw new AssertionError("nobody is left");
  }

  @ParameterizedTest
  @ValueSource(strings = {Moments.OPENING, Moments.MIDDLE})
  void nothingIsUsedAgainOnATableThatIsStirred(String moment) {
    Position position = Moments.at(RULES, moment);
    Moments.Stirred stirred = new Moments.Stirred(RULES, position);
    for (int side = 0; side < 2; side++) {
      Object zones = RULES.zones().presence(stirred.again(), side);
      Object lines = RULES.supply().lines(stirred.again(), side);
      Position again = stirred.again();
      assertThat(again).isEqualTo(position);
      assertThat(RULES.zones().presence(again, side)).isNotSameAs(zones);
      assertThat(RULES.supply().lines(again, side)).isNotSameAs(lines);
      // Asked a second time of the same position, both are remembered.
      assertThat(RULES.zones().presence(again, side)).isSameAs(RULES.zones().presence(again, side));
      assertThat(RULES.supply().lines(again, side)).isSameAs(RULES.supply().lines(again, side));
    }
  }

  @Test
  void theMiddleOfAGameIsNoLongerItsOpening() {
    Position opening = Moments.at(RULES, Moments.OPENING);
    Position middle = Moments.at(RULES, Moments.MIDDLE);
    assertThat(RULES.status(middle).turn()).isEqualTo(7);
    int moved = 0;
    for (Counter unit : RULES.roster().all()) {
      moved += middle.place(unit) == opening.place(unit) ? 0 : 1;
    }
    assertThat(moved).isGreaterThan(RULES.roster().size() / 4);
  }

  @Test
  void everyBenchmarkRuns() {
    ReachBenchmark reach = new ReachBenchmark();
    reach.unit = "ge-12";
    reach.prepare();
    assertThat(reach.flood().count()).isGreaterThan(10);
    assertThat(reach.jgraphtWithinBudget()).isNotNull();
    assertThat(reach.jgraphtWholeMap()).isNotNull();
    assertThat(reach.jgraphtAskingWithinBudget()).isNotNull();

    SupplyBenchmark supply = new SupplyBenchmark();
    supply.moment = Moments.OPENING;
    supply.prepare();
    supply.lay();
    assertThat(supply.supplyOfASide()).isGreaterThan(10);

    ZonesBenchmark zones = new ZonesBenchmark();
    zones.moment = Moments.OPENING;
    zones.prepare();
    zones.lay();
    assertThat(zones.zonesOfASide().zone.isEmpty()).isFalse();

    CopyBenchmark copy = new CopyBenchmark();
    copy.prepare();
    assertThat(copy.copy()).isNotSameAs(copy.copy()).isEqualTo(copy.copy());

    PlayBenchmark play = new PlayBenchmark();
    play.game = "gwe-caporetto/historical";
    play.prepare();
    PlayBenchmark.Count count = new PlayBenchmark.Count();
    assertThat(play.games(count).orders()).isPositive().isEqualTo((int) count.orders);
    assertThat(play.game().turns()).isEqualTo(15);
  }
}
