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
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.fog.Cup;
import fieldmarshal.games.italianfront.EventChart.RandomEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 6: random events, drawn from one cup and then from another. The event of the turn is kept
 * until the next is drawn; chapters ask here whether it holds. The mine itself is fought in its own
 * chapter.
 */
final class Events extends Chapter {
  /** The first turn with a draw. */
  static final int FIRST = 2;

  /** The first turn of the second cup. */
  @Case({"IF-6.1.1", "IF-6.2.4"})
  static final int SECOND_CUP = 7;

  /** What a Mandatory Offensive asks for, in steps. */
  @Case("IF-RE.B1")
  static final int OFFENSIVE = 10;

  /** What Brest-Litovsk brings. */
  @Case("IF-RE.A3")
  static final int BREST_LITOVSK = 2;

  private static final Cup CUP = new Cup(Global.CUP, EventChart.ROOM);

  private final EventChart chart;

  Events(ItalianFrontRules rules) {
    super(rules);
    chart = rules.charts().events();
  }

  /** The cup as it stands when the game begins: the first set, all of it. */
  @Case({"IF-3.2.10", "IF-6.1.1"})
  void setUp(Table t) {
    CUP.fill(t, chart.chits(true));
  }

  /** The markers in the cup, as chits. */
  int[] cup(Position p) {
    return CUP.chits(p);
  }

  /** The event of this turn, or null. */
  @Nullable RandomEvent now(Position p) {
    int chit = p.global(Global.EVENT);
    return chit == 0 ? null : RandomEvent.of(chit);
  }

  String title(RandomEvent event) {
    return chart.line(event).title();
  }

  // ---- what chapters ask

  private static boolean is(Position p, RandomEvent event) {
    return p.global(Global.EVENT) == event.chit();
  }

  /** Whether German assault infantry has its bonus in the second combat of the Central Powers. */
  @Case("IF-RE.A1")
  boolean rommel(Position p) {
    return is(p, RandomEvent.ROMMEL);
  }

  /** Whether clear, rough and marsh hexes cost twice as much, for both sides. */
  @Case("IF-RE.A4")
  boolean rain(Position p) {
    return is(p, RandomEvent.TORRENTIAL_RAIN);
  }

  /** Whether the Central Powers must attack this turn. */
  @Case("IF-RE.B1")
  boolean offensive(Position p) {
    return is(p, RandomEvent.MANDATORY_OFFENSIVE);
  }

  /** Whether a mine is ready. */
  @Case("IF-RE.B2")
  boolean mine(Position p) {
    return is(p, RandomEvent.MINE_WARFARE) && p.global(Global.MINE) > 0;
  }

  /** The extra points of a nation. */
  @Case("IF-RE.A3")
  int points(Position p, Counter.Nation nation) {
    return is(p, RandomEvent.BREST_LITOVSK) && nation == Counter.Nation.AUSTRIAN
        ? BREST_LITOVSK
        : 0;
  }

  // ---- the draw

  /** The Random Events Phase: the cup is changed where it is time, then a marker is drawn. */
  @Case({"IF-6.2.1", "IF-6.2.4", "IF-6.1.1"})
  void draw(Table t) {
    t.setGlobal(Global.EVENT, 0);
    t.setGlobal(Global.MINE, 0);
    t.setGlobal(Global.OFFENSIVE_STEPS, 0);
    t.setGlobal(Global.KAISERSCHLACHT, 0);
    if (turn(t.now()) < FIRST) {
      return;
    }
    boolean first = turn(t.now()) < SECOND_CUP;
    if (t.now().global(Global.CUP_OF) != (first ? 0 : 1)) {
      t.setGlobal(Global.CUP_OF, first ? 0 : 1);
      CUP.fill(t, chart.chits(first));
      t.note("The second set of random events goes into the cup.", "IF-6.2.4");
    }
    if (CUP.chits(t.now()).length > 0) {
      t.push(new Draw());
    }
  }

