package fieldmarshal.games.clash;

import fieldmarshal.engine.Part;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.MapReader;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;

/**
 * An army with its command marker and its track.
 *
 * @param number counts the armies of a battle from 1; its chit in the cup has this number
 * @param label what its marker shows
 * @param fromTurn the first turn in which its marker goes into the cup
 * @param tracks the ranges of its command track
 */
public record Army(
    int number,
    String id,
    Side side,
    String nationality,
    String title,
    String label,
    int fromTurn,
    List<Track> tracks) {
  private static final int FACES = 6;

  /**
   * A range of a command track.
   *
   * @param range which one, where a track has two
   * @param points the movement allowance for each face of the die
   */
  public record Track(
      int firstTurn, int lastTurn, String range, List<Integer> points, String caseId) {}

  /** The movement allowance that a die gives. */
  @Case({"COG-10.1b", "COG-10.2", "COG-G4a", "COG-G4b", "COG-G4c", "COG-Y4"})
  public int points(int turn, int face) {
    return track(turn).points().get(face - 1);
  }

  /** The range that is used on a turn. */
  @Case({"COG-10.2", "COG-G4c"})
  public Track track(int turn) {
    for (Track track : tracks) {
      if (turn >= track.firstTurn() && turn <= track.lastTurn()) {
        return track;
      }
    }
    throw new IllegalStateException(id + " has no command track on turn " + turn);
  }

  /** As it stands in a sentence: "the 4th Army", but "Army Group Fabeck". */
  public String called() {
    return title.startsWith("Army Group ") ? title : "the " + title;
  }

  /** The same at the beginning of a sentence. */
  public String begins() {
    return title.startsWith("Army Group ") ? title : "The " + title;
  }

  /** Its operational phase. */
  public Part part(int count) {
    return new Part(count, side, id, title);
  }

  /** The armies of a battle, in the order of their file. */
  static List<Army> load(String folder, List<Side> sides) {
    List<Army> armies = new ArrayList<>();
    List<Tsv.Row> ranges = Tsv.resource(folder + "/command.tsv");
    for (Tsv.Row row : Tsv.resource(folder + "/armies.tsv")) {
      String id = row.text("army");
      List<Track> tracks =
          ranges.stream().filter(range -> range.text("army").equals(id)).map(Army::track).toList();
      if (tracks.isEmpty()) {
        throw row.fault("army", "has no command track");
      }
      armies.add(
          new Army(
              armies.size() + 1,
              id,
              sides.get(MapReader.side(row, "side", sides)),
              row.text("nationality"),
              row.text("title"),
              row.text("number"),
              row.number("from_turn"),
              tracks));
    }
    return List.copyOf(armies);
  }

  private static Track track(Tsv.Row row) {
    List<Integer> points = new ArrayList<>();
    for (int face = 1; face <= FACES; face++) {
      points.add(row.number("" + face));
    }
    return new Track(
        row.number("first_turn"),
        row.number("last_turn"),
        row.maybe("range"),
        List.copyOf(points),
        row.text("case"));
  }
}
