package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Tries out whole plans before it moves and before it attacks: each plan is a way in which the
 * staff would play the turn. Every plan is played through the rules with the same sampled dice, the
 * enemy answering, and is compared with the plain one die for die; the poor ones are dropped, new
 * ones are bred from the best.
 */
public final class Marshal implements Bot {
  public static final String NAME = "marshal";

  static final long USUAL_MILLIS = 2000;

  private static final System.Logger LOG = System.getLogger(Marshal.class.getName());

  private static final int MOST_PLANS = 8;
  private static final int FEWEST_PLANS = 4;

  /** So many axes are among the first plans of a part. */
  private static final int AXES = 3;

  /** How often a plan of the first round should be tried. */
  private static final int TRIES = 5;

  /** With so many turns left, plans are played to the end of the game if there is time for it. */
  private static final int LAST_TURNS = 3;

  /** So many plans at least must be played through for a choice. */
  private static final int FEWEST_PLAYED = 32;

  /** With fewer rounds nothing is decided: a search that is so slow takes longer than it should. */
  private static final int FEWEST_ROUNDS = 4;

  /** When all plans come to the same in so many rounds, no other is sought. */
  private static final int ALIKE = 2;

  /** The part of the budget after which no plan comes in. */
  private static final double FINAL = 0.5;

  /** The part of the budget after which only the best plan is tried. */
  private static final double LAST = 0.75;

  /**
   * When so many rounds, with new plans in every second one, do not change the choice, it is made;
   * but not before {@link #PATIENT} rounds, or the last part of the budget.
   */
  private static final int SETTLED = 8;

  private static final int PATIENT = 20;

