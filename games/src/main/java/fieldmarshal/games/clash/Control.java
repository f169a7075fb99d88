package fieldmarshal.games.clash;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Case 4.2: who controls a hex; with it the state of forts, fortified zones and floods. */
public class Control extends Chapter {
  public Control(ClashRules rules) {
    super(rules);
  }

  /** The side that controls the hex, or -1 in the sea. */
  @Case({"COG-4.2a", "COG-4.2c"})
  public final int controller(Position p, int hex) {
    return Field.CONTROLLER.get(p, hex) - 1;
  }

  /**
   * A unit of the side enters a hex, however it comes: by a move, a retreat, an advance, or placed.
   * The side controls it at once, and an enemy fortified zone there is gone.
   */
  @Case({"COG-4.2a", "COG-4.2b", "COG-4.2c", "COG-FZ", "COG-4.1b"})
  public final void enter(Table t, int side, int hex) {
    boolean taken = controller(t.now(), hex) != side;
    occupy(t, side, hex);
    if (taken) {
      if (theatre.townAt(hex) >= 0 || theatre.isSource(hex)) {
        t.tell(new Event.Controlled(hex, rules.side(side)));
      }
      rules.victory().controlChanged(t, hex);
    }
  }

  /** The hex is the side's; an enemy fortified zone there is gone for good. */
  @Case({"COG-4.2a", "COG-FZ"})
  final void occupy(Table t, int side, int hex) {
    if (zone(t.now(), 1 - side, hex)) {
      Field.ZONE.set(t, hex, false);
      t.note("The fortified zone at " + title(hex) + " is lost.", "COG-FZ");
    }
    if (controller(t.now(), hex) != side) {
      give(t, hex, side);
    }
  }

  /** Gives a hex to a side without anybody entering it. */
  final void give(Table t, int hex, int side) {
    Field.CONTROLLER.set(t, hex, side + 1);
  }

  /** At the start: units, then sources, then owners say whose a hex is. */
  @Case({"COG-4.2c", "COG-G11e", "COG-G9a", "COG-G9b", "COG-Y13"})
  final void setUp(Table t) {
    for (int hex = 0; hex < board.size(); hex++) {
      if (theatre.owner(hex) != Theatre.NOBODY) {
        give(t, hex, theatre.owner(hex));
      }
    }
    for (Theatre.Source source : theatre.sources()) {
      give(t, source.hex(), source.side());
    }
    for (Theatre.Works works : theatre.works()) {
      if (works.fort()) {
        Field.FORT.set(t, works.hex(), works.steps());
      } else {
        Field.ZONE.set(t, works.hex(), true);
      }
    }
  }

  /** The steps that a fort of the side has left in the hex; 0 where there is none. */
  @Case("COG-13.0a")
  public final int fort(Position p, int side, int hex) {
    return theatre.fortSide(hex) == side ? Field.FORT.get(p, hex) : 0;
  }

  /** Whether an intact fortified zone of the side is in the hex. */
  @Case("COG-FZ")
  public final boolean zone(Position p, int side, int hex) {
    return theatre.zoneSide(hex) == side && Field.ZONE.is(p, hex);
  }

  /** Whether works of the side stand in the hex: a fort, whole or reduced, or an intact zone. */
  public final boolean works(Position p, int side, int hex) {
    return fort(p, side, hex) > 0 || zone(p, side, hex);
  }

  public final boolean flooded(Position p, int hex) {
    return Field.FLOODED.is(p, hex);
  }
}
