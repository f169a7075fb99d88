package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * What may lie behind a view with hidden units (10.1): every counter without a face is given one
 * that it could have. Whoever must have come stands somewhere, dummies fill the rest, and whoever
 * finds no place is still to come.
 */
final class Guesses extends Chapter {
  Guesses(EastPrussiaRules rules) {
    super(rules);
  }

  Position guess(Position view, RandomGenerator random) {
    if (view.global(Global.VIEW) == 0) {
      return view;
    }
    int side = view.global(Global.VIEW) - 1;
    int turn = turn(view);
    List<Counter> faceless = new ArrayList<>();
    List<Counter> here = new ArrayList<>();
    List<Counter> dummies = new ArrayList<>();
    List<Counter> later = new ArrayList<>();
    for (Counter unit : rules.unitsOf(1 - side)) {
      if (unit.isSymbol()) {
        if (view.place(unit) >= 0) {
          faceless.add(unit);
        }
      } else if (view.place(unit) == EastPrussiaRules.UNSEEN) {
        (unit.isDummy() ? dummies : unit.printed().arrival() <= turn ? here : later).add(unit);
      }
    }
    shuffle(faceless, random);
    shuffle(here, random);
    shuffle(dummies, random);
    here.addAll(dummies);
    Table t = new Table(view).silent();
    for (Counter symbol : faceless) {
      if (!here.isEmpty()) {
        Counter unit = here.removeFirst();
        t.shift(unit, view.place(symbol));
        t.setFlag(unit, view.flags(symbol), true);
        t.setWord(unit, Word.RESERVED, view.word(symbol, Word.RESERVED));
      }
      t.shift(symbol, EastPrussiaRules.UNSEEN);
      t.setFlag(symbol, -1, false);
      t.setWord(symbol, Word.RESERVED, 0);
    }
    later.addAll(here);
    for (Counter unit : later) {
      t.shift(unit, EastPrussiaRules.DUE);
      t.setWord(unit, Word.DUE, Math.max(turn + 1, unit.printed().arrival()));
    }
    for (Counter unit : rules.roster().all()) {
      if (view.has(unit, Flag.CUT_OFF)) {
        t.setFlag(unit, Flag.CUT_OFF, false);
      }
    }
    t.setGlobal(Global.VIEW, 0);
    return t.now();
  }

  private static void shuffle(List<Counter> units, RandomGenerator random) {
    for (int i = units.size() - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      Counter held = units.get(i);
      units.set(i, units.get(j));
      units.set(j, held);
    }
  }
}
