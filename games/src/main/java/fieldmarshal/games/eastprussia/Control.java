package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import org.jspecify.annotations.Nullable;

/**
 * Control of hexes (2.0) with its cavalry exception (10.2.3), and what else a hex keeps. The byte
 * of a hex holds the lasting controller, the visitor who controls it while he stays, a destroyed
 * fortress and a rail cut.
 *
 * <p>With hidden movement (10.1g) a second byte holds the dummies that seem to have taken the hex
 * from its controller. He is shown the control of their side there until he sees the hex or they
 * are found out; supply and victory go by the truth.
 */
final class Control extends Chapter {
  static final String FIX = "fix-control";

  private static final int LASTING = 3;
  private static final int VISITOR_AT = 2;
  private static final int VISITOR = 3 << VISITOR_AT;
  private static final int DESTROYED = 1 << 4;
  private static final int CUT = 1 << 5;

  /** Which byte of a hex holds the dummies that seem to have taken it. */
  private static final int PRETENDERS = 1;

  private final boolean cavalryPassing;
  private final boolean hidden;

  /** The bit of each dummy. */
  private final int[] pretender;

  Control(EastPrussiaRules rules) {
    super(rules);
    cavalryPassing = rules.on(EastPrussia.CAVALRY_CONTROL);
    hidden = rules.on(EastPrussia.HIDDEN_MOVEMENT);
    pretender = new int[rules.roster().size()];
    for (int side = 0; side < 2; side++) {
      int bit = 1;
      for (Counter unit : rules.unitsOf(side)) {
        if (unit.isDummy()) {
          pretender[unit.index()] = bit;
          bit <<= 1;
        }
      }
    }
  }

  /** The side that controls the hex, or nobody on water. */
  @Case({"TWU-2.0a", "TWU-3.3m"})
  int controller(Position p, int hex) {
    int at = p.hex(hex);
    int visitor = (at & VISITOR) >> VISITOR_AT;
    return (visitor != 0 ? visitor : at & LASTING) - 1;
  }

  /** The last side to control the hex for good. */
  @Case("TWU-10.2.3a")
  int lasting(Position p, int hex) {
    return (p.hex(hex) & LASTING) - 1;
  }

  /**
   * The side that controls the hex for all that a side is shown: a dummy seems to take hexes as a
   * unit does.
   */
  @Case({"TWU-10.1a", "TWU-10.1g"})
  int shown(Position p, int side, int hex) {
    return seemsTaken(p, side, hex) && (p.hex(hex) & VISITOR) == 0 ? 1 - side : controller(p, hex);
  }

  /** Whether the side controls the hex for good and is shown that the enemy does. */
  private boolean seemsTaken(Position p, int side, int hex) {
    return hidden && p.hex(hex, PRETENDERS) != 0 && lasting(p, hex) == side;
  }

  /** Whether a side is shown something of the hex that is not so. */
  boolean pretended(Position p, int hex) {
    return hidden && p.hex(hex, PRETENDERS) != 0;
  }

  boolean destroyed(Position p, int hex) {
    return (p.hex(hex) & DESTROYED) != 0;
  }

  boolean cut(Position p, int hex) {
    return (p.hex(hex) & CUT) != 0;
  }

  /** Sets the lasting controller without a word: for setting up and for the editor. */
  void give(Table t, int hex, int side) {
    t.setHex(hex, (t.now().hex(hex) & ~(LASTING | VISITOR)) | (side + 1));
    if (hidden) {
      t.setHex(hex, PRETENDERS, 0);
    }
  }

  /** Sets what a hex keeps; each side is told what changes for it. */
  @Case({"TWU-2.0a", "TWU-10.1g"})
  private void set(Table t, int hex, int value, int pretenders) {
    Position p = t.now();
    int russian = shown(p, RUSSIAN, hex);
    int german = shown(p, GERMAN, hex);
    t.setHex(hex, value);
    if (hidden) {
      t.setHex(hex, PRETENDERS, pretenders);
    }
    boolean toRussian = shown(p, RUSSIAN, hex) != russian;
    boolean toGerman = shown(p, GERMAN, hex) != german;
    if (toRussian && toGerman) {
      t.tell(new Event.Controlled(hex, rules.side(controller(p, hex))));
    } else if (toRussian || toGerman) {
      int side = toRussian ? RUSSIAN : GERMAN;
      t.tell(
          new Event.Controlled(hex, rules.side(shown(p, side, hex))),
          Audience.only(rules.side(side)));
    }
  }

  private int pretenders(Position p, int hex) {
    return hidden ? p.hex(hex, PRETENDERS) : 0;
  }

  // ---- 10.1g what dummies seem to take

  /** A dummy has come into a hex of the enemy: he is shown that its side controls it. */
  @Case({"TWU-10.1a", "TWU-10.1g"})
  private void pretend(Table t, Counter dummy, int hex) {
    Position p = t.now();
    int enemy = 1 - dummy.sideIndex();
    if (lasting(p, hex) == enemy && !rules.hidden().sees(p, enemy, hex)) {
      set(t, hex, p.hex(hex), pretenders(p, hex) | pretender[dummy.index()]);
    }
  }

  /** A side has a unit in the hex or next to it: it sees what is true. */
  @Case({"TWU-10.1b", "TWU-10.1g"})
  void look(Table t, int side, int hex) {
    if (seemsTaken(t.now(), side, hex)) {
      set(t, hex, t.now().hex(hex), 0);
    }
  }

