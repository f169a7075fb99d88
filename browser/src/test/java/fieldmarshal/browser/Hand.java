package fieldmarshal.browser;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Locator;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Unit;
import fieldmarshal.umpire.json.Notation;
import fieldmarshal.umpire.json.OrderJson;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Gives an order as a player does: clicks on counters and hexes, ticks and presses what the panels
 * offer. It knows the page, not the server: what it does not find there it leaves undone.
 */
final class Hand {
  /** So many clicks at most bring a stepper or a slider where it shall be. */
  private static final int MOST_CLICKS = 40;

  /** Of so many hexes one is gone to by dragging the counter, the others by a click. */
  private static final int DRAGS = 5;

  private final Visitor visitor;
  private final Rules rules;
  private final Position position;
  private final OrderJson json;

  /**
   * @param position what stands on the board
   */
  Hand(Visitor visitor, Rules rules, Position position) {
    this.visitor = visitor;
    this.rules = rules;
    this.position = position;
    json = new OrderJson(new Notation(rules, position.layout()));
  }

  void give(Order order) {
    String kind = visitor.kind();
    boolean free = kind.equals(Kind.MOVE) || kind.equals(Kind.ATTACK);
    if (order instanceof Order.Pass) {
      pass();
      return;
    }
    visitor.until("s.legal").settle();
    if (free && !(order instanceof Order.Move && kind.equals(Kind.MOVE))) {
      clear();
    }
    switch (order) {
      case Order.Move move when kind.equals(Kind.MOVE) ->
          march(move.units(), move.path().last(), move.mode());
      case Order.Rail rail when kind.equals(Kind.MOVE) ->
          march(List.of(rail.unit()), rail.path().last(), "rail");
      case Order.Attack attack -> fight(attack);
      case Order.Lose lose -> lose(lose);
      default -> {
        if (!(kind.equals(Kind.MOVE) && deed(order)) && !(free && declared(order))) {
          if (free) {
            clear();
            press(".side details.besides:not([open]) > summary");
          }
          answer(order);
        }
      }
    }
  }

  /** Takes away what is selected, planned and told. */
  private void clear() {
    for (int i = 0;
        i < 4 && visitor.js("!!(s.hex || s.attack || s.result || s.drawer)").equals(true);
        i++) {
      visitor.key("Escape");
    }
  }

  /** Ends the phase, also where the page asks once more. */
  private void pass() {
    if (press("#end")) {
      if (visitor.js("s.sure === s.match.revision").equals(true)) {
        press("#end");
      }
      return;
    }
    visitor.until("s.legal").settle();
    press(".side .foot .btn.wide.q");
  }

  // ---- on the map

  private void march(List<Unit> units, int goal, String mode) {
    if (!select(units)) {
      return;
    }
    visitor.until("s.reach").settle();
    if (!mode.equals(visitor.text("s.mode"))) {
      if (!press("button[data-key='m" + mode + "']")) {
        return;
      }
      visitor.until("s.reach").settle();
    }
    String hex = rules.board().number(goal);
    if (visitor.js("s.reach.hexes.some(h => h.hex === '" + hex + "')").equals(true)) {
      if (goal % DRAGS == 0) {
        visitor.drag(rules.board().number(position.place(units.getFirst())), hex);
      } else {
        visitor.click(hex);
      }
    }
  }

  /** Clicks the stack, then the units in the list beside it; whether they are chosen. */
  private boolean select(List<Unit> units) {
    int place = position.place(units.getFirst());
    if (place < 0) {
      return false;
    }
    String from = rules.board().number(place);
    // Who is still selected might go there, or be one of those who are clicked through.
    if (visitor
        .js(
            "!!s.attack || !!s.drawer || s.hex === '%s' || !!s.reach?.hexes.some(h => h.hex === '%s')"
                .formatted(from, from))
        .equals(true)) {
      clear();
    }
    visitor.click(from);
    boolean more = false;
    for (Unit unit : units) {
      String row = ".side [data-key='u" + unit.id() + "']";
      if (more) {
        visitor.page.keyboard().down("Shift");
        boolean there = press(row);
        visitor.page.keyboard().up("Shift");
        if (!there) {
          return false;
        }
      } else if (visitor.js("s.units.join() !== '" + unit.id() + "'").equals(true) && !press(row)) {
        return false;
      }
      more = true;
    }
    return visitor.number("s.units.length") == units.size();
  }

