package fieldmarshal.games.gwe;

import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Layout;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Changes by hand. A fortress stays in its hex; it can be given steps or destroyed. */
final class TableEditor implements Editor {
  private static final String TURN = "turn ";

  private final GreatWarInTheEast rules;

  TableEditor(GreatWarInTheEast rules) {
    this.rules = rules;
  }

  @Override
  public @Nullable Placing box(Unit unit, String box, int steps, List<String> flags) {
    if (box.startsWith(TURN)) {
      try {
        int turn = Integer.parseInt(box.substring(TURN.length()));
        return turn >= 1 && turn <= 99
            ? new Placing(unit, Reinforcements.DUE - 100 * turn, steps, flags)
            : null;
      } catch (NumberFormatException e) {
        return null;
      }
    }
    List<String> boxes = rules.start().layout().boxes();
    int index = boxes.indexOf(box);
    return index < 0 || Layout.box(index) == Railways.OFF_MAP
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
        if (!unit.isFortress()) {
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
    return rules.settledAtFirstChoice(t);
  }

  private void place(Table t, Placing placing) throws Impossible {
    Counter unit = (Counter) placing.unit();
    int place = placing.place();
    if (placing.steps() == 0 || placing.steps() < -1 || placing.steps() > unit.steps()) {
      throw new Impossible(
          unit.id() + " has " + unit.steps() + " steps; " + placing.steps() + " cannot remain");
    }
    if (unit.isFortress() && place >= 0 && place != rules.board().hex(unit.setup())) {
      throw new Impossible(unit.id() + " stands at " + unit.setup() + " and cannot be moved");
    }
    if (place >= 0) {
      ground(unit, place);
    }
    wipe(t, unit);
    t.lose(unit, placing.steps() < 0 ? 0 : unit.steps() - placing.steps());
    for (String flag : placing.flags()) {
      int bit = Flag.NAMES.indexOf(flag);
      if (bit < 0) {
        throw new Impossible("there is no flag " + flag);
      }
      t.setFlag(unit, 1 << bit, true);
    }
    if (place >= 0) {
      if (t.now().has(unit, Flag.ENTRAINED)
          && !rules.theatre().friendlyRail(unit.side().index(), place)) {
        throw new Impossible(unit.id() + " cannot be entrained off its own railways");
      }
      rules.pieces().put(t, unit, place, "edited");
      for (String flag : placing.flags()) {
        t.setFlag(unit, 1 << Flag.NAMES.indexOf(flag), true);
      }
    } else if (place <= Reinforcements.DUE - 100) {
      t.setWord(unit, Word.DUE, (Reinforcements.DUE - place) / 100);
      t.place(unit, Reinforcements.DUE, "edited");
    } else {
      if (place == Position.ELIMINATED) {
        t.lose(unit, unit.steps());
      }
      t.place(unit, place, "edited");
    }
  }

  private void ground(Counter unit, int hex) throws Impossible {
    boolean water = Ground.isWater(rules.board(), hex);
    if (unit.isMonitor()) {
      if (!water && !rules.board().has(hex, Ground.COAST)) {
        throw new Impossible(
            unit.id() + " needs sea or coast; " + rules.board().number(hex) + " is inland");
      }
    } else if (water) {
      throw new Impossible(
          unit.id() + " cannot stand in the water at " + rules.board().number(hex));
    }
  }

  private static void wipe(Table t, Counter unit) {
    for (int bit = 0; bit < Flag.NAMES.size(); bit++) {
      t.setFlag(unit, 1 << bit, false);
    }
    for (int word = 0; word < Word.NAMES.size(); word++) {
      t.setWord(unit, word, 0);
    }
    t.lose(unit, 0);
  }

  private void mixed(Position p, Placing placing) throws Impossible {
    int hex = p.place(placing.unit());
    if (hex < 0) {
      return;
    }
    boolean[] sides = new boolean[2];
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = rules.roster().get(u);
      if (!unit.isMonitor()) {
        sides[unit.side().index()] = true;
      }
    }
    if (sides[0] && sides[1]) {
      throw new Impossible("both sides would stand in " + rules.board().number(hex));
    }
  }

  /**
   * A combat or a displacement under way makes no sense any more: back to the segment they were
   * part of.
   */
  private void dropUnfinished(Table t) {
    while (!(t.now().pending() instanceof Lasting)) {
      t.pop();
    }
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, Combat.UNDER_WAY, false);
    }
  }

  @Override
  public Position control(Position position, Side side, Hexes hexes) {
    Table t = new Table(position).silent();
    for (int i = 0; i < hexes.size(); i++) {
      int hex = hexes.at(i);
      t.setHex(hex, (t.now().hex(hex) & ~3) | (side.index() + 1));
    }
    return t.now();
  }

  @Override
  public Position go(Position position, int turn, Side side, String phase) throws Impossible {
    if (turn < rules.firstTurn() || turn > rules.lastTurn()) {
      throw new Impossible(
          "turn " + turn + " is not between " + rules.firstTurn() + " and " + rules.lastTurn());
    }
    if (!rules.game().phases().contains(phase)) {
      throw new Impossible(
          "there is no phase "
              + phase
              + "; the phases are "
              + String.join(", ", rules.game().phases()));
    }
    Table t = new Table(position).silent();
    rules.sequence().jump(t, turn, side, phase);
    return rules.settledAtFirstChoice(t);
  }
}
