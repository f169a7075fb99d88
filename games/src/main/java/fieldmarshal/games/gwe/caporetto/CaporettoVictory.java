package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Level;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.TerrainCode;
import fieldmarshal.games.gwe.Victory;
import java.util.ArrayList;
import java.util.List;

/** Chapter 24: victory. Losses are counted as they happen; the rest is counted on the map. */
class CaporettoVictory extends Victory {
  private static final int SHOCK_DIVISIONS_FOR_DECISION = 5;

  private static final List<Level> LEVELS =
      List.of(
          new Level(
              Caporetto.CENTRAL,
              "Central Powers decisive victory",
              "more points, all Italian fortresses destroyed",
              "CAP-24.32"),
          new Level(Caporetto.CENTRAL, "Central Powers victory", "more points", "CAP-24.31"),
          new Level(null, "Draw", "equal points", "CAP-24.31"),
          new Level(Caporetto.ALLIED, "Allied victory", "more points", "CAP-24.31"),
          new Level(
              Caporetto.ALLIED,
              "Allied decisive victory",
              "more points, "
                  + SHOCK_DIVISIONS_FOR_DECISION
                  + " German Stosstruppen divisions destroyed",
              "CAP-24.33"));

  private final boolean rommelCounts;

  CaporettoVictory(GreatWarInTheEast rules, boolean rommelCounts) {
    super(rules);
    this.rommelCounts = rommelCounts;
  }

  // ---- losses as they happen

  @Override
  @Case({"CAP-24.13", "CAP-24.22"})
  protected void stepsLost(Table t, Counter unit, int steps) {
    if (unit.printed().stosstruppen()) {
      t.addGlobal(CaporettoState.SHOCK_STEPS, steps);
    }
    if (unit.nationality().equals("French") || unit.nationality().equals("British")) {
      t.addGlobal(CaporettoState.ALLIED_STEPS, steps);
    }
  }

  @Override
  @Case({"CAP-24.13", "CAP-24.33", "CAP-24.4", "CAP-2.3d"})
  protected void eliminated(Table t, Counter unit) {
    if (unit.nationality().equals(Caporetto.ITALIAN)) {
      if (unit.sizeMark() == Counter.Size.CORPS) {
        t.addGlobal(CaporettoState.CORPS_LOST, 1);
      } else if (unit.sizeMark() == Counter.Size.DIVISION || unit.isGun()) {
        t.addGlobal(CaporettoState.DIVISIONS_LOST, 1);
      }
    }
    if (unit.printed().stosstruppen() && unit.nationality().equals("German")) {
      t.addGlobal(CaporettoState.SHOCK_DIVISIONS, 1);
    }
    if (unit.isLeader()) {
      t.setGlobal(CaporettoState.HERO_LOST, 1);
    }
  }

  // ---- points

  @Override
  public List<Explanation> points(Position p) {
    return List.of(central(p), allied(p));
  }

  private Explanation central(Position p) {
    List<Explanation> parts = new ArrayList<>();
    parts.add(
        Explanation.leaf(
            "steps beyond the Piave and row 14", "CAP-24.11", 10.0 * stepsBeyondPiave(p)));
    parts.add(
        Explanation.leaf(
            "Italian fortresses destroyed", "CAP-24.12", 20.0 * fortressesDestroyed(p)));
    parts.add(
        Explanation.leaf(
            "French and British steps", "CAP-24.13", 5.0 * p.global(CaporettoState.ALLIED_STEPS)));
    parts.add(
        Explanation.leaf(
            "Italian corps eliminated", "CAP-24.13", 2.0 * p.global(CaporettoState.CORPS_LOST)));
    parts.add(
        Explanation.leaf(
            "Italian divisions and artillery eliminated",
            "CAP-24.13",
            p.global(CaporettoState.DIVISIONS_LOST)));
    if (rommelCounts) {
      parts.add(
          Explanation.leaf("Rommel lost", "CAP-24.4", -20.0 * p.global(CaporettoState.HERO_LOST)));
    }
    return Explanation.sum(Caporetto.CENTRAL.name(), "CAP-24.31", parts);
  }

  private Explanation allied(Position p) {
    List<Explanation> parts = new ArrayList<>();
    parts.add(
        Explanation.leaf(
            "steps on or beyond the victory line of the Allies",
            "CAP-24.21",
            5.0 * stepsBeyondDiagonal(p)));
    parts.add(
        Explanation.leaf(
            "Stosstruppen steps", "CAP-24.22", 5.0 * p.global(CaporettoState.SHOCK_STEPS)));
    parts.add(Explanation.leaf("Trieste or Trent", "CAP-24.23", holdsTriesteOrTrent(p) ? 40 : 0));
    if (rommelCounts) {
      // Italians lose 20; British and French gain 20 each.
      parts.add(
          Explanation.leaf(
              "Rommel lost", "CAP-24.4", (-20.0 + 20 + 20) * p.global(CaporettoState.HERO_LOST)));
    }
    return Explanation.sum(Caporetto.ALLIED.name(), "CAP-24.31", parts);
  }

