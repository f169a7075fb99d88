package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Level;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;

/** Chapter 5: victory, by points after the last turn or at once by Venezia. */
public final class Victory extends Chapter {
  /** The Allies need so many points more than the Central Powers. */
  @Case("IF-5.3.1")
  static final int MARGIN = 8;

  /** The last turn on which Venezia decides without a die. */
  @Case("IF-5.1.1")
  private static final int WITHOUT_A_DIE = 2;

  @Case("IF-5.1.2")
  private static final int VENEZIA_FALLS = 5;

  @Case({"IF-5.1.3", "IF-5.2.2"})
  private static final int COLLAPSE = -3;

  @Case("IF-19.6.3")
  private static final int ALPINI = 2;

  /** How Venezia stands, in {@link Global#VENEZIA}. */
  static final int NEVER_ENTERED = 0;

  static final int HELD_OUT = 1;
  static final int DECIDED = 2;

  Victory(ItalianFrontRules rules) {
    super(rules);
  }

  // ---- 5.1 Venezia

  /**
   * A unit of the Central Powers has entered Venezia, in whatever way: as soon as that has been
   * played out the game is over, or the die falls. The first time counts.
   */
  @Case({"IF-5.1.1", "IF-5.1.2", "IF-5.1.4", "IF-5.1.5"})
  void attend(Table t) {
    if (t.now().global(Global.VENEZIA_ENTERED) == 0) {
      return;
    }
    t.setGlobal(Global.VENEZIA_ENTERED, 0);
    if (t.now().global(Global.VENEZIA) != NEVER_ENTERED) {
      return;
    }
    if (turn(t.now()) <= WITHOUT_A_DIE) {
      decided(t, "IF-5.1.1");
    } else {
      t.setGlobal(Global.VENEZIA, HELD_OUT);
      t.push(new VeneziaDie());
    }
  }

  private void decided(Table t, String caseId) {
    t.setGlobal(Global.VENEZIA, DECIDED);
    t.note("Venezia has fallen: the Central Powers win at once.", caseId);
    rules.over(t);
  }

  /** The case by which a game that is over has ended. */
  @Case({"IF-4.1.5", "IF-5.1.1", "IF-5.1.2"})
  String endCase(Position p) {
    if (p.global(Global.VENEZIA) != DECIDED) {
      return "IF-4.1.5";
    }
    return turn(p) <= WITHOUT_A_DIE ? "IF-5.1.1" : "IF-5.1.2";
  }

  /** 5 or more wins, with one more at a morale of -3 or less; it is rolled once in a game. */
  @Case({"IF-5.1.2", "IF-5.1.3", "IF-5.1.4"})
  record VeneziaDie() implements Pending.Chance<ItalianFrontRules> {
    private static final String PURPOSE = "the fall of Venezia";

    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      return rules.chance(p, CENTRAL, PURPOSE, "IF-5.1.2");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled(PURPOSE, face, "IF-5.1.2"));
      int more = t.now().global(Global.ITALIAN_MORALE) <= COLLAPSE ? 1 : 0;
      if (face + more >= VENEZIA_FALLS) {
        rules.victory().decided(t, "IF-5.1.2");
      } else {
        t.note("Italy continues the war without Venezia.", "IF-5.1.4");
      }
    }
  }

  // ---- 5.2 points

  /** Whether a victory hex counts for its controller: if supply can be traced from it. */
  @Case("IF-5.2.1")
  boolean counts(Position p, int hex) {
    int side = rules.control().controller(p, hex);
    return rules.supply().traces(p, side, hex)
        && (!rules.reads(Reading.ONLY_OCCUPIED_HEXES_COUNT) || rules.zones().friend(p, side, hex));
  }

  /** The points of each side as they stand. */
  @Case({"IF-5.2.1", "IF-5.2.2", "IF-5.2.3", "IF-5.2.4", "IF-19.6.3"})
  List<Explanation> points(Position p) {
    List<Explanation> points = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      List<Explanation> parts = new ArrayList<>();
      for (int hex : theatre.victoryHexes()) {
        if (rules.control().controller(p, hex) == side && counts(p, hex)) {
          parts.add(Explanation.leaf(title(hex), "IF-5.2.1", 1));
        }
      }
      if (side == CENTRAL) {
        central(p, parts);
      } else if (p.global(Global.AUSTRIAN_MORALE) <= COLLAPSE) {
        parts.add(Explanation.leaf("Austro-Hungarian morale", "IF-5.2.2", 1));
      }
      points.add(Explanation.sum(rules.side(side).name(), "IF-5.2.1", parts));
    }
    return points;
  }

  private static void central(Position p, List<Explanation> parts) {
    int mobilizations = p.global(Global.MOBILIZATIONS);
    if (mobilizations > 0) {
      parts.add(Explanation.leaf("Italian mobilizations", "IF-5.2.3", mobilizations));
    }
    if (p.global(Global.ALPINI) != 0) {
      parts.add(Explanation.leaf("Alpini as assault infantry", "IF-19.6.3", ALPINI));
    }
  }

  // ---- 5.3 who has won

  /** How far the Allies are ahead. */
  int margin(Position p) {
    List<Explanation> points = points(p);
    return (int) (points.get(ALLIED).total() - points.get(CENTRAL).total());
  }

  /** There is no draw. */
  @Case({"IF-5.3.1", "IF-5.1.1", "IF-5.1.5"})
  Outcome outcome(Position p) {
    List<Explanation> points = points(p);
    if (p.global(Global.VENEZIA) == DECIDED) {
      return Outcome.at(levels(), 1, "Venezia has fallen", points);
    }
    int margin = margin(p);
    return margin >= MARGIN
        ? Outcome.at(levels(), 0, "a lead of " + margin, points)
        : Outcome.at(
            levels(), 1, "the Allies needed a lead of " + MARGIN + " and have " + margin, points);
  }

  @Case("IF-5.3.1")
  List<Level> levels() {
    return List.of(
        new Level(
            rules.side(ALLIED),
            "Allied victory",
            "a lead of " + MARGIN + " points or more",
            "IF-5.3.1"),
        new Level(
            rules.side(CENTRAL),
            "Victory of the Central Powers",
            "an Allied lead of less than " + MARGIN + ", or Venezia taken",
            "IF-5.3.1"));
  }

  /** The end of a turn: morale falls with the casualties, then the markers go back. */
  @Case("IF-4.1.5")
  void turnEnds(Table t) {
    rules.moraleTrack().turnEnds(t);
    rules.ghqReserve().turnEnds(t);
  }

  /** The hexes that count. */
  @Case("IF-5.2.4")
  List<Clerk.Prize> prizes() {
    List<Clerk.Prize> prizes = new ArrayList<>();
    for (int hex : theatre.victoryHexes()) {
      String what =
          hex == board.hex(Theatre.VENEZIA) ? ": 1 point, or immediate victory" : ": 1 point";
      prizes.add(new Clerk.Prize(hex, board.name(hex) + what, 1, "IF-5.2.4"));
    }
    return prizes;
  }
}
