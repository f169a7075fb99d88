package fieldmarshal.games.clash;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Layer;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.board.Site;
import fieldmarshal.engine.book.TurnTrack;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Looks things up in the chapters for a player who is about to move or attack. */
public class ClashClerk implements Clerk {
  protected final ClashRules rules;

  public ClashClerk(ClashRules rules) {
    this.rules = rules;
  }

  // ---- 11 movement

  @Override
  public List<Mode> modes(Position p, Unit unit) {
    return List.of(
        new Mode(Movement.MARCH, "March", reach(p, unit, Movement.MARCH).refused()),
        new Mode(
            Movement.WITHDRAWAL,
            "Emergency withdrawal",
            reach(p, unit, Movement.WITHDRAWAL).refused()));
  }

  @Override
  public Answer<Reach> reach(Position p, Unit unit, String mode) {
    return rules.movement().reach(p, (Counter) unit, mode);
  }

  /** Who has no line as things stand: the next supply phase marks these units. */
  @Override
  public List<Warning> warnings(Position p, Side side) {
    List<Counter> units = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side.index())) {
      if (p.onMap(unit) && !rules.supply().trace(p, unit).in()) {
        units.add(unit);
      }
    }
    List<Warning> warnings = new ArrayList<>(rules.warnings(p, side.index()));
    warnings.addAll(Warning.about("No supply line", units, Warning.Sort.SUPPLY, "COG-8.3c"));
    return warnings;
  }

  @Override
  public List<Hexes> rides(Position p, Unit unit) {
    return p.pending() instanceof Movement.Segment
        ? rules.railways().rides(p, (Counter) unit)
        : List.of();
  }

  @Override
  public boolean trains() {
    return false;
  }

  /** A unit makes its whole move with one order: then nothing is left. */
  @Override
  @Case({"COG-10.1c", "COG-11.2b"})
  public @Nullable Points points(Position p, Unit unit, String mode) {
    Counter counter = (Counter) unit;
    int points = rules.command().points(p, counter);
    return new Points(points, rules.movement().barred(p, counter) == null ? points : 0, true);
  }

  @Override
  public Answer<List<Explanation>> costs(Position p, Unit unit, Hexes path) {
    return rules.movement().costs(p, unit, path);
  }

  // ---- 12 combat

  @Override
  public Hexes targets(Position p) {
    return Combat.planned(p)
        ? Hexes.wrap(rules.combat().targets(p).stream().mapToInt(Integer::intValue).toArray())
        : Hexes.NONE;
  }

  /** Who can attack the hex; who stands beside it and may not, with the reason. */
  @Override
  public Muster muster(Position p, Hexes targets, List<Unit> units) {
    if (!Combat.planned(p) || targets.size() != 1) {
      return Muster.NONE;
    }
    List<Unit> able = new ArrayList<>();
    List<RefusedUnit> refused = new ArrayList<>();
    for (Counter unit : rules.combat().beside(p, targets.at(0))) {
      Refused why = rules.combat().why(p, unit, targets.at(0), units);
      if (why == null) {
        able.add(unit);
      } else {
        refused.add(new RefusedUnit(unit, why));
      }
    }
    return new Muster(able, List.of(), List.of(), refused);
  }

  // ---- 6 stacking

  @Override
  public List<Load> loads(Position p, int hex, Side side) {
    return rules.stacking().loads(p, side.index(), hex);
  }

  // ---- over the map

  private static final Overlay DOORS =
      new Overlay(
          "doors",
          "Doors held open",
          "Where units let friendly units withdraw through enemy zones of control.",
          Picture.HEXES);

  private static final Overlay COMPASS =
      new Overlay(
          "retreats",
          "Retreat directions",
          "For each unit next to the enemy: the first hex of its retreat.",
          Picture.HEXES);

  private static final Overlay AREAS =
      new Overlay(
          "areas",
          "Army areas",
          "The army whose command marker moves the units there.",
          Picture.AREAS);

  @Override
  public List<Overlay> overlays() {
    List<Overlay> overlays = new ArrayList<>(Clerk.super.overlays());
    overlays.add(DOORS);
    overlays.add(COMPASS);
    if (rules.on(Command.AREAS)) {
      overlays.add(AREAS);
    }
    return overlays;
  }

  @Override
  public Layer layer(
      Rules asked, Position p, Overlay overlay, List<Side> sides, @Nullable Unit unit) {
    List<Layer.Area> areas = new ArrayList<>();
    if (overlay.equals(DOORS)) {
      for (Side side : sides) {
        Hexes doors = Hexes.wrap(rules.movement().doors(p, side.index()));
        areas.add(new Layer.Area(side.name(), side, doors));
      }
    } else if (overlay.equals(COMPASS)) {
      for (Side side : sides) {
        areas.add(new Layer.Area(side.name(), side, firstSteps(p, side.index())));
      }
    } else if (overlay.equals(AREAS)) {
      for (Army army : rules.armies()) {
        if (sides.contains(army.side())) {
          areas.add(new Layer.Area(army.title(), army.side(), area(army), tone(army)));
        }
      }
    } else {
      return Clerk.super.layer(asked, p, overlay, sides, unit);
    }
    return new Layer.Areas(areas);
  }

  /** The hexes in retreat directions of units in enemy zones, those that a retreat may enter. */
  @Case({"COG-2.1c", "COG-12.82", "COG-12.84a"})
  private Hexes firstSteps(Position p, int side) {
    HexSet steps = new HexSet(rules.board().size());
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex >= 0 && rules.pieces().enemyBeside(p, side, hex)) {
        for (int to : rules.theatre().compass(side).neighbours(rules.board(), hex)) {
          if (rules.retreats().mayEnter(p, unit, hex, rules.board().direction(hex, to), to)) {
            steps.add(to);
          }
        }
      }
    }
    return Hexes.wrap(steps.toArray());
  }

  private Hexes area(Army army) {
    return Hexes.wrap(
        IntStream.range(0, rules.board().size())
            .filter(hex -> rules.theatre().inArea(army.id(), hex))
            .toArray());
  }

  @Override
  @Case({"COG-2.1c", "COG-G5", "COG-Y5"})
  public List<RetreatCompass> compasses() {
    return rules.sides().stream()
        .map(side -> new RetreatCompass(side, rules.theatre().compass(side.index()), "COG-2.1c"))
        .toList();
  }

  // ---- what is printed

  @Override
  public Figures figures(Unit unit) {
    Counter counter = (Counter) unit;
    Map<String, Integer> values = new LinkedHashMap<>();
    values.put("strength", counter.steps());
    values.put("ter", counter.printedTer());
    if (counter.entry() > 0) {
      values.put("arrival", counter.entry());
    }
    List<String> traits = new ArrayList<>();
    if (!counter.corps().isEmpty()) {
      traits.add(counter.corps());
    }
    if (!counter.attacks()) {
      traits.add("never attacks");
    }
    return new Figures(values, traits, "");
  }

  @Override
  public List<Figure> figures() {
    return CounterWords.FIGURES;
  }

  @Override
  public List<Value> values(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    List<Value> values =
        new ArrayList<>(
            figures(unit)
                .with((id, printed) ->
                    switch (id) {
                      case "strength" -> rules.pieces().strength(p, counter);
                      case "ter" -> rules.pieces().ter(p, counter);
                      default -> printed;
                    }));
    int points = rules.command().points(p, counter);
    values.add(new Value("move", points, points));
    return values;
  }

  @Override
  public List<Face> faces() {
    return CounterWords.FACES;
  }

  @Override
  public String face(Unit unit) {
    return ((Counter) unit).attacks() ? "unit" : "garrison";
  }

  /** The army that a unit belongs to now. */
  @Override
  @Case("COG-2.23")
  public Tab tab(Position p, Unit unit) {
    Army army = rules.pieces().army(p, (Counter) unit);
    return new Tab(army.id(), army.label(), army.title(), tone(army));
  }

  /** How many armies of its side stand before an army. */
  private int tone(Army army) {
    int tone = 0;
    for (Army before : rules.armies().subList(0, army.number() - 1)) {
      tone += before.side() == army.side() ? 1 : 0;
    }
    return tone;
  }

  @Override
  public List<Type> types() {
    return CounterWords.TYPES;
  }

  @Override
  public List<Site> sites() {
    return Site.read(rules.theatre().folder(), rules.board(), rules.game().sides());
  }

  @Override
  public List<Turn> turns() {
    return TurnTrack.read(rules.folder())
        .named(rules.roster().all(), (unit, turn) -> unit.entry() == turn);
  }

  @Override
  public List<Prize> prizes(Position p) {
    return rules.theatre().towns().stream()
        .map(town -> new Prize(town.hex(), town.name(), town.points(), "COG-4.1a"))
        .toList();
  }

  @Override
  public List<PrintedTable> tables() {
    return List.of(
        terrain(), chart(), command(), levels(), TurnTrack.printed("COG-5.36a", turns()));
  }

  private static PrintedTable terrain() {
    List<List<String>> rows = new ArrayList<>();
    for (Tsv.Row row : Tsv.resource(ClashGame.COMMON + "/terrain.tsv")) {
      rows.add(
          List.of(
              Ground.words(row.text("terrain")),
              where(row.text("kind")),
              points(row),
              combat(row),
              row.maybe("note"),
              row.text("case")));
    }
    return new PrintedTable(
        "terrain",
        "Terrain effects",
        "COG-11.1",
        List.of("terrain", "where", "movement points", "in combat", "note", "case"),
        rows);
  }

  private static String where(String kind) {
    return switch (kind) {
      case "place", "works" -> "in a hex";
      default -> kind;
    };
  }

  private static String points(Tsv.Row row) {
    if (row.text("entry").equals("no")) {
      return "not allowed";
    }
    String added = row.maybe("move_add");
    return row.maybe("move").isEmpty()
        ? added.isEmpty() || added.equals("0") ? "" : "+" + added
        : row.maybe("move");
  }

  private static String combat(Tsv.Row row) {
    int shift = row.number("shift");
    int defence = row.number("defence");
    return shift != 0 ? -shift + " left" : defence != 0 ? "+" + defence : "";
  }

  private PrintedTable chart() {
    CombatChart chart = rules.chart();
    List<List<String>> rows = new ArrayList<>();
    List<String> attackers = new ArrayList<>(List.of("attackers add"));
    List<String> defenders = new ArrayList<>(List.of("defenders add"));
    List<String> limits = new ArrayList<>(List.of("attackers that roll"));
    for (int column = 0; column < CombatChart.COLUMNS.size(); column++) {
      attackers.add(chart.limit(column, false) == 0 ? "N" : signed(chart.attackerModifier(column)));
      defenders.add(chart.defenderRolls(column) ? signed(chart.defenderModifier(column)) : "N");
      limits.add(CombatChart.limitWords(chart.limit(column, false)));
    }
    rows.add(attackers);
    rows.add(defenders);
    rows.add(limits);
    List<String> columns = new ArrayList<>(List.of(""));
    columns.addAll(CombatChart.COLUMNS);
    return new PrintedTable(
        CombatPreview.CHART,
        "Combat results. Against a fort or fortified zone all attackers roll, and at 6:1 they subtract 3",
        "COG-12.7",
        columns,
        rows);
  }

  private static String signed(int number) {
    return number > 0 ? "+" + number : "" + number;
  }

  private PrintedTable command() {
    List<List<String>> rows = new ArrayList<>();
    for (Army army : rules.armies()) {
      for (Army.Track track : army.tracks()) {
        List<String> cells = new ArrayList<>();
        cells.add(army.title());
        cells.add(track.firstTurn() + " to " + track.lastTurn());
        track.points().forEach(points -> cells.add("" + points));
        cells.add(track.caseId());
        rows.add(cells);
      }
    }
    return new PrintedTable(
        "command",
        "Command tracks: movement points by die",
        "COG-10.2",
        List.of("army", "turns", "1", "2", "3", "4", "5", "6", "case"),
        rows);
  }

  private PrintedTable levels() {
    List<List<String>> rows = new ArrayList<>();
    for (Victory.Level level : rules.victory().levels()) {
      rows.add(
          List.of(
              level.least() == Integer.MIN_VALUE ? "less" : level.least() + " or more",
              level.title(),
              level.caseId()));
    }
    return new PrintedTable(
        "victory",
        "Victory: points of " + rules.victory().counted().name() + " minus those of the other side",
        "COG-4.1a",
        List.of("net", "result", "case"),
        rows);
  }
}
