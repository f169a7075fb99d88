package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.Vocabulary;
import fieldmarshal.engine.book.Narrator;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Global;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Reinforcements;
import fieldmarshal.games.gwe.UnitNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The Brusilov Offensive, 1916: the standard rules with these chapters in the place of theirs. */
public final class BrusilovRules extends GreatWarInTheEast {
  private static final int GUARDS_TURN = 6;

  private final String scenario;
  private final boolean onSchedule;
  private final Panic panic;

  BrusilovRules(Brusilov game, String scenario, Set<String> options) {
    super(
        game,
        game.theatre(),
        game.roster(),
        options,
        new Exclusive(
            vocabulary(game, options),
            BrusilovStacking::new, // 16
            BrusilovRailways::new, // 18.2, 18.3
            BrusilovSupply::new, // 19
            rules -> new BrusilovReplacement(rules, scenario), // 22
            rules -> new BrusilovReinforcements(rules, scenario), // 20, 25.16
            BrusilovVictory::new)); // 25
    this.scenario = scenario;
    onSchedule = scenario.equals(Brusilov.ON_SCHEDULE);
    panic = new Panic(this); // 23.1, 23.2
    pieces = new BrusilovPieces(this); // 2, 23.11, 24
    sequence = new BrusilovSequence(this); // 4, 24.42
    movement = new BrusilovMovement(this); // 18.1, 23.52
    terrain = new BrusilovTerrain(this); // 23.51, 24.41
    zones = new BrusilovZones(this); // 19.3, 19.43
    combat = new BrusilovCombat(this); // 17, 21.1, 24.1
    results = new BrusilovResults(this); // 23.1
    retreats = new BrusilovRetreats(this); // 23.24
    advances = new BrusilovAdvances(this); // 23.16
    command = new BrusilovCommand(this); // 21.2 to 21.4
    withdrawal = new BrusilovWithdrawal(this); // 23.31, 24.2
    support = new MassedArtillery(this); // 19.2
    ready();
  }

  @Override
  protected Appraisal newAppraisal() {
    return new BrusilovAppraisal(this);
  }

  static BrusilovRules of(GreatWarInTheEast rules) {
    return (BrusilovRules) rules;
  }

  Panic panic() {
    return panic;
  }

  String scenario() {
    return scenario;
  }

  boolean has(String option) {
    return options().contains(option);
  }

  /** With track limits, what has crossed each line is kept with the position. */
  @Case("BRU-18.32")
  private static Vocabulary vocabulary(Brusilov game, Set<String> options) {
    return BrusilovState.vocabulary(
        options.contains(Brusilov.TRACK_LIMITS)
            ? BrusilovRailways.words(game.tracks())
            : List.of());
  }

  @Override
  @Case({"BRU-26.1", "BRU-26.2"})
  public int firstTurn() {
    return onSchedule ? 5 : 1;
  }

  @Override
  @Case({"BRU-26.1", "BRU-26.2"})
  public int lastTurn() {
    return onSchedule ? 18 : 14;
  }

  /** Whether it is the turn of the surprise: the first of the scenario. */
  @Case({"BRU-23.0", "BRU-26.24b"})
  boolean firstTurn(Position p) {
    return p.global(Global.TURN) == firstTurn();
  }

  @Override
  public String chartLetter() {
    return "B";
  }

  @Override
  protected Map<String, Narrator.Mark> marks() {
    return Map.of("panicked", new Narrator.Mark("panics", "recovers from its panic"));
  }

  @Override
  protected String supportCase() {
    return "BRU-21.11";
  }

  // ---- 26 scenarios

  @Override
  @Case({"BRU-26.1", "BRU-26.11", "BRU-26.22a"})
  protected void setUp(Table t) {
    super.setUp(t);
    if (onSchedule) {
      attackOnSchedule(t);
    }
    if (has(Brusilov.GUARDS)) {
      earlyGuards(t);
    }
    if (has(Brusilov.COMMANDERS)) {
      betterCommanders(t);
    }
    if (has(Brusilov.WEST_FRONT)) {
      westFront(t);
    }
    t.setGlobal(BrusilovState.SCORE, startingPoints());
  }

  @Case({"BRU-26.21", "BRU-26.22b"})
  private void attackOnSchedule(Table t) {
    for (Tsv.Row row : Tsv.resource(Brusilov.FOLDER + "/schedule.tsv")) {
      if (row.text("scenario").equals(scenario)) {
        setUp(t, roster().named(row.text("unit")), row.text("setup"));
      }
    }
  }

