package fieldmarshal.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.PlaywrightException;
import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Notation;
import fieldmarshal.umpire.json.OrderJson;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Plays a match through the page, with mouse and keys alone, both sides at one screen. A bot says
 * what it would do, or chance does, and a {@link Hand} does it. Where the hand does not succeed the
 * suggested order is played, and that is counted. After each order what the page has and draws is
 * compared with the rules' own position, which plays along.
 */
final class ClickPlayer {
  /** So many milliseconds a hand waits for what it wants to click: the machine may be busy. */
  private static final double HAND = 20_000;

  /** One order of so many is any legal one; the others are a bot's. */
  private static final int ANY = 4;

  /** What is decided for one unit after the other, dozens of times in a phase. */
  private static final Set<String> UNIT_BY_UNIT = Set.of(Kind.MOVE, Kind.COMMAND);

  private final Visitor visitor;
  private final House house;
  private final String id;
  private final Rules rules;
  private final OrderJson json;
  private final Bot[] bots;
  private final SplittableRandom random;
  private final Match mirror;

  /** So many orders are given at most where units march or get command; then that is ended. */
  private int mostMarches = Integer.MAX_VALUE;

  /** How many orders were given in the present phase of that kind, and which phase that is. */
  private int marches;

  private String marching = "";

  /** How often an order of each kind was given by hand. */
  final Map<String, Integer> given = new TreeMap<>();

  /** The orders that could not be given by hand, and why. */
  final List<String> notDone = new ArrayList<>();

  /** What was seen on the page that is not so. */
  final List<String> faults = new ArrayList<>();

  ClickPlayer(
      Visitor visitor, House house, String game, String scenario, long seed, Set<String> options)
      throws Game.BadSetup {
    this.visitor = visitor;
    this.house = house;
    rules = Objects.requireNonNull(Shelf.find(game)).rules(scenario, options);
    json = new OrderJson(new Notation(rules, rules.start().layout()));
    bots = new Bot[rules.game().sides().size()];
    for (int side = 0; side < bots.length; side++) {
      bots[side] = Objects.requireNonNull(Bots.named("staff", seed + side));
    }
    visitor.page.addInitScript(KEEP);
    id = house.begin(game, scenario, "me", "friend", seed, options.toArray(String[]::new));
    random = new SplittableRandom(seed);
    mirror = new Match(rules, scenario, new TreeSet<>(options), seed);
  }

  /** Ends what is done unit by unit after so many orders, so that a turn takes less of them. */
  ClickPlayer marching(int most) {
    mostMarches = most;
    return this;
  }

  /** Plays until the turn has come, the game is over, or so many orders were given. */
  ClickPlayer play(int untilTurn, int most) {
    granted = 0;
    visitor.page.navigate(house.address + "/match/" + id);
    see();
    for (int i = 0; i < most; i++) {
      look();
      if (!(mirror.decision() instanceof Decision.Choose choose) || choose.turn() >= untilTurn) {
        break;
      }
      act(choose, next(choose));
    }
    follow();
    return this;
  }

  private Order next(Decision.Choose choose) {
    if (marched(choose)) {
      return Order.PASS;
    }
    if (random.nextInt(ANY) == 0) {
      return rules.sample(mirror.position(), random);
    }
    return bots[choose.side().index()].decide(rules.view(mirror.position(), choose.side()));
  }

  /** Whether enough units have marched or got command in this phase, and it may end. */
  private boolean marched(Decision.Choose choose) {
    if (!UNIT_BY_UNIT.contains(choose.kind())) {
      return false;
    }
    String phase = choose.turn() + choose.side().id() + choose.part().id() + choose.phase();
    marches = phase.equals(marching) ? marches + 1 : 1;
    marching = phase;
    return marches > mostMarches
        && rules.judge(mirror.position(), Order.PASS) instanceof Ruling.Granted;
  }

  /** The turn that has come; more than any where the game is over. */
  int turn() {
    return mirror.decision() instanceof Decision.Choose choose ? choose.turn() : Integer.MAX_VALUE;
  }

  boolean over() {
    return mirror.decision() instanceof Decision.Over;
  }

  int orders() {
    return mirror.size();
  }

  // ---- what the page shows

