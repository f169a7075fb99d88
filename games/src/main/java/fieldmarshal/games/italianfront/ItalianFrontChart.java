package fieldmarshal.games.italianfront;

import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Drawing;
import java.util.ArrayList;
import java.util.List;

/** What the chart of the theatre shows of its rules: where supply comes from. */
final class ItalianFrontChart extends Drawing {
  private final Theatre theatre;

  ItalianFrontChart(Theatre theatre) {
    super(theatre.board(), theatre.geography(), theatre.folder());
    this.theatre = theatre;
  }

  @Override
  protected List<Chart.Exit> exits() {
    List<Chart.Exit> exits = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      for (int hex : theatre.sources(side)) {
        exits.add(new Chart.Exit(hex, side, true));
      }
    }
    return exits;
  }
}