  @Case("BRU-26.31")
  private void earlyGuards(Table t) {
    for (Counter unit : roster().all()) {
      if (unit.scenario().equals("guards")) {
        t.place(unit, Reinforcements.DUE, "set up");
        t.setUnitNumber(unit, UnitNumber.DUE, GUARDS_TURN);
      }
    }
  }

  @Case("BRU-26.34")
  private void betterCommanders(Table t) {
    Counter kaledin = roster().named("ru-hq-8ka");
    pieces.put(t, roster().named("ru-hq-8kl"), t.now().place(kaledin), "set up");
    t.place(kaledin, Position.UNUSED, "set up");
    Counter bezobrazov = roster().named("ru-hq-gbz");
    if (t.now().place(bezobrazov) == Reinforcements.DUE) {
      Counter gurko = roster().named("ru-hq-ggu");
      t.place(gurko, Reinforcements.DUE, "set up");
      t.setUnitNumber(gurko, UnitNumber.DUE, GUARDS_TURN);
      t.place(bezobrazov, Position.UNUSED, "set up");
      t.setUnitNumber(bezobrazov, UnitNumber.DUE, 0);
    }
  }

  @Case("BRU-26.32")
  private void westFront(Table t) {
    for (Counter unit : unitsOf(Brusilov.CENTRAL.index())) {
      if (t.now().place(unit) == Reinforcements.DUE) {
        t.addUnitNumber(unit, UnitNumber.DUE, 1);
      }
    }
  }

  /** Where the Russian total begins: each variation has its price. */
  @Case({
    "BRU-26.12",
    "BRU-26.25",
    "BRU-26.3",
    "BRU-26.31",
    "BRU-26.32",
    "BRU-26.33",
    "BRU-26.34",
    "BRU-25.15"
  })
  private int startingPoints() {
    int points = onSchedule ? -8 : 0;
    for (String option : List.of(Brusilov.GUARDS, Brusilov.WEST_FRONT, Brusilov.SUPPLY_AND_RAIL)) {
      points -= has(option) ? 6 : 0;
    }
    if (has(Brusilov.COMMANDERS)) {
      points -= has(Brusilov.GUARDS) ? 2 : 1;
    }
    return points;
  }

  // ---- beside the map

  @Override
  protected List<Status.Marker> markers(Position p) {
    List<Status.Marker> markers = new ArrayList<>(super.markers(p));
    markers.add(
        new Status.Marker(
            "net victory points", Integer.toString(p.global(BrusilovState.SCORE)), "BRU-25.0"));
    BrusilovReinforcements depots = (BrusilovReinforcements) reinforcements;
    markers.add(depotMarker(p, depots, Brusilov.RUSSIAN.index()));
    markers.add(depotMarker(p, depots, Brusilov.CENTRAL.index()));
    return markers;
  }

  @Override
  public List<Track> tracks(Position p) {
    List<Track> tracks = new ArrayList<>(super.tracks(p));
    BrusilovReinforcements depots = (BrusilovReinforcements) reinforcements;
    for (Side side : sides()) {
      tracks.add(
          Track.counted(
              "depots-" + side.id(),
              "Depots on the map",
              side,
              depots.onMap(p, side.index()),
              BrusilovReinforcements.ceiling(side.index()),
              "BRU-20.23"));
    }
    tracks.add(
        Track.counted(
            "depots-taken",
            "Depots taken in this player-turn",
            side(p.global(Global.PLAYER)),
            p.global(BrusilovState.DEPOTS_TAKEN),
            Math.max(
                p.global(BrusilovState.DEPOTS_TAKEN), depots.allowance(p, p.global(Global.PLAYER))),
            "BRU-20.22"));
    tracks.add(
        Track.open(
            "score",
            "Net victory points so far",
            Brusilov.RUSSIAN,
            p.global(BrusilovState.SCORE),
            Math.min(0, p.global(BrusilovState.SCORE)),
            "BRU-25.0"));
    return tracks;
  }

  private Status.Marker depotMarker(Position p, BrusilovReinforcements depots, int side) {
    return new Status.Marker(
        "depots " + side(side).id(),
        depots.onMap(p, side) + " of " + BrusilovReinforcements.ceiling(side),
        "BRU-20.23");
  }

  @Override
  public List<String> faults(Position position) {
    List<String> faults = new ArrayList<>(super.faults(position));
    faults.addAll(BrusilovFaults.of(this, position));
    return faults;
  }
}