  /** Lets the page keep what it orders and is granted. */
  private static final String KEEP =
      """
      if (location.href !== 'about:blank') {
        const ask = window.fetch;
        window.granted = [];
        window.fetch = async (path, init) => {
          const answer = await ask(path, init);
          const status = Number(answer.headers.get('X-Status') || answer.status);
          if (init?.body && status < 300 && /\\/orders$/.test(path))
            window.granted.push(JSON.stringify(JSON.parse(init.body).order));
          return answer;
        };
      }\
      """;

  /** What the page showed when it was last looked at. */
  private Map<?, ?> shown = Map.of();

  /**
   * Looks at the page when it has settled, sits down where the screen is handed over, and plays
   * what was ordered there since, with the same dice.
   */
  private void see() {
    String question = SHOWN.formatted(granted);
    shown =
        (Map<?, ?>)
            visitor.when("s.match && (!s.veil || document.getElementById('seat'))", question);
    if (shown.get("veil").equals(true)) {
      visitor.tap("#seat");
      shown = (Map<?, ?>) visitor.when("!s.veil", question);
    }
    for (Object order : (List<?>) shown.get("granted")) {
      granted++;
      play(House.parse(String.valueOf(order)));
    }
  }

  /** How many orders of the page have been played along. */
  private int granted;

  private void play(JsonNode order) {
    try {
      Ruling ruling = mirror.play(json.read((ObjectNode) order));
      if (!(ruling instanceof Ruling.Granted)) {
        throw new AssertionError(order + ": " + ruling);
      }
    } catch (BadRequest e) {
      throw new AssertionError(e);
    }
  }

  /** What the page shows, asked at once: each question takes its way to the browser and back. */
  private static final String SHOWN =
      """
      (() => {
        const granted = window.granted.slice(%d);
        if (s.veil) return { granted, veil: true };
        const m = s.match, over = m.decision.kind === 'over', words = document.body.textContent;
        const of = q => document.querySelector(q)?.innerText || '';
        return {
          granted,
          veil: false,
          odd: (words.match(/undefined|NaN|null,|\\[object/) || [''])[0],
          undrawn: m.state.units
            .filter(u => u.hex && f.inSight(u.hex) && !f.board.drawnUnits.has(u.id)).map(u => u.id).join(),
          side: String(m.decision.side),
          kind: m.decision.kind,
          turn: of('.bar .turn .n'),
          bar: of('.bar .ask'),
          cup: !!m.state.chits && !m.state.chits.some(c => c.active),
          words: over ? document.body.innerText : '',
          units: over ? [] : m.state.units.map(u => [u.id, !u.hex ? '' : u.hidden ? u.hex :
            [u.hex, u.attack, u.defense, u.move, u.lost, u.depth ?? ''].join(' ')])
        };
      })()\
      """;

  /** Compares what the page has and draws with the position that played along. */
  private void look() {
    visitor.complaints.forEach(
        one -> note(faults, "after %d orders: %s".formatted(mirror.size(), one)));
    visitor.complaints.clear();
    same("words of the page", "", shown.get("odd"));
    same("counters that are not drawn", "", shown.get("undrawn"));
    switch (mirror.decision()) {
      case Decision.Choose choose -> {
        same("side", choose.side().id(), shown.get("side"));
        same("kind", choose.kind(), shown.get("kind"));
        same("turn", String.valueOf(choose.turn()), shown.get("turn"));
        String bar = String.valueOf(shown.get("bar"));
        // At set-up, and before the first marker of a turn is drawn, it is nobody's turn yet: the
        // bar names who is asked.
        String named =
            choose.kind().equals(Kind.SET_UP) || shown.get("cup").equals(true)
                ? choose.side().name()
                : choose.part().title();
        same("the bar names " + named, "true", "" + bar.contains(named));
        units(mirror.position(), choose.side(), (List<?>) shown.get("units"));
      }
      case Decision.Over over -> {
        same("kind", "over", shown.get("kind"));
        String words = String.valueOf(shown.get("words")).toLowerCase(Locale.ROOT);
        // The level and the reason for it stand apart.
        String because = over.outcome().because().toLowerCase(Locale.ROOT);
        String level = over.outcome().level().toLowerCase(Locale.ROOT);
        String title = because.isEmpty() ? level : level.replace(": " + because, "");
        same("the end is told", "true", "" + (words.contains(title) && words.contains(because)));
      }
      case Decision.Chance chance -> throw new AssertionError("a die that nobody rolls");
    }
  }