  /** What a unit on the march does beside marching: a button in its panel. */
  private boolean deed(Order order) {
    List<Unit> units = order.named();
    if (units.isEmpty() || !select(List.of(units.getFirst()))) {
      return false;
    }
    visitor.until("s.reach").settle();
    int deed = index("(s.reach.deeds || [])", "d.order", order);
    String title =
        deed < 0
            ? order.getClass().getSimpleName()
            : visitor.text("s.reach.deeds[" + deed + "].title");
    return press(".side button[data-key=\"a" + title + "\"]");
  }

  /** Calls off what was declared. */
  private boolean declared(Order order) {
    int deed = index("s.deeds", "d.order", order);
    return deed >= 0 && press(".side [data-key='deed" + deed + "'] .act");
  }

  private void fight(Order.Attack attack) {
    for (int i = 0; i < attack.targets().size(); i++) {
      String target = rules.board().number(attack.targets().at(i));
      if (i > 0) {
        visitor.page.keyboard().down("Shift");
      }
      visitor.click(target);
      if (i > 0) {
        visitor.page.keyboard().up("Shift");
      }
      if (visitor.js("!s.attack").equals(true)) {
        return;
      }
      reckoned();
    }
    Set<String> wanted = new TreeSet<>(attack.units().stream().map(Unit::id).toList());
    for (Locator button : visitor.find(".strip button[data-key^=at]").all()) {
      String unit = button.getAttribute("data-key").substring(2);
      boolean on = "true".equals(button.getAttribute("aria-pressed"));
      if (on != wanted.contains(unit)) {
        press(".strip button[data-key='at" + unit + "']");
        reckoned();
      }
    }
    attack.extras().forEach(this::add);
    reckoned();
    press("#attack:not([disabled])");
  }

  private void reckoned() {
    visitor.until("s.attack && (s.attack.preview || s.attack.refused)").settle();
  }

  /** Ticks what is added to an attack, and sets how much of it. */
  private void add(Order.Extra extra) {
    String unit = extra.unit() == null ? "" : extra.unit().id();
    String hex = extra.hex() < 0 ? "" : rules.board().number(extra.hex());
    String key =
        visitor.text(
            "(s.attack.offer.offers || []).filter(o => o.id === '%s').flatMap(o => o.items).filter(i => (i.unit || '') === '%s' && (i.hex || '') === '%s').map(i => i.key)[0]"
                .formatted(extra.offer(), unit, hex));
    String row = ".support label[data-key=\"x" + key + "\"]";
    if (!press(row + " .box")) {
      return;
    }
    reckoned();
    Locator slider = visitor.find(row + " input[type=range]");
    if (slider.count() > 0) {
      slider.press("Home");
      for (int i = 1; i < Math.min(extra.amount(), MOST_CLICKS); i++) {
        slider.press("ArrowRight");
      }
      visitor.settle();
      reckoned();
    }
  }

  // ---- in the panel at the right

