package fieldmarshal.testkit;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Casebook;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A random game, looked at after every order. The players mostly do what the rules sample for them,
 * and now and then something like it that is legal too, so that whatever can be said is said some
 * day. Whatever is wrong is a {@link Fault} that names the game and the order.
 */
public final class Playthrough {
  /** No game comes near this many orders. */
  public static final int TOO_MANY = 50_000;

  private static final int VARIED = 6;
  private static final int LISTED = 12;
  private static final int FIRST_FEW = 300;
  private static final int MOST_TRIES = 8;

  private final Setup setup;
  private final Rules rules;
  private final Set<String> cases = new HashSet<>();
  private RandomGenerator random;
  private Match match;
  private int orders;
  private @Nullable Order last;

  public Playthrough(Setup setup) {
    this.setup = setup;
    this.rules = setup.rules();
    this.random = setup.random("players");
    for (Casebook book : rules.game().books()) {
      book.entries().forEach(entry -> cases.add(entry.id()));
    }
    try {
      this.match = setup.match();
      lookAt(match.position());
    } catch (RuntimeException e) {
      throw new Fault(setup + ": the set-up fails", e);
    }
  }

  public Setup setup() {
    return setup;
  }

  public Match match() {
    return match;
  }

  /** How many orders were played. */
  public int orders() {
    return orders;
  }

  /** How many dice fell. */
  public int dice() {
    return match.lines().stream().mapToInt(line -> line.dice().size()).sum();
  }

  /**
   * Goes on with another match, such as one that was saved and loaded, and other random players.
   */
  void resume(Match with, RandomGenerator players) {
    match = with;
    random = players;
  }

  /** So many orders were taken back. */
  void takenBack(int count) {
    orders -= count;
  }

  public boolean over() {
    return match.decision() instanceof Decision.Over;
  }

  /** Plays to the end. */
  public Playthrough toTheEnd() {
    return toTheEnd(at -> {});
  }

  /** Plays to the end, with a look at the match before every order. */
  public Playthrough toTheEnd(Consumer<Match> look) {
    while (!over()) {
      look.accept(match);
      step();
    }
    theEnd();
    return this;
  }

  /** Plays one order. */
  public void step() {
    if (orders == TOO_MANY) {
      throw fault("the game goes on for ever");
    }
    last = null;
    try {
      lookAt((Decision.Choose) match.decision());
      Order order = decide();
      last = order;
      if (orders % LISTED == 0) {
        canBeFound((Decision.Choose) match.decision(), order);
      }
      switch (match.play(order)) {
        case Ruling.Refused refused ->
            throw fault("is refused: " + refused.why() + " (" + refused.caseId() + ")");
        case Ruling.Granted granted -> {
          lookAt(granted.events());
          Match.Line line = match.last();
          if (line != null
              && !line.dice().isEmpty()
              && granted.events().stream()
                  .map(Event::bare)
                  .noneMatch(Event.Rolled.class::isInstance)) {
            throw fault("a die fell, and no event tells of it");
          }
          whatTheDiceBring(granted.events());
          lookAt(granted.next());
        }
      }
      orders++;
      last = null;
    } catch (RuntimeException e) {
      throw fault("fails: " + e, e);
    }
  }

  // ---- the players

  private Order decide() {
    Position position = match.position();
    Order sampled = rules.sample(position, random);
    if (random.nextInt(LISTED) == 0) {
      return any(listed(position));
    }
    if (random.nextInt(VARIED) != 0) {
      return sampled;
    }
    last = sampled;
    if (rules.judge(position, sampled) instanceof Ruling.Refused refused) {
      throw fault("is sampled but refused: " + refused.why() + " (" + refused.caseId() + ")");
    }
    List<Order> listed = listed(position);
    Variations variations = new Variations(rules, position, random);
    for (int tries = sampled instanceof Order.Move ? 1 : MOST_TRIES; tries > 0; tries--) {
      Order other = variations.vary(sampled, any(listed));
      last = other;
      if (rules.judge(position, other) instanceof Ruling.Granted) {
        return other;
      }
    }
    return sampled;
  }

  /** The first few orders of the list. */
  private List<Order> listed(Position position) {
    List<Order> few = new ArrayList<>();
    rules.orders(
        position,
        order -> {
          few.add(order);
          return few.size() < FIRST_FEW;
        });
    return few;
  }

  private Order any(List<Order> from) {
    return from.get(random.nextInt(from.size()));
  }

  // ---- looking

  private void lookAt(Decision.Choose decision) {
    boolean[] any = new boolean[1];
    rules.orders(
        match.position(),
        order -> {
          any[0] = true;
          return false;
        });
    if (!any[0]) {
      throw fault("a dead end: nothing is listed");
    }
    cited(decision.caseId());
    sentence(decision.prompt());
  }

  /**
   * A page shows marches and attacks on the map; whatever else may be done among them must be
   * listed for it.
   */
  private void canBeFound(Decision.Choose decision, Order order) {
    boolean onTheMap =
        switch (order) {
          case Order.Move m -> true;
          case Order.Attack a -> true;
          case Order.Pass p -> true;
          case Order.Rail r -> true;
          case Order.Entrain e -> true;
          case Order.Detrain d -> true;
          default -> false;
        };
    if (onTheMap || !decision.kind().equals(Kind.MOVE) && !decision.kind().equals(Kind.ATTACK)) {
      return;
    }
    List<Order> found = new ArrayList<>();
    rules.others(match.position(), found::add);
    rules.clerk().actions(match.position()).forEach(action -> found.add(action.order()));
    for (Unit unit : rules.roster().all()) {
      rules.clerk().actions(match.position(), unit).forEach(action -> found.add(action.order()));
    }
    if (!found.contains(order)) {
      throw fault("is legal, but is not listed as something else that may be done");
    }
  }