  /** Places and figures of all counters as the side sees them. */
  private void units(Position truth, Side side, List<?> pairs) {
    Position view = rules.view(truth, side).position();
    Map<String, String> shown = new HashMap<>();
    for (Object one : pairs) {
      List<?> pair = (List<?>) one;
      shown.put(String.valueOf(pair.get(0)), String.valueOf(pair.get(1)));
    }
    for (Unit unit : rules.roster().all()) {
      String found = shown.getOrDefault(unit.id(), "");
      String wanted = view.onMap(unit) ? rules.board().number(view.place(unit)) : "";
      if (found.contains(" ")) {
        Rules.UnitState state = rules.unitState(view, unit);
        String depth = found.endsWith(" ") ? "" : String.valueOf(view.depth(unit));
        wanted +=
            " %d %d %d %d %s"
                .formatted(state.attack(), state.defence(), state.move(), state.lost(), depth);
      }
      same(unit.id(), wanted, found);
    }
  }

  private void same(String what, String wanted, Object found) {
    if (!wanted.equals(found)) {
      note(
          faults,
          "after %d orders, %s: '%s' is '%s'".formatted(mirror.size(), what, wanted, found));
    }
  }

  /** A finding is told when it is found: a whole game takes long. */
  private void note(List<String> findings, String what) {
    findings.add(what);
    System.out.println(rules.game().id() + ": " + what);
  }

  // ---- playing

  private void act(Decision.Choose choose, Order order) {
    int before = mirror.size();
    String kind = order.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    String why = "";
    try {
      visitor.patience(HAND);
      new Hand(visitor, rules, mirror.position(), choose.kind()).give(order);
    } catch (PlaywrightException e) {
      why = String.valueOf(e.getMessage()).lines().limit(2).reduce("", String::concat) + where(e);
    } finally {
      visitor.patience(Visitor.PATIENCE);
    }
    see();
    if (mirror.size() > before) {
      given.merge(kind, 1, Integer::sum);
      if (order instanceof Order.Attack attack) {
        asOrdered(attack, before);
      }
      return;
    }
    note(
        notDone,
        "after %d orders, as %s %s: %s %s %s"
            .formatted(
                before,
                choose.kind(),
                json.write(order),
                why,
                visitor.text("s.said"),
                visitor.text(HELD)));
    visitor.key("Escape").key("Escape");
    int revision = visitor.revision();
    house.suggested(id, 1);
    visitor.until("s.match.revision > " + revision);
    follow();
    see();
  }

  /** What the page holds where an order was not given: who is chosen and where he could go. */
  private static final String HELD =
      """
      JSON.stringify({ hex: s.hex, units: s.units, mode: s.mode, refusal: s.refusal, sure: s.sure, drawer: s.drawer,
        attack: s.attack?.targets, pick: s.pick?.key, reach: s.reach?.hexes.map(h => h.hex),
        here: (s.match.state.units || []).filter(u => s.hex && u.hex === s.hex).map(u => u.id) })\
      """;

  /** An attack that was made is the one that was ordered, not one on some of its targets. */
  private void asOrdered(Order.Attack wanted, int line) {
    if (mirror.kept(line).line() instanceof Match.Line.Played played
        && played.order() instanceof Order.Attack made
        && !(Set.copyOf(made.units()).equals(Set.copyOf(wanted.units()))
            && hexes(made).equals(hexes(wanted)))) {
      note(notDone, "as attack %s: %s was made".formatted(json.write(wanted), json.write(made)));
    }
  }

  private static Set<Integer> hexes(Order.Attack attack) {
    Set<Integer> hexes = new TreeSet<>();
    for (int hex : attack.targets().toArray()) {
      hexes.add(hex);
    }
    return hexes;
  }

  /** What the hand was doing. */
  private static String where(PlaywrightException e) {
    return Stream.of(e.getStackTrace())
        .filter(frame -> frame.getClassName().equals(Hand.class.getName()))
        .map(frame -> " " + frame.getMethodName() + ":" + frame.getLineNumber())
        .collect(Collectors.joining());
  }

  /** Plays what the file of the match has more, and compares the position after each line. */
  private void follow() {
    JsonNode lines = house.get("/api/matches/" + id + "/file").path("orders");
    for (int i = 0; i < lines.size(); i++) {
      JsonNode line = lines.path(i);
      if (i == mirror.size()) {
        play(line.path("order"));
      }
      same("digest of line " + i, line.path("digest").asText(), mirror.kept(i).digest());
    }
    same("lines of the file", String.valueOf(mirror.size()), String.valueOf(lines.size()));
  }
}
