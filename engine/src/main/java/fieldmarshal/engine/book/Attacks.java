package fieldmarshal.engine.book;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Attacks of counters together on one hex, with nothing added: lists and judges them. The game says
 * who may attack a hex. For armies of a few counters: every group of them is listed.
 */
public final class Attacks {

  /** What a game says of its attacks. */
  public interface Terms {
    /** The counters that may attack the hex now, in the order of the roster. */
    List<Piece> able(Position p, int hex);
  }

  private final Board board;
  private final String caseId;
  private final Terms terms;

  /**
   * @param caseId the case that says who may attack
   */
  public Attacks(Board board, String caseId, Terms terms) {
    this.board = board;
    this.caseId = caseId;
    this.terms = terms;
  }

  /** Lists every attack; false when the sink has had enough. */
  public boolean list(Position p, OrderSink sink) {
    for (int hex = 0; hex < board.size(); hex++) {
      List<Piece> able = terms.able(p, hex);
      for (int group = 1; group < 1 << able.size(); group++) {
        List<Unit> units = new ArrayList<>();
        for (int i = 0; i < able.size(); i++) {
          if ((group >> i & 1) != 0) {
            units.add(able.get(i));
          }
        }
        if (!sink.accept(Order.Attack.of(units, hex))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Why the attack may not be made, or null. */
  public @Nullable Refused refuse(Position p, Order.Attack attack) {
    if (attack.targets().size() != 1 || !attack.extras().isEmpty()) {
      return Refused.of(caseId, "An attack is made on one hex, with nothing added.");
    }
    List<Unit> units = attack.units();
    boolean legal =
        !units.isEmpty()
            && new HashSet<>(units).size() == units.size()
            && terms.able(p, attack.targets().at(0)).containsAll(units);
    return legal
        ? null
        : Refused.of(
            caseId,
            () -> "These counters may not attack " + board.title(attack.targets().at(0)) + ".");
  }
}
