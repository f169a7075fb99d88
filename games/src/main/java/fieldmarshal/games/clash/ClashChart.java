package fieldmarshal.games.clash;

import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Drawing;
import fieldmarshal.engine.data.Tsv;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the chart of a battle's map shows of its rules. */
final class ClashChart extends Drawing {
  private final Theatre theatre;
  private final Map<Integer, String> values = new HashMap<>();

  private ClashChart(Theatre theatre) {
    super(theatre.board(), theatre.geography(), theatre.folder());
    this.theatre = theatre;
    for (Tsv.Row row : rows("towns.tsv")) {
      values.put(hex(row, "hex"), " (" + row.text("points") + ")");
    }
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

  /** The name with what the place is worth. */
  @Override
  protected String name(int hex) {
    return board.name(hex) + values.getOrDefault(hex, "");
  }

  /** Sources of supply. */
  @Override
  protected List<Chart.Exit> exits() {
    return theatre.sources().stream()
        .map(each -> new Chart.Exit(each.hex(), each.side(), true))
        .toList();
  }
}
