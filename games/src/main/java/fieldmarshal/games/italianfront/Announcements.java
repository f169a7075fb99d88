package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview.Part;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Cases 16.1 and 16.3: in each combat the attacker announces his support, then the defender his;
 * then each unit that needs one rolls its die.
 */
final class Announcements extends Chapter {
  static final String SUPPORT = "support";

  Announcements(ItalianFrontRules rules) {
    super(rules);
  }

  private static Battle battle(Position p) {
    return Objects.requireNonNull(Below.find(p, Battle.class));
  }

  private static List<Counter> served(Battle battle, boolean attack) {
    return attack ? battle.attackers() : battle.defenders();
  }

  private static int side(Battle battle, boolean attack) {
    return attack ? battle.side() : 1 - battle.side();
  }

  /** Asks a side for its support, if it has any that could help here. */
  @Case("IF-16.1.1")
  void ask(Table t, Battle battle, boolean attack) {
    if (!eligible(t.now(), battle, attack).isEmpty()) {
      t.push(new Announcing(attack));
    }
  }

  List<Counter> eligible(Position p, Battle battle, boolean attack) {
    return rules
        .support()
        .eligible(p, side(battle, attack), attack, served(battle, attack), battle.target());
  }

  private @Nullable Refused why(Position p, Battle battle, boolean attack, List<Counter> chosen) {
    return rules
        .support()
        .together(p, side(battle, attack), attack, served(battle, attack), battle.target(), chosen);
  }

  /** How many of so many support units a side may name in this combat. */
  private int most(Position p, Battle battle, boolean attack, int units) {
    return Math.min(
        units,
        rules
            .support()
            .most(p, side(battle, attack), attack, served(battle, attack), battle.target()));
  }

  /** Why only one of several support units may be named, or empty. */
  @Case({"IF-16.2.1", "IF-15.1.4"})
  private String alone(Position p, Battle battle, boolean attack, int units) {
    return units == 1 || most(p, battle, attack, units) > 1
        ? ""
        : attack
            ? "One unit only: not every attacking hex has a headquarters in support mode within 3"
                + " hexes."
            : "One unit only: no headquarters in support mode is within 3 hexes.";
  }

  /** A side says which support units it uses, or none; neither may add or take back later. */
  @Case({"IF-16.1.1", "IF-16.2.1", "IF-15.1.4"})
  record Announcing(boolean attack) implements Pending.Choice<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      Battle battle = battle(p);
      return rules.ask(
          p,
          side(battle, attack),
          Kind.SUPPORT,
          attack
              ? "Announce support units for the attack, or none."
              : "Announce support units for the defence, or none.",
          "IF-16.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      Battle battle = battle(p);
      Announcements chapter = rules.announcements();
      List<Counter> able = chapter.eligible(p, battle, attack);
      return Question.inCombat(
              attack ? "Support of the attack" : "Support of the defence", "No support")
          .with(
              new Question.Option(
                      SUPPORT, "Announce", chapter.alone(p, battle, attack, able.size()))
                  .upTo(chapter.most(p, battle, attack, able.size()))
                  .among(chapter.aids(p, battle, attack, able), chapter.barred(p, battle, attack)));
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (sink.accept(Order.PASS)) {
        rules.announcements().list(p, attack, sink);
      }
    }

