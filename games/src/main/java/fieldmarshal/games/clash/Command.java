package fieldmarshal.games.clash;

import fieldmarshal.engine.Chit;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Chapter 10, with the cup of 5.33: whose marker is drawn, and how far his army moves. */
public class Command extends Chapter {
  static final String CHIT = "command marker";

  /** Command by map area, an option. */
  public static final String AREAS = "areas";

  public Command(ClashRules rules) {
    super(rules);
  }

  // ---- the cup

  /** All markers of armies in play go into the cup. */
  @Case({"COG-5.33a", "COG-2.28a", "COG-G2a", "COG-G2c", "COG-Y2"})
  final void fill(Table t) {
    if (rules.playerTurns()) {
      Global.CUP.fill(t);
      return;
    }
    List<Integer> chits = new ArrayList<>();
    for (Army army : rules.armies()) {
      if (available(t.now(), army)) {
        chits.add(army.number());
      }
    }
    Global.CUP.fill(t, chits.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Whether an army's marker is in play: its turn has come and a unit of it is on the map. */
  @Case({"COG-5.33a", "COG-G2a", "COG-G2c", "COG-Y2", "COG-Y2b"})
  public final boolean available(Position p, Army army) {
    if (turn(p) < army.fromTurn()) {
      return false;
    }
    for (Counter unit : rules.unitsOf(army.side().index())) {
      if (p.onMap(unit) && p.unitNumber(unit, UnitNumber.ARMY) == army.number()) {
        return true;
      }
    }
    return false;
  }

  /** The armies whose markers are in the cup. */
  @Case("COG-2.28a")
  public final List<Army> inCup(Position p) {
    List<Army> armies = new ArrayList<>();
    for (int chit : Global.CUP.chits(p)) {
      armies.add(rules.army(chit));
    }
    return armies;
  }

  /** Whether the cup holds no other marker of the side. */
  @Case("COG-5.34c")
  final boolean lastCall(Position p, int side) {
    for (int i = 0; i < Global.ARMIES; i++) {
      int chit = p.global(Global.CUP.first() + i);
      if (chit == 0) {
        return true;
      }
      if (rules.army(chit).side().index() == side) {
        return false;
      }
    }
    return true;
  }

  /** How many markers have been drawn in this turn. */
  final int drawn(Position p) {
    int most = 0;
    for (int army = 0; army < Global.ARMIES; army++) {
      most = Math.max(most, p.global(Global.DRAWN + army));
    }
    return most;
  }

  /**
   * The markers of the turn: those drawn in their order, then those in the cup. Before operations
   * all of them are.
   */
  @Case({"COG-2.28a", "COG-5.33b"})
  public final List<Chit> chits(Position p) {
    if (rules.playerTurns()) {
      return List.of();
    }
    List<Chit> chits = new ArrayList<>();
    for (int place = 1; place <= Global.ARMIES; place++) {
      for (Army army : rules.armies()) {
        if (p.global(Global.DRAWN + army.number() - 1) == place) {
          chits.add(chit(p, army, place));
        }
      }
    }
    if (rules.sequence().step(p).compareTo(Sequence.Step.OPERATIONS) > 0) {
      inCup(p).forEach(army -> chits.add(chit(p, army, 0)));
    } else {
      rules.armies().stream()
          .filter(army -> available(p, army))
          .forEach(army -> chits.add(chit(p, army, 0)));
    }
    return chits;
  }

  private Chit chit(Position p, Army army, int drawn) {
    Army.Track track = army.track(turn(p));
    return new Chit(
        army.part(drawn),
        army.nationality(),
        army.label(),
        drawn,
        drawn > 0 && p.global(Global.ARMY) == army.number(),
        new Chit.Roll(
            track.points(), p.global(Global.COMMAND + army.number() - 1), track.caseId()));
  }

  /** Takes a marker out of the cup. */
  final void take(Table t, Army army) {
    int[] chits = Global.CUP.chits(t.now());
    for (int i = 0; i < chits.length; i++) {
      if (chits[i] == army.number()) {
        Global.CUP.draw(t, i + 1);
        return;
      }
    }
  }

  final boolean cupEmpty(Position p) {
    return p.global(Global.CUP.first()) == 0;
  }

  /** A chit is drawn at random: every marker in the cup is as likely as any other. */
  @Case({"COG-5.33b", "COG-5.33d"})
  record Draw() implements Frame.Chance {
    @Override
    public Decision.Chance decision(ClashRules rules, Position p) {
      List<String> titles = rules.command().inCup(p).stream().map(Army::title).toList();
      Side side = rules.side(rules.command().drawer(p));
      return new Decision.Chance(
          side, rules.turn(p), rules.phase(p), titles.size(), CHIT, "COG-5.33b", titles);
    }

    @Override
    public void fall(ClashRules rules, Table t, int face) {
      t.pop();
      // The marker belongs to the phase of the army that it names.
      rules.sequence().activate(t, rules.army(Global.CUP.draw(t, face)));
      t.tell(new Event.Rolled(CHIT, face, "COG-5.33b"));
    }
  }

  /** Who draws: the Central Powers on odd turns, the Entente on even ones. It decides nothing. */
  @Case("COG-5.33b")
  final int drawer(Position p) {
    return turn(p) % 2 == 1 ? CENTRAL : ENTENTE;
  }

  // ---- 10.1 the command roll

  /** The owner rolls once on the army's track. */
  @Case({"COG-5.33b", "COG-10.1b", "COG-10.2"})
  record Roll(int army) implements Frame.Chance {
    @Override
    public Decision.Chance decision(ClashRules rules, Position p) {
      Army rolled = rules.army(army);
      return rules.chance(p, rolled.side(), "the command of " + rolled.called(), "COG-10.1b");
    }

    @Override
    public void fall(ClashRules rules, Table t, int face) {
      t.pop();
      Army rolled = rules.army(army);
      int points = rolled.points(rules.turn(t.now()), face);
      t.setGlobal(Global.COMMAND + army - 1, face);
      t.tell(new Event.Rolled("the command of " + rolled.called(), face, "COG-10.1b"));
      t.note(rolled.begins() + " has " + Counted.of(points, "movement point") + ".", "COG-10.1b");
    }
  }

  /** The movement points that an army has rolled in this turn, or -1 while it has not. */
  @Case({"COG-10.1b", "COG-2.28a"})
  public final int rolled(Position p, Army army) {
    int face = p.global(Global.COMMAND + army.number() - 1);
    return face == 0 ? -1 : army.points(turn(p), face);
  }

  /** The movement points of a unit in the phase of an army: one less out of supply. */
  @Case({"COG-10.1b", "COG-10.1c", "COG-8.42c", "COG-11.2a"})
  public final int allowance(Position p, Counter unit) {
    int number = p.global(Global.ARMY);
    int points = number == 0 ? 0 : rolled(p, rules.army(number));
    return p.has(unit, Flag.OUT_OF_SUPPLY) ? Math.max(0, points - 1) : points;
  }

  /** The movement points of a unit in this turn, as far as they are known; else 0. */
  public final int points(Position p, Counter unit) {
    if (activated(p, unit)) {
      return Math.max(0, allowance(p, unit));
    }
    int number = commander(p, unit);
    int points = number == 0 ? 0 : Math.max(0, rolled(p, rules.army(number)));
    return p.has(unit, Flag.OUT_OF_SUPPLY) ? Math.max(0, points - 1) : points;
  }

  /** What an army can do if it is rolled for now, in words. */
  final String about(Position p, Army army) {
    int units = 0;
    int strength = 0;
    int close = 0;
    int unsupplied = 0;
    for (Counter unit : rules.unitsOf(army.side().index())) {
      if (p.onMap(unit) && commander(p, unit) == army.number()) {
        units++;
        strength += rules.pieces().strength(p, unit);
        close += rules.pieces().enemyBeside(p, army.side().index(), p.place(unit)) ? 1 : 0;
        unsupplied += p.has(unit, Flag.OUT_OF_SUPPLY) ? 1 : 0;
      }
    }
    List<Integer> points = army.track(turn(p)).points();
    double mean = points.stream().mapToInt(Integer::intValue).average().orElse(0);
    return String.format(
        Locale.ROOT,
        "%d %s on the map, strength %d; %d next to the enemy, %d out of supply."
            + " The die gives %d to %d movement points, %.1f on average.",
        units,
        units == 1 ? "unit" : "units",
        strength,
        close,
        unsupplied,
        Collections.min(points),
        Collections.max(points),
        mean);
  }

  /** The number of the army with whose marker a unit moves where it stands, or 0. */
  @Case({"COG-2.23", "COG-2.28g"})
  private int commander(Position p, Counter unit) {
    if (!rules.on(AREAS)) {
      return p.unitNumber(unit, UnitNumber.ARMY);
    }
    for (Army army : rules.armies()) {
      if (army.side() == unit.side() && p.onMap(unit) && theatre.inArea(army.id(), p.place(unit))) {
        return army.number();
      }
    }
    return 0;
  }

  /** Whether a unit belongs to the army whose phase it is. */
  @Case({"COG-5.33c", "COG-2.23", "COG-2.28g", "COG-Y2b", "COG-Y2c", "COG-10.3"})
  public final boolean activated(Position p, Counter unit) {
    return rules.on(AREAS)
        ? p.has(unit, Flag.ACTIVE)
        : p.unitNumber(unit, UnitNumber.ARMY) == p.global(Global.ARMY);
  }

  /** With areas: whoever stands in the army's area when its marker is drawn is active. */
  @Case("COG-2.28g")
  final void activate(Table t, Army army) {
    if (rules.on(AREAS)) {
      for (Counter unit : rules.roster().all()) {
        int hex = t.now().place(unit);
        t.setFlag(
            unit,
            Flag.ACTIVE,
            hex >= 0 && unit.side() == army.side() && theatre.inArea(army.id(), hex));
      }
    }
  }

  /** The operational phase is over. */
  final void deactivate(Table t) {
    if (rules.on(AREAS)) {
      for (Counter unit : rules.roster().all()) {
        t.setFlag(unit, Flag.ACTIVE, false);
      }
    }
  }
}
