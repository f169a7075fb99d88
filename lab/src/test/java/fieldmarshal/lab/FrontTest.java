package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.Shelf;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class FrontTest {
  private static Rules rules(String game, String scenario) throws Game.BadSetup {
    Game found = Objects.requireNonNull(Shelf.find(game), game);
    return found.rules(scenario, found.usual(scenario));
  }

  @Test
  void everyFrontBeginsWhereHistoryBegins() throws Game.BadSetup {
    for (Tsv.Row row : Tsv.resource("fieldmarshal/lab/fronts.tsv")) {
      Rules rules = rules(row.text("game"), row.text("scenario"));
      List<Front> fronts = Front.of(rules, row.text("scenario"));
      assertThat(fronts).extracting(Front::title).contains(row.text("title"));
      for (Front front : fronts) {
        assertThat(front.value(rules.start()))
            .as(front.title())
            .isCloseTo(front.history().get(0).at(), within(0.5));
        int last = FrontSeries.dates(rules).size();
        assertThat(front.history().keySet()).allMatch(turn -> turn >= 0 && turn <= last);
        assertThat(front.history().values())
            .extracting(Front.Then::source)
            .allMatch(source -> source.matches(".*19\\d\\d.*"));
        assertThat(front.marks())
            .filteredOn(mark -> mark.reached() > 0)
            .allSatisfy(mark -> {
              assertThat(mark.date()).as(mark.name()).matches("\\d+ \\w+ 19\\d\\d");
              double[] then = new double[last + 1];
              Arrays.setAll(
                  then,
                  turn ->
                      front.history().containsKey(turn)
                          ? front.history().get(turn).at()
                          : Front.GONE);
              assertThat(Front.reached(mark, then)).as(mark.name()).isEqualTo(mark.reached());
            });
      }
    }
  }

  @Test
  void theBanksOfTheRiversAreTheLinesOfCaporetto() throws Game.BadSetup {
    Rules rules = rules("gwe-caporetto", "historical");
    Front front = Front.of(rules, "historical").getFirst();
    double tagliamento = at(front, "Tagliamento");
    double piave = at(front, "Piave");
    // Codroipo and Latisana lie on the eastern bank, Casarsa on the western one.
    assertThat(distance(rules, front, "1813")).isEqualTo(tagliamento);
    assertThat(distance(rules, front, "2214")).isEqualTo(tagliamento);
    assertThat(distance(rules, front, "1715")).isGreaterThan(tagliamento);
    // Udine lies before the river; San Donà on the Piave, Treviso behind it.
    assertThat(distance(rules, front, "1710")).isBetween(4.0, tagliamento - 1);
    assertThat(distance(rules, front, "2220")).isEqualTo(piave);
    assertThat(distance(rules, front, "1924")).isGreaterThan(piave);
    // Trento and the Trentino do not count.
    assertThat(distance(rules, front, "0334")).isNaN();
  }

  private static double at(Front front, String mark) {
    return front.marks().stream()
        .filter(each -> each.name().equals(mark))
        .findFirst()
        .orElseThrow()
        .at();
  }

  private static double distance(Rules rules, Front front, String hex) {
    return front.distances()[rules.board().hex(hex)];
  }

  @Test
  void theFrontIsThatOfTheUnitOfItsRank() throws Game.BadSetup {
    Rules rules = rules("gwe-caporetto", "historical");
    Front front = Front.of(rules, "historical").getFirst();
    Position p = rules.start();
    List<Unit> some = front.units().stream().filter(p::onMap).limit(4).toList();
    for (Unit unit : some.subList(0, 3)) {
      p = p.withUnitAt(unit, rules.board().hex("1921"));
    }
    assertThat(front.value(p)).as("three on the Piave").isLessThan(2);
    p = p.withUnitAt(some.get(3), rules.board().hex("1813"));
    assertThat(front.value(p)).as("the fourth on the Tagliamento").isEqualTo(8);
    for (Unit unit : front.units()) {
      p = p.withUnitAt(unit, Position.ELIMINATED);
    }
    assertThat(front.value(p)).isEqualTo(Front.GONE);
    p = p.withUnitAt(some.getFirst(), rules.board().hex("1813"));
    assertThat(front.value(p)).as("the last of them").isEqualTo(8);
  }

  @Test
  void aLineIsReachedOnTheFirstTurnThatEndsThere() {
    Front.Mark mark = new Front.Mark("river", 8, 4, "30 October 1917");
    assertThat(Front.reached(mark, new double[] {0, 3, 7.9, 8, 5, 9})).isEqualTo(3);
    assertThat(Front.reached(mark, new double[] {9, 3, 7.9})).isEqualTo(Measure.NEVER);
  }
}