  private boolean counts(Counter unit) {
    return unit.sizeMark() == Counter.Size.DIVISION
        || unit.sizeMark() == Counter.Size.CORPS
        || unit.isGun();
  }

  /** Southwest of the Piave and southeast of the row of 14s, in supply. */
  @Case("CAP-24.11")
  private int stepsBeyondPiave(Position p) {
    int steps = 0;
    for (Counter unit : rules.unitsOf(Caporetto.CENTRAL.index())) {
      int hex = p.place(unit);
      if (hex >= 0
          && counts(unit)
          && board().has(hex, CaporettoTerrainCode.PIAVE)
          && row(hex) >= 15
          && rules.supply().inSupply(p, unit)) {
        steps += p.stepsLeft(unit);
      }
    }
    return steps;
  }

  /** In or northeast of the hexrow 0128 to 2516; a pair of brigades counts as a division. */
  @Case({"CAP-24.21", "CAP-2.3d"})
  private int stepsBeyondDiagonal(Position p) {
    int steps = 0;
    int brigades = 0;
    for (Counter unit : rules.unitsOf(Caporetto.ALLIED.index())) {
      int hex = p.place(unit);
      if (hex < 0 || column(hex) > 28 - row(hex) / 2 || !rules.supply().inSupply(p, unit)) {
        continue;
      }
      if (counts(unit)) {
        steps += p.stepsLeft(unit);
      } else if (unit.sizeMark() == Counter.Size.BRIGADE) {
        brigades++;
      }
    }
    return steps + brigades / 2 * 2;
  }

  private int row(int hex) {
    return Integer.parseInt(board().number(hex).substring(0, 2));
  }

  private int column(int hex) {
    return Integer.parseInt(board().number(hex).substring(2));
  }

  @Case("CAP-24.12")
  private int fortressesDestroyed(Position p) {
    return italianFortresses() - fortressesStanding(p);
  }

  private int italianFortresses() {
    int count = 0;
    for (Counter unit : rules.unitsOf(Caporetto.ALLIED.index())) {
      count += unit.isFortress() ? 1 : 0;
    }
    return count;
  }

  private int fortressesStanding(Position p) {
    int count = 0;
    for (Counter unit : rules.unitsOf(Caporetto.ALLIED.index())) {
      count += unit.isFortress() && p.onMap(unit) ? 1 : 0;
    }
    return count;
  }

  @Case("CAP-24.23")
  private boolean holdsTriesteOrTrent(Position p) {
    for (String number : List.of(Caporetto.TRIESTE, Caporetto.TRENT)) {
      int hex = board().hex(number);
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        if (unit.side() == Caporetto.ALLIED
            && unit.isCombat()
            && rules.supply().inSupply(p, unit)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public List<Clerk.Prize> prizes(Position p) {
    List<Clerk.Prize> prizes = new ArrayList<>();
    for (int hex = 0; hex < board().size(); hex++) {
      if (board().has(hex, CaporettoTerrainCode.PIAVE)
          && row(hex) >= 15
          && !TerrainCode.isWater(board(), hex)) {
        prizes.add(new Clerk.Prize(hex, "beyond the Piave and row 14", "CAP-24.11"));
      }
      if (column(hex) == 28 - row(hex) / 2
          && row(hex) <= 25
          && !TerrainCode.isWater(board(), hex)) {
        prizes.add(new Clerk.Prize(hex, "victory line of the Allies", "CAP-24.21"));
      }
    }
    for (Counter unit : rules.unitsOf(Caporetto.ALLIED.index())) {
      if (unit.isFortress()) {
        prizes.add(new Clerk.Prize(board().hex(unit.setup()), unit.name(), "CAP-24.12"));
      }
    }
    prizes.add(new Clerk.Prize(board().hex(Caporetto.TRIESTE), "Trieste", "CAP-24.23"));
    prizes.add(new Clerk.Prize(board().hex(Caporetto.TRENT), "Trent", "CAP-24.23"));
    return prizes;
  }

  // ---- 24.3 the winner

  @Override
  @Case({"CAP-24.31", "CAP-24.32", "CAP-24.33"})
  public Outcome outcome(Position p) {
    List<Explanation> points = points(p);
    double lead = points.get(0).total() - points.get(1).total();
    int rank =
        lead == 0
            ? 2
            : lead > 0
                ? fortressesStanding(p) == 0 ? 0 : 1
                : p.global(CaporettoState.SHOCK_DIVISIONS) >= SHOCK_DIVISIONS_FOR_DECISION ? 4 : 3;
    return Outcome.at(levels(), rank, points);
  }

  @Override
  @Case({"CAP-24.31", "CAP-24.32", "CAP-24.33"})
  public List<Level> levels() {
    return LEVELS;
  }
}
