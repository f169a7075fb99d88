package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongSupplier;

/**
 * Tries out whole plans before it moves and before it attacks: each plan is a way in which the
 * staff would play the turn. Every plan is played through the rules with the same sampled dice, the
 * enemy answering, and is compared with the plain one die for die; the poor ones are dropped, new
 * ones are bred from the best.
 */
public final class Marshal implements Bot {
  public static final String NAME = "marshal";

  static final long USUAL_MILLIS = 2000;

  private static final int HORIZON = 2;
  private static final int TOO_MANY = 4000;
  private static final int MOST_PLANS = 8;
  private static final int FEWEST_PLANS = 4;

  /** How often a plan of the first round should be tried. */
  private static final int TRIES = 5;

  /** With so many turns left, plans are played to the end of the game if there is time for it. */
  private static final int LAST_TURNS = 3;

  /** So many plans at least must be played through for a choice. */
  private static final int FEWEST_PLAYED = 32;

  /** What winning is worth beside the points. */
  private static final double VICTORY = 100;

  private static final double MOVEMENT_SHARE = 0.65;

  /** What is kept of the time for carrying out the plan and for what the enemy asks. */
  private static final double RESERVE = 0.08;

  /** A plan must be better than the plain one by so many times what chance alone would show. */
  private static final double DOUBT = 0.7;

  /** Before a plan has been tried so often, nothing is said of it. */
  private static final int FEWEST = 3;

  /**
   * When so many rounds, with new plans in every second one, do not change the choice, it is made.
   */
  private static final int SETTLED = 8;

