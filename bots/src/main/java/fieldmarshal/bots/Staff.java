package fieldmarshal.bots;

import fieldmarshal.bots.Asked.Reply;
import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.CombatMomentAppraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Plans a whole movement at once, attacks where the exact odds promise something, and answers
 * everything else by looking at what each answer leads to.
 */
public final class Staff implements Bot {
  public static final String NAME = "staff";

  private final String name;
  private final Style neutral;
  private Style style;
  private @Nullable Side postured;
  private int turn;
  private final boolean brisk;
  private final MovementOrders movement;
  private final Engagement engagement;
  private final Answers answers;
  private Supplier<String> why = () -> "";

  /** The last decision, and where it was made. */
  private @Nullable Position decided;

  private @Nullable Reply last;

  public Staff(long seed) {
    this(NAME, Style.PLAIN, seed);
  }

  Staff(String name, Style style, long seed) {
    this(name, style, seed, false);
  }

  /**
   * One that takes little time: it posts no guards, moves nobody behind the front and thinks less
   * of its answers.
   */
  static Staff brisk(Style style, long seed) {
    return new Staff(NAME, style.withoutGuards(), seed, true);
  }

  private Staff(String name, Style style, long seed, boolean brisk) {
    this.brisk = brisk;
    this.name = name;
    this.neutral = style;
    this.style = style;
    SplittableRandom random = new SplittableRandom(seed);
    this.movement = new MovementOrders(random);
    this.engagement = new Engagement(random);
    this.answers = new Answers(random);
  }

  private Staff(Staff other, SplittableRandom random) {
    this.brisk = other.brisk;
    this.name = other.name;
    this.neutral = other.neutral;
    this.style = other.style;
    this.postured = other.postured;
    this.turn = other.turn;
    this.movement = new MovementOrders(other.movement, random);
    this.engagement = new Engagement(other.engagement, random);
    this.answers = new Answers(random);
  }

  /** One that goes on from here as this one would, if it does not err. */
  Staff copy() {
    return new Staff(this, new SplittableRandom(0));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String why() {
    return why.get();
  }

  @Override
  public Order decide(View view) {
    Rules rules = view.rules();
    Position p = view.position();
    why = () -> "";
    Appraisal usual = rules.appraisal();
    if (usual == null || !(rules.decision(p) instanceof Decision.Choose choose)) {
      return rules.suggest(p);
    }
    Appraisal appraisal = usual.following(neutral.page());
    if (choose.side() != postured || choose.turn() != turn) {
      postured = choose.side();
      turn = choose.turn();
      style = neutral.withPosture(appraisal.posture(p, choose.side()));
    }
    Reply reply = reply(new Asked(rules, appraisal, p, choose, style));
    why = reply.why();
    decided = p;
    last = reply;
    return reply.order();
  }

  @Override
  public @Nullable Granted foreseen(Position position, Order order) {
    return position == decided && last != null && order == last.order() ? last.granted() : null;
  }

  private Reply reply(Asked asked) {
    if (brisk
        && asked.choose().kind().equals(Kind.MOVE)
        && !asked.appraisal().operations(asked.position())
        && asked.rules().judge(asked.position(), Order.PASS) instanceof Granted granted) {
      return new Reply(Order.PASS, "", granted);
    }
    Appraisal.Advice advice = asked.appraisal().advice(asked.position());
    if (advice != null
        && asked.rules().judge(asked.position(), advice.order()) instanceof Granted granted) {
      return new Reply(advice.order(), advice.why(), granted);
    }
    CombatMomentAppraisal moment = asked.appraisal().combatMoment();
    Reply now = moment == null ? null : engagement.moment(asked, moment);
    if (now != null) {
      return now;
    }
    return switch (asked.choose().kind()) {
      case Kind.MOVE -> movement.next(asked);
      case Kind.ATTACK ->
          asked.appraisal().declarations() != null
              ? engagement.declare(asked)
              : engagement.attack(asked);
      case Kind.ADVANCE -> engagement.advance(asked);
      case Kind.LOSE -> answers.lose(asked);
      case Kind.REINFORCE -> answers.reinforce(asked);
      case Kind.WITHDRAW -> answers.withdraw(asked);
      case Kind.SET_UP -> answers.setUp(asked);
      case Kind.COMMAND -> answers.command(asked);
      default -> answers.answer(asked, brisk);
    };
  }
}