  private void lookAt(Position position) {
    List<String> faults = new ArrayList<>(incoherent(rules, position));
    faults.addAll(rules.faults(position));
    if (!faults.isEmpty()) {
      throw fault("leaves the table wrong: " + String.join("; ", faults));
    }
  }

  private void lookAt(List<Event> events) {
    for (Event event : events) {
      sentence(rules.tell(event));
      if (rules.game().sides().stream().noneMatch(event.audience()::includes)) {
        throw fault("nobody is told: " + event);
      }
    }
  }

  /** A die that falls is followed by words about what it brings, or its faces have names. */
  private void whatTheDiceBring(List<Event> events) {
    Event.Rolled open = null;
    for (Event event : events) {
      switch (event.bare()) {
        case Event.Rolled rolled -> {
          told(open);
          open = rolled.meaning().isEmpty() ? rolled : null;
        }
        case Event.Began _, Event.Controlled _, Event.Marked _ -> {}
        default -> open = null;
      }
    }
    told(open);
  }

  private void told(Event.@Nullable Rolled rolled) {
    if (rolled != null) {
      throw fault("nothing tells what the die brings: " + rolled);
    }
  }

  void sentence(String text) {
    if (text.isBlank()
        || !text.equals(text.strip())
        || ".!?".indexOf(text.charAt(text.length() - 1)) < 0) {
      throw fault("no sentence: \"" + text + "\"");
    }
    String wrong = Grammar.fault(text);
    if (wrong != null) {
      throw fault("\"" + wrong + "\" in the sentence \"" + text + "\"");
    }
  }

  /** What a ruling or a question cites must be in one of the game's books. */
  void cited(String caseId) {
    if (!cases.contains(caseId)) {
      throw fault("cites " + caseId + ", which is in none of the books");
    }
  }

  /**
   * What no game may do to a position: units in two places at once, or with more steps than they
   * have.
   */
  private static List<String> incoherent(Rules rules, Position position) {
    List<String> faults = new ArrayList<>();
    int unitsOnMap = 0;
    for (int hex = 0; hex < rules.board().size(); hex++) {
      int before = -1;
      for (int u = position.first(hex); u >= 0; u = position.next(u)) {
        unitsOnMap++;
        if (position.place(u) != hex || u <= before && !position.layout().ordered()) {
          faults.add("the units of " + rules.board().number(hex) + " are out of order");
          return faults;
        }
        before = u;
      }
    }
    for (Unit unit : rules.roster().all()) {
      int place = position.place(unit);
      if (place >= 0) {
        unitsOnMap--;
      } else if (-1 - place >= position.layout().boxes().size()) {
        faults.add(unit + " is nowhere");
      }
      int lost = position.lost(unit);
      if (lost < 0 || lost > unit.steps()) {
        faults.add(unit + " has lost " + lost + " of " + unit.steps() + " steps");
      }
    }
    if (unitsOnMap != 0) {
      faults.add("units are not where they stand");
    }
    return faults;
  }

  /** The game is over, and nothing more can be done. */
  private void theEnd() {
    last = null;
    Position position = match.position();
    Decision.Over over = (Decision.Over) match.decision();
    if (over.outcome().level().isBlank()) {
      throw fault("the outcome has no name");
    }
    Outcome outcome = over.outcome();
    if (!rules.levels().isEmpty()
        && (outcome.rank() < 0
            || outcome.rank() >= rules.levels().size()
            || !Objects.equals(outcome.winner(), rules.levels().get(outcome.rank()).winner()))) {
      throw fault("the outcome is none of the levels: " + outcome);
    }
    rules.orders(
        position,
        order -> {
          throw fault("the game is over, and still lists " + order);
        });
    if (!(rules.judge(position, Order.PASS) instanceof Ruling.Refused refused)) {
      throw fault("the game is over, and still grants an order");
    }
    cited(refused.caseId());
  }

  // ---- replaying

  /** Plays the match again from its log: it must come to the same. */
  public void replay() {
    int most = rules.game().mostFaces();
    for (Match.Fallen die : match.fallen()) {
      if (die.faces() > most) {
        throw fault("rolls " + die.faces() + " faces; the game says that it has " + most);
      }
    }
    Match.Replay replay = Match.replay(rules, match.save());
    if (replay.difference() != null) {
      throw fault("does not replay: " + replay.difference().sentence());
    }
    Match again = replay.match();
    if (!again.position().equals(match.position())) {
      throw fault("the replay comes to another position");
    }
    if (!again.lines().equals(match.lines())) {
      throw fault("the replay has another log");
    }
    if (!again.save().equals(match.save())) {
      throw fault("the replay saves otherwise");
    }
  }

  // ---- telling

  Fault fault(String what) {
    return fault(what, null);
  }

  Fault fault(String what, @Nullable Throwable cause) {
    StringBuilder text = new StringBuilder(setup.toString());
    text.append(", order ").append(orders + 1);
    if (match != null) {
      Rules.Status status = rules.status(match.position());
      text.append(" (turn ").append(status.turn());
      Side side = status.side();
      text.append(side == null ? "" : ", " + side).append(", ").append(status.phase()).append(")");
    }
    if (last != null) {
      text.append(", ").append(Variations.describe(rules, last));
    }
    return new Fault(text.append(": ").append(what).toString(), cause);
  }
}