  private static final ExecutorService HANDS =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors()),
          task -> {
            Thread thread = new Thread(task, "marshal");
            thread.setDaemon(true);
            return thread;
          });

  private final String name;
  private final long millis;
  private final long nodes;
  private final double noise;
  private final LongSupplier clock;
  private final SplittableRandom random;
  private final long seed;
  private Staff staff;
  private Style style = Style.PLAIN;
  private String planned = "";

  /** The part of the turn's budget that its searches were given. */
  private double spent;

  /** What was searched before in this turn, and what was in the last one. */
  private final List<Stage> stages = new ArrayList<>();

  private List<Stage> expected = List.of(new Stage("", "move"), new Stage("", "attack"));
  private String turn = "";
  private String why = "";
  private String said = "";
  private int current = -1;

  /** The time that all decisions of this turn have taken so far, and all searches of the game. */
  private long used;

  private long searching;

  /** What playing a player-turn in thought has taken of late. */
  private double nanosATurn;

  /** The time that carrying out the plans took in this turn, and at most in a turn before it. */
  private long carrying;

  private long burden;

  /**
   * A marshal with a budget for each player-turn.
   *
   * @param millis the time, or 0
   * @param nodes the player-turns to be played through, where {@code millis} is 0
   */
  Marshal(String name, long millis, long nodes, double noise, long seed) {
    this(name, millis, nodes, noise, seed, System::nanoTime);
  }

  /** The same with a clock of one's own, which counts nanoseconds. */
  Marshal(String name, long millis, long nodes, double noise, long seed, LongSupplier clock) {
    this.clock = clock;
    this.name = name;
    this.millis = millis;
    this.nodes = nodes;
    this.noise = noise;
    this.seed = seed;
    this.random = new SplittableRandom(seed);
    this.staff = new Staff(name, Style.PLAIN.withNoise(noise), seed);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String why() {
    return why;
  }

  @Override
  public Order decide(View view) {
    long asked = clock.getAsLong();
    if (view.rules().decision(view.position()) instanceof Decision.Choose choose
        && choose.turn() != current) {
      current = choose.turn();
      used = 0;
      burden = Math.max(burden, carrying);
      carrying = 0;
    }
    long searched = searching;
    Order order = think(view);
    long taken = clock.getAsLong() - asked;
    used += taken;
    carrying += taken - (searching - searched);
    return order;
  }

  private Order think(View view) {
    Rules rules = view.rules();
    Position p = view.position();
    Appraisal appraisal = rules.appraisal();
    String how = "";
    if (appraisal != null && rules.decision(p) instanceof Decision.Choose choose) {
      String kind = choose.kind();
      String key = choose.turn() + choose.side().id() + choose.phase() + kind;
      if ((kind.equals("move") || kind.equals("attack")) && !key.equals(planned)) {
        planned = key;
        long asked = clock.getAsLong();
        search(view, appraisal, choose);
        searching += clock.getAsLong() - asked;
      }
      how = kind.equals("attack") || kind.equals("move") ? said : "";
    }
    Order order = staff.decide(view);
    why = staff.why() + (how.isEmpty() ? "" : " " + how);
    return order;
  }

  // ---- the search

  /** A phase of the turn before which plans are tried. */
  private record Stage(String phase, String kind) {
    double weight() {
      return kind.equals("move") ? MOVEMENT_SHARE : 1 - MOVEMENT_SHARE;
    }
  }

  /** A plan and how much better than the plain one it has done, die for die. */
  private static final class Plan {
    final Style style;
    double sum;
    double squares;
    int count;

    Plan(Style style) {
      this.style = style;
    }

    double mean() {
      return count == 0 ? 0 : sum / count;
    }

    void add(double better) {
      sum += better;
      squares += better * better;
      count++;
    }

    /** What it is sure to bring, more or less: the mean less what chance makes of it. */
    double sure(double spread) {
      return count < FEWEST ? -1e9 : mean() - DOUBT * spread / Math.sqrt(count);
    }
  }

  /** How far a plan's results lie apart from one another, over all plans that were tried again. */
  private static double spread(List<Plan> plans) {
    double squares = 1;
    int count = 1;
    for (Plan plan : plans) {
      if (plan.count > 1 && plan.squares > 0) {
        squares += plan.squares - plan.count * plan.mean() * plan.mean();
        count += plan.count - 1;
      }
    }
    return Math.sqrt(squares / count);
  }

  private void search(View view, Appraisal appraisal, Decision.Choose choose) {
    Rules rules = view.rules();
    String now = choose.turn() + choose.side().id();
    Stage stage = new Stage(choose.phase(), choose.kind());
    if (!now.equals(turn)) {
      expected = stages.isEmpty() ? expected : List.copyOf(stages);
      begin(now);
    } else if (stages.contains(stage)) {
      // The turn was taken back and begins anew.
      begin(now);
      used = 0;
    }
    boolean moving = choose.kind().equals("move");
    double share = share(stage);
    spent += share;
    Budget budget = new Budget(share);
    int depth = depth(appraisal.turnsLeft(view.position()), budget);
    List<Plan> plans = candidates(moving, budget.turns(nanosATurn) / depth);
    Plan plain = plans.getFirst();
    Plan best = plain;
    int rounds = 0;
    int tried = 0;
    int chosen = 0;
    while (budget.left() && rounds - chosen < SETTLED) {
      long dice = seed * 31 + choose.turn() * 1009L + rounds * 0x9E3779B97F4A7C15L;
      // What the view hides is guessed anew for every round, the same for all plans.
      Position guess = rules.guess(view, new SplittableRandom(dice));
      double[] values =
          evaluate(rules, appraisal, guess, choose.side(), plans, dice, depth, budget);
      if (values.length < plans.size()) {
        break;
      }
      rounds++;
      tried += plans.size();
      for (int i = 0; i < values.length; i++) {
        plans.get(i).add(values[i] - values[0]);
      }
      race(plans, plain, rounds);
      Plan choice = choice(plans, plain);
      chosen = choice == best ? chosen : rounds;
      best = choice;
    }
    style = best.style;
    said =
        String.format(
            "(%d plans tried; this one promises %.1f points more than the plain one.)",
            tried, best.mean());
    staff = new Staff(name, style.withNoise(noise), random.nextLong());
  }

  /** How many player-turns a plan is played: the own and the answer, or all that are left. */
  private int depth(int turnsLeft, Budget budget) {
    // One more than there are for whoever moves last: which side that is differs from game to game.
    int toTheEnd = 2 * Math.max(1, turnsLeft);
    return toTheEnd <= HORIZON
            || turnsLeft <= LAST_TURNS && budget.turns(nanosATurn) >= toTheEnd * FEWEST_PLAYED
        ? toTheEnd
        : HORIZON;
  }

  /** The plan that is surest to be better than the plain one, or that one. */
  private static Plan choice(List<Plan> plans, Plan plain) {
    double spread = spread(plans);
    Plan best = plain;
    for (Plan plan : plans) {
      if (plan != plain && plan.sure(spread) > (best == plain ? 0 : best.sure(spread))) {
        best = plan;
      }
    }
    return best;
  }

  /**
   * The plain plan first, what has served before, then by turns some like it and some of the book:
   * so many that each can be tried a few times.
   */
  private List<Plan> candidates(boolean moving, long playable) {
    List<Plan> plans = new ArrayList<>();
    plans.add(new Plan(Style.PLAIN));
    if (style != Style.PLAIN) {
      plans.add(new Plan(style));
    }
    Style base = moving ? Style.PLAIN : style;
    int page = random.nextInt(Style.BOOK.length - 1);
    for (int i = 0; plans.size() < MOST_PLANS; i++) {
      plans.add(
          new Plan(
              switch (i % 3) {
                case 0 -> base.near(random);
                case 1 -> base.withWhim(random.nextLong());
                default -> Style.BOOK[1 + (page + i / 3) % (Style.BOOK.length - 1)];
              }));
    }
    long most = Math.max(FEWEST_PLANS, playable / TRIES);
    return new ArrayList<>(plans.subList(0, (int) Math.min(most, plans.size())));
  }

  private void begin(String now) {
    turn = now;
    spent = 0;
    stages.clear();
  }

  /** The part of the turn's budget for this search, if the turn goes on as the last one did. */
  private double share(Stage stage) {
    double all = 0;
    for (int i = stages.size(); i < expected.size(); i++) {
      all += expected.get(i).weight();
    }
    stages.add(stage);
    return (1 - spent) * (all == 0 ? 1 : Math.min(1, stage.weight() / all));
  }

  /**
   * After each round the worst go, and those that come to the same as the plain one; after every
   * second one two children of the best come in.
   */
  private void race(List<Plan> plans, Plan plain, int rounds) {
    List<Plan> ranked = new ArrayList<>(plans.subList(1, plans.size()));
    ranked.removeIf(plan -> plan.squares == 0);
    ranked.sort(Comparator.comparingDouble((Plan plan) -> -plan.mean()));
    plans.clear();
    plans.add(plain);
    plans.addAll(ranked.subList(0, Math.min(ranked.size(), Math.max(2, ranked.size() * 3 / 5))));
    if (rounds % 2 == 0 || plans.size() < 3) {
      boolean better = plans.size() > 1 && plans.get(1).mean() > 0;
      Style best = better ? plans.get(1).style : Style.PLAIN;
      plans.add(new Plan(best.near(random)));
      plans.add(new Plan(best.withWhim(random.nextLong())));
    }
  }

  /** All plans with the same dice; fewer values where the budget ran out. */
  private double[] evaluate(
      Rules rules,
      Appraisal appraisal,
      Position p,
      Side side,
      List<Plan> plans,
      long dice,
      int depth,
      Budget budget) {
    List<Callable<Double>> tasks = new ArrayList<>();
    for (Plan plan : plans) {
      tasks.add(() -> playOut(rules, appraisal, p, side, plan.style, dice, depth, budget));
    }
    long turns = (long) plans.size() * depth;
    if (!budget.take(turns)) {
      return new double[0];
    }
    long began = clock.getAsLong();
    double[] values = new double[tasks.size()];
    try {
      List<Future<Double>> done = HANDS.invokeAll(tasks);
      for (int i = 0; i < values.length; i++) {
        values[i] = done.get(i).get();
        if (Double.isNaN(values[i])) {
          return new double[0];
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new double[0];
    } catch (ExecutionException e) {
      throw new IllegalStateException("a plan could not be played through", e.getCause());
    }
    nanosATurn = (double) (clock.getAsLong() - began) / turns;
    return values;
  }

  /** Plays a plan for so many player-turns; not a number where time ran out. */
  private static double playOut(
      Rules rules,
      Appraisal appraisal,
      Position from,
      Side side,
      Style style,
      long diceSeed,
      int depth,
      Budget budget) {
    Staff mine = Staff.brisk(style, diceSeed);
    Staff theirs = Staff.brisk(Style.PLAIN, ~diceSeed);
    Fate fate = new Fate(diceSeed);
    Position p = from;
    String began = "";
    int turns = 0;
    for (int i = 0; i < TOO_MANY; i++) {
      if (budget.over()) {
        return Double.NaN;
      }
      switch (rules.decision(p)) {
        case Decision.Chance chance -> p = rules.roll(p, fate.roll(chance)).next();
        case Decision.Over over -> {
          double lead =
              appraisal.standing(
                  over.outcome().points().get(side.index()).total(),
                  over.outcome().points().get(1 - side.index()).total());
          Side winner = over.outcome().winner();
          return lead + (winner == null ? 0 : winner == side ? VICTORY : -VICTORY);
        }
        case Decision.Choose choose -> {
          if (choose.kind().equals("move")) {
            String key = choose.turn() + choose.side().id();
            if (began.isEmpty()) {
              began = key;
            } else if (!key.equals(began)) {
              began = key;
              if (++turns == depth) {
                return new Scales(rules, appraisal).promise(p, side);
              }
            }
          } else if (began.isEmpty()) {
            began = choose.turn() + choose.side().id();
          }
          Staff staff = choose.side() == side ? mine : theirs;
          Order order = staff.decide(rules.view(p, choose.side()));
          if (!(rules.judge(p, order) instanceof Granted granted)) {
            throw new IllegalStateException("refused: " + order);
          }
          fate.follow(order);
          p = granted.next();
        }
      }
    }
    return new Scales(rules, appraisal).promise(p, side);
  }

  /**
   * Dice that fall the same for the same thing, whatever else a plan does: an attack on a hex, the
   * attrition of a unit. So plans are compared by what they do and less by their luck.
   */
  private static final class Fate {
    private final long seed;
    private final Map<Long, Integer> rolled = new HashMap<>();
    private int target;

    Fate(long seed) {
      this.seed = seed;
    }

    void follow(Order order) {
      if (order instanceof Order.Attack attack) {
        target = attack.targets().at(0);
      }
    }

    int roll(Decision.Chance chance) {
      long what = chance.purpose().hashCode() * 31L + chance.turn();
      what = what * 31 + chance.side().index();
      what = what * 4099 + target;
      int times = rolled.merge(what, 1, Integer::sum);
      return Dice.face(seed, what * 64 + times, chance.faces());
    }
  }

  /** What may be spent: time, or player-turns. */
  private final class Budget {
    private final long until;
    private long nodesLeft;

    Budget(double share) {
      long reserve = Math.max((long) (millis * 1_000_000L * RESERVE), burden - carrying);
      long whole = millis * 1_000_000L - reserve;
      long part = (long) (millis * share * 1_000_000L);
      until = clock.getAsLong() + Math.min(part, whole - used);
      nodesLeft = millis > 0 ? Long.MAX_VALUE : Math.round(nodes * share);
    }

    boolean left() {
      return nodesLeft > 0 && !over();
    }

    /** How many player-turns can be played through, as far as one knows. */
    long turns(double nanosATurn) {
      if (millis == 0) {
        return nodesLeft;
      }
      return nanosATurn > 0 ? (long) ((until - clock.getAsLong()) / nanosATurn) : 0;
    }

    boolean take(long amount) {
      if (nodesLeft < amount && millis == 0) {
        nodesLeft = 0;
        return false;
      }
      nodesLeft -= amount;
      return true;
    }

    boolean over() {
      return millis > 0 && clock.getAsLong() > until;
    }
  }
}
