package fieldmarshal.browser;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.KeyboardModifier;
import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import fieldmarshal.umpire.json.OrderJson;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Plays a match through the page, with mouse and keys alone, both sides at one screen. A bot says
 * what it would do, or chance does, and the hand does it: it clicks counters and hexes, ticks and
 * presses what the panels offer. Where the hand does not succeed it accepts what the clerk
 * proposes, and that is counted. After each step what the page has and draws is compared with the
 * rules' own position.
 */
final class ClickPlayer {
  /** So many milliseconds a hand waits for what it wants to click. */
  private static final double HAND = 15_000;

  private final Visitor visitor;
  private final House house;
  private final String id;
  private final Rules rules;
  private final Bot[] bots;
  private final SplittableRandom random;
  private Match mirror;

  /** How often an order of each kind was given by hand. */
  final Map<String, Integer> given = new TreeMap<>();

  /** What could not be done by hand, by kind of order. */
  final Map<String, Integer> accepted = new TreeMap<>();

  /** The orders that could not be given by hand, and what the page said. */
  final List<String> notDone = new ArrayList<>();

  /** What was seen on the page that is not so. */
  final List<String> faults = new ArrayList<>();

  ClickPlayer(
      Visitor visitor, House house, String game, String scenario, long seed, Set<String> options)
      throws Game.BadSetup {
    this.visitor = visitor;
    this.house = house;
    rules = Objects.requireNonNull(Shelf.find(game)).rules(scenario, options);
    bots = new Bot[rules.game().sides().size()];
    for (int side = 0; side < bots.length; side++) {
      bots[side] = Objects.requireNonNull(Bots.named("staff", seed + side));
    }
    id = house.begin(game, scenario, "me", "friend", seed, options.toArray(String[]::new));
    random = new SplittableRandom(seed);
    mirror = new Match(rules, scenario, new TreeSet<>(options), seed);
  }

  /** Plays until the turn has come, the game is over, or so many orders were given. */
  void play(int untilTurn, int most) {
    visitor.page.navigate(house.address + "/match/" + id);
    for (int i = 0; i < most; i++) {
      look();
      if (!(rules.decision(mirror.position()) instanceof Decision.Choose choose)
          || choose.turn() >= untilTurn) {
        return;
      }
      sit();
      act(
          random.nextInt(4) == 0
              ? rules.sample(mirror.position(), random)
              : bots[choose.side().index()].decide(rules.view(mirror.position(), choose.side())));
    }
  }

  // ---- what the page shows

  private void sit() {
    visitor.until("s.match").settle();
    visitor.until("!s.veil || document.getElementById('seat')");
    if (visitor.find("#seat").count() > 0) {
      visitor.press("#seat").until("!s.veil").settle();
    }
  }

  /** Takes over what was played and compares. */
  private void look() {
    sit();
    try {
      ObjectNode file = (ObjectNode) house.get("/api/matches/" + id + "/file");
      Match.Replay replay = Match.replay(rules, MatchJson.read(rules, file));
      if (replay.difference() != null) {
        throw new AssertionError(replay.difference().sentence());
      }
      mirror = replay.match();
    } catch (BadRequest e) {
      throw new AssertionError(e);
    }
    Position truth = mirror.position();
    if (!(rules.decision(truth) instanceof Decision.Choose choose)) {
      return;
    }
    visitor.until(
        "s.match.log.lines >= 0 && s.match.decision.side === '" + choose.side().id() + "'");
    visitor.settle();
    units(truth, choose.side());
    same("turn", String.valueOf(choose.turn()), visitor.find(".bar .turn .n").innerText());
    same("kind", choose.kind(), visitor.kind());
    String undrawn =
        visitor.text(
            "s.match.state.units.filter(u => u.hex && window.fieldMarshal.inSight(u.hex)"
                + " && !window.fieldMarshal.board.drawnUnits.has(u.id)).map(u => u.id).join()");
    same("counters that are not drawn", "", undrawn);
    faults.addAll(visitor.complaints);
    visitor.complaints.clear();
    String odd =
        visitor.text("(document.body.innerText.match(/undefined|NaN|null,|\\[object/) || [''])[0]");
    same("words of the page", "", odd);
  }

  private void units(Position truth, Side side) {
    Position view = rules.view(truth, side).position();
    Map<String, String> shown = new HashMap<>();
    for (Object one : (List<?>) visitor.js("s.match.state.units.map(u => [u.id, u.hex || ''])")) {
      List<?> pair = (List<?>) one;
      shown.put(String.valueOf(pair.get(0)), String.valueOf(pair.get(1)));
    }
    for (Unit unit : rules.roster().all()) {
      String hex = view.onMap(unit) ? rules.board().number(view.place(unit)) : "";
      same(unit.id(), hex, shown.getOrDefault(unit.id(), ""));
    }
  }

