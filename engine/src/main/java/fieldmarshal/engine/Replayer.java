package fieldmarshal.engine;

import fieldmarshal.engine.Match.KeptLine;
import fieldmarshal.engine.Match.Replay;
import fieldmarshal.engine.Match.Saved;
import fieldmarshal.engine.rolls.RollStream;
import fieldmarshal.engine.rolls.RollsProof;
import fieldmarshal.engine.rolls.SealedRolls;
import fieldmarshal.engine.rolls.SeededRolls;
import fieldmarshal.engine.rolls.Stretch;
import java.util.List;

/** Plays saved matches again, and holds them to their digests and to the streams of their dice. */
final class Replayer {
  private Replayer() {}

  static Replay replay(Rules rules, Saved saved) {
    return switch (saved.rolls().isEmpty() ? null : saved.rolls().getLast()) {
      case Stretch.Seeded last -> replay(rules, saved, new SeededRolls(last.seed()), true);
      case Stretch.Sealed last -> {
        String match = last.seal().match();
        yield replay(rules, saved, SealedRolls.fresh(match, List.of()), false);
      }
      case null -> throw new IllegalArgumentException("the match does not say what rolls it has");
    };
  }

  static Replay replay(Rules rules, Saved saved, RollStream stream, boolean goesOn) {
    if (!saved.tables().equals(rules.game().tables().identity())) {
      throw new IllegalArgumentException("the match was played with other tables");
    }
    String today = rules.game().rulesVersion();
    RollsProof.Check check = new RollsProof.Check(saved.rolls());
    Match match;
    try {
      match = Match.begun(rules, saved, stream, saved.opening());
      if (!match.openedWith(saved.opening())) {
        return new Replay(match, new Difference(0, null, "", saved.rules(), today), check.result());
      }
    } catch (Dice.Misfit e) {
      match = Match.begun(rules, saved, stream, List.of());
      return new Replay(match, new Difference(0, null, "", saved.rules(), today), check.result());
    }
    check.rolled(0, saved.opening(), match.openingFaces(), 0);
    int number = 0;
    Difference difference = null;
    for (KeptLine kept : saved.lines()) {
      number++;
      String what = match.again(kept);
      if (what != null) {
        difference = new Difference(number, kept.line(), what, saved.rules(), today);
        break;
      }
      match.lastLaid(kept.laid());
      check.rolled(number, kept.line().dice(), match.lastFaces(), kept.laid());
    }
    RollsProof proof = difference == null ? check.whole() : check.result();
    List<Integer> laid = difference == null ? saved.laid() : List.of();
    List<Stretch> before = saved.rolls();
    long drawn = 0;
    if (goesOn) {
      drawn = before.getLast().drawn();
      before = before.subList(0, before.size() - 1);
    }
    match.goOn(proof, before, drawn, laid);
    return new Replay(match, difference, proof);
  }
}
