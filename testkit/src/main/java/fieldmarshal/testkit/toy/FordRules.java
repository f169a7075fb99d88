package fieldmarshal.testkit.toy;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Names;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Vocabulary;
import fieldmarshal.engine.book.DataRules;
import fieldmarshal.engine.book.Piece;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.fog.FaceDown;
import java.util.List;
import java.util.Set;

/** The rules of the Ford: what is kept, the sequence of play, morale and victory. */
public final class FordRules extends DataRules<FordRules> {
  private static final Names FLAGS = new Names();
  static final int MOVED = FLAGS.bit("moved");
  static final int FOUGHT = FLAGS.bit("fought");
  static final int SEEN = FLAGS.bit("seen");

  private static final Names TOTALS = GLOBALS.more();
  static final int MORALE = TOTALS.numbers("morale", 2);
  private static final int FULL = 6;
  private static final int SHAKEN = 2;

  private final Movement movement = new Movement(this);
  private final Combat combat = new Combat(this);

  @Case("TOY-4.1")
  FordRules(Ford game, Game.Scenario scenario, Set<String> options) {
    super(
        game,
        scenario,
        options,
        new Vocabulary(FLAGS, new Names(), TOTALS, new Names(), FIELDS),
        new FaceDown(VIEW, UNSEEN, SEEN, MOVED | FOUGHT));
  }

  // ---- 1 the sequence of play: parts.tsv, cup.tsv and phases.tsv

  @Override
  @Case({"TOY-1.1", "TOY-1.2"})
  protected void newPart(Table t) {
    roster().all().forEach(unit -> t.setFlag(unit, MOVED | FOUGHT, false));
  }

  @Override
  protected Refused notNow(Position p) {
    return Refused.of("TOY-6.1", "The game is over.");
  }

  // ---- 2 movement, 3 combat

  @Override
  public Movement movement() {
    return movement;
  }

  @Override
  public Combat combat() {
    return combat;
  }

  // ---- 5 morale

  @Case("TOY-5.2")
  boolean shaken(Position p, Side side) {
    return p.global(MORALE + side.index()) <= SHAKEN;
  }

  /** A counter loses steps, and its army as much morale. */
  @Case({"TOY-3.4", "TOY-5.2"})
  void lose(Table t, Piece unit, int hits) {
    int steps = Math.min(hits, t.now().stepsLeft(unit));
    int morale = MORALE + unit.side().index();
    t.reduce(unit, steps, "TOY-3.4");
    t.setGlobal(morale, Math.max(0, t.now().global(morale) - steps));
  }

  @Override
  @Case("TOY-5.2")
  protected boolean decided(Position p) {
    return sides().stream().anyMatch(side -> p.global(MORALE + side.index()) == 0);
  }

  // ---- 6 victory

  @Override
  @Case("TOY-6.1")
  public List<Explanation> points(Position p) {
    return sides().stream().map(side -> points(p, side)).toList();
  }

  private Explanation points(Position p, Side side) {
    int lost = FULL - p.global(MORALE + other(side).index());
    Explanation towns = Explanation.leaf("towns", "TOY-6.1", townPoints(p, side));
    Explanation morale = Explanation.leaf("morale of the enemy", "TOY-6.1", lost);
    return Explanation.sum(side.name(), "TOY-6.1", List.of(towns, morale));
  }
}
