package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Drawing;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;

/**
 * What the chart of the theatre shows of its rules. Lake hexsides are among the shores of
 * coast.tsv, drawn as the water they are.
 */
final class EastPrussiaChart extends Drawing {
  private static final int GERMAN = 1;

  private final Theatre theatre;

  private EastPrussiaChart(Theatre theatre) {
    super(theatre.board(), theatre.geography(), theatre.folder());
    this.theatre = theatre;
  }

  static Chart of(Theatre theatre) {
    return new EastPrussiaChart(theatre).chart();
  }

  @Override
  protected List<Chart.Fortress> fortresses() {
    return theatre.fortresses().stream()
        .map(each -> new Chart.Fortress(each.hex(), GERMAN, each.name(), each.strength(), 0))
        .toList();
  }

  /** Where the armies enter: one mark in the middle of each stretch of edge. */
  @Override
  protected List<Chart.Entry> entries() {
    List<Chart.Entry> entries = new ArrayList<>();
    String[] codes = {"8", "1", "2"};
    for (int army = 0; army < codes.length; army++) {
      int[] hexes = theatre.entry(army);
      entries.add(new Chart.Entry(codes[army], hexes[hexes.length / 2], army == 0 ? GERMAN : 0));
    }
    return entries;
  }

  @Override
  protected List<Chart.Exit> exits() {
    List<Chart.Exit> exits = new ArrayList<>();
    for (Tsv.Row row : rows("exits.tsv")) {
      exits.add(
          new Chart.Exit(
              hex(row, "hex"),
              row.oneOf("side", "russian", "german").equals("german") ? GERMAN : 0,
              row.yes("source")));
    }
    return exits;
  }
}
