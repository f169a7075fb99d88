package fieldmarshal.games.eastprussia;

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
 */
final class Control extends Chapter {
  static final String FIX = "fix-control";

  private static final int LASTING = 3;
  private static final int VISITOR_AT = 2;
  private static final int VISITOR = 3 << VISITOR_AT;
  private static final int DESTROYED = 1 << 4;
  private static final int CUT = 1 << 5;

  private final boolean cavalryPassing;

  Control(EastPrussiaRules rules) {
    super(rules);
    cavalryPassing = rules.on(EastPrussia.CAVALRY_CONTROL);
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

  boolean destroyed(Position p, int hex) {
    return (p.hex(hex) & DESTROYED) != 0;
  }

  boolean cut(Position p, int hex) {
    return (p.hex(hex) & CUT) != 0;
  }

  /** Sets the lasting controller without a word: for setting up and for the editor. */
  void give(Table t, int hex, int side) {
    t.setHex(hex, (t.now().hex(hex) & ~(LASTING | VISITOR)) | (side + 1));
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
      return;
    }
    int side = unit.sideIndex();
    int at = t.now().hex(hex);
    int before = controller(t.now(), hex);
    if (cavalryPassing && unit.isCavalry()) {
      if ((at & LASTING) != side + 1) {
        t.setHex(hex, (at & ~VISITOR) | (side + 1) << VISITOR_AT);
      }
    } else {
      t.setHex(hex, (at & ~(LASTING | VISITOR)) | (side + 1));
    }
    if (before != side) {
      t.tell(new Event.Controlled(hex, rules.side(side)));
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
    int before = controller(t.now(), hex);
    t.setHex(hex, t.now().hex(hex) & ~VISITOR);
    int after = controller(t.now(), hex);
    if (after != before && after >= 0) {
      t.tell(new Event.Controlled(hex, rules.side(after)));
    }
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

  @Case("TWU-10.2.3b")
  @Nullable Refused fix(Table t, Order.Choose order) {
    Counter unit = counter(order.units().getFirst());
    Refused refused = mayFix(t.now(), unit);
    if (refused != null) {
      return refused;
    }
    int hex = t.now().place(unit);
    rules.movement().spend(t, unit, 1);
    t.setHex(hex, (t.now().hex(hex) & ~(LASTING | VISITOR)) | (unit.sideIndex() + 1));
    t.note(title(hex) + " is taken for good.", "TWU-10.2.3b");
    return null;
  }
}