  /** A marker is drawn; one that is played once leaves the game, the others go back. */
  @Case({"IF-6.2.1", "IF-6.2.3"})
  record Draw() implements Pending.Chance<ItalianFrontRules> {
    private static final String PURPOSE = "the random event";

    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      List<String> titles =
          Arrays.stream(CUP.chits(p))
              .mapToObj(chit -> rules.events().chart.line(RandomEvent.of(chit)).title())
              .toList();
      return new Decision.Chance(
          rules.side(CENTRAL),
          rules.turn(p),
          rules.phase(p),
          titles.size(),
          PURPOSE,
          "IF-6.2.1",
          titles);
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.pop();
      int chit = CUP.chits(t.now())[face - 1];
      EventChart.Line line = rules.events().chart.line(RandomEvent.of(chit));
      if (line.once()) {
        CUP.draw(t, face);
      }
      t.setGlobal(Global.EVENT, chit);
      t.tell(new Event.Rolled(PURPOSE, face, "IF-6.2.1"));
      t.note(line.title() + ": " + line.about(), line.caseId());
      rules.events().happens(t, line.event());
    }
  }

  @Case({"IF-RE.A2", "IF-RE.A5", "IF-RE.B1", "IF-RE.B2", "IF-RE.B4", "IF-RE.B5", "IF-RE.B7"})
  private void happens(Table t, RandomEvent event) {
    switch (event) {
      case HUNGER -> rules.moraleTrack().change(t, CENTRAL, -1, "IF-RE.A2");
      case MANDATORY_OFFENSIVE -> rules.moraleTrack().change(t, CENTRAL, 1, "IF-RE.B1");
      case DIAZ_REFORMS -> rules.moraleTrack().change(t, ALLIED, 1, "IF-RE.B4");
      case MINE_WARFARE -> t.setGlobal(Global.MINE, 1);
      case KAISERSCHLACHT -> t.push(new Offensive());
      case INFLUENZA -> {
        t.push(new InfluenzaDie(CENTRAL));
        t.push(new InfluenzaDie(ALLIED));
      }
      case ROMMEL, BREST_LITOVSK, TORRENTIAL_RAIN, NO_EVENT -> {}
    }
  }

  /** The offensive in France: its die says how many go there in the Withdrawal Phase. */
  @Case({"IF-RE.B5", "IF-RE.B6"})
  record Offensive() implements Pending.Chance<ItalianFrontRules> {
    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      return rules.chance(p, ALLIED, "the Kaiserschlacht", "IF-RE.B5");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("the Kaiserschlacht", face, "IF-RE.B5"));
      boolean half = face <= 4;
      t.setGlobal(Global.KAISERSCHLACHT, half ? Withdrawals.HALF_GOES : Withdrawals.MORE_GO);
      t.note(
          "In this turn's withdrawal phase half of the British and French ground units leave Italy"
              + (half
                  ? "."
                  : ", and all their air units. Each remaining division rolls a die and leaves on 1 or 2."),
          half ? "IF-RE.B5" : "IF-RE.B6");
    }
  }

  // ---- influenza

  /**
   * Whether a unit may lose a step by the illness: any combat unit on the map that has steps. The
   * book says "steps" and "units" only. Our ruling: a headquarters has none, for its two sides are
   * its modes (15.1), so it neither falls ill nor pays for others.
   */
  @Case("IF-RE.B7")
  private static boolean catchesIt(Position p, Counter unit) {
    return p.onMap(unit) && unit.isCombatUnit() && !unit.isHq() && !unit.isSymbol();
  }

  @Case("IF-RE.B7")
  private int sick(Position p, int side) {
    int steps = 0;
    for (Counter unit : rules.unitsOf(side)) {
      steps += catchesIt(p, unit) ? p.stepsLeft(unit) : 0;
    }
    return steps;
  }

  /** A die for each side: 1 to 3 costs two steps, 4 to 6 three. */
  @Case("IF-RE.B7")
  record InfluenzaDie(int side) implements Pending.Chance<ItalianFrontRules> {
    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      return rules.chance(p, side, "the influenza", "IF-RE.B7");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("the influenza", face, "IF-RE.B7"));
      int steps = Math.min(face <= 3 ? 2 : 3, rules.events().sick(t.now(), side));
      t.note(
          rules.side(side).does("lose")
              + (steps == 0 ? " no step" : " " + steps + (steps == 1 ? " step" : " steps"))
              + " to the influenza.",
          "IF-RE.B7");
      if (steps > 0) {
        t.push(new Influenza(side, steps));
      }
    }
  }

  /** The owner chooses the steps, one by one and freely. */
  @Case({"IF-RE.B7", "IF-RE.B8", "IF-10.4.8"})
  record Influenza(int side, int left) implements Pending.Obvious<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.LOSE,
          "Influenza: choose a unit that loses a step. "
              + (left == 1 ? "One step is" : left + " steps are")
              + " still to be lost.",
          "IF-RE.B7");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      List<Question.Payer> payers = new ArrayList<>();
      for (Counter unit : rules.unitsOf(side)) {
        if (catchesIt(p, unit)) {
          payers.add(new Question.Payer(unit, 1, 1));
        }
      }
      return Question.of("Influenza")
          .paying(Question.Toll.steps(left, payers, "IF-RE.B7").oneByOne());
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      for (Counter unit : rules.unitsOf(side)) {
        if (catchesIt(p, unit)
            && !sink.accept(new Order.Lose(List.of(new Order.Portion(unit, 1))))) {
          return;
        }
      }
    }

    /** A full unit out of the line: it only turns over. */
    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      Counter best = null;
      int least = Integer.MAX_VALUE;
      for (Counter unit : rules.unitsOf(side)) {
        if (!catchesIt(p, unit)) {
          continue;
        }
        int price =
            (p.stepsLeft(unit) < unit.steps() || unit.steps() == 1 ? 1000 : 0)
                + (rules.zones().zone(p, 1 - side, p.place(unit)) ? 100 : 0)
                + 4 * unit.printed().attack()
                + unit.printed().defense();
        if (price < least) {
          least = price;
          best = unit;
        }
      }
      return new Order.Lose(List.of(new Order.Portion(Objects.requireNonNull(best), 1)));
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      if (!(order instanceof Order.Lose(List<Order.Portion> losses))
          || losses.size() != 1
          || losses.getFirst().amount() != 1) {
        return Refused.of("IF-RE.B7", "Choose one unit that loses a step to the influenza.");
      }
      Counter unit = counter(losses.getFirst().unit());
      if (unit.sideIndex() != side || !catchesIt(t.now(), unit)) {
        return Refused.of(
            "IF-RE.B7", () -> unit.begins() + " is not a unit of yours that can lose a step.");
      }
      rules.pieces().reduce(t, unit, 1, "IF-RE.B7");
      rules.moraleTrack().casualties(t, unit, 1, "IF-RE.B8");
      rules.loneHeadquarters().check(t);
      if (left > 1) {
        t.replace(new Influenza(side, left - 1));
      } else {
        t.pop();
      }
      return null;
    }
  }
}
