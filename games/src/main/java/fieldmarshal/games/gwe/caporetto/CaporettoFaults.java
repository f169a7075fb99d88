package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Sequence;
import java.util.ArrayList;
import java.util.List;

/** The same for Caporetto: with Rommel, and with grace for retreats that end overstacked. */
final class CaporettoFaults {
  private CaporettoFaults() {}

  static List<String> of(GreatWarInTheEast rules, Position p) {
    List<String> faults = new ArrayList<>();
    rommel(rules, p, faults);
    grace(rules, p, faults);
    return faults;
  }

  /** Rommel is where his division is, dead when it is dead, and nowhere without the option. */
  private static void rommel(GreatWarInTheEast rules, Position p, List<String> faults) {
    Counter rommel = rules.roster().named(HeroicLeaders.ROMMEL);
    Counter division = rules.roster().named(HeroicLeaders.ALPINE_CORPS);
    int expected =
        rules.options().contains(Caporetto.HEROIC_LEADERS) ? p.place(division) : Position.UNUSED;
    if (p.place(rommel) != expected) {
      faults.add("Rommel is not where he should be");
    }
  }

  /** Grace lasts until the owner's Movement Phase ends; he retreats only in the enemy's turn. */
  private static void grace(GreatWarInTheEast rules, Position p, List<String> faults) {
    Sequence.Step step = rules.sequence().step(p);
    if (step.compareTo(Sequence.Step.WITHDRAWAL) < 0 || step == Sequence.Step.INTERPHASE) {
      return;
    }
    Side phasing = rules.sequence().phasing(p);
    CaporettoStacking stacking = (CaporettoStacking) rules.stacking();
    for (int hex = 0; hex < rules.board().size(); hex++) {
      if (stacking.excused(p, hex, phasing)) {
        faults.add(rules.board().number(hex) + " is still excused from the stacking limit");
      }
    }
  }
}
