package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Drawing;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;

/** What the chart of the theatre shows of its rules. */
final class EastPrussiaChart extends Drawing {
  private static final int GERMAN = 1;

  private final Theatre theatre;

  private EastPrussiaChart(Theatre theatre) {
    super(theatre.board(), theatre.folder());
    this.theatre = theatre;
  }

  static Chart of(Theatre theatre) {
    return new EastPrussiaChart(theatre).chart();
  }

  @Override
  protected String latitude(int hex) {
    return theatre.latitude(hex);
  }

  @Override
  protected String longitude(int hex) {
    return theatre.longitude(hex);
  }

  @Override
  protected Chart.Ground ground(int hex) {
    Chart.Place place =
        board.has(hex, Ground.CITY)
            ? Chart.Place.CITY
            : board.has(hex, Ground.TOWN) ? Chart.Place.TOWN : Chart.Place.NONE;
    return new Chart.Ground(
        board.terrainName(hex),
        Ground.isWater(board, hex),
        place,
        board.name(hex),
        theatre.elevation(hex));
  }

  /** Lake hexsides are among the shores of coast.tsv, drawn as the water they are. */
  @Override
  protected void side(int hex, int direction, int other, List<Chart.Edge> edges) {
    int side = board.side(hex, direction);
    if ((side & Ground.RIVER) != 0) {
      edges.add(new Chart.Edge(Chart.Kind.RIVER, board.sideName(hex, direction), hex, other));
    }
    if ((side & Ground.RAIL) != 0) {
      edges.add(new Chart.Edge(Chart.Kind.RAIL, "", hex, other));
    }
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
