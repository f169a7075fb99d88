package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.HexField;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import org.jspecify.annotations.Nullable;

/**
 * Control of hexes (2.0) with its cavalry exception (10.2.3), and what else a hex keeps: a
 * destroyed fortress and a rail cut.
 *
 * <p>With hidden movement (10.1g) a hex keeps the dummies that seem to have taken the hex from its
 * controller. He is shown the control of their side there until he sees the hex or they are found
 * out; supply and victory go by the truth.
 */
final class Control extends Chapter {
  static final String FIX = "fix-control";

  /** What is kept for each hex. */
  static final HexField.Fields FIELDS = new HexField.Fields();

  /** One more than the side that controls the hex for good. */
  private static final HexField LASTING = FIELDS.number("lasting", 2);

  /** One more than the side that controls the hex while it stays there, or 0. */
  private static final HexField VISITOR = FIELDS.number("visitor", 2);

  private static final HexField DESTROYED = FIELDS.flag("fortress-destroyed");
  private static final HexField CUT = FIELDS.flag("rail-cut");

  /** The same with hidden movement. */
  static final HexField.Fields HIDDEN_FIELDS = FIELDS.more();

  /** The dummies that seem to have taken the hex, as bits. */
  private static final HexField PRETENDERS = HIDDEN_FIELDS.number("pretenders", 255);

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
    int visitor = VISITOR.get(p, hex);
    return (visitor != 0 ? visitor : LASTING.get(p, hex)) - 1;
  }

  /**
   * What the hexes keep, as sets.
   *
   * @param controlled the land that each side controls
   * @param fortresses the fortresses that are whole
   * @param fortressZone the hexes that they reach
   */
  record Ground(HexSet[] controlled, HexSet fortresses, HexSet fortressZone) {}

  Ground ground(Position p) {
    return p.derivedFromHexes(Derived.GROUND, this, Control::survey);
  }

  private Ground survey(Position p) {
    int size = board.size();
    HexSet[] controlled = {new HexSet(size), new HexSet(size)};
    for (int hex = 0; hex < size; hex++) {
      int side = controller(p, hex);
      if (side >= 0) {
        controlled[side].add(hex);
      }
    }
    HexSet whole = new HexSet(size);
    HexSet zone = new HexSet(size);
    for (Theatre.Fortress fortress : theatre.fortresses()) {
      if (!destroyed(p, fortress.hex())) {
        whole.add(fortress.hex());
        for (int to : theatre.beside(fortress.hex())) {
          zone.add(to);
        }
      }
    }
    return new Ground(controlled, whole, zone);
  }

  /** The last side to control the hex for good. */
  @Case("TWU-10.2.3a")
  int lasting(Position p, int hex) {
    return LASTING.get(p, hex) - 1;
  }

  /**
   * The side that controls the hex for all that a side is shown: a dummy seems to take hexes as a
   * unit does.
   */
  @Case({"TWU-10.1a", "TWU-10.1g"})
  int shown(Position p, int side, int hex) {
    return seemsTaken(p, side, hex) && !VISITOR.is(p, hex) ? 1 - side : controller(p, hex);
  }

  /** Whether the side controls the hex for good and is shown that the enemy does. */
  private boolean seemsTaken(Position p, int side, int hex) {
    return hidden && PRETENDERS.is(p, hex) && lasting(p, hex) == side;
  }

  /** Whether a side is shown something of the hex that is not so. */
  boolean pretended(Position p, int hex) {
    return hidden && PRETENDERS.is(p, hex);
  }

  boolean destroyed(Position p, int hex) {
    return DESTROYED.is(p, hex);
  }

  boolean cut(Position p, int hex) {
    return CUT.is(p, hex);
  }

  /** Sets the lasting controller without a word: for setting up and for the editor. */
  void give(Table t, int hex, int side) {
    put(t, hex, side, Theatre.NOBODY, 0);
  }

  private void put(Table t, int hex, int lasting, int visitor, int pretenders) {
    LASTING.set(t, hex, lasting + 1);
    VISITOR.set(t, hex, visitor + 1);
    if (hidden) {
      PRETENDERS.set(t, hex, pretenders);
    }
  }

  /** Sets who controls a hex; each side is told what changes for it. */
  @Case({"TWU-2.0a", "TWU-10.1g"})
  private void set(Table t, int hex, int lasting, int visitor, int pretenders) {
    Position p = t.now();
    int russian = shown(p, RUSSIAN, hex);
    int german = shown(p, GERMAN, hex);
    put(t, hex, lasting, visitor, pretenders);
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

  /** Sets who seems to have taken a hex. */
  private void setPretenders(Table t, int hex, int pretenders) {
    set(t, hex, lasting(t.now(), hex), visitor(t.now(), hex), pretenders);
  }

  private static int visitor(Position p, int hex) {
    return VISITOR.get(p, hex) - 1;
  }

  private int pretenders(Position p, int hex) {
    return hidden ? PRETENDERS.get(p, hex) : 0;
  }

  // ---- 10.1g what dummies seem to take

  /** A dummy has come into a hex of the enemy: he is shown that its side controls it. */
  @Case({"TWU-10.1a", "TWU-10.1g"})
  private void pretend(Table t, Counter dummy, int hex) {
    Position p = t.now();
    int enemy = 1 - dummy.sideIndex();
    if (lasting(p, hex) == enemy && !rules.hidden().sees(p, enemy, hex)) {
      setPretenders(t, hex, pretenders(p, hex) | pretender[dummy.index()]);
    }
  }

  /** A side has a unit in the hex or next to it: it sees what is true. */
  @Case({"TWU-10.1b", "TWU-10.1g"})
  void look(Table t, int side, int hex) {
    if (seemsTaken(t.now(), side, hex)) {
      setPretenders(t, hex, 0);
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
        setPretenders(t, hex, others);
      }
    }
  }

  /** Makes of the truth in a view what the side is shown. Who only visits is not told apart. */
  @Case({"TWU-10.1a", "TWU-10.1g", "TWU-X-10.1+10.2.3"})
  void conceal(Table view, Position truth, int side) {
    for (int hex = 0; hex < board.size(); hex++) {
      boolean visited = visitor(truth, hex) == 1 - side;
      if (seemsTaken(truth, side, hex) || visited && !rules.hidden().sees(truth, side, hex)) {
        LASTING.set(view, hex, 2 - side);
        VISITOR.set(view, hex, 0);
      }
      PRETENDERS.set(view, hex, 0);
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
    DESTROYED.set(t, hex, true);
  }

  void setCut(Table t, int hex, boolean on) {
    CUT.set(t, hex, on);
  }

  /** A unit has come into a hex, by whatever way. */
  @Case({"TWU-2.0a", "TWU-6.6h", "TWU-10.2.3a", "TWU-10.1g", "TWU-X-10.2.2+10.2.3"})
  void enter(Table t, Counter unit, int hex) {
    if (!unit.isReal()) {
      pretend(t, unit, hex);
      return;
    }
    int side = unit.sideIndex();
    if (!cavalryPassing || !unit.isCavalry()) {
      set(t, hex, side, Theatre.NOBODY, 0);
    } else if (lasting(t.now(), hex) != side) {
      set(t, hex, lasting(t.now(), hex), side, pretenders(t.now(), hex));
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
    if (!cavalryPassing || hex < 0 || !VISITOR.is(t.now(), hex)) {
      return;
    }
    for (int u = t.now().first(hex); u >= 0; u = t.now().next(u)) {
      if (counter(u).isReal()) {
        return;
      }
    }
    set(t, hex, lasting(t.now(), hex), Theatre.NOBODY, pretenders(t.now(), hex));
  }

  /** Why cavalry may not pay to keep its hex, or null. */
  @Case({"TWU-10.2.3b", "TWU-X-T4"})
  @Nullable Refused mayFix(Position p, Counter unit) {
    if (!cavalryPassing) {
      return Refused.of("TWU-10.2.3b", "In this game cavalry controls hexes like any other unit.");
    }
    if (!unit.isCavalry()) {
      return Refused.of("TWU-10.2.3b", () -> unit.begins() + " is not cavalry.");
    }
    Refused refused = rules.movement().mayAct(p, unit);
    if (refused != null) {
      return refused;
    }
    int hex = p.place(unit);
    if (hex < 0 || lasting(p, hex) == unit.sideIndex()) {
      return Refused.of(
          "TWU-10.2.3b", () -> unit.begins() + " is not in a hex that it can take control of.");
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
    set(t, hex, unit.sideIndex(), Theatre.NOBODY, 0);
    // The enemy was shown the control already; he does not see that it was a visitor's.
    t.tell(
        new Event.Noted(
            title(hex) + " stays under control when the cavalry leaves.", "TWU-10.2.3b"),
        rules.hidden().knows(t.now(), 1 - unit.sideIndex(), hex)
            ? Audience.EVERYBODY
            : Audience.only(unit.side()));
    return null;
  }
}
