package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Reinforcements;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chapter 14: where Caporetto's reinforcements come from. */
class CaporettoReinforcements extends Reinforcements {
  private static final List<String> LETTERS = List.of("A", "B", "C", "D", "E");

  CaporettoReinforcements(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case({"CAP-14.3", "CAP-14.4", "CAP-TRACK"})
  public List<Integer> scheduled(Counter unit) {
    if (unit.side() == Caporetto.ALLIED) {
      return theatre().entry("allied");
    }
    String letter = GreatWarInTheEast.letterOf(unit.setup());
    if (unit.setup().length() < 4 && !letter.isEmpty()) {
      return theatre().entry(letter);
    }
    List<Integer> hexes = new ArrayList<>();
    for (String each : LETTERS) {
      hexes.addAll(theatre().entry(each));
    }
    for (String number : List.of("0901", "2804", "2806")) {
      hexes.add(board().hex(number));
    }
    return hexes;
  }

  /** Allied trains come in even under an enemy zone, though not onto the enemy. */
  @Override
  @Case("CAP-14.3")
  protected @Nullable Refused blocked(Position p, Counter unit, int hex) {
    if (unit.side() != Caporetto.ALLIED) {
      return super.blocked(p, unit, hex);
    }
    var enemy = rules.zones().presence(p, Caporetto.CENTRAL.index());
    return enemy.bars.has(hex) || enemy.hq.has(hex)
        ? Refused.of(
            "CAP-14.3", () -> title(hex) + " has enemy units in it; the reinforcements wait.")
        : null;
  }

  /** The Allies have no other way in. */
  @Override
  @Case("CAP-14.3")
  protected List<Integer> alternates(Position p, Counter unit) {
    return unit.side() == Caporetto.ALLIED ? List.of() : super.alternates(p, unit);
  }

  /** Central reinforcements need room on the railways as everybody does. */
  @Override
  @Case({"CAP-5.31b", "CAP-14.12"})
  public @Nullable Refused mayEnter(Position p, Counter unit, int hex) {
    Refused refused = super.mayEnter(p, unit, hex);
    if (refused == null
        && unit.side() == Caporetto.CENTRAL
        && rules.railways().used(p, unit.side()) + unit.stacking()
            > rules.railways().capacity(unit.side())) {
      return Refused.of(
          "CAP-5.31b",
          () -> "The rail capacity of this turn is used; " + unit.called() + " waits.");
    }
    return refused;
  }
}