  private static final ExecutorService WORKERS =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors()),
          task -> {
            Thread thread = new Thread(task, "marshal");
            thread.setDaemon(true);
            return thread;
          });

  private final String name;
  private final double noise;
  private final Timetable timetable;
  private final SplittableRandom random;
  private final long seed;
  private Staff staff;
  private Style style = Style.PLAIN;

  /** The play that it follows: plans are held against the page of the turn. */
  private final Book book;

  /** What it is about over several turns. */
  private final Campaign campaign;

  /** What the side is about, if that was settled with the last order; else empty. */
  private String intention = "";

  private String planned = "";

  /** The own part in which the last order was given, and whether that was its first. */
  private String part = "";

  private boolean begins;

  /** The part for which the style was chosen. */
  private String styled = "";

  /** What did best while the enemy was thinking; tried before others, once. */
  private List<Style> pondered = List.of();

  /** How often it has thought so. */
  private int ponderings;

  /** How many plans were played through before the last decision that was planned. */
  private int tried;

  /** What playing a part in thought has taken of late. */
  private double nanosAPart;

  /** Whether nobody waits for a search any longer. */
  private BooleanSupplier stop = () -> false;

  /**
   * A marshal with a budget for each part of a turn.
   *
   * @param millis the time, or 0
   * @param nodes the parts to be played through, where {@code millis} is 0
   */
  Marshal(String name, long millis, long nodes, double noise, long seed) {
    this(name, millis, nodes, noise, seed, System::nanoTime);
  }

  /** The same with a clock of one's own, which counts nanoseconds. */
  Marshal(String name, long millis, long nodes, double noise, long seed, LongSupplier clock) {
    this.name = name;
    this.timetable = new Timetable(millis, nodes, clock);
    this.noise = noise;
    this.seed = seed;
    this.random = new SplittableRandom(seed);
    this.book = new Book(seed);
    this.campaign = new Campaign(seed);
    this.staff = new Staff(name, Style.PLAIN.withNoise(noise), seed);
  }

  @Override
  public String name() {
    return name;
  }

  /** The reason of the order; with the first one of a part also what the side is about. */
  @Override
  public String why() {
    StringBuilder said = new StringBuilder();
    for (String each : List.of(begins ? book.aim() : "", intention, staff.why())) {
      said.append(said.isEmpty() || each.isEmpty() ? "" : " ").append(each);
    }
    return said.toString();
  }

  @Override
  public String reason() {
    return staff.why();
  }

  /** A search ends early, with the best plan so far, as soon as this is so. */
  public void stopWhen(BooleanSupplier nobodyWaits) {
    stop = nobodyWaits;
  }

  /** Somebody who plays as the marshal has planned last. */
  public Bot executor(long executorSeed) {
    return new Staff(name, style, executorSeed);
  }

  /** Whether the last plan is another one than the staff's own. */
  public boolean differs() {
    return !style.equals(Style.PLAIN);
  }

  /** How many plans were played through before the last decision that was planned. */
  public int tried() {
    return tried;
  }

  /**
   * Thinks while the enemy decides: plans for the own next part are tried from positions to which
   * the enemy is likely to lead. Those that did best are tried first when the part comes.
   */
  @Override
  public synchronized void ponder(View view, Side side, BooleanSupplier stop) {
    Appraisal appraisal = view.rules().appraisal();
    if (appraisal != null) {
      SplittableRandom chance = new SplittableRandom(seed ^ 0xD1342543DE82EF95L * ++ponderings);
      List<Axis> axes = campaign.open(view.rules(), appraisal, view.position(), side);
      pondered = new Pondering(view, appraisal, side, book.style(), axes, chance).best(stop);
    }
  }

  @Override
  public synchronized Order decide(View view) {
    Appraisal appraisal = view.rules().appraisal();
    Decision.@Nullable Choose choose =
        view.rules().decision(view.position()) instanceof Decision.Choose asked ? asked : null;
    if (choose == null || appraisal == null) {
      return carryOut(view);
    }
    long began = timetable.now();
    timetable.asked(choose);
    if (book.open(appraisal, choose)) {
      style = book.style();
      staff = new Staff(name, style.withNoise(noise), random.nextLong());
    }
    intention = "";
    begins = !part(choose).equals(part) && choose.part().side().equals(choose.side());
    part = begins ? part(choose) : part;
    boolean plans = plans(choose) && appraisal.operations(view.position());
    if (plans && !key(choose).equals(planned)) {
      planned = key(choose);
      search(view, appraisal, choose);
    }
    long found = timetable.now();
    Order order = carryOut(view);
    timetable.answered(found - began, timetable.now() - found);
    return order;
  }

  /** The turn and its part: plans are made and compared part by part. */
  static String part(Decision.Choose choose) {
    return choose.turn() + "/" + choose.part().number() + " ";
  }

  /** What is planned at once. */
  private static String key(Decision.Choose choose) {
    return part(choose) + choose.side().id() + choose.phase() + choose.kind();
  }

  /** Whether plans are tried before a decision. */
  static boolean plans(Decision.Choose choose) {
    return choose.kind().equals(Kind.MOVE) || choose.kind().equals(Kind.ATTACK);
  }

  private Order carryOut(View view) {
    return staff.decide(view);
  }

  // ---- the search

  private void search(View view, Appraisal appraisal, Decision.Choose choose) {
    Rules rules = view.rules();
    boolean moving = choose.kind().equals(Kind.MOVE);
    if (timetable.opens(choose)) {
      scout(view, choose);
    }
    long least = (long) FEWEST_ROUNDS * FEWEST_PLANS * appraisal.horizon();
    Timetable.Budget budget = timetable.budget(choose, view.position(), least, nanosAPart);
    boolean first = !part(choose).equals(styled);
    if (!first && budget.parts(nanosAPart) < least) {
      // That would decide nothing: what was planned for the whole part holds.
      budget.giveBack();
      return;
    }
    int depth = depth(appraisal, appraisal.turnsLeft(view.position()), budget);
    List<Axis> axes =
        first ? campaign.open(rules, appraisal, view.position(), choose.side()) : List.of();
    if (first && style.axis() != null) {
      Axis goesOn = renewed(style.axis(), axes);
      style = goesOn == null ? book.style() : style.withAxis(goesOn);
    }
    int turns = appraisal.turnsLeft(rules.start());
    boolean opens = styled.isEmpty() && appraisal.turnsLeft(view.position()) == turns;
    List<Plan> plans = candidates(moving, axes, opens, budget.parts(nanosAPart) / depth);
    List<Plan> all = new ArrayList<>(plans);
    Plan plain = plans.getFirst();
    Plan best = plain;
    int rounds = 0;
    int chosen = 0;
    boolean differ = false;
    tried = 0;
    while ((rounds - chosen < SETTLED || rounds < PATIENT && budget.used() < LAST)
        && !stop.getAsBoolean()
        && (budget.left() || first && rounds < FEWEST_ROUNDS && budget.extend())) {
      long dice = seed * 31 + choose.turn() * 1009L + rounds * 0x9E3779B97F4A7C15L;
      // What the view hides is guessed anew for every round, the same for all plans.
      Position guess = rules.guess(view, new SplittableRandom(dice));
      double[] values =
          evaluate(rules, appraisal, guess, choose.side(), plans, dice, depth, budget);
      if (values.length < plans.size()) {
        if (first
            && rounds < FEWEST_ROUNDS
            && budget.over()
            && !stop.getAsBoolean()
            && budget.extend()) {
          continue;
        }
        break;
      }
      rounds++;
      tried += plans.size();
      for (int i = 0; i < values.length; i++) {
        plans.get(i).add(values[i] - values[0]);
        differ |= values[i] != values[0];
      }
      if (!differ && rounds >= ALIKE) {
        // There is nothing to decide here.
        break;
      }
      race(plans, plain, rounds, budget.used());
      plans.stream().filter(plan -> !all.contains(plan)).forEach(all::add);
      Plan choice = Plan.surest(plans, plain);
      chosen = choice == best ? chosen : rounds;
      best = choice;
    }
    budget.giveBack();
    styled = part(choose);
    if (first) {
      // Who follows a play has its aim from there; another must be surely better.
      best = book.leads() ? best : campaign.choice(all, plain, best, opens);
      campaign.follow(best.style().axis());
      intention = intention(view, appraisal, choose.side(), best.style());
    }
    style = best.style();
    staff = new Staff(name, style.withNoise(noise), random.nextLong());
  }

  /** The same axis as things stand now; null where it is open no more. */
  private static @Nullable Axis renewed(@Nullable Axis axis, List<Axis> open) {
    return open.stream().filter(each -> Campaign.same(each, axis)).findFirst().orElse(null);
  }

  /** What the side is about, where the book does not say it. */
  private String intention(View view, Appraisal appraisal, Side side, Style plan) {
    Axis axis = plan.axis();
    if (book.leads() && (axis == null || book.tells(axis.goal()))) {
      return "";
    }
    return Intention.of(
            view.rules(),
            appraisal.following(plan.page()),
            view.position(),
            side,
            plan,
            campaign.parts())
        .sentence();
  }

  /**
   * Plays the part in thought, to learn before which decisions plans will be tried; the first time
   * just as it would be carried out, to learn how long that takes.
   */
  private void scout(View view, Decision.Choose first) {
    boolean rehearsal = timetable.mustRehearse();
    long began = timetable.now();
    Timetable.Budget budget = timetable.rehearsal();
    Staff mine = rehearsal ? new Staff(name, book.style(), seed) : Staff.brisk(book.style(), seed);
    List<Decision.Choose> searches = new ArrayList<>();
    Bot scout =
        new Bot() {
          private String last = "";

          @Override
          public String name() {
            return name;
          }

          @Override
          public Order decide(View at) {
            if (at.rules().decision(at.position()) instanceof Decision.Choose choose
                && plans(choose)
                && !key(choose).equals(last)) {
              last = key(choose);
              searches.add(choose);
            }
            return mine.decide(at);
          }
        };
    Bot[] bots = {Staff.brisk(Style.PLAIN, ~seed), Staff.brisk(Style.PLAIN, ~seed)};
    bots[first.side().index()] = scout;
    Position guess = view.rules().guess(view, new SplittableRandom(seed));
    try {
      BooleanSupplier over = () -> budget.over() || stop.getAsBoolean();
      Playout.play(view.rules(), guess, new Playout.Cast(bots, bots), seed, 1, over);
    } catch (IllegalStateException e) {
      LOG.log(System.Logger.Level.WARNING, "the part could not be rehearsed", e);
    }
    timetable.scouted(searches);
    if (rehearsal) {
      timetable.rehearsed(timetable.now() - began);
    }
  }

  /** How many parts a plan is played: as far as the game asks for, or all that are left. */
  private int depth(Appraisal appraisal, int turnsLeft, Timetable.Budget budget) {
    int horizon = appraisal.horizon();
    // One more than there are for whoever moves last: which side that is differs from game to game.
    int toTheEnd = appraisal.partsInTurn() * Math.max(1, turnsLeft);
    return toTheEnd <= horizon
            || turnsLeft <= LAST_TURNS && budget.parts(nanosAPart) >= toTheEnd * FEWEST_PLAYED
        ? toTheEnd
        : horizon;
  }

  /**
   * The plain plan first, what has served before, an axis, then by turns some like them, other axes
   * and some of the book: so many that each can be tried a few times.
   *
   * @param opens in the first part of a game an axis comes with likings of its own, so that the
   *     same axis does not open two games alike
   */
  private List<Plan> candidates(boolean moving, List<Axis> axes, boolean opens, long playable) {
    Style along = opens ? book.style().withVariation(random.nextLong()) : book.style();
    List<Plan> plans = new ArrayList<>();
    plans.add(new Plan(book.style()));
    if (style != book.style()) {
      plans.add(new Plan(style));
    }
    List<Axis> others = axes.stream().filter(axis -> !Campaign.same(axis, style.axis())).toList();
    others.stream().limit(1).forEach(axis -> plans.add(new Plan(along.withAxis(axis))));
    pondered.stream()
        .map(each -> each.axis() == null ? each : each.withAxis(renewed(each.axis(), axes)))
        .forEach(each -> plans.add(new Plan(each)));
    pondered = List.of();
    Style near = moving ? book.style() : style;
    int page = random.nextInt(Style.BOOK.length - 1);
    for (int i = 0; plans.size() < MOST_PLANS; i++) {
      if (i > 0 && i < Math.min(AXES, others.size())) {
        plans.add(new Plan(along.withAxis(others.get(i))));
      }
      plans.add(
          new Plan(
              switch (i % 3) {
                case 0 -> near.near(random);
                case 1 -> near.withVariation(random.nextLong());
                default -> book.with(Style.BOOK[1 + (page + i / 3) % (Style.BOOK.length - 1)]);
              }));
    }
    long most = Math.max(FEWEST_PLANS, playable / TRIES);
    return new ArrayList<>(plans.subList(0, (int) Math.min(most, plans.size())));
  }

  /**
   * After each round the worst go, and those that come to the same as the plain one; after every
   * second one two children of the best come in. In the second half of the budget nobody comes in
   * any more: the best two, at last the best one, are held against the plain one as often as there
   * is time for it, so that chance does not choose.
   */
  private void race(List<Plan> plans, Plan plain, int rounds, double used) {
    List<Plan> ranked = new ArrayList<>(plans.subList(1, plans.size()));
    ranked.removeIf(Plan::idle);
    ranked.sort(Comparator.comparingDouble((Plan plan) -> -plan.mean()));
    plans.clear();
    plans.add(plain);
    if (used >= FINAL) {
      plans.addAll(ranked.subList(0, Math.min(ranked.size(), used >= LAST ? 1 : 2)));
      return;
    }
    plans.addAll(ranked.subList(0, Math.min(ranked.size(), Math.max(2, ranked.size() * 3 / 5))));
    if (rounds % 2 == 0 || plans.size() < 3) {
      boolean better = plans.size() > 1 && plans.get(1).mean() > 0;
      Style best = better ? plans.get(1).style() : book.style();
      plans.add(new Plan(best.near(random)));
      plans.add(new Plan(best.withVariation(random.nextLong())));
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
      Timetable.Budget budget) {
    List<Callable<Double>> tasks = new ArrayList<>();
    for (Plan plan : plans) {
      tasks.add(() -> {
        // A campaign goes on in the parts that follow.
        Trial trial = new Trial(rules, appraisal, side, book.style().withAxis(plan.style().axis()));
        return trial.play(
            p,
            plan.style(),
            plan.beginning(),
            dice,
            depth,
            () -> budget.over() || stop.getAsBoolean());
      });
    }
    long parts = (long) plans.size() * depth;
    if (!budget.take(parts)) {
      return new double[0];
    }
    long began = timetable.now();
    double[] values = new double[tasks.size()];
    try {
      List<Future<Double>> done = WORKERS.invokeAll(tasks);
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
      // A plan that cannot be played in the search must not end the game: the plans that were tried
      // so far are used.
      LOG.log(System.Logger.Level.WARNING, "a plan could not be played through", e.getCause());
      return new double[0];
    }
    nanosAPart = (double) (timetable.now() - began) / parts;
    return values;
  }
}
