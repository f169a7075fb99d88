package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chapter 17: the Operational Pause. */
final class Pause extends Chapter {
  static final String DECLARE = "pause";

  /** The first turn on which a pause may be declared. */
  @Case("IF-17.1.1")
  static final int FIRST = 3;

  /** The most attacks of a side that pauses, and the most artillery units. */
  @Case("IF-17.2.1")
  static final int ATTACKS = 2;

  @Case("IF-17.2.5")
  static final int GUNS = 2;

  Pause(ItalianFrontRules rules) {
    super(rules);
  }

  /** Whether a side pauses this turn. */
  @Case("IF-17.2.7")
  boolean pausing(Position p, int side) {
    return p.global(Global.PAUSE + side) != 0;
  }

  // ---- 17.1 procedure

  /** A turn opens: last turn's pause is over, and its die for replacements is due. */
  @Case({"IF-17.2.7", "IF-17.1.3"})
  void turnOpens(Table t) {
    for (int side : new int[] {CENTRAL, ALLIED}) {
      t.setGlobal(Global.RECOVERY + side, t.now().global(Global.PAUSE + side));
      t.setGlobal(Global.PAUSE + side, 0);
      t.setGlobal(Global.ATTACKS + side, 0);
      t.setGlobal(Global.GUNS + side, 0);
    }
  }

  /** Before the event of the turn is drawn a side may declare a pause; the Central Powers first. */
  @Case({"IF-17.1.1", "IF-17.1.4", "IF-4.1.8"})
  void begin(Table t, int side) {
    if (turn(t.now()) >= FIRST) {
      t.push(new Declaring(side));
    }
  }

  /** A side declares a pause or goes on. */
  @Case({"IF-17.1.1", "IF-17.1.4"})
  record Declaring(int side) implements Pending.Choice<ItalianFrontRules>, LastingFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.OPTION,
          "Declare an Operational Pause for this turn, or continue without one.",
          "IF-17.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Operational Pause", "No pause")
          .with(
              new Question.Option(
                  DECLARE,
                  "Pause",
                  "A die roll of 1 to 3 raises morale. This turn your side makes at most two attacks, uses at most two"
                      + " artillery units, and its units have half their movement factor."));
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (sink.accept(Order.PASS)) {
        sink.accept(Order.Choose.option(DECLARE));
      }
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        t.pop();
        return null;
      }
      if (!order.equals(Order.Choose.option(DECLARE))) {
        return Refused.of("IF-17.1.1", "Declare an Operational Pause, or continue without one.");
      }
      t.setGlobal(Global.PAUSE + side, 1);
      t.note(rules.side(side).does("declare") + " an Operational Pause.", "IF-17.1.1");
      t.replace(new MoraleDie(side));
      return null;
    }
  }

  /** 1 to 3 raises the morale of the side's army. */
  @Case("IF-17.1.2")
  record MoraleDie(int side) implements Pending.Chance<ItalianFrontRules> {
    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      return rules.chance(p, side, "morale in the pause", "IF-17.1.2");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("morale in the pause", face, "IF-17.1.2"));
      if (face <= 3) {
        rules.moraleTrack().change(t, side, 1, "IF-17.1.2");
      } else {
        t.note("The pause does not change morale.", "IF-17.1.2");
      }
    }
  }

  /** In the Reinforcement Phase after a pause a die may bring a replacement point. */
  @Case("IF-17.1.3")
  void recovers(Table t, int side) {
    if (t.now().global(Global.RECOVERY + side) != 0) {
      t.setGlobal(Global.RECOVERY + side, 0);
      t.push(new RecoveryDie(side));
    }
  }

  @Case("IF-17.1.3")
  record RecoveryDie(int side) implements Pending.Chance<ItalianFrontRules> {
    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      return rules.chance(p, side, "replacements after the pause", "IF-17.1.3");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("replacements after the pause", face, "IF-17.1.3"));
      if (face <= 3) {
        t.note("The pause brings one replacement point.", "IF-17.1.3");
        t.push(new Recovered(side));
      } else {
        t.note("The pause brings no replacement point.", "IF-17.1.3");
      }
    }
  }

  /** The nations of a side that have a line in the chart, the army that has morale first. */
  @Case("IF-17.1.3")
  private static List<Nation> nations(ItalianFrontRules rules, int side) {
    return Replacements.nations(side).stream()
        .filter(nation -> rules.charts().schedule().hasPoints(nation))
        .toList();
  }

  /** The owner names the nation that gets the point. */
  @Case("IF-17.1.3")
  record Recovered(int side) implements Pending.Obvious<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.OPTION,
          "The pause brings one replacement point. Choose the nation that gets it.",
          "IF-17.1.3");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Replacement point of the pause")
          .with(
              nations(rules, side).stream()
                  .map(nation ->
                      new Question.Option(Replacements.id(nation), Replacements.title(nation)))
                  .toList());
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      for (Nation nation : nations(rules, side)) {
        if (!sink.accept(Order.Choose.option(Replacements.id(nation)))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      for (Nation nation : nations(rules, side)) {
        if (order.equals(Order.Choose.option(Replacements.id(nation)))) {
          t.addGlobal(Replacements.pointsOf(nation), 1);
          t.note(Replacements.title(nation) + " has one more replacement point.", "IF-17.1.3");
          t.pop();
          return null;
        }
      }
      return Refused.of("IF-17.1.3", "Choose a nation of your side that receives replacements.");
    }
  }

  // ---- 17.2 effects

  /** Why a side may not attack again this turn, or null. */
  @Case("IF-17.2.1")
  @Nullable Refused mayAttack(Position p, int side) {
    return pausing(p, side) && p.global(Global.ATTACKS + side) >= ATTACKS
        ? Refused.of("IF-17.2.1", "In the turn of its pause a side may make at most two attacks.")
        : null;
  }

  /** A side has made an attack. */
  @Case("IF-17.2.1")
  void attacked(Table t, int side) {
    t.addGlobal(Global.ATTACKS + side, 1);
  }

  /** The most of its movement that a unit may spend: half of it, rounded up, in a pause. */
  @Case({"IF-17.2.4", "IF-17.2.3"})
  int limit(Position p, int side, int movement) {
    return pausing(p, side) ? (movement + 1) / 2 : movement;
  }

  /** How many artillery units a side may still use this turn, in attack and defence together. */
  @Case("IF-17.2.5")
  int gunsLeft(Position p, int side) {
    return pausing(p, side) ? Math.max(0, GUNS - p.global(Global.GUNS + side)) : Integer.MAX_VALUE;
  }

  /** Artillery units were used, in attack or defence. */
  @Case("IF-17.2.5")
  void fired(Table t, int side, int guns) {
    t.addGlobal(Global.GUNS + side, guns);
  }
}
