package fieldmarshal.games.italianfront;

import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Drawing;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the chart of the theatre shows of its rules: where supply comes from, which hexes count for
 * victory, and the line of October 1917.
 */
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

  /** Of two names in a hex the map shows the first. */
  @Override
  protected String name(int hex) {
    String name = board.name(hex);
    int end = name.indexOf(';');
    return end < 0 ? name : name.substring(0, end);
  }

  @Override
  protected List<Chart.Mark> marks() {
    List<Chart.Mark> marks = new ArrayList<>(super.marks());
    for (int hex = 0; hex < board.size(); hex++) {
      if (theatre.isVictoryHex(hex)) {
        marks.add(new Chart.Mark("victory", hex, -1, ""));
      }
    }
    return marks;
  }

  /** The two sides of the line at the start. */
  @Override
  protected List<Chart.FortifiedLine> lines() {
    List<Set<Integer>> along = List.of(new TreeSet<>(), new TreeSet<>());
    for (Tsv.Row row : rows("border.tsv")) {
      if (row.text("kind").equals("front")) {
        for (String field : List.of("hex_a", "hex_b")) {
          int hex = hex(row, field);
          int side = theatre.controlAtStart(hex);
          if (side >= 0) {
            along.get(side).add(hex);
          }
        }
      }
    }
    return List.of(
        new Chart.FortifiedLine("Austrian", 0, List.copyOf(along.get(0))),
        new Chart.FortifiedLine("Italian", 1, List.copyOf(along.get(1))));
  }
}
