package fieldmarshal.games.clash;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import org.jspecify.annotations.Nullable;

/**
 * The frames of this book. After each of them an instant victory ends the game, whatever else
 * waits.
 */
@Case("COG-4.1b")
public final class Frame {
  private Frame() {}

  /** A player decides. */
  public interface Choice extends Pending.Choice<ClashRules> {
    @Nullable Refused act(ClashRules rules, Table t, Order order);

    @Override
    default @Nullable Refused play(ClashRules rules, Table t, Order order) {
      Refused refused = act(rules, t, order);
      if (refused == null) {
        rules.victory().endIfDecided(t);
      }
      return refused;
    }
  }

  /** A choice that is taken and told where it leaves only one legal order. */
  public interface Obvious extends Choice {
    @Override
    default boolean obvious() {
      return true;
    }
  }

  /** A die is rolled, or a chit drawn. */
  public interface Chance extends Pending.Chance<ClashRules> {
    void fall(ClashRules rules, Table t, int face);

    @Override
    default void roll(ClashRules rules, Table t, int face) {
      fall(rules, t, face);
      rules.victory().endIfDecided(t);
    }
  }

  /** Something that runs by itself. */
  public interface Task extends Pending.Task<ClashRules> {
    void work(ClashRules rules, Table t);

    @Override
    default void run(ClashRules rules, Table t) {
      work(rules, t);
      rules.victory().endIfDecided(t);
    }
  }
}
