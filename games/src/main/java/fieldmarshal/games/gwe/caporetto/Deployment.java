package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Chapter;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Reinforcements;
import fieldmarshal.games.gwe.TerrainCode;
import fieldmarshal.games.gwe.UnitNumber;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 25 and Appendix A: what the players place themselves. Where both do, the Allied player
 * comes first (25.31). Units that a player may place begin in their printed hexes, or beside the
 * map.
 */
class Deployment extends Chapter {
  private static final String A_H_33 = "ah-33";
  private static final String XXV_CORPS = "it-xxv";
  private static final int MOST_TRANSFERS = 4;
  private static final int CORPS = 1;
  private static final int ARMY = 2;

  private final boolean tyrolCentral;
  private final boolean tyrolAllied;
  private final boolean[] free;
  private final HexSet tyrol;
  private final HexSet tyrolAndCadore;

  Deployment(GreatWarInTheEast rules, boolean tyrolCentral, boolean tyrolAllied, boolean[] free) {
    super(rules);
    this.tyrolCentral = tyrolCentral;
    this.tyrolAllied = tyrolAllied;
    this.free = free.clone();
    this.tyrol = behindTheLine("0833");
    this.tyrolAndCadore = new HexSet(board().size());
    tyrolAndCadore.addAll(tyrol);
    for (int hex = 0; hex < board().size(); hex++) {
      String number = board().number(hex);
      if (theatre().front(hex) == Caporetto.CENTRAL.index()
          && Integer.parseInt(number.substring(0, 2)) <= 2
          && Integer.parseInt(number.substring(2)) >= 9) {
        tyrolAndCadore.add(hex);
      }
    }
  }

  /**
   * The Central hexes that hang together with a hex of the trench line: in the line or behind it.
   */
  @Case({"CAP-25.21", "CAP-25.23"})
  private HexSet behindTheLine(String number) {
    HexSet found = new HexSet(board().size());
    Deque<Integer> open = new ArrayDeque<>();
    open.add(board().hex(number));
    found.add(board().hex(number));
    while (!open.isEmpty()) {
      int hex = open.remove();
      for (int d = 0; d < 6; d++) {
        int to = board().neighbour(hex, d);
        if (to >= 0 && !found.has(to) && theatre().front(to) == Caporetto.CENTRAL.index()) {
          found.add(to);
          open.add(to);
        }
      }
    }
    return found;
  }

  /** What differs from the printed set-up before anybody is asked. */
  @Case({"CAP-25.0", "CAP-25.32", "CAP-25.33", "CAP-2.3a", "CAP-APP-B1", "CAP-APP-B2"})
  void arrange(Table t) {
    if (tyrolAllied) {
      Counter corps = rules.roster().named(XXV_CORPS);
      t.setUnitNumber(corps, UnitNumber.DUE, 10);
      t.place(corps, Reinforcements.DUE, "set up");
      for (Counter unit : rules.unitsOf(Caporetto.ALLIED.index())) {
        if (western(unit)) {
          t.setUnitNumber(unit, UnitNumber.DUE, 0);
          t.place(unit, Position.UNUSED, "set up");
        }
      }
    }
  }

  private static boolean western(Counter unit) {
    return unit.nationality().equals("French") || unit.nationality().equals("British");
  }

  /** Whom to ask, the first pushed last. */
  @Case({"CAP-25.31", "CAP-APP-A"})
  void ask(Table t) {
    if (tyrolCentral || free[Caporetto.CENTRAL.index()]) {
      t.push(new Placing(Caporetto.CENTRAL));
    }
    if (tyrolAllied || free[Caporetto.ALLIED.index()]) {
      t.push(new Placing(Caporetto.ALLIED));
    }
  }

  // ---- who may be placed, and where

  /** The case by which a unit may be placed now, or null. */
  private @Nullable String placedBy(Counter unit) {
    if (unit.isFortress() || unit.isLeader() || unit.isMonitor()) {
      return null;
    }
    if (unit.side() == Caporetto.ALLIED) {
      if (tyrolAllied && western(unit)) {
        return "CAP-25.33";
      }
    } else if (tyrolCentral) {
      if (unit.scenario().equals("tyrol")) {
        return unit.nationality().equals("German") ? "CAP-25.21" : "CAP-25.22";
      }
      if (transferable(unit) || unit.id().equals(A_H_33)) {
        return "CAP-25.23";
      }
    }
    boolean onMap = unit.setup().length() == 4 && !unit.id().equals(tyrolAllied ? XXV_CORPS : "");
    return free[unit.side().index()] && onMap ? "CAP-APP-A" : null;
  }

  /** German Stosstruppen; and a corps or an army headquarters, of which the case asks no nation. */
  @Case("CAP-25.23")
  private static boolean transferable(Counter unit) {
    int level = unit.printed().level();
    return unit.side() == Caporetto.CENTRAL
        && unit.setup().length() == 4
        && (unit.printed().stosstruppen() && unit.nationality().equals("German")
            || level == CORPS
            || level == ARMY);
  }

