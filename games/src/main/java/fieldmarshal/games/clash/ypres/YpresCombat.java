package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Combat;
import fieldmarshal.games.clash.Counter;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who attacks at Ypres: the new corps on turn 1 (Y12a), the Territorials before turn 4 (Y12c). */
final class YpresCombat extends Combat {
  private static final Set<String> NEW_CORPS = Set.of("XXII R", "XXIII R", "XXVI R", "XXVII R");
  private static final Set<String> TERRITORIALS = Set.of("fr-87-t", "fr-89-t");
  private static final int TERRITORIALS_FROM = 4;

  private static final Refused NEW =
      Refused.of(
          "COG-Y12a",
          "On turn 1 the new reserve corps may attack only hexes with cavalry or Belgian units.");

  YpresCombat(ClashRules rules) {
    super(rules);
  }

  @Override
  @Case("COG-Y12c")
  protected @Nullable Refused mayAttack(Position p, Counter unit) {
    return turn(p) < TERRITORIALS_FROM && TERRITORIALS.contains(unit.id())
        ? Refused.of("COG-Y12c", () -> unit.begins() + " may not attack before turn 4.")
        : super.mayAttack(p, unit);
  }

  @Override
  @Case("COG-Y12a")
  protected @Nullable Refused mayStrike(Position p, Counter unit, int target) {
    Refused refused = super.mayStrike(p, unit, target);
    if (refused == null && turn(p) == 1 && newCorps(unit) && !soft(p, target)) {
      refused = NEW;
    }
    return refused;
  }

  private static boolean newCorps(Counter unit) {
    return unit.sideIndex() == CENTRAL && NEW_CORPS.contains(unit.corps());
  }

  /** Whether cavalry or a Belgian unit stands in the hex. */
  @Case("COG-Y12a")
  private boolean soft(Position p, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.isCavalry() || unit.nationality().equals("Belgian")) {
        return true;
      }
    }
    return false;
  }
}