  private void same(String what, String wanted, String found) {
    if (!wanted.equals(found)) {
      faults.add(
          "after " + mirror.size() + " orders, " + what + ": '" + wanted + "' is '" + found + "'");
    }
  }

  // ---- the hand

  private void act(Order order) {
    int before = mirror.size();
    String kind = order.getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT);
    try {
      visitor.patience(HAND);
      byHand(order);
      visitor.settle();
    } catch (com.microsoft.playwright.TimeoutError e) {
      notDone.add(order + ": " + e.getMessage().lines().findFirst().orElse(""));
    } finally {
      visitor.patience(Visitor.PATIENCE);
    }
    if (lines() > before) {
      given.merge(kind, 1, Integer::sum);
      return;
    }
    accepted.merge(kind + " as " + visitor.kind(), 1, Integer::sum);
    notDone.add(
        new OrderJson(new Notation(rules, mirror.position().layout())).write(order)
            + ": "
            + visitor.text("s.said"));
    visitor.key("Escape").key("Escape");
    if (visitor.find("[data-accept]").count() > 0) {
      visitor.key("d").settle();
    } else if (visitor.find("#end").count() > 0) {
      visitor.press("#end");
    }
    if (lines() == before) {
      accepted.merge("by the server: " + kind, 1, Integer::sum);
      house.suggested(id, 1);
    }
  }

  private int lines() {
    return house.match(id).at("/log/lines").asInt();
  }

  private void byHand(Order order) {
    switch (order) {
      case Order.Pass pass -> pass();
      case Order.Move move when visitor.kind().equals("move") -> march(move);
      case Order.Attack attack -> fight(attack);
      case Order.Lose lose -> lose(lose);
      case Order.Rail rail when visitor.kind().equals("move") ->
          march(new Order.Move(List.of(rail.unit()), rail.path(), "rail"));
      default -> {
        if (visitor.kind().equals("move")) {
          deed(order);
        } else {
          answer(order);
        }
      }
    }
  }

  /** What a unit on the march does beside marching: a button in its panel. */
  private void deed(Order order) {
    Unit unit = order.named().getFirst();
    if (select(List.of(unit))) {
      visitor.until("s.reach").settle();
      String word = order.getClass().getSimpleName();
      press(".side button[data-key='a" + word + "']");
    }
  }

  /** Sets the steppers, those down first that have too much. */
  private void lose(Order.Lose lose) {
    visitor.until("s.legal").settle();
    if (visitor.find(".side .u.set").count() == 0) {
      answer(lose);
      return;
    }
    Map<String, Integer> wanted = new HashMap<>();
    lose.losses().forEach(portion -> wanted.put(portion.unit().id(), portion.amount()));
    for (String sign : new String[] {"fewer", "more"}) {
      for (Locator row : visitor.find(".side .u.set").all()) {
        String unit = row.getAttribute("data-key").substring(1);
        String key = ".side .u.set[data-key='l" + unit + "']";
        int aim = wanted.getOrDefault(unit, 0);
        for (int i = 0; i < 20; i++) {
          int now = Integer.parseInt(visitor.find(key + " .stepper b").innerText());
          if (sign.equals("fewer") ? now <= aim : now >= aim) {
            break;
          }
          visitor.find(key + " .stepper button[aria-label$='" + sign + "']").click();
          visitor.settle();
        }
      }
    }
    press(".side .foot [data-accept]:not([disabled])");
  }

  private void pass() {
    Locator end = visitor.find("#end");
    if (end.count() > 0) {
      end.first().click();
    } else {
      visitor.until("s.legal").settle();
      visitor.find(".side .foot .btn.wide.q").first().click();
    }
  }

  private void march(Order.Move move) {
    if (!select(move.units())) {
      return;
    }
    visitor.until("s.reach").settle();
    if (!move.mode().equals(visitor.text("s.mode"))) {
      Locator mode = visitor.find("button[data-key='m" + move.mode() + "']");
      if (mode.count() == 0) {
        return;
      }
      mode.first().click();
      visitor.settle();
    }
    String goal = rules.board().number(move.path().last());
    visitor.click(goal);
    if (lines() == mirror.size() && select(move.units())) {
      // A click on friends picks them; the counter is dragged onto them.
      visitor.until("s.reach").settle();
      visitor.drag(rules.board().number(mirror.position().place(move.units().getFirst())), goal);
    }
  }

  /** Clicks the stack, then the units in the list beside it; whether they are chosen. */
  private boolean select(List<Unit> units) {
    int place = mirror.position().place(units.getFirst());
    if (place < 0) {
      return false;
    }
    visitor.click(rules.board().number(place));
    boolean more = false;
    for (Unit unit : units) {
      Locator row = visitor.find("[data-key='u" + unit.id() + "']");
      if (row.count() == 0) {
        return false;
      }
      if (more) {
        row.first().click(new Locator.ClickOptions().setModifiers(List.of(KeyboardModifier.SHIFT)));
      } else if (visitor.number("s.units.length") != 1
          || !visitor.text("s.units[0]").equals(unit.id())) {
        row.first().click();
      }
      visitor.settle();
      more = true;
    }
    return visitor.number("s.units.length") == units.size();
  }

  private void fight(Order.Attack attack) {
    String target = rules.board().number(attack.targets().at(0));
    visitor.click(target).settle();
    if (visitor.js("!!s.attack").equals(false)) {
      return;
    }
    visitor.until("s.attack && (s.attack.preview || s.attack.refused)").settle();
    for (int i = 1; i < attack.targets().size(); i++) {
      visitor.click(rules.board().number(attack.targets().at(i))).settle();
    }
    Set<String> wanted = new TreeSet<>(attack.units().stream().map(Unit::id).toList());
    for (Locator button : visitor.find(".strip button[data-key^=at]").all()) {
      String unit = button.getAttribute("data-key").substring(2);
      boolean on = "true".equals(button.getAttribute("aria-pressed"));
      if (on != wanted.contains(unit)) {
        visitor.find(".strip button[data-key='at" + unit + "']").click();
        visitor.settle();
      }
    }
    visitor.until("s.attack && (s.attack.preview || s.attack.refused)").settle();
    if (visitor.js("!!s.attack.preview").equals(true)) {
      visitor.press("#attack");
    }
  }

  /** A decision in the panel at the right. */
  private void answer(Order order) {
    visitor.until("s.legal").settle();
    ObjectNode wanted = new OrderJson(new Notation(rules, mirror.position().layout())).write(order);
    int deed = index("s.deeds.map(d => d.order)", wanted);
    if (deed >= 0 && press(".side [data-key='deed" + deed + "'] .act")) {
      return;
    }
    int index = index("s.legal.filter(o => o.type !== 'pass')", wanted);
    if (press(".side button[data-key='o" + index + "']")) {
      return;
    }
    if (order instanceof Order.Choose choose && choose.units().size() > 0 && several(choose)) {
      return;
    }
    String units = String.join(",", order.named().stream().map(Unit::id).toList());
    String group = ".side [data-key='c" + units + "']";
    if (visitor.find(group).count() == 0) {
      return;
    }
    if (press(group + " .act")) {
      return;
    }
    press(group + " .u");
    String hex = visitor.text("(o => (o.path || o.hexes || [o.hex]).at(-1))(" + wanted + ")");
    if (!press(group + " [data-key='w" + hex + "']")) {
      Locator plain = visitor.find(group + " > .choice");
      if (plain.count() > 0) {
        plain.first().click();
        visitor.settle();
      } else if (rules.board().find(hex) >= 0) {
        visitor.click(hex);
      }
    }
    press(group + " [data-key='r0']");
  }

  /** The place of an order in a list of the page; -1 where it is not there. */
  private int index(String list, ObjectNode order) {
    return visitor.number(
        "(w => { const k = o => JSON.stringify(Object.entries(o).sort()); return "
            + list
            + ".findIndex(o => k(o) === k(w)); })("
            + order
            + ")");
  }

  private boolean several(Order.Choose choose) {
    if (visitor.find("#several").count() == 0) {
      return false;
    }
    Set<String> wanted = new TreeSet<>(choose.units().stream().map(Unit::id).toList());
    for (Locator row : visitor.find(".side .u[data-key^=s]").all()) {
      String unit = row.getAttribute("data-key").substring(1);
      if ("true".equals(row.getAttribute("aria-pressed")) != wanted.contains(unit)) {
        visitor.find(".side .u[data-key='s" + unit + "']").click();
        visitor.settle();
      }
    }
    return press("#several:not([disabled])");
  }

  private boolean press(String selector) {
    Locator found = visitor.find(selector);
    if (found.count() == 0) {
      return false;
    }
    found.first().click();
    visitor.settle();
    return true;
  }
}
