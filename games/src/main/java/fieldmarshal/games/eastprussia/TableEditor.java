package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Layout;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Changes by hand. A unit put into a hex takes it for good. */
final class TableEditor implements Editor {
  private static final String TURN = "turn ";

  private final EastPrussiaRules rules;

  TableEditor(EastPrussiaRules rules) {
    this.rules = rules;
  }

  @Override
  public @Nullable Placing box(Unit unit, String box, int steps, List<String> flags) {
    if (box.startsWith(TURN)) {
      try {
        int turn = Integer.parseInt(box.substring(TURN.length()));
        return turn >= 1 && turn <= 99
            ? new Placing(unit, EastPrussiaRules.DUE - 100 * turn, steps, flags)
            : null;
      } catch (NumberFormatException e) {
        return null;
      }
    }
    int index = rules.start().layout().boxes().indexOf(box);
    return index < 0 || Layout.box(index) == EastPrussiaRules.UNSEEN
        ? null
        : new Placing(unit, Layout.box(index), steps, flags);
  }

  @Override
  public Position place(Position position, boolean clear, List<Placing> placings)
      throws Impossible {
    Table t = new Table(position).silent();
    dropUnfinished(t);
    if (clear) {
      for (Counter unit : rules.roster().all()) {
        if (!unit.isSymbol()) {
          wipe(t, unit);
          t.place(unit, Position.UNUSED, "edited");
        }
      }
    }
    Set<Unit> named = new HashSet<>();
    for (Placing placing : placings) {
      if (!named.add(placing.unit())) {
        throw new Impossible(placing.unit().id() + " is placed twice");
      }
      place(t, placing);
    }
    for (Placing placing : placings) {
      mixed(t.now(), placing);
    }
    rules.railways().recount(t);
    return rules.settledAtFirstChoice(t);
  }

  private void place(Table t, Placing placing) throws Impossible {
    Counter unit = (Counter) placing.unit();
    int place = placing.place();
    if (unit.isSymbol()) {
      throw new Impossible(unit.id() + " only stands for a unit that is not seen");
    }
    if (placing.steps() != -1 && placing.steps() != 1) {
      throw new Impossible(unit.id() + " has 1 step; " + placing.steps() + " cannot remain");
    }
    if (place >= 0) {
      ground(t.now(), unit, place);
    }
    int left = t.now().place(unit);
    wipe(t, unit);
    int reserved = 0;
    for (String flag : placing.flags()) {
      int bit = Flag.NAMES.indexOf(flag);
      if (bit < 0 && Reserves.value(flag) == 0) {
        throw new Impossible("there is no flag " + flag);
      }
      if (bit >= 0) {
        t.setFlag(unit, 1 << bit, true);
      } else {
        reserved = Reserves.value(flag);
      }
    }
    if (place >= 0) {
      if (t.now().has(unit, Flag.ENTRAINED)
          && (unit.sideIndex() == 0 || rules.theatre().rails(place) == 0)) {
        throw new Impossible(unit.id() + " cannot be entrained there");
      }
      t.setWord(unit, Word.RESERVED, reserved);
      if (unit.isDummy() && unit.sideIndex() == 0) {
        t.setWord(unit, Word.ARMY, 1);
      }
      rules.pieces().put(t, unit, place, "edited");
    } else if (place <= EastPrussiaRules.DUE - 100) {
      t.setWord(unit, Word.DUE, (EastPrussiaRules.DUE - place) / 100);
      t.place(unit, EastPrussiaRules.DUE, "edited");
    } else {
      if (place == Position.ELIMINATED) {
        t.lose(unit, 1);
      }
      t.place(unit, place, "edited");
    }
    rules.control().leave(t, unit, left);
  }

  private void ground(Position p, Counter unit, int hex) throws Impossible {
    if (Ground.isWater(rules.board(), hex)) {
      throw new Impossible(
          unit.id() + " cannot stand in the water at " + rules.board().number(hex));
    }
    if (unit.sideIndex() == 0 && rules.zones().fortress(p, hex)) {
      throw new Impossible(
          unit.id() + " cannot stand in the fortress at " + rules.board().number(hex));
    }
  }

  private static void wipe(Table t, Counter unit) {
    t.setFlag(unit, -1, false);
    for (int word = 0; word < Word.NAMES.size(); word++) {
      t.setWord(unit, word, 0);
    }
    t.lose(unit, 0);
  }

  /** Both sides in one hex, or a dummy next to an enemy who would have found it out. */
  private void mixed(Position p, Placing placing) throws Impossible {
    int hex = p.place(placing.unit());
    if (hex < 0) {
      return;
    }
    boolean[] sides = new boolean[2];
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      sides[rules.roster().get(u).sideIndex()] = true;
    }
    if (sides[0] && sides[1]) {
      throw new Impossible("both sides would stand in " + rules.board().number(hex));
    }
    Counter unit = (Counter) placing.unit();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int beside = rules.board().neighbour(hex, d);
      for (int u = beside < 0 ? -1 : p.first(beside); u >= 0; u = p.next(u)) {
        Counter other = rules.roster().get(u);
        if (other.side() != unit.side() && other.isDummy() != unit.isDummy()) {
          throw new Impossible(
              (other.isDummy() ? other : unit).id() + " would stand next to an enemy unit");
        }
      }
    }
  }

  /** Attacks that were declared make no sense any more: back to where they are declared. */
  private void dropUnfinished(Table t) {
    boolean dropped = false;
    while (!(t.now().pending() instanceof Lasting)) {
      t.pop();
      dropped = true;
    }
    if (t.now().pending() instanceof Combat.Declaration) {
      t.replace(new Combat.Declaration(List.of()));
    } else if (dropped
        && t.now().pending() instanceof Sequence.Clock
        && rules.sequence().combat(t.now())) {
      t.push(new Combat.Declaration(List.of()));
    }
  }

  @Override
  public Position control(Position position, Side side, Hexes hexes) throws Impossible {
    Table t = new Table(position).silent();
    for (int i = 0; i < hexes.size(); i++) {
      if (Ground.isWater(rules.board(), hexes.at(i))) {
        throw new Impossible("nobody controls the water at " + rules.board().number(hexes.at(i)));
      }
      rules.control().give(t, hexes.at(i), side.index());
    }
    return t.now();
  }

  @Override
  public Position go(Position position, int turn, Side side, String phase) throws Impossible {
    int first = rules.plan().scenario().firstTurn();
    int last = rules.plan().scenario().lastTurn();
    if (turn < first || turn > last) {
      throw new Impossible("turn " + turn + " is not between " + first + " and " + last);
    }
    if (!rules.game().phases().contains(phase)) {
      throw new Impossible(
          "there is no phase "
              + phase
              + "; the phases are "
              + String.join(", ", rules.game().phases()));
    }
    Table t = new Table(position).silent();
    rules.sequence().jump(t, turn, side.index(), phase);
    return rules.settledAtFirstChoice(t);
  }
}
