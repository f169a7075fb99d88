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
import org.jspecify.annotations.Nullable;

/**
 * Gives an order as a player does: clicks on counters and hexes, ticks and presses what the panels
 * offer. It knows the page, not the server: what it does not find there it leaves undone. It looks
 * once before each click, when the page has settled, and asks then for all that it wants to know:
 * each question takes its way to the browser and back. It does not wait for what comes of the last
 * click.
 */
final class Hand {
  /** So many clicks at most bring a stepper or a slider where it shall be. */
  private static final int MOST_CLICKS = 40;

  /** Of so many hexes one is gone to by dragging the counter, the others by a click. */
  private static final int DRAGS = 5;

  private final Visitor visitor;
  private final Rules rules;
  private final Position position;
  private final String kind;
  private final OrderJson json;

  /**
   * @param position what stands on the board
   * @param kind what is decided
   */
  Hand(Visitor visitor, Rules rules, Position position, String kind) {
    this.visitor = visitor;
    this.rules = rules;
    this.position = position;
    this.kind = kind;
    json = new OrderJson(new Notation(rules, position.layout()));
  }

  void give(Order order) {
    boolean free = kind.equals(Kind.MOVE) || kind.equals(Kind.ATTACK);
    if (order instanceof Order.Pass) {
      pass();
      return;
    }
    if (free && !(order instanceof Order.Move && kind.equals(Kind.MOVE))) {
      clear();
    }
    switch (order) {
      case Order.Move move when kind.equals(Kind.MOVE) ->
          march(move.units(), goal(move), move.mode());
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
    for (int i = 0; i < 4 && is("s.hex || s.attack || s.result || s.drawer"); i++) {
      visitor.page.keyboard().press("Escape");
    }
  }

  /** Ends the phase, also where the page asks once more. */
  private void pass() {
    if (press("#end")) {
      visitor.tap("true", "s.sure === s.match.revision ? mid('#end') : null");
      return;
    }
    visitor.tap("s.legal", "mid('.side .foot .btn.wide.q')");
  }

  // ---- on the map

  /**
   * Where a march leads. Chance may send a unit out and back again to where it stands, which nobody
   * can click: it is sent out, and may be sent back by the next order.
   */
  private int goal(Order.Move move) {
    int home = position.place(move.units().getFirst());
    for (int i = move.path().size() - 1; i > 0; i--) {
      if (move.path().at(i) != home) {
        return move.path().at(i);
      }
    }
    return move.path().at(0);
  }

  private void march(List<Unit> units, int goal, String mode) {
    String hex = rules.board().number(goal);
    // who is chosen, by which way he would go, and where he would be clicked to
    String chosen =
        """
        (async () => ({
          units: s.units.join(),
          mode: s.reach ? s.mode : '',
          goal: s.reach?.hexes.some(h => h.hex === '%s') ? await at('%s') : null
        }))()\
        """
            .formatted(hex, hex);
    Map<?, ?> seen = select(units, chosen);
    if (seen == null) {
      return;
    }
    if (seen.get("mode").equals("")) {
      seen = (Map<?, ?>) visitor.when("s.reach", chosen);
    }
    if (!mode.equals(seen.get("mode"))) {
      if (!press("button[data-key='m" + mode + "']")) {
        return;
      }
      seen = (Map<?, ?>) visitor.when("s.reach", chosen);
    }
    if (seen.get("goal") instanceof Map<?, ?> point) {
      if (goal % DRAGS == 0) {
        visitor.drag(rules.board().number(position.place(units.getFirst())), hex);
      } else {
        Visitor.Point at = Visitor.pointOf(point);
        visitor.page.mouse().click(at.x(), at.y());
      }
    }
  }

  /**
   * Clicks the stack, then the units in the list beside it.
   *
   * @param question what is asked each time one was clicked; the answer has the chosen units too
   * @return the last answer; null where the units could not be chosen
   */
  private @Nullable Map<?, ?> select(List<Unit> units, String question) {
    int place = position.place(units.getFirst());
    if (place < 0) {
      return null;
    }
    String from = rules.board().number(place);
    // Who is still selected might go there, or be one of those who are clicked through.
    String free =
        "s.attack || s.drawer || s.hex === '%s' || s.reach?.hexes.some(h => h.hex === '%s') ? null : at('%s')"
            .formatted(from, from, from);
    if (!visitor.tap("true", free)) {
      clear();
      visitor.tap("true", "at('" + from + "')");
    }
    Map<?, ?> seen = (Map<?, ?>) visitor.when("true", question);
    String wanted = "";
    for (Unit unit : units) {
      String row = ".side [data-key='u" + unit.id() + "']";
      boolean more = !wanted.isEmpty();
      wanted += (more ? "," : "") + unit.id();
      if (!more && wanted.equals(seen.get("units"))) {
        continue;
      }
      if (more) {
        visitor.page.keyboard().down("Shift");
      }
      boolean there = press(row);
      if (more) {
        visitor.page.keyboard().up("Shift");
      }
      if (!there) {
        return null;
      }
      seen = (Map<?, ?>) visitor.when("true", question);
    }
    long chosen = String.valueOf(seen.get("units")).chars().filter(c -> c == ',').count() + 1;
    return chosen == units.size() ? seen : null;
  }

  /** What a unit on the march does beside marching: a button in its panel. */
  private boolean deed(Order order) {
    List<Unit> units = order.named();
    if (units.isEmpty()
        || select(List.of(units.getFirst()), "({ units: s.units.join() })") == null) {
      return false;
    }
    String title =
        "(s.reach.deeds || [])[%s]?.title ?? '%s'"
            .formatted(
                index("(s.reach.deeds || [])", "d.order", order), order.getClass().getSimpleName());
    return visitor.tap("s.reach", "mid(`.side button[data-key=\"a${" + title + "}\"]`)");
  }

  /** Calls off what was declared. */
  private boolean declared(Order order) {
    return visitor.tap(
        "s.legal",
        "mid(`.side [data-key='deed${" + index("s.deeds", "d.order", order) + "}'] .act`)");
  }

  private void fight(Order.Attack attack) {
    for (int i = 0; i < attack.targets().size(); i++) {
      String target = rules.board().number(attack.targets().at(i));
      if (i > 0) {
        visitor.page.keyboard().down("Shift");
      }
      visitor.tap(i == 0 ? "s.legal" : RECKONED, "at('" + target + "')");
      if (i > 0) {
        visitor.page.keyboard().up("Shift");
      }
      if (is("!s.attack")) {
        return;
      }
    }
    Set<String> wanted = new TreeSet<>(attack.units().stream().map(Unit::id).toList());
    for (Object one : (List<?>) visitor.when(RECKONED, BUTTONS)) {
      List<?> button = (List<?>) one;
      String unit = String.valueOf(button.get(0));
      if (!button.get(1).equals(wanted.contains(unit))) {
        visitor.tap(RECKONED, "mid(\".strip button[data-key='at" + unit + "']\")");
      }
    }
    attack.extras().forEach(this::add);
    visitor.tap(RECKONED, "mid('#attack:not([disabled])')");
  }

  /** The units that may attack, and whether they are pressed. */
  private static final String BUTTONS =
      "[...document.querySelectorAll('.strip button[data-key^=at]')]"
          + ".map(b => [b.dataset.key.slice(2), b.ariaPressed === 'true'])";

  private static final String RECKONED = "s.attack && (s.attack.preview || s.attack.refused)";

  /** Ticks what is added to an attack, and sets how much of it. */
  private void add(Order.Extra extra) {
    String unit = extra.unit() == null ? "" : extra.unit().id();
    String hex = extra.hex() < 0 ? "" : rules.board().number(extra.hex());
    Object key =
        visitor.when(
            RECKONED,
            "(s.attack.offer.offers || []).filter(o => o.id === '%s').flatMap(o => o.items).filter(i => (i.unit || '') === '%s' && (i.hex || '') === '%s').map(i => i.key)[0]"
                .formatted(extra.offer(), unit, hex));
    String row = ".support label[data-key=\"x" + key + "\"]";
    if (!press(row + " .box")) {
      return;
    }
    visitor.until(RECKONED).settle();
    Locator slider = visitor.find(row + " input[type=range]");
    if (slider.count() > 0) {
      slider.press("Home");
      for (int i = 1; i < Math.min(extra.amount(), MOST_CLICKS); i++) {
        slider.press("ArrowRight");
      }
    }
  }

  // ---- in the panel at the right

  /** Sets the steppers, those down first that have too much. */
  private void lose(Order.Lose lose) {
    List<?> rows =
        (List<?>)
            visitor.when(
                "s.legal",
                "[...document.querySelectorAll('.side .u.set')].map(r => r.dataset.key.slice(1))");
    if (rows.isEmpty()) {
      answer(lose);
      return;
    }
    Map<String, Integer> wanted = new HashMap<>();
    lose.losses().forEach(portion -> wanted.put(portion.unit().id(), portion.amount()));
    step(rows, wanted, "fewer", '>');
    step(rows, wanted, "more", '<');
    press(".side .foot [data-accept]:not([disabled])");
  }

  /** Presses one of the two buttons of each row while its number is more, or less, than wanted. */
  private void step(List<?> rows, Map<String, Integer> wanted, String sign, char than) {
    for (Object unit : rows) {
      String row = ".side .u.set[data-key='l" + unit + "'] .stepper ";
      String button =
          "Number(document.querySelector(\"%sb\").innerText) %s %d ? mid(\"%sbutton[aria-label$='%s']:not([disabled])\") : null"
              .formatted(row, than, wanted.getOrDefault((String) unit, 0), row, sign);
      for (int i = 0; i < MOST_CLICKS && visitor.tap("true", button); i++) {}
    }
  }

  /** One of the choices that are listed. */
  private void answer(Order order) {
    String option = index("s.legal.filter(o => o.type !== 'pass')", "d", order);
    String other = index("s.legal.filter(o => !o.steps && o.type !== 'pass')", "d", order);
    if (visitor.tap(
        "s.legal",
        "mid(`.side button[data-key='o${%s}']`) ?? mid(`.side button[data-key='other${%s}']`)"
            .formatted(option, other))) {
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
    List<?> about =
        (List<?>)
            visitor.when(
                "true", "[%s(%s).join(), %s(%s) || '']".formatted(UNITS, wanted, HEX, wanted));
    String units = String.valueOf(about.get(0));
    String hex = String.valueOf(about.get(1));
    if (order instanceof Order.Choose choose
        && choose.units().size() == 2
        && hex.isEmpty()
        && kind.equals(Kind.SET_UP)) {
      // Two units change places: one is picked, the other one pointed out.
      Unit second = choose.units().getLast();
      units = choose.units().getFirst().id();
      hex = position.onMap(second) ? rules.board().number(position.place(second)) : "";
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
    if (is("!document.querySelector(\"" + group + "\")")) {
      if (order instanceof Order.Choose choose && choose.units().size() > 1 && hex.isEmpty()) {
        // Listed are single units: one after the other.
        Unit first = choose.units().getFirst();
        group(Order.Choose.unit(choose.option(), first), first.id(), hex);
      }
      return;
    }
    String known = "s.legal.some(o => %s(o).includes('%s'))".formatted(UNITS, units.split(",")[0]);
    // A row whose choices have not been fetched yet is pressed for them.
    String row = "button" + group.substring(group.indexOf('['));
    String asked =
        visitor.tap(
                "true",
                "%s && s.pick.complete !== false ? null : mid(\"%s\")".formatted(known, row))
            ? known
            : "true";
    if (hex.isEmpty()) {
      String here =
          "s.legal.filter(o => o.type !== 'pass' && !%s(o) && %s(o).join() === '%s')"
              .formatted(HEX, UNITS, units);
      visitor.tap(
          asked,
          "mid(`%s > [data-key='p${%s}']`) ?? mid(`%s .act`)"
              .formatted(group, index(here, "d", order), group));
      return;
    }
    visitor.tap(asked, "s.pick.key !== '%s' ? mid(\"%s .u\") : null".formatted(units, group));
    visitor.tap("true", "mid(\"%s [data-key='w%s']\") ?? at('%s')".formatted(group, hex, hex));
    visitor.tap(
        "true",
        "s.pick.at === '%s' ? mid(`%s [data-key='r${%s}']`) ?? mid(\"%s [data-key='r0']\") : null"
            .formatted(
                hex, group, index("(s.pick.hexes.get('" + hex + "') || [])", "d", order), group));
  }

  /** The place of an order in a list of the page, -1 where it is not there: an expression. */
  private String index(String list, String part, Order order) {
    return "(w => { const k = o => JSON.stringify(Object.entries(o).sort()); return "
        + list
        + ".findIndex(d => k("
        + part
        + ") === k(w)); })("
        + json.write(order)
        + ")";
  }

  private boolean several(Order.Choose choose) {
    List<?> rows =
        (List<?>)
            visitor.when(
                "true",
                """
                document.getElementById('several') ? [...document.querySelectorAll('.side .u[data-key^=s]')]
                  .map(r => [r.dataset.key.slice(1), r.ariaPressed === 'true']) : []\
                """);
    if (rows.isEmpty()) {
      return false;
    }
    Set<String> wanted = new TreeSet<>(choose.units().stream().map(Unit::id).toList());
    for (Object one : rows) {
      List<?> row = (List<?>) one;
      if (!row.get(1).equals(wanted.contains((String) row.get(0)))) {
        press(".side .u[data-key='s" + row.get(0) + "']");
      }
    }
    return press("#several:not([disabled])");
  }

  private boolean is(String condition) {
    return Boolean.TRUE.equals(visitor.when("true", "!!(" + condition + ")"));
  }

  /** Presses something if it is there. */
  private boolean press(String selector) {
    return visitor.tap(selector);
  }
}
