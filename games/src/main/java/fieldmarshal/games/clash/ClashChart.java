package fieldmarshal.games.clash;

import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Drawing;
import java.util.List;

/** What the chart of a battle's map shows of its rules. */
final class ClashChart extends Drawing {
  private final Theatre theatre;

  private ClashChart(Theatre theatre) {
    super(theatre.board(), theatre.geography(), theatre.folder());
    this.theatre = theatre;
  }

  static Chart of(Theatre theatre) {
    return new ClashChart(theatre).chart();
  }

  @Override
  protected List<Chart.Fortress> fortresses() {
    return theatre.works().stream()
        .map(each -> new Chart.Fortress(each.hex(), each.side(), each.name(), each.steps(), 0))
        .toList();
  }

  /** Sources of supply. */
  @Override
  protected List<Chart.Exit> exits() {
    return theatre.sources().stream()
        .map(each -> new Chart.Exit(each.hex(), each.side(), true))
        .toList();
  }
}