  /** Sets the steppers, those down first that have too much. */
  private void lose(Order.Lose lose) {
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
        for (int i = 0; i < MOST_CLICKS; i++) {
          int now = Integer.parseInt(visitor.find(key + " .stepper b").innerText());
          if (sign.equals("fewer") ? now <= aim : now >= aim) {
            break;
          }
          press(key + " .stepper button[aria-label$='" + sign + "']:not([disabled])");
        }
      }
    }
    press(".side .foot [data-accept]:not([disabled])");
  }

  /** One of the choices that are listed. */
  private void answer(Order order) {
    int option = index("s.legal.filter(o => o.type !== 'pass')", "d", order);
    if (press(".side button[data-key='o" + option + "']")
        || index("s.legal.filter(o => !o.steps && o.type !== 'pass')", "d", order) >= 0
            && press(
                ".side button[data-key='other"
                    + index("s.legal.filter(o => !o.steps && o.type !== 'pass')", "d", order)
                    + "']")) {
      return;
    }
    if (order instanceof Order.Choose choose && choose.units().size() > 0 && several(choose)) {
      return;
    }
    if (order instanceof Order.Command command && command.units().size() > 1) {
      // Listed are single units: one after the other.
      answer(new Order.Command(command.hq(), List.of(command.units().getFirst())));
      return;
    }
    ObjectNode wanted = json.write(order);
    String units = visitor.text(UNITS + "(" + wanted + ").join()");
    String hex = visitor.text(HEX + "(" + wanted + ") || ''");
    if (order instanceof Order.Choose choose
        && choose.units().size() == 2
        && hex.isEmpty()
        && visitor.kind().equals(Kind.SET_UP)) {
      // Two units change places: one is picked, the other one pointed out.
      Unit other = choose.units().getLast();
      units = choose.units().getFirst().id();
      hex = position.onMap(other) ? rules.board().number(position.place(other)) : "";
    }
    group(order, units, hex);
  }

  /** Whom an order is about, and where it leads, as the page sorts its choices. */
  private static final String UNITS =
      "(o => o.unit ? [o.unit] : o.hq ? [o.hq, ...(o.units || [])] : o.units || (o.steps ?"
          + " Object.keys(o.steps) : []))";

  private static final String HEX =
      "(o => o.hex || (o.path && o.path.at(-1)) || (o.type === 'choose' && o.hexes &&"
          + " o.hexes.length === 1 ? o.hexes[0] : null))";

  /** What some units may do: by their row, then by the hex or by the words. */
  private void group(Order order, String units, String hex) {
    String group = ".side [data-key='c" + units + "']";
    if (visitor.find(group).count() == 0) {
      if (order instanceof Order.Choose choose && choose.units().size() > 1 && hex.isEmpty()) {
        // Listed are single units: one after the other.
        Unit first = choose.units().getFirst();
        group(Order.Choose.unit(choose.option(), first), first.id(), hex);
      }
      return;
    }
    if (hex.isEmpty()) {
      String here =
          "s.legal.filter(o => o.type !== 'pass' && !%s(o) && %s(o).join() === '%s')"
              .formatted(HEX, UNITS, units);
      if (fetched(group, units)
          && !press(group + " > [data-key='p" + index(here, "d", order) + "']")) {
        press(group + " .act");
      }
      return;
    }
    if (!fetched(group, units)) {
      return;
    }
    if (visitor.js("s.pick.key !== '" + units + "'").equals(true)) {
      press(group + " .u");
    }
    if (!press(group + " [data-key='w" + hex + "']")) {
      visitor.click(hex);
    }
    if (visitor.js("s.pick.at === '" + hex + "'").equals(true)) {
      int way = index("(s.pick.hexes.get('" + hex + "') || [])", "d", order);
      if (!press(group + " [data-key='r" + way + "']")) {
        press(group + " [data-key='r0']");
      }
    }
  }

  /** Presses a row whose choices have not been fetched yet. */
  private boolean fetched(String group, String units) {
    String first = units.split(",")[0];
    String known = "s.legal.some(o => " + UNITS + "(o).includes('" + first + "'))";
    if (visitor.js(known + " && s.pick.complete !== false").equals(true)) {
      return true;
    }
    Locator row = visitor.find("button" + group.substring(group.indexOf('[')));
    if (row.count() > 0) {
      row.first().click();
      visitor.until(known).settle();
    }
    return true;
  }

  /** The place of an order in a list of the page; -1 where it is not there. */
  private int index(String list, String part, Order order) {
    return visitor.number(
        "(w => { const k = o => JSON.stringify(Object.entries(o).sort()); return "
            + list
            + ".findIndex(d => k("
            + part
            + ") === k(w)); })("
            + json.write(order)
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
        press(".side .u[data-key='s" + unit + "']");
      }
    }
    return press("#several:not([disabled])");
  }

  /** Presses something if it is there. */
  private boolean press(String selector) {
    return visitor.tap(selector);
  }
}