    /** What the attacker planned when he declared the attack; else none. */
    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      Battle battle = battle(p);
      return attack
              && !battle.planned().isEmpty()
              && rules.announcements().why(p, battle, true, battle.planned()) == null
          ? Order.Choose.units(SUPPORT, battle.planned())
          : Order.PASS;
    }

    @Override
    public Order sample(ItalianFrontRules rules, Position p, RandomGenerator random) {
      return rules.announcements().sample(p, attack, random);
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      return rules.announcements().play(t, attack, order);
    }
  }

  /** What each unit that may be announced can do: a column, and the chance that it does. */
  @Case({"IF-16.3.1", "IF-16.3.5", "IF-16.5.1"})
  private List<Question.Aid> aids(Position p, Battle battle, boolean attack, List<Counter> able) {
    List<Question.Aid> aids = new ArrayList<>();
    for (Counter unit : able) {
      List<Counter> served = served(battle, attack);
      double chance = rules.support().chance(p, unit, attack, served, battle.target());
      boolean certain = rules.support().certain(p, unit, attack, served);
      StringBuilder about = new StringBuilder();
      for (Part part : rules.support().modifiers(p, unit, attack, battle.target())) {
        if (!certain) {
          about.append(about.isEmpty() ? "die " : ", ");
          about.append(Morale.signed((int) part.amount())).append(": ").append(part.what());
        }
      }
      String caseId =
          !certain
              ? "IF-16.3.1"
              : unit.nation() == Counter.Nation.GERMAN ? "IF-16.3.5" : "IF-16.5.1";
      aids.add(new Question.Aid(unit, attack ? 1 : -1, chance, about.toString(), caseId));
    }
    return aids;
  }

  /** The support units at the front that may not be announced here, and why. */
  @Case({"IF-16.1.1", "IF-16.1.2"})
  private List<Question.Barred> barred(Position p, Battle battle, boolean attack) {
    List<Question.Barred> barred = new ArrayList<>();
    int side = side(battle, attack);
    for (Counter unit : rules.support().pool(side)) {
      Refused why =
          p.place(unit) == ItalianFrontRules.SUPPORT
              ? rules
                  .support()
                  .barred(p, unit, side, attack, served(battle, attack), battle.target())
              : null;
      if (why != null) {
        barred.add(new Question.Barred(unit, why.why(), why.caseId()));
      }
    }
    return barred;
  }

  private void list(Position p, boolean attack, OrderSink sink) {
    Battle battle = battle(p);
    List<Counter> units = eligible(p, battle, attack);
    int most = most(p, battle, attack, units.size());
    List<Counter> chosen = new ArrayList<>();
    for (int size = 1; size <= most; size++) {
      if (!list(p, battle, attack, units, 0, size, chosen, sink)) {
        return;
      }
    }
  }

  private boolean list(
      Position p,
      Battle battle,
      boolean attack,
      List<Counter> units,
      int from,
      int size,
      List<Counter> chosen,
      OrderSink sink) {
    if (chosen.size() == size) {
      return why(p, battle, attack, chosen) != null
          || sink.accept(Order.Choose.units(SUPPORT, chosen));
    }
    for (int i = from; i <= units.size() - (size - chosen.size()); i++) {
      chosen.add(units.get(i));
      boolean more = list(p, battle, attack, units, i + 1, size, chosen, sink);
      chosen.removeLast();
      if (!more) {
        return false;
      }
    }
    return true;
  }

  private Order sample(Position p, boolean attack, RandomGenerator random) {
    Battle battle = battle(p);
    List<Counter> units = eligible(p, battle, attack);
    int most = most(p, battle, attack, units.size());
    List<Counter> chosen = new ArrayList<>();
    for (int count = random.nextInt(Math.min(most, 4) + 1); count > 0; count--) {
      chosen.add(units.remove(random.nextInt(units.size())));
    }
    return chosen.isEmpty() || why(p, battle, attack, chosen) != null
        ? Order.PASS
        : Order.Choose.units(SUPPORT, chosen);
  }

  @Case({"IF-16.1.1", "IF-16.1.2", "IF-16.3.5", "IF-16.5.1"})
  private @Nullable Refused play(Table t, boolean attack, Order order) {
    List<Counter> chosen = new ArrayList<>();
    if (order instanceof Order.Choose choose
        && choose.option().equals(SUPPORT)
        && choose.hexes().isEmpty()
        && !choose.units().isEmpty()) {
      for (Unit unit : choose.units()) {
        chosen.add(counter(unit));
      }
    } else if (!(order instanceof Order.Pass)) {
      return Refused.of("IF-16.1.1", "Announce support units, or none.");
    }
    Battle battle = battle(t.now());
    Refused refused = why(t.now(), battle, attack, chosen);
    if (refused != null) {
      return refused;
    }
    List<Counter> certain = new ArrayList<>();
    for (Counter unit : chosen) {
      if (rules.support().certain(t.now(), unit, attack, served(battle, attack))) {
        certain.add(unit);
      }
    }
    t.note(
        (attack ? "The attack" : "The defence")
            + (chosen.isEmpty() ? " gets no support" : " is supported by " + UnitNames.of(chosen))
            + ".",
        "IF-16.1.1");
    rules.support().use(t, chosen);
    Below.answer(t, Battle.class, below -> below.announced(attack, chosen, certain));
    return null;
  }

  /** The die of the next support unit. */
  @Case({"IF-16.3.1", "IF-16.3.2", "IF-16.3.3", "IF-16.3.4"})
  record SupportDie() implements Pending.Chance<ItalianFrontRules> {
    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      Counter unit = battle(p).toRoll().getFirst();
      return rules.chance(p, unit.sideIndex(), purpose(unit), "IF-16.3.1");
    }

    private static String purpose(Counter unit) {
      return "the support of " + unit.called();
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      Battle battle = battle(t.now());
      Counter unit = battle.toRoll().getFirst();
      boolean attack = unit.sideIndex() == battle.side();
      int modifier = rules.support().modifier(t.now(), unit, attack, battle.target());
      boolean success = Support.succeeds(face + modifier);
      t.tell(
          new Event.Rolled(
              purpose(unit) + (modifier == 0 ? "" : ", die " + Morale.signed(modifier)),
              face,
              "IF-16.3.1"));
      t.note(
          unit.begins() + (success ? " shifts the odds one column." : " has no effect."),
          "IF-16.3.1");
      Below.answer(t, Battle.class, below -> below.rolled(success));
    }
  }
}
