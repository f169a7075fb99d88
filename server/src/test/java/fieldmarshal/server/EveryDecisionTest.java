package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.View;
import fieldmarshal.games.Shelf;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the table tells a player at the decisions of played games of every book: points that are
 * left, targets, forecasts, proposals, warnings, and whose part of the turn it is.
 */
@Tag("slow")
class EveryDecisionTest {
  private static final int MOST_ORDERS = 400;
  private static final int UNITS = 4;

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "gwe-caporetto, historical, 350",
    "gwe-brusilov, fourth-of-june, 350",
    "east-prussia-1914, historical, 350",
    "italian-front-1917, campaign, 450",
    "clash-galicia, campaign, 450",
    "clash-ypres, campaign, 450",
    "clash-gumbinnen, campaign, 450"
  })
  void whatThePlayerIsToldIsSo(String id, String scenario, int decisions) throws Game.BadSetup {
    Game game = Objects.requireNonNull(Shelf.find(id));
    Set<String> options = new TreeSet<>(game.usual(scenario));
    Match match = new Match(game.rules(scenario, options), scenario, options, 7);
    Looks looks = new Looks(match.rules());
    Bot[] bots = new Bot[game.sides().size()];
    for (int side = 0; side < bots.length; side++) {
      bots[side] = Objects.requireNonNull(Bots.named("staff", 3 + side));
    }
    for (int i = 0; i < decisions && match.decision() instanceof Decision.Choose choose; i++) {
      looks.at(match.position(), choose);
      Order order =
          bots[choose.side().index()].decide(match.rules().view(match.position(), choose.side()));
      looks.attack(match.position(), choose, order);
      if (!(match.play(order) instanceof Ruling.Granted)) {
        match.play(match.rules().suggest(match.position()));
      }
      looks.fought(match.events(match.size() - 1));
    }
    assertThat(looks.faults).isEmpty();
    for (String look : List.of("part", "march", "target", "forecast", "proposal", "fought")) {
      assertThat(looks.seen).as("something was looked at").containsKey(look);
    }
  }

  private record Span(List<String> columns, int least, int most, Preview.Roll roll) {}

  /** Looks at one game after the other decision, and keeps what is not as it should be. */
  private static final class Looks {
    final Map<String, Integer> seen = new TreeMap<>();
    final Map<String, String> faults = new TreeMap<>();
    private final Rules rules;
    private final SplittableRandom random = new SplittableRandom(1914);
    private int turn;
    private int part;
    private String before = "";
    private final Map<Hexes, Span> foretold = new HashMap<>();

    Looks(Rules rules) {
      this.rules = rules;
    }

    private void fault(String what, Object example) {
      faults.putIfAbsent(what, String.valueOf(example));
    }

    private void saw(String what) {
      seen.merge(what, 1, Integer::sum);
    }

    void at(Position truth, Decision.Choose choose) {
      View view = rules.view(truth, choose.side());
      Position p = view.position();
      part(choose);
      boolean acts = choose.kind().equals(Kind.MOVE) || choose.kind().equals(Kind.ATTACK);
      if (choose.kind().equals(Kind.MOVE) && random.nextInt(3) == 0) {
        marches(p, choose.side());
      }
      if (choose.kind().equals(Kind.ATTACK) && random.nextInt(2) == 0) {
        targets(p);
      }
      if (!acts) {
        proposal(view, choose);
      }
      ending(truth, p, choose);
    }

    // ---- the bar: parts of a turn follow each other, whoever is asked meanwhile

    private void part(Decision.Choose choose) {
      Part now = choose.part();
      saw("part");
      if (now.title().isBlank()) {
        fault("a part of the turn without a title", choose);
      }
      if (choose.turn() == turn && now.number() < part && !before.equals(Kind.SET_UP)) {
        fault("a part of the turn comes again", choose);
      }
      turn = choose.turn();
      part = now.number();
      before = choose.kind();
    }

    // ---- points that are left

    private void marches(Position p, Side side) {
      List<Unit> units = new ArrayList<>();
      for (Unit unit : rules.roster().all()) {
        if (unit.side().equals(side) && p.onMap(unit) && !unit.isSymbol()) {
          units.add(unit);
        }
      }
      Collections.shuffle(units, new java.util.Random(random.nextLong()));
      int looked = 0;
      for (Unit unit : units) {
        for (Clerk.Mode mode : rules.clerk().modes(p, unit)) {
          Reach reach =
              mode.refused() == null ? rules.clerk().reach(p, unit, mode.id()).value() : null;
          if (reach != null && !reach.hexes().isEmpty() && looked++ < UNITS) {
            march(p, unit, mode.id(), reach);
          }
        }
      }
    }

    private void march(Position p, Unit unit, String mode, Reach reach) {
      Clerk.Points points = rules.clerk().points(p, unit, mode);
      if (points == null) {
        saw("march without points");
        return;
      }
      saw("march");
      within(unit, mode, reach, points);
      Reach.Step step = reach.hexes().get(random.nextInt(reach.hexes().size()));
      Order order = new Order.Move(List.of(unit), step.path(), mode);
      if (!(rules.judge(p, order) instanceof Ruling.Granted granted)) {
        fault("a hex is lit that cannot be entered", order);
        return;
      }
      Position next = granted.next();
      if (!(rules.decision(next) instanceof Decision.Choose then)
          || !then.kind().equals(Kind.MOVE)
          || !next.onMap(unit)) {
        return;
      }
      Clerk.Points rest = rules.clerk().points(next, unit, mode);
      if (points.once() && rest != null && rest.left() > 0) {
        fault("a unit that marches once may go on", order + ": " + points + ", then " + rest);
      }
      Reach onward = rules.clerk().reach(next, unit, mode).value();
      if (rest == null || onward == null || onward.hexes().isEmpty()) {
        return;
      }
      saw("march on");
      if (rest.left() != points.left() - step.cost()) {
        fault(
            "points after a march",
            order + ": " + points + " less " + step.cost() + " leaves " + rest);
      }
      within(unit, mode, onward, rest);
    }

    private void within(Unit unit, String mode, Reach reach, Clerk.Points points) {
      for (Reach.Step step : reach.hexes()) {
        boolean least = step.path().size() == 1 && points.left() == points.allowance();
        if (step.cost() > points.left() && !least) {
          fault(
              "a hex is lit that costs more than is left",
              unit + " " + mode + ": " + step + " of " + points);
        }
      }
    }

    // ---- targets and forecasts

    private void targets(Position p) {
      for (int hex : rules.clerk().targets(p).toArray()) {
        Hexes target = Hexes.of(hex);
        List<Unit> able = rules.clerk().muster(p, target, List.of()).units();
        if (able.isEmpty()) {
          continue;
        }
        List<Unit> units = new Assault(rules, p, target).together(able);
        Order.Attack attack = new Order.Attack(units, target);
        Preview preview = rules.preview(p, attack).value();
        boolean granted = rules.judge(p, attack) instanceof Ruling.Granted;
        saw(granted ? "target" : "barred target");
        if (granted && preview == null
            || !granted && able.stream().anyMatch(unit -> alone(p, unit, target))) {
          fault(
              "a target says it can be attacked, or cannot, and that is wrong",
              attack + " " + rules.judge(p, attack));
        }
        if (preview != null) {
          forecast(attack, preview);
        }
      }
    }

    private boolean alone(Position p, Unit unit, Hexes target) {
      return rules.judge(p, new Order.Attack(List.of(unit), target)) instanceof Ruling.Granted;
    }

    private void forecast(Order.Attack attack, Preview preview) {
      saw("forecast");
      Preview.Roll roll = preview.roll();
      if (roll == null) {
        return;
      }
      List<String> columns = columns(roll);
      boolean last =
          !columns.isEmpty() && columns.getLast().equals(roll.column())
              || columns.indexOf(roll.before()) == columns.size() - 1;
      boolean unseen = preview.defenceRange().least() < preview.defenceRange().most();
      if (roll.lack() == null && !last && !unseen) {
        fault(
            "nothing says what the next column takes",
            attack + " " + roll.odds() + " " + roll.before() + " " + roll.column());
      }
      if (roll.lack() != null) {
        saw("lack");
      }
      for (Preview.Open open : preview.open()) {
        saw("open");
        for (Preview.Way way : open.ways()) {
          boolean known = way.column().isEmpty() || columns.contains(way.column());
          if (way.what().isBlank() || !known) {
            fault("a way that a forecast leaves open has no column", open);
          }
        }
      }
    }

    /** The columns of the table that a roll is read on. */
    private List<String> columns(Preview.Roll roll) {
      for (Clerk.PrintedTable table : rules.clerk().tables()) {
        if (table.id().equals(roll.table())) {
          if (table.columns().contains(roll.column())) {
            return table.columns();
          }
          for (List<String> row : table.rows()) {
            if (row.getFirst().equals(roll.row())) {
              return row;
            }
          }
        }
      }
      return List.of();
    }

    /** What is foretold of an attack that is now made. */
    void attack(Position truth, Decision.Choose choose, Order order) {
      if (order instanceof Order.Attack attack) {
        Position p = rules.view(truth, choose.side()).position();
        Preview preview = rules.preview(p, attack).value();
        Preview.Roll roll = preview == null ? null : preview.roll();
        if (roll != null) {
          foretold.put(attack.targets(), span(preview, roll));
        }
      }
    }

    /** The columns in which a combat may be fought as its forecast has it. */
    private Span span(Preview preview, Preview.Roll roll) {
      List<String> columns = columns(roll);
      int least = columns.indexOf(roll.column());
      int most = least;
      for (Preview.Open open : preview.open()) {
        for (Preview.Way way : open.ways()) {
          least = Math.min(least, columns.indexOf(way.column()));
          most = Math.max(most, columns.indexOf(way.column()));
        }
      }
      // support that dice decide may give more or less than is counted with
      int dice = 0;
      for (Preview.Stage stage : preview.stages()) {
        dice += stage instanceof Preview.Dice many ? many.dice().size() : 0;
      }
      return new Span(columns, least - dice, most + dice, roll);
    }

    void fought(List<Event> events) {
      for (Event event : events) {
        if (event.bare() instanceof Event.Fought fought) {
          saw("fought");
          if (rules.tell(fought).isBlank() || fought.result().isBlank()) {
            fault("a fight without words", fought);
          }
          Span span = foretold.remove(fought.targets());
          String odds = fought.odds().replaceAll(".*\\((.*)\\)", "$1");
          int at = span == null ? -1 : span.columns().indexOf(odds);
          if (at >= 0) {
            saw("foretold");
            if (at < span.least() || at > span.most()) {
              fault("fought outside of what was foretold", fought + " " + span);
            }
          }
        }
      }
    }

    // ---- proposals

    private void proposal(View view, Decision.Choose choose) {
      Position p = view.position();
      Order proposed = MatchView.proposal(rules, view, choose.kind());
      saw("proposal");
      int before = harm(p, choose.side());
      int harm = after(p, proposed, choose.side());
      if (harm == Integer.MAX_VALUE) {
        fault("what is proposed is refused", choose + " " + proposed);
      }
      if (harm <= before) {
        return;
      }
      saw("harm " + choose.kind());
      int[] tried = {0};
      int[] least = {harm};
      rules.orders(
          p,
          order -> {
            if (order.getClass() == proposed.getClass()) {
              least[0] = Math.min(least[0], after(p, order, choose.side()));
            }
            return ++tried[0] < MOST_ORDERS;
          });
      if (least[0] < harm && goes(proposed)) {
        fault("another way loses fewer units", choose + " " + proposed);
      }
    }

    private static boolean goes(Order order) {
      return order instanceof Order.Retreat
          || order instanceof Order.Advance
          || order instanceof Order.Displace
          || order instanceof Order.Reinforce;
    }

    private int after(Position p, Order order, Side side) {
      return rules.judge(p, order) instanceof Ruling.Granted granted
          ? harm(granted.next(), side)
          : Integer.MAX_VALUE;
    }

    /** Units that are gone, and hexes that hold too much. */
    private int harm(Position p, Side side) {
      int harm = 0;
      Set<Integer> hexes = new HashSet<>();
      for (Unit unit : rules.roster().all()) {
        if (unit.side().equals(side)) {
          harm += rules.clerk().lost(p, unit) ? 1 : 0;
          if (p.onMap(unit)) {
            hexes.add(p.place(unit));
          }
        }
      }
      for (int hex : hexes) {
        for (Clerk.Load load : rules.clerk().loads(p, hex, side)) {
          harm += load.over() ? 1 : 0;
        }
      }
      return harm;
    }

    // ---- warnings

    private static final Set<String> SETTLES =
        Set.of("move", "attack", "advance", "set-up", "reinforce", "replace", "withdraw");

    /** Who loses steps because a phase ends, without a combat, was warned. */
    private void ending(Position truth, Position p, Decision.Choose choose) {
      if (!SETTLES.contains(choose.kind())
          || rules.engaged(truth) != null
          || !(rules.judge(truth, Order.PASS) instanceof Ruling.Granted granted)) {
        return;
      }
      saw("ending");
      Set<Unit> warned = new HashSet<>();
      if (choose.kind().equals(Kind.MOVE) || choose.kind().equals(Kind.ATTACK)) {
        for (Clerk.Warning warning : rules.clerk().warnings(p, choose.side())) {
          if (warning.loss()) {
            warned.addAll(warning.units());
          }
        }
      }
      boolean full = false;
      for (Unit unit : rules.roster().all()) {
        if (unit.side().equals(choose.side()) && p.onMap(unit)) {
          for (Clerk.Load load : rules.clerk().loads(p, p.place(unit), choose.side())) {
            if (load.due() > 0) {
              warned.add(unit);
              full = true;
            }
          }
        }
      }
      List<Event> events = new ArrayList<>(granted.events());
      Position now = granted.next();
      while (rules.decision(now) instanceof Decision.Chance chance && rules.engaged(now) == null) {
        Ruling.Granted rolled = rules.roll(now, 1 + random.nextInt(chance.faces()));
        events.addAll(rolled.events());
        now = rolled.next();
      }
      for (Event event : events) {
        Unit lost =
            switch (event.bare()) {
              case Event.Fought fought -> null;
              case Event.Reduced reduced -> reduced.unit();
              case Event.Removed removed -> removed.unit();
              default -> null;
            };
        if (event.bare() instanceof Event.Fought) {
          return;
        }
        if (lost != null && lost.side().equals(choose.side())) {
          saw("loss at the end");
          if (!warned.contains(lost)) {
            fault(
                "nobody warned of a loss",
                choose.kind() + " " + choose.phase() + " " + rules.tell(event));
          }
        }
      }
      if (full && choose.kind().equals(Kind.MOVE) && nothing(now, events, choose.side())) {
        fault("warned of an overfull hex that costs nothing", choose.phase());
      }
      if (!warned.isEmpty()) {
        saw("warned");
      }
    }

    /** Whether a phase of orders begins, and nobody of the side was lost or must be chosen. */
    private boolean nothing(Position now, List<Event> events, Side side) {
      boolean lost =
          events.stream()
              .map(Event::bare)
              .anyMatch(event ->
                  event instanceof Event.Reduced reduced && reduced.unit().side().equals(side)
                      || event instanceof Event.Removed removed
                          && removed.unit().side().equals(side));
      return !lost
          && rules.decision(now) instanceof Decision.Choose next
          && SETTLES.contains(next.kind());
    }
  }
}
