package fieldmarshal.testkit.toy;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.MarchPhase;
import fieldmarshal.engine.book.Piece;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.path.Flood;
import java.util.List;

/** Chapter 2: movement. */
final class Movement extends MarchPhase {
  private final List<Integer> costs;
  private final int river;

  Movement(FordRules rules) {
    super(rules, "TOY-2.1", FordRules.MOVED);
    costs = rules.data().table("terrain.tsv", row -> row.number("cost"));
    river = rules.board().legend().side("river");
  }

  @Override
  @Case({"TOY-2.1", "TOY-2.2"})
  public int enter(Position p, Piece unit, int from, int direction, int to) {
    Board board = rules.board();
    int across = (board.side(from, direction) & river) == 0 ? 0 : 1;
    return p.first(to) >= 0 ? Flood.PROHIBITED : costs.get(board.terrain(to)) + across;
  }

  @Override
  @Case("TOY-2.2")
  public Refused closed(Position p, Piece unit, int to) {
    return Refused.of("TOY-2.2", "There is a counter at " + rules.board().title(to) + ".");
  }

  @Override
  @Case("TOY-2.3")
  protected void arrived(Table t, Piece unit, int hex) {
    rules.takeTown(t, hex, unit.side());
  }
}
