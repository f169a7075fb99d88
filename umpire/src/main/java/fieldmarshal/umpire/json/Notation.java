package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Layout;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What things are called outside: units by their ids, hexes by their printed numbers, boxes and
 * flags by their names, sides by their ids.
 */
public final class Notation {
  private final Rules rules;
  private final Layout layout;

  public Notation(Rules rules, Layout layout) {
    this.rules = rules;
    this.layout = layout;
  }

  public Rules rules() {
    return rules;
  }

  Board board() {
    return rules.board();
  }

  // ---- read

  public Unit unit(String id) throws BadRequest {
    Unit unit = rules.roster().find(id);
    if (unit == null) {
      throw new BadRequest("there is no unit " + BadRequest.quote(id));
    }
    return unit;
  }

  /** Units, none of them twice. */
  public List<Unit> units(List<String> ids) throws BadRequest {
    List<Unit> units = new ArrayList<>(ids.size());
    Set<Unit> seen = new HashSet<>();
    for (String id : ids) {
      Unit unit = unit(id);
      if (!seen.add(unit)) {
        throw new BadRequest("the unit '" + id + "' is named twice");
      }
      units.add(unit);
    }
    return units;
  }

  public int hex(String number) throws BadRequest {
    int hex = rules.board().find(number);
    if (hex < 0) {
      throw new BadRequest("there is no hex " + BadRequest.quote(number));
    }
    return hex;
  }

  public Hexes hexes(List<String> numbers) throws BadRequest {
    int[] hexes = new int[numbers.size()];
    for (int i = 0; i < hexes.length; i++) {
      hexes[i] = hex(numbers.get(i));
    }
    return Hexes.wrap(hexes);
  }

  public Side side(String id) throws BadRequest {
    for (Side side : rules.game().sides()) {
      if (side.id().equals(id)) {
        return side;
      }
    }
    String sides = rules.game().sides().stream().map(Side::id).collect(Collectors.joining(", "));
    throw new BadRequest("there is no side " + BadRequest.quote(id) + "; the sides are " + sides);
  }

  // ---- write

  public String hex(int hex) {
    return rules.board().number(hex);
  }

  public ArrayNode hexes(Hexes hexes) {
    ArrayNode array = Json.array();
    for (int i = 0; i < hexes.size(); i++) {
      array.add(hex(hexes.at(i)));
    }
    return array;
  }

  public static ArrayNode ids(List<? extends Unit> units) {
    ArrayNode array = Json.array();
    units.forEach(unit -> array.add(unit.id()));
    return array;
  }

  String flag(int flag) {
    return layout.flagName(flag);
  }

  List<String> boxes() {
    return layout.boxes();
  }

  String box(int place) {
    return layout.boxName(place);
  }

  /** A hex or a box, each under its own name. */
  void place(ObjectNode node, int place) {
    place(node, place, "hex", "box");
  }

  void place(ObjectNode node, int place, String hex, String box) {
    if (place >= 0) {
      node.put(hex, hex(place));
    } else {
      node.put(box, box(place));
    }
  }

  /** The totals, by the id of the side. */
  public static ObjectNode points(List<Side> sides, List<Explanation> points) {
    ObjectNode node = Json.object();
    for (int i = 0; i < points.size(); i++) {
      String name = i < sides.size() ? sides.get(i).id() : points.get(i).what();
      put(node, name, points.get(i).total());
    }
    return node;
  }

  /** A total with its parts and their cases. */
  public static ObjectNode explanation(Explanation explanation) {
    ObjectNode node = Json.object();
    put(node, "total", explanation.total());
    ArrayNode parts = node.putArray("parts");
    for (Explanation leaf : explanation.leaves()) {
      ObjectNode part = parts.addObject().put("what", leaf.what()).put("case", leaf.caseId());
      put(part, "amount", leaf.total());
    }
    return node;
  }

  /** Whole numbers are written as such. */
  static void put(ObjectNode node, String name, double amount) {
    if (amount == Math.rint(amount) && Math.abs(amount) < 1e15) {
      node.put(name, (long) amount);
    } else {
      node.put(name, amount);
    }
  }
}
