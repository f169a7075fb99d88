package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;

/** Case 3.4: a hex belongs to the side that entered it last. */
final class Control extends Chapter {
  private final int venezia;

  Control(ItalianFrontRules rules) {
    super(rules);
    venezia = board.hex(Theatre.VENEZIA);
  }

  /** The side that controls the hex, or {@link Theatre#NOBODY} on water. */
  @Case("IF-3.4.1")
  int controller(Position p, int hex) {
    return HexState.CONTROLLER.get(p, hex) - 1;
  }

  /** Sets the controller without a word: for setting up and by hand. */
  void give(Table t, int hex, int side) {
    HexState.CONTROLLER.set(t, hex, side + 1);
  }

  @Case("IF-3.4.2")
  void setUp(Table t) {
    for (int hex = 0; hex < board.size(); hex++) {
      give(t, hex, theatre.controlAtStart(hex));
    }
  }

  /** A unit enters a hex, in whatever way; passing through counts. */
  @Case({"IF-3.4.1", "IF-10.5.1", "IF-10.5.2", "IF-12.2.6", "IF-5.1.2"})
  void enter(Table t, Counter unit, int hex) {
    int side = unit.sideIndex();
    if (controller(t.now(), hex) == side) {
      return;
    }
    give(t, hex, side);
    t.tell(new Event.Controlled(hex, rules.side(side)));
    if (theatre.isVictoryHex(hex)) {
      rules.morale().captured(t, side, hex);
    }
    if (hex == venezia && side == CENTRAL) {
      t.setGlobal(Global.VENEZIA_ENTERED, 1);
    }
  }
}