  /** Why the unit may not be placed there, or null. */
  @Case({
    "CAP-25.21",
    "CAP-25.22",
    "CAP-25.22E",
    "CAP-25.23",
    "CAP-25.33",
    "CAP-APP-A",
    "CAP-25.31"
  })
  @Nullable Refused mayPlace(Position p, Side side, Counter unit, int hex) {
    if (unit.side() != side) {
      return Refused.of(
          "CAP-25.31", () -> "Now only units of " + side.called() + " may be set up.");
    }
    String caseId = placedBy(unit);
    if (caseId == null) {
      return Refused.of("GWE-3.0", () -> unit.begins() + " must be set up in its printed hex.");
    }
    if (TerrainCode.isWater(board(), hex)) {
      return Refused.of("GWE-5.4-LAKE", () -> title(hex) + " is water.");
    }
    if (hex != p.place(unit) && !rules.stacking().fits(p, hex, side, unit.stacking())) {
      return Refused.of(
          "CAP-6.0",
          () ->
              "More than "
                  + rules.stacking().limit()
                  + " stacking points would be in "
                  + title(hex)
                  + ".");
    }
    // Free deployment says where a unit may stand, not whether the 33rd is there from the start.
    boolean anywhere =
        free[side.index()] && theatre().front(hex) == side.index() && !unit.id().equals(A_H_33);
    return anywhere ? null : ground(p, unit, hex, caseId);
  }

  private @Nullable Refused ground(Position p, Counter unit, int hex, String caseId) {
    return switch (caseId) {
      case "CAP-25.33" -> {
        Counter fortress = rules.fortresses().in(p, hex);
        yield fortress != null && fortress.side() == Caporetto.ALLIED
            ? null
            : Refused.of(caseId, "French and British units must start in Italian fortresses.");
      }
      case "CAP-25.21" ->
          tyrol.has(hex)
              ? null
              : Refused.of(
                  caseId, () -> title(hex) + " is not in or behind the line from 0833 to 0222.");
      case "CAP-25.22" ->
          theatre().front(hex) == Caporetto.CENTRAL.index()
              ? null
              : Refused.of(
                  caseId,
                  () -> title(hex) + " is not in or behind an Austro-Hungarian trench line.");
      case "CAP-25.23" -> transfer(p, unit, hex);
      default -> Refused.of(caseId, () -> title(hex) + " is not on your side of the trenches.");
    };
  }

  /** Up to four divisions; with two a corps headquarters, with four an army headquarters. */
  @Case("CAP-25.23")
  private @Nullable Refused transfer(Position p, Counter unit, int hex) {
    if (unit.id().equals(A_H_33)) {
      return vacated(p, hex)
          ? null
          : Refused.of(
              "CAP-25.23",
              "The 33rd Division may start only in a hex that a transfer has left empty.");
    }
    boolean home = board().number(hex).equals(unit.setup());
    int divisions = divisionsTransferred(p) - (moved(p, unit) && !unit.isHq() ? 1 : 0);
    if (home) {
      return goHome(p, unit, hex, divisions);
    }
    if (!tyrolAndCadore.has(hex)) {
      return Refused.of(
          "CAP-25.23", () -> title(hex) + " is not in or behind the line from 0833 to 0209.");
    }
    if (!unit.isHq()) {
      return divisions < MOST_TRANSFERS
          ? null
          : Refused.of("CAP-25.23", "Four divisions have already been transferred.");
    }
    int level = unit.printed().level();
    int needed = needed(unit);
    if (divisions < needed) {
      return Refused.of(
          "CAP-25.23",
          () ->
              unit.begins()
                  + " may be transferred when "
                  + needed
                  + " divisions have been transferred.");
    }
    for (Counter other : rules.headquartersOf(Caporetto.CENTRAL.index())) {
      if (other != unit && other.printed().level() == level && moved(p, other)) {
        return Refused.of("CAP-25.23", "Only one headquarters of each level may be transferred.");
      }
    }
    return null;
  }

  /** The divisions that must go before a headquarters may. */
  private static int needed(Counter hq) {
    return hq.printed().level() == CORPS ? 2 : MOST_TRANSFERS;
  }

  /** A transfer is taken back only while nothing hangs on it. */
  @Case("CAP-25.23")
  private @Nullable Refused goHome(Position p, Counter unit, int hex, int divisions) {
    if (p.place(rules.roster().named(A_H_33)) == hex) {
      return Refused.of(
          "CAP-25.23", () -> "The 33rd Division is now in " + title(hex) + "; move it away first.");
    }
    if (unit.isHq()) {
      return null;
    }
    for (Counter hq : rules.headquartersOf(Caporetto.CENTRAL.index())) {
      if (moved(p, hq) && divisions < needed(hq)) {
        return Refused.of(
            "CAP-25.23", () -> "First put " + hq.called() + " back in its printed hex.");
      }
    }
    return null;
  }

