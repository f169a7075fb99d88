package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;

/** Chapter 5: victory. */
public final class Victory extends Chapter {
  /** The Allies need so many points more than the Central Powers. */
  static final int MARGIN = 8;

  Victory(ItalianFrontRules rules) {
    super(rules);
  }

  /** What ends the game at once: it is asked after every order, die and task. */
  @Case("IF-5.1.1")
  void attend(Table t) {}

  /** The end of a turn, before the next one begins or the game is over. */
  void turnEnds(Table t) {}

  /** Who has won. */
  @Case("IF-5.3.1")
  Outcome outcome(Position p) {
    int margin = held(p, ALLIED) - held(p, CENTRAL);
    return margin >= MARGIN
        ? new Outcome(rules.side(ALLIED), "Allied victory", points(p))
        : new Outcome(rules.side(CENTRAL), "Victory of the Central Powers", points(p));
  }

  private int held(Position p, int side) {
    int held = 0;
    for (int hex : theatre.victoryHexes()) {
      held += rules.control().controller(p, hex) == side ? 1 : 0;
    }
    return held;
  }

  /** The points of each side as they stand. */
  List<Explanation> points(Position p) {
    List<Explanation> points = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      points.add(Explanation.leaf(rules.side(side).name(), "IF-5.2.1", held(p, side)));
    }
    return points;
  }

  /** The hexes that count. */
  @Case("IF-5.2.4")
  List<Clerk.Prize> prizes() {
    List<Clerk.Prize> prizes = new ArrayList<>();
    for (int hex : theatre.victoryHexes()) {
      prizes.add(new Clerk.Prize(hex, board.name(hex), 1, "IF-5.2.4"));
    }
    return prizes;
  }
}
