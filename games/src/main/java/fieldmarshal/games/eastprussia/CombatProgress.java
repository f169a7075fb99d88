package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Preview.Heading;
import fieldmarshal.engine.Preview.Progress;
import fieldmarshal.engine.Preview.Stage;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The combat that is being fought, for a page: while cavalry is asked whether it retires, and from
 * the die to the end. All who fight are seen by both sides.
 */
final class CombatProgress extends Chapter {
  CombatProgress(EastPrussiaRules rules) {
    super(rules);
  }

  fieldmarshal.engine.@Nullable Combat underWay(Position p) {
    Battle battle = Below.find(p, Battle.class);
    if (battle == null) {
      return null;
    }
    List<Counter> attackers = battle.attackers().stream().filter(p::onMap).toList();
    Preview preview;
    if (battle.fight() != null) {
      preview = fought(p, battle, battle.fight());
    } else if (p.pending() instanceof Cavalry.Slip slip && !attackers.isEmpty()) {
      preview =
          rules
              .combat()
              .preview(
                  p,
                  attackers,
                  battle.targets(),
                  rules.cavalry().mayGo(p, battle, slip),
                  List.of(retiring(slip.unit().side(), Progress.NOW)));
    } else {
      return null;
    }
    return new fieldmarshal.engine.Combat(List.copyOf(attackers), battle.targets(), preview);
  }

  @Case("TWU-10.2.2a")
  static Stage retiring(Side side, Progress progress) {
    return new Preview.Step(
        new Heading("retire", "Cavalry retreat before combat", "TWU-10.2.2a", progress),
        side,
        "Cavalry may retreat before the combat die roll.");
  }

  /** The figures of the die, and what follows from its result. */
  @Case({"TWU-6.4c", "TWU-6.5a", "TWU-6.6a", "TWU-6.6b"})
  private Preview fought(Position p, Battle battle, Reckoning.Fight fight) {
    int side = battle.all().getFirst().sideIndex();
    Side winner = rules.side(battle.attackerWins() ? side : 1 - side);
    List<Stage> stages = new ArrayList<>();
    stages.add(rules.combat().roll(side, fight));
    boolean retreating = battle.stage() == Battle.Stage.RETREATS;
    if (p.pending() instanceof Results.Exchange) {
      stages.add(
          new Preview.Step(
              new Heading("exchange", "Exchange", "TWU-6.4c", Progress.NOW),
              rules.side(side),
              "The attacker chooses which units are eliminated."));
      return Reckoning.preview(fight, stages);
    }
    if (battle.retreat() > 0) {
      stages.add(
          new Preview.Step(
              new Heading(
                  "retreat", "Retreat", "TWU-6.5a", retreating ? Progress.NOW : Progress.DONE),
              other(winner),
              "The losing units retreat."));
    }
    stages.add(
        new Preview.Step(
            new Heading(
                "advance",
                "Advance",
                battle.attackerWins() ? "TWU-6.6a" : "TWU-6.6b",
                retreating ? Progress.TO_COME : Progress.NOW),
            winner,
            "The winning units may advance."));
    return Reckoning.preview(fight, stages);
  }
}
