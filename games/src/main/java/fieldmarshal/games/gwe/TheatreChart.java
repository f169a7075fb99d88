package fieldmarshal.games.gwe;

import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Drawing;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What the chart of a theatre shows of its rules. */
public final class TheatreChart extends Drawing {
  private final Theatre theatre;
  private final Map<Integer, String> values = new TreeMap<>();

  private TheatreChart(Theatre theatre, String folder) {
    super(theatre.board(), theatre.geography(), folder);
    this.theatre = theatre;
    for (Tsv.Row row : rows("towns.tsv")) {
      values.put(hex(row, "hex"), " (" + row.text("points") + ")");
    }
  }

  public static Chart of(Theatre theatre, String folder) {
    return new TheatreChart(theatre, folder).chart();
  }

  @Override
  protected String name(int hex) {
    return board.name(hex) + values.getOrDefault(hex, "");
  }

  @Override
  protected List<Chart.FortifiedLine> lines() {
    List<Chart.FortifiedLine> lines = new ArrayList<>();
    for (Theatre.HexLine line : theatre.trenchLines()) {
      String owner =
          line.owner().substring(0, 1).toUpperCase(Locale.ROOT) + line.owner().substring(1);
      lines.add(
          new Chart.FortifiedLine(owner, theatre.front(line.hexes().getFirst()), line.hexes()));
    }
    for (Theatre.HexLine line : theatre.exclusiveLines()) {
      lines.add(new Chart.FortifiedLine("", Theatre.NOBODY, line.hexes()));
    }
    return lines;
  }

  @Override
  protected List<Chart.Fortress> fortresses() {
    return theatre.forts().stream()
        .map(f ->
            new Chart.Fortress(f.hex(), f.side().index(), f.name(), f.strength(), f.weakened()))
        .toList();
  }

  @Override
  protected List<Chart.Entry> entries() {
    List<Chart.Entry> entries = new ArrayList<>();
    new TreeMap<>(theatre.entries())
        .forEach((code, hexes) ->
            hexes.forEach(hex -> entries.add(new Chart.Entry(code, hex, theatre.front(hex)))));
    return entries;
  }

  @Override
  protected List<Chart.Exit> exits() {
    List<Chart.Exit> exits = new ArrayList<>();
    for (Tsv.Row row : rows("exits.tsv")) {
      int hex = hex(row, "hex");
      exits.add(new Chart.Exit(hex, theatre.front(hex), row.yes("source")));
    }
    return exits;
  }

  @Override
  protected List<Chart.Link> links() {
    return theatre.links().stream()
        .map(l -> new Chart.Link(l.a(), l.b(), l.side(), l.length(), l.via()))
        .toList();
  }
}