  /** A dummy is found out: what it alone seemed to have taken was never taken. */
  @Case({"TWU-10.1d", "TWU-10.1g"})
  void foundOut(Table t, Counter dummy) {
    if (!hidden || !dummy.isDummy()) {
      return;
    }
    for (int hex = 0; hex < board.size(); hex++) {
      int pretenders = pretenders(t.now(), hex);
      int others = pretenders & ~pretender[dummy.index()];
      if (others != pretenders && lasting(t.now(), hex) != dummy.sideIndex()) {
        set(t, hex, t.now().hex(hex), others);
      }
    }
  }

  /** Makes of the truth in a view what the side is shown. Who only visits is not told apart. */
  @Case({"TWU-10.1a", "TWU-10.1g", "TWU-X-10.1+10.2.3"})
  void conceal(Table view, Position truth, int side) {
    for (int hex = 0; hex < board.size(); hex++) {
      int at = truth.hex(hex);
      boolean visited = (at & VISITOR) >> VISITOR_AT == 2 - side;
      if (seemsTaken(truth, side, hex) || visited && !rules.hidden().sees(truth, side, hex)) {
        view.setHex(hex, (at & ~(LASTING | VISITOR)) | (2 - side));
      }
      view.setHex(hex, PRETENDERS, 0);
    }
  }

  /** Whether a side has seen through a dummy's pretence, or the dummy was found out. */
  @Case({"TWU-10.1c", "TWU-10.1g"})
  boolean seenThrough(Position before, Position after) {
    for (int hex = 0; hex < board.size(); hex++) {
      if (pretenders(before, hex) != 0
          && pretenders(after, hex) == 0
          && lasting(before, hex) == lasting(after, hex)) {
        return true;
      }
    }
    return false;
  }

  void setDestroyed(Table t, int hex) {
    t.setHex(hex, t.now().hex(hex) | DESTROYED);
  }

  void setCut(Table t, int hex, boolean on) {
    int at = t.now().hex(hex);
    t.setHex(hex, on ? at | CUT : at & ~CUT);
  }

  /** A unit has come into a hex, by whatever way. */
  @Case({"TWU-2.0a", "TWU-6.6h", "TWU-10.2.3a", "TWU-10.1g", "TWU-X-10.2.2+10.2.3"})
  void enter(Table t, Counter unit, int hex) {
    if (!unit.isReal()) {
      pretend(t, unit, hex);
      return;
    }
    int side = unit.sideIndex();
    int at = t.now().hex(hex);
    if (!cavalryPassing || !unit.isCavalry()) {
      set(t, hex, (at & ~(LASTING | VISITOR)) | (side + 1), 0);
    } else if ((at & LASTING) != side + 1) {
      set(t, hex, (at & ~VISITOR) | (side + 1) << VISITOR_AT, pretenders(t.now(), hex));
    }
  }

  /** A unit passes through: cavalry that only visits leaves nothing behind. */
  @Case({"TWU-2.0a", "TWU-10.2.3a"})
  void pass(Table t, Counter unit, int hex) {
    if (!cavalryPassing || !unit.isCavalry()) {
      enter(t, unit, hex);
    }
  }

  /** A unit has left a hex, or was lost there. */
  @Case({"TWU-10.2.3a", "TWU-X-T1", "TWU-X-10.1+10.2.3", "TWU-X-10.2.2+10.2.3"})
  void leave(Table t, Counter unit, int hex) {
    if (!cavalryPassing || hex < 0 || (t.now().hex(hex) & VISITOR) == 0) {
      return;
    }
    for (int u = t.now().first(hex); u >= 0; u = t.now().next(u)) {
      if (counter(u).isReal()) {
        return;
      }
    }
    set(t, hex, t.now().hex(hex) & ~VISITOR, pretenders(t.now(), hex));
  }

  /** Why cavalry may not pay to keep its hex, or null. */
  @Case({"TWU-10.2.3b", "TWU-X-T4"})
  @Nullable Refused mayFix(Position p, Counter unit) {
    if (!cavalryPassing) {
      return Refused.of("TWU-10.2.3b", "Cavalry controls hexes as any unit does in this game.");
    }
    if (!unit.isCavalry()) {
      return Refused.of("TWU-10.2.3b", () -> unit.name() + " is no cavalry.");
    }
    Refused refused = rules.movement().mayAct(p, unit);
    if (refused != null) {
      return refused;
    }
    int hex = p.place(unit);
    if (hex < 0 || lasting(p, hex) == unit.sideIndex()) {
      return Refused.of("TWU-10.2.3b", () -> unit.name() + " has no hex to take for good.");
    }
    return rules.movement().maySpend(p, unit, 1, "TWU-10.2.3b");
  }

  @Case({"TWU-10.2.3b", "TWU-X-10.1+10.2.3"})
  @Nullable Refused fix(Table t, Order.Choose order) {
    Counter unit = counter(order.units().getFirst());
    Refused refused = mayFix(t.now(), unit);
    if (refused != null) {
      return refused;
    }
    int hex = t.now().place(unit);
    rules.movement().spend(t, unit, 1);
    set(t, hex, (t.now().hex(hex) & ~(LASTING | VISITOR)) | (unit.sideIndex() + 1), 0);
    // The enemy was shown the control already; he does not see that it was a visitor's.
    t.tell(
        new Event.Noted(title(hex) + " is taken for good.", "TWU-10.2.3b"),
        rules.hidden().knows(t.now(), 1 - unit.sideIndex(), hex)
            ? Audience.EVERYBODY
            : Audience.only(unit.side()));
    return null;
  }
}
