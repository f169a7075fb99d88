package fieldmarshal.bots.analysis;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Analyses a match: the chance to win when each part of a turn begins, from games that staffs play
 * on; what of its changes was luck of the dice; and which parts the marshal would have played
 * better. First every point gets two games, then a few more, then those get more that are least
 * certain or where much changes. It keeps its time and can be stopped at any moment: what is known
 * then stands, and what was not reached is told as not looked at.
 */
public final class Analyst {
  private static final System.Logger LOG = System.getLogger(Analyst.class.getName());

  /**
   * How much may be spent.
   *
   * @param seconds in all
   * @param threads at once
   * @param least games that every point gets
   * @param most games that a point gets
   */
  public record Settings(double seconds, int threads, int least, int most) {
    /** What a page asks for: less than a minute; a property sets another time. */
    public static final Settings USUAL =
        new Settings(Integer.getInteger("fieldmarshal.analysis.seconds", 45), 2, 8, 160);
  }

  /** When a point is known to within this, it gets no more games. */
  private static final double GOOD_ENOUGH = 0.012;

  /** So many parts are asked of the marshal at most. */
  private static final int MOST_MISTAKES = 8;

  /** A drop that is less is not looked at. */
  private static final double WORTH_A_LOOK = 0.03;

  /** So many games compare the marshal's plan with the staff's. */
  private static final int COMPARED = 24;

  /** What the marshal may spend on a part, in parts played in thought. */
  private static final String BUDGET = "nodes=160";

  /** And so much of all the time, on a slow machine. */
  private static final double PLAN_SHARE = 0.2;

  /** So many games give a point of the curve its first estimate. */
  private static final int FIRST_LOOK = 2;

  /** So much of the time is over when mistakes are looked for at the latest. */
  private static final double CURVE_SHARE = 0.45;

  private static final int SHOWN = 3;

  private final Course course;
  private final Rules rules;
  private final Settings settings;
  private final Sampling sampling;
  private final @Nullable ChanceModel model;
  private final List<Node> nodes;
  private final List<Report.Mistake> mistakes = new ArrayList<>();
  private volatile boolean stopped;
  private volatile boolean halted;

  /** Whether the dice of all parts have been weighed. */
  private boolean weighed;

  /** How many drops should have been looked at, and how many were. */
  private int drops;

  private int looked;

  private long began;
  private Report.State state = Report.State.RUNNING;
  private int compared;

  public Analyst(Course course, Settings settings) {
    this.course = course;
    this.rules = course.rules();
    this.settings = settings;
    this.model = ChanceModel.of(rules, course.scenario());
    this.sampling = new Sampling(rules, model);
    this.nodes = nodes(course);
  }

  /** The moments at which parts of turns begin, and the end. A set-up is no part of the curve. */
  private static List<Node> nodes(Course course) {
    List<Node> nodes = new ArrayList<>();
    Decision.Choose last = null;
    for (int line = 0; line <= course.entries().size(); line++) {
      Position p = course.before(line);
      if (course.rules().decision(p) instanceof Decision.Choose choose) {
        if (choose.kind().equals(Kind.SET_UP) && line < course.entries().size()) {
          continue;
        }
        boolean ends = line == course.entries().size() && line > 0;
        if (last == null
            || ends
            || choose.turn() != last.turn()
            || choose.part().number() != last.part().number()) {
          if (ends && !nodes.isEmpty() && nodes.getLast().line == line) {
            continue;
          }
          nodes.add(new Node(line, choose.turn(), choose.part(), p));
        }
        last = choose;
      } else if (course.rules().decision(p) instanceof Decision.Over over) {
        Part part =
            last == null
                ? Part.playerTurn(1, course.rules().game().sides().getFirst())
                : last.part();
        Node end = new Node(line, over.turn(), part, p);
        end.ends(ChanceModel.won(over.outcome()));
        nodes.add(end);
      }
    }
    return nodes;
  }

