package fieldmarshal.games.gwe;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The standard rules with the plainest figures where they leave one open. */
final class ProvingRules extends GreatWarInTheEast {
  ProvingRules(ProvingGround game, Theatre theatre, Roster<Counter> roster, Set<String> options) {
    super(
        game,
        theatre,
        roster,
        options,
        new Exclusive(
            STANDARD,
            ProvingStacking::new,
            ProvingRailways::new,
            ProvingSupply::new,
            ProvingReplacement::new,
            ProvingReinforcements::new,
            ProvingVictory::new));
    ready();
  }

  @Override
  public String chartLetter() {
    return "G";
  }

  @Override
  public int lastTurn() {
    return 10;
  }

  /** Counters without a set-up code stay in the tray. */
  @Override
  protected void setUp(Table t) {
    for (Counter unit : roster().all()) {
      t.place(unit, Position.UNUSED, "set up");
    }
    super.setUp(t);
  }

  private static final class ProvingStacking extends Stacking {
    ProvingStacking(GreatWarInTheEast rules) {
      super(rules);
    }

    @Override
    public int limit() {
      return 8;
    }
  }

  private static final class ProvingRailways extends Railways {
    ProvingRailways(GreatWarInTheEast rules) {
      super(rules);
    }

    @Override
    public int rate(Side side) {
      return 10;
    }

    @Override
    public int capacity(Side side) {
      return 8;
    }
  }

  private static final class ProvingSupply extends Supply {
    ProvingSupply(GreatWarInTheEast rules) {
      super(rules);
    }

    @Override
    public int range(Counter unit) {
      return 3;
    }

    @Override
    protected int longestRange(Side side) {
      return 3;
    }
  }

  private static final class ProvingReplacement extends Replacement {
    ProvingReplacement(GreatWarInTheEast rules) {
      super(rules);
    }

    @Override
    protected int distance() {
      return 3;
    }

    @Override
    public int highest(Position p, Counter unit) {
      return 3;
    }
  }

  private static final class ProvingReinforcements extends Reinforcements {
    ProvingReinforcements(GreatWarInTheEast rules) {
      super(rules);
    }

    /** At the letter of the set-up code; without one at either letter. */
    @Override
    public List<Integer> scheduled(Counter unit) {
      String letter = unit.setup().length() < 4 ? letterOf(unit.setup()) : "";
      List<Integer> hexes = new ArrayList<>();
      for (String code : letter.isEmpty() ? List.of("A", "B") : List.of(letter)) {
        for (int hex : theatre().entry(code)) {
          if (theatre().front(hex) == unit.side().index()) {
            hexes.add(hex);
          }
        }
      }
      return hexes;
    }
  }

  /** The steps on the map are the points; headquarters are told of, worth a point each. */
  private static final class ProvingVictory extends Victory {
    ProvingVictory(GreatWarInTheEast rules) {
      super(rules);
    }

    @Override
    protected void eliminated(Table t, Counter unit) {
      if (unit.isHq()) {
        t.tell(new Event.Scored(rules.other(unit.side()), 1, unit.name(), "GWE-10.54"));
      }
    }

    @Override
    public List<Explanation> points(Position p) {
      List<Explanation> points = new ArrayList<>();
      for (Side side : rules.sides()) {
        int steps = 0;
        for (Counter unit : rules.unitsOf(side.index())) {
          steps += p.onMap(unit) ? p.stepsLeft(unit) : 0;
        }
        points.add(Explanation.leaf(side.name(), "GWE-4.0-C", steps));
      }
      return points;
    }

    @Override
    public Outcome outcome(Position p) {
      List<Explanation> points = points(p);
      double lead = points.get(0).total() - points.get(1).total();
      return lead == 0
          ? new Outcome(null, "Draw", points)
          : new Outcome(rules.side(lead > 0 ? 0 : 1), "Victory", points);
    }
  }
}
