package fieldmarshal.testkit.toy;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Piece;
import fieldmarshal.engine.book.Volley;
import fieldmarshal.engine.book.VolleyPhase;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Chapter 3: combat. */
@Case({"TOY-3.1", "TOY-3.2", "TOY-4.1"})
final class Combat extends VolleyPhase<FordRules> {
  private final List<Integer> covers;

  Combat(FordRules rules) {
    super(rules, "TOY-3.1", "TOY-3.2", FordRules.FOUGHT);
    covers = rules.data().table("terrain.tsv", row -> row.number("cover"));
  }

  @Override
  @Case({"TOY-3.3", "TOY-5.1", "TOY-5.2"})
  protected List<Preview.Part> parts(Position p, Piece unit, int attackers, int target) {
    List<Preview.Part> parts = new ArrayList<>();
    int cover = covers.get(rules.board().terrain(target));
    if (cover > 0) {
      parts.add(Preview.Part.adds(Role.ATTACKER, -cover, "cover", "TOY-3.3"));
    }
    if (attackers > 1 && rules.options().contains("combined-attack")) {
      parts.add(Preview.Part.adds(Role.ATTACKER, 1, "combined attack", "TOY-5.1"));
    }
    if (rules.shaken(p, unit.side())) {
      parts.add(Preview.Part.adds(Role.ATTACKER, -1, "shaken", "TOY-5.2"));
    }
    return parts;
  }

  @Override
  @Case("TOY-3.4")
  protected void fired(Table t, Volley<FordRules> volley) {
    List<Piece> attackers = volley.units(Role.ATTACKER);
    int hits = volley.hits(Role.ATTACKER);
    int losses = volley.hits(Role.DEFENDER);
    Hexes target = Hexes.of(volley.target());
    String result = hits + " against " + losses;
    String dice = attackers.size() + " to 1";
    t.tell(new Event.Fought(List.copyOf(attackers), target, dice, result, "TOY-3.4"));
    Comparator<Piece> bySteps = Comparator.comparing(unit -> t.now().stepsLeft(unit));
    Piece strongest = attackers.stream().max(bySteps).orElseThrow();
    rules.lose(t, volley.units(Role.DEFENDER).getFirst(), hits);
    rules.lose(t, strongest, losses);
  }
}