  /** Nobody wants more; what is known stands. */
  public void stop() {
    stopped = true;
    halted = true;
  }

  /** Works until it is done, stopped, or out of time. */
  public Report run(Consumer<Report> told) {
    began = System.nanoTime();
    List<Thread> workers = new ArrayList<>();
    for (int i = 1; i < settings.threads(); i++) {
      workers.add(
          Thread.ofPlatform()
              .daemon()
              .priority(Thread.MIN_PRIORITY)
              .name("analysis")
              .start(() -> sample(() -> {})));
    }
    try {
      told.accept(report());
      share();
      while (!late() && !known(FIRST_LOOK) && one()) {
        told.accept(report());
      }
      while (!late() && !known(settings.least()) && inShare(CURVE_SHARE) && one()) {
        told.accept(report());
      }
      mistakes(told);
      sample(() -> told.accept(report()));
    } finally {
      halted = true;
      for (Thread worker : workers) {
        join(worker);
      }
    }
    synchronized (this) {
      state = stopped ? Report.State.STOPPED : Report.State.DONE;
      weighMistakes();
    }
    Report last = report();
    told.accept(last);
    return last;
  }

  private static void join(Thread worker) {
    try {
      worker.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private double seconds() {
    return (System.nanoTime() - began) / 1e9;
  }

  private boolean late() {
    return halted || !inShare(1) || Thread.currentThread().isInterrupted();
  }

  /** Whether not more than a share of the time has gone. */
  private boolean inShare(double share) {
    return seconds() <= share * settings.seconds();
  }

  // ---- the dice

  /** What the dice of each part changed. */
  private void share() {
    if (model == null) {
      return;
    }
    Luck luck = new Luck(rules, model);
    luck.read(course, this::late);
    if (luck.read() < course.entries().size()) {
      // Half of the dice tell nothing: then the drops are told with all of them.
      return;
    }
    double[] byLine = new double[course.entries().size()];
    for (Luck.Attack attack : luck.attacks(course.last())) {
      attack.dice().forEach(die -> byLine[die.line()] += die.chance());
    }
    luck.others().forEach(other -> byLine[other.line()] += other.chance());
    synchronized (this) {
      weighed = true;
      for (int i = 0; i + 1 < nodes.size(); i++) {
        for (int line = nodes.get(i).line; line < nodes.get(i + 1).line; line++) {
          nodes.get(i).dice += byLine[line];
        }
      }
    }
  }

  // ---- the curve

  /** Plays games until there is nothing more to play for. */
  private void sample(Runnable afterEach) {
    while (!late() && one()) {
      afterEach.run();
    }
  }

  /** Whether every point has had so many games. */
  private synchronized boolean known(int games) {
    int least = Math.min(games, settings.least());
    return nodes.stream().allMatch(node -> node.certain() || node.played() >= least);
  }

  /** Plays one game for the point that wants it most; false where none does. */
  private boolean one() {
    Node node;
    int number;
    synchronized (this) {
      node = next();
      if (node == null) {
        return false;
      }
      number = node.begin();
    }
    playOn(node, number);
    return true;
  }

  private @Nullable Node next() {
    for (int least : new int[] {Math.min(FIRST_LOOK, settings.least()), settings.least()}) {
      for (Node node : nodes) {
        if (!node.certain() && node.begun() < least) {
          return node;
        }
      }
    }
    Node best = null;
    double most = 0;
    for (Node node : nodes) {
      if (!node.certain() && node.count() > 0 && node.begun() < settings.most()) {
        double error = node.estimate().error();
        double wanted = error * node.weight;
        if (error > GOOD_ENOUGH && wanted > most) {
          most = wanted;
          best = node;
        }
      }
    }
    return best;
  }

  // ---- mistakes

  /** By how much the chances of the side whose part begins there fell in it, dice aside. */
  private double drop(int index) {
    Node node = nodes.get(index);
    Node after = nodes.get(index + 1);
    double fell = node.estimate().chance() - (after.estimate().chance() - node.dice);
    return node.part.side().index() == 0 ? fell : -fell;
  }

  private void mistakes(Consumer<Report> told) {
    List<Integer> candidates = new ArrayList<>();
    synchronized (this) {
      for (int i = 0; i + 1 < nodes.size(); i++) {
        if (nodes.get(i).has(1) && nodes.get(i + 1).has(1) && drop(i) > WORTH_A_LOOK) {
          candidates.add(i);
        }
      }
      candidates.sort(Comparator.comparingDouble(i -> -drop(i)));
      while (candidates.size() > MOST_MISTAKES) {
        candidates.removeLast();
      }
      drops = candidates.size();
      for (int i : candidates) {
        nodes.get(i).weight = 2;
        nodes.get(i + 1).weight = 2;
      }
    }
    for (int i = 0; i < candidates.size() && !late(); i++) {
      Report.Mistake mistake = compare(candidates.get(i));
      synchronized (this) {
        looked += late() && mistake == null ? 0 : 1;
        if (mistake != null) {
          mistakes.add(mistake);
        }
      }
      told.accept(report());
    }
  }

  /** What the marshal makes of a part. */
  private Report.@Nullable Mistake compare(int index) {
    Node node = nodes.get(index);
    int side = node.part.side().index();
    Proposal proposal;
    try {
      double until = seconds() + PLAN_SHARE * settings.seconds();
      proposal =
          Proposal.of(
              rules.view(node.position, node.part.side()),
              BUDGET,
              node.line + 1L,
              () -> seconds() > until,
              this::late);
    } catch (IllegalStateException e) {
      LOG.log(System.Logger.Level.WARNING, "the marshal found no plan", e);
      return null;
    }
    if (late()) {
      // Half a plan is none.
      return null;
    }
    double sum = 0;
    double squares = 0;
    int games = 0;
    for (int number = 0; number < COMPARED && !late(); number++) {
      double plain = plain(node, number);
      if (Double.isNaN(plain) || !proposal.marshal().differs()) {
        // The plan is the staff's own, or there is no such game: it is the same game.
        games += Double.isNaN(plain) ? 0 : 1;
        continue;
      }
      try {
        double won =
            sampling.play(
                node.position, number, side, proposal.marshal().executor(number), this::late);
        if (!Double.isNaN(won)) {
          sum += won - plain;
          squares += (won - plain) * (won - plain);
          games++;
          synchronized (this) {
            compared++;
          }
        }
      } catch (IllegalStateException e) {
        LOG.log(System.Logger.Level.WARNING, "a plan could not be played on", e);
      }
    }
    if (games == 0) {
      return null;
    }
    double better = sum / games;
    double variance =
        games < 2 ? 0.01 : Math.max(0, squares - games * better * better) / (games - 1);
    Deed.Collector done = new Deed.Collector(node.part.side());
    for (int line = node.line; line < nodes.get(index + 1).line; line++) {
      Course.Entry entry = course.entries().get(line);
      if (entry.line() instanceof Line.Played played) {
        done.add(entry.before(), played.order(), entry.events(), "");
        if (!entry.line().dice().isEmpty() && rules.engaged(course.before(line + 1)) != null
            || played.order() instanceof fieldmarshal.engine.Order.Attack) {
          break;
        }
      }
    }
    List<Deed> played = done.deeds();
    Estimate plan = new Estimate(better, Math.sqrt(variance / games), games);
    return new Report.Mistake(
        index,
        node.line,
        node.part.side(),
        node.turn,
        node.part,
        0,
        0,
        0,
        plan,
        Deed.beyond(rules, node.position, played, proposal.deeds(), SHOWN),
        Deed.beyond(rules, node.position, proposal.deeds(), played, SHOWN),
        proposal.orders(),
        proposal.why());
  }

  /** What came of a game of the staff's own, played now where nobody has begun it. */
  private double plain(Node node, int number) {
    synchronized (this) {
      if (node.begun() > number) {
        return node.game(number);
      }
      node.begin();
    }
    return playOn(node, number);
  }

  /** Plays a game on that was begun, and keeps what came of it. */
  private double playOn(Node node, int number) {
    double won = Double.NaN;
    try {
      won = sampling.play(node.position, number, this::late);
    } catch (IllegalStateException e) {
      LOG.log(System.Logger.Level.WARNING, "a game could not be played on", e);
    }
    synchronized (this) {
      node.add(number, won);
    }
    return won;
  }

  /** A comparison put beside the curve as it is known now. */
  private Report.Mistake weighed(Report.Mistake raw) {
    Node node = nodes.get(raw.point());
    Estimate before = node.estimate();
    Estimate after = nodes.get(raw.point() + 1).estimate();
    double expected = Math.clamp(before.chance() + raw.expected().chance(), 0.0, 1.0);
    double played = Math.clamp(after.chance() - node.dice, 0.0, 1.0);
    double loss = raw.side().index() == 0 ? expected - played : played - expected;
    double expectedError = Math.hypot(before.error(), raw.expected().error());
    return new Report.Mistake(
        raw.point(),
        raw.line(),
        raw.side(),
        raw.turn(),
        raw.part(),
        loss,
        Math.hypot(expectedError, after.error()),
        played,
        new Estimate(expected, expectedError, raw.expected().games()),
        raw.deeds(),
        raw.proposed(),
        raw.orders(),
        raw.why());
  }

  /** Nothing is kept but what a reader is told. */
  private void weighMistakes() {
    mistakes.removeIf(raw -> !tells(weighed(raw)));
  }

  /** Whether it is large, and larger than the interval. */
  private static boolean tells(Report.Mistake mistake) {
    return mistake.loss() >= Report.Mistake.POOR
        && mistake.loss() > 1.96 * mistake.error()
        && !mistake.proposed().isEmpty();
  }

  // ---- telling

  /** What is known now. */
  public synchronized Report report() {
    List<Report.Point> points = new ArrayList<>();
    int games = compared;
    int done = 0;
    boolean gap = false;
    int least = Math.min(settings.least(), FIRST_LOOK);
    for (Node node : nodes) {
      games += node.count();
      gap |= !node.has(least);
      done += gap ? 0 : 1;
      if (!gap) {
        points.add(new Report.Point(node.line, node.turn, node.part, node.estimate(), node.dice));
      }
    }
    boolean running = state == Report.State.RUNNING;
    double left = running ? Math.max(0, settings.seconds() - seconds()) : 0;
    double progress =
        state == Report.State.DONE
            ? 1
            : Math.min(0.99, seconds() / (seconds() + Math.max(1, left)));
    List<Report.Mistake> told =
        mistakes.stream()
            .map(this::weighed)
            .filter(Analyst::tells)
            .sorted(Comparator.comparingDouble(mistake -> -mistake.loss()))
            .toList();
    return new Report(
        state,
        done,
        nodes.size(),
        progress,
        left,
        games,
        sampling.fitted(),
        weighed,
        drops - looked,
        nodes.getFirst().line,
        points,
        told,
        shares(points));
  }

  private static Report.Shares shares(List<Report.Point> points) {
    double[] decisions = new double[2];
    double dice = 0;
    for (int i = 0; i + 1 < points.size(); i++) {
      Report.Point point = points.get(i);
      double change = points.get(i + 1).chance().chance() - point.chance().chance();
      dice += point.dice();
      decisions[point.part().side().index()] += change - point.dice();
    }
    double from = points.isEmpty() ? 0.5 : points.getFirst().chance().chance();
    double to = points.isEmpty() ? 0.5 : points.getLast().chance().chance();
    return new Report.Shares(from, to, decisions, dice);
  }
}