  private boolean moved(Position p, Counter unit) {
    return transferable(unit)
        && p.onMap(unit)
        && !board().number(p.place(unit)).equals(unit.setup());
  }

  private int divisionsTransferred(Position p) {
    int count = 0;
    for (Counter unit : rules.unitsOf(Caporetto.CENTRAL.index())) {
      if (!unit.isHq() && moved(p, unit)) {
        count++;
      }
    }
    return count;
  }

  /** A printed hex that a transfer has left without any combat unit. */
  private boolean vacated(Position p, int hex) {
    boolean left = false;
    for (Counter unit : rules.unitsOf(Caporetto.CENTRAL.index())) {
      left |= moved(p, unit) && unit.setup().equals(board().number(hex));
    }
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      left &= !counter(u).isCombat();
    }
    return left;
  }

  /** Why the side may not be done yet, or null. */
  @Case("CAP-25.33")
  @Nullable Refused mayEnd(Position p, Side side) {
    for (Counter unit : rules.unitsOf(side.index())) {
      if ("CAP-25.33".equals(placedBy(unit)) && !p.onMap(unit)) {
        return Refused.of(
            "CAP-25.33",
            () -> "All French and British units are set up; place " + unit.called() + ".");
      }
    }
    return null;
  }

  /** A player places his units until he is done. */
  record Placing(Side side) implements Pending.Choice<CaporettoRules>, LastingFrame {
    @Override
    public Decision.Choose decision(CaporettoRules rules, Position p) {
      return rules.askBefore(
          p, side, "Place your units, then end the set-up.", rules.deployment().setUpCase(side));
    }

    @Override
    public Question question(CaporettoRules rules, Position p) {
      return Question.of(
          "Set-up", rules.deployment().mayEnd(p, side) == null ? "End the set-up" : "");
    }

    @Override
    public void orders(CaporettoRules rules, Position p, OrderSink sink) {
      Deployment deployment = rules.deployment();
      if (deployment.mayEnd(p, side) == null && !sink.accept(Order.PASS)) {
        return;
      }
      for (Counter unit : rules.unitsOf(side.index())) {
        if (deployment.placedBy(unit) == null) {
          continue;
        }
        for (int hex = 0; hex < rules.board().size(); hex++) {
          if (hex != p.place(unit)
              && deployment.mayPlace(p, side, unit, hex) == null
              && !sink.accept(new Order.Place(unit, hex))) {
            return;
          }
        }
      }
    }

    @Override
    public Order sample(CaporettoRules rules, Position p, RandomGenerator random) {
      return rules.deployment().sample(p, side, random);
    }

    @Override
    public @Nullable Refused play(CaporettoRules rules, Table t, Order order) {
      return rules.deployment().play(t, side, order);
    }
  }

  private String setUpCase(Side side) {
    if (side == Caporetto.ALLIED) {
      return tyrolAllied ? "CAP-25.33" : "CAP-APP-A";
    }
    return tyrolCentral ? "CAP-25.21" : "CAP-APP-A";
  }

  private @Nullable Refused play(Table t, Side side, Order order) {
    return switch (order) {
      case Order.Pass pass -> {
        Refused refused = mayEnd(t.now(), side);
        if (refused == null) {
          t.pop();
        }
        yield refused;
      }
      case Order.Place place -> {
        Counter unit = counter(place.unit());
        Refused refused =
            place.hex() == t.now().place(unit)
                ? Refused.of("GWE-3.0", () -> unit.begins() + " is already there.")
                : mayPlace(t.now(), side, unit, place.hex());
        if (refused == null) {
          t.setUnitNumber(unit, UnitNumber.DUE, 0);
          rules.pieces().put(t, unit, place.hex(), "set up");
        }
        yield refused;
      }
      default -> Refused.of("GWE-3.0", "Place your units, or end the set-up.");
    };
  }

  private Order sample(Position p, Side side, RandomGenerator random) {
    boolean done = mayEnd(p, side) == null;
    if (done && random.nextInt(6) == 0) {
      return Order.PASS;
    }
    List<Counter> units = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side.index())) {
      if (placedBy(unit) != null && (done || !p.onMap(unit))) {
        units.add(unit);
      }
    }
    for (int tries = 0; tries < 8 && !units.isEmpty(); tries++) {
      Counter unit = units.get(random.nextInt(units.size()));
      int start = random.nextInt(board().size());
      for (int i = 0; i < board().size(); i++) {
        int hex = (start + i) % board().size();
        if (hex != p.place(unit) && mayPlace(p, side, unit, hex) == null) {
          return new Order.Place(unit, hex);
        }
      }
    }
    return Order.PASS;
  }
}
