package fieldmarshal.engine.book;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A phase of combat with a die for each counter: those of the active side attack a hex beside them,
 * each once. Who fights is seen. A book says what changes a strength and what hits bring.
 *
 * @param <R> the rulebook
 */
public abstract class VolleyPhase<R extends DataRules<R>> implements PhasePlay, Attacks.Terms {
  protected final R rules;
  private final String caseId;
  private final String dice;
  private final int fought;
  private final Attacks attacks;

  /**
   * @param caseId the case that says who may attack
   * @param dice the case of the dice
   * @param fought the flag of counters that have attacked
   */
  protected VolleyPhase(R rules, String caseId, String dice, int fought) {
    this.rules = rules;
    this.caseId = caseId;
    this.dice = dice;
    this.fought = fought;
    attacks = new Attacks(rules.board(), caseId, this);
  }

  /** What changes the strength of each of so many attackers. */
  protected abstract List<Preview.Part> parts(Position p, Piece unit, int attackers, int target);

  /** All dice have fallen. */
  protected abstract void fired(Table t, Volley<R> volley);

  public final Attacks attacks() {
    return attacks;
  }

  @Override
  public List<Piece> able(Position p, int hex) {
    Piece there = rules.in(p, hex);
    List<Piece> able = new ArrayList<>();
    if (there != null && there.side() != rules.active(p)) {
      for (Piece unit : rules.unitsOf(rules.active(p).index())) {
        if (rules.acts(p, unit, this)
            && !p.has(unit, fought)
            && rules.board().adjacent(p.place(unit), hex)) {
          able.add(unit);
        }
      }
    }
    return able;
  }

  @Override
  public final boolean list(Position p, OrderSink sink) {
    return attacks.list(p, sink);
  }

  @Override
  public final @Nullable Refused play(Table t, Order order) {
    if (!(order instanceof Order.Attack attack)) {
      return Refused.of(caseId, "In this phase counters attack.");
    }
    Refused refused = attacks.refuse(t.now(), attack);
    if (refused == null) {
      int target = attack.targets().at(0);
      for (Unit unit : attack.units()) {
        t.setFlag(unit, fought, true);
        rules.reveal(t, (Piece) unit);
      }
      rules.reveal(t, Objects.requireNonNull(rules.in(t.now(), target)));
      t.push(volley(t.now(), attack.units(), target));
    }
    return refused;
  }

  /** The dice of an attack, legal or not, as far as the attacker can know. */
  public final Volley<R> volley(Position p, List<? extends Unit> units, int target) {
    List<Volley.Shot> shots = new ArrayList<>();
    for (Unit each : units) {
      Piece unit = (Piece) each;
      List<Preview.Part> parts = parts(p, unit, units.size(), target);
      double change = parts.stream().mapToDouble(Preview.Part::amount).sum();
      int strength = Math.max(0, rules.figure(p, unit, "attack") + (int) change);
      shots.add(new Volley.Shot(unit, Role.ATTACKER, List.of(strength), parts));
    }
    Piece there = Objects.requireNonNull(rules.in(p, target));
    List<Integer> strengths =
        rules.maybe(p, there).stream().map(unit -> rules.figure(p, unit, "defense")).toList();
    shots.add(new Volley.Shot(rules.face(p, there), Role.DEFENDER, strengths, List.of()));
    return new Volley<>(dice, target, shots);
  }
}
