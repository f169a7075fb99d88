package fieldmarshal.engine.book;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.MapReader;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the page shows of a game that is data, read once. */
record DataWords(
    List<Clerk.Face> faces,
    List<Clerk.Type> types,
    Map<String, String> faceOfType,
    List<Clerk.Turn> turns,
    List<Clerk.Prize> prizes,
    List<Tracked> tracks) {

  /**
   * A track whose marker is a number of the game.
   *
   * @param total the number that the marker shows, by its name
   * @param start where the marker begins
   */
  record Tracked(Track track, String total, int start) {
    /** Steps stand in the row as value and title, "0 Broken", separated by commas. */
    static Tracked of(Tsv.Row row, List<Side> sides) {
      List<Track.Step> steps = new ArrayList<>();
      for (String step : row.maybe("steps").split(", *", -1)) {
        int space = step.indexOf(' ');
        if (space > 0) {
          int value = Integer.parseInt(step.substring(0, space));
          steps.add(new Track.Step(value, step.substring(space + 1)));
        }
      }
      Track track =
          new Track(
              row.text("track"),
              row.text("title"),
              row.maybe("side").isEmpty() ? null : sides.get(MapReader.side(row, "side", sides)),
              0,
              row.number("least"),
              row.number("most"),
              steps,
              row.text("case"));
      return new Tracked(track, row.text("total"), row.number("start"));
    }
  }

  static DataWords read(DataGame game, Board board) {
    Map<String, String> faceOfType = new HashMap<>();
    for (Tsv.Row row : game.rows("types.tsv")) {
      faceOfType.put(row.text("type"), row.maybe("face"));
    }
    return new DataWords(
        game.table("faces.tsv", DataWords::face),
        game.table("types.tsv", row -> new Clerk.Type(row.text("type"), row.text("title"))),
        faceOfType,
        game.table("turns.tsv", DataWords::turn),
        game.table("map/towns.tsv", row -> prize(row, board)),
        game.table("tracks.tsv", row -> Tracked.of(row, game.sides())));
  }

  private static Clerk.Face face(Tsv.Row row) {
    return new Clerk.Face(
        row.text("face"), row.text("main"), row.maybe("small"), row.text("title"));
  }

  private static Clerk.Turn turn(Tsv.Row row) {
    return new Clerk.Turn(row.number("turn"), row.maybe("dates"), row.maybe("note"), List.of());
  }

  private static Clerk.Prize prize(Tsv.Row row, Board board) {
    return new Clerk.Prize(
        board.hex(row.text("hex")), row.text("name"), row.number("points"), row.text("case"));
  }
}
