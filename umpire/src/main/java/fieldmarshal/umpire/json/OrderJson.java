package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Order.Extra;
import fieldmarshal.engine.Order.Portion;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Orders in the words of the protocol. Reading is liberal where no harm is done (one unit for a
 * list of one, {@code to} for a path of one hex) and strict otherwise; whether an order is legal,
 * the rules decide.
 */
public final class OrderJson {
  /** No game gives a unit more steps, or a gun more points, than this. */
  private static final int MOST = 1_000;

  private static final int LONGEST_WORD = 100;

  // Offers that the protocol has words of its own for: shifts, support, burn.
  static final String SHIFT = "shift";
  static final String SUPPORT = "support";
  static final String BURN = "burn";

  private static final String TYPES =
      "move, attack, choose, lose, retreat, advance, displace, withdraw, entrain, rail, detrain,"
          + " command, replace, reinforce, place, pass";

  private final Notation notation;

  public OrderJson(Notation notation) {
    this.notation = notation;
  }

  // ---- read

  public Order read(ObjectNode node) throws BadRequest {
    return new Reader(new Fields("the order", node)).order();
  }

  /** Reads one order. */
  private final class Reader {
    private final Fields fields;

    Reader(Fields fields) {
      this.fields = fields;
    }

    Order order() throws BadRequest {
      String type = fields.text("type");
      Order order =
          switch (type) {
            case "move" -> new Order.Move(units(), path(), mode());
            case "attack" ->
                new Order.Attack(
                    some("attackers", units("attackers", "attacker", "units", "unit")),
                    some("targets", hexes("targets", "target", "hexes", "hex")),
                    extras());
            case "choose" ->
                new Order.Choose(word("option"), units("units", "unit"), hexes("hexes", "hex"));
            case "lose" -> lose();
            case "retreat" -> new Order.Retreat(units(), path());
            case "advance" -> new Order.Advance(units(), path());
            case "displace" -> new Order.Displace(unit(), hex());
            case "withdraw" -> new Order.Withdraw(unit());
            case "entrain" -> new Order.Entrain(unit());
            case "rail" -> new Order.Rail(unit(), path());
            case "detrain" -> new Order.Detrain(unit());
            case "command" ->
                new Order.Command(
                    notation.unit(fields.text("hq")), some("units", units("units", "unit")));
            case "replace" -> new Order.Replace(unit());
            case "reinforce" -> new Order.Reinforce(unit(), hex());
            case "place" -> new Order.Place(unit(), hex());
            case "pass" -> Order.PASS;
            default ->
                throw new BadRequest(
                    "there is no order of type " + BadRequest.quote(type) + "; there are " + TYPES);
          };
      fields.done();
      return order;
    }

    private List<Unit> units() throws BadRequest {
      return some("units", units("units", "unit"));
    }

    private Unit unit() throws BadRequest {
      List<Unit> units = units();
      if (units.size() > 1) {
        throw fields.fault("units", "has " + units.size() + " entries; this order is for one unit");
      }
      return units.getFirst();
    }

    private Hexes path() throws BadRequest {
      return some("path", hexes("path", "to", "hex"));
    }

    private int hex() throws BadRequest {
      Hexes hexes = some("hex", hexes("hex", "to", "path"));
      if (hexes.size() > 1) {
        throw fields.fault("path", "has " + hexes.size() + " entries; this order is for one hex");
      }
      return hexes.at(0);
    }

    private String mode() throws BadRequest {
      return fields.has("mode") ? word("mode") : Order.Move.MARCH;
    }

    private String word(String name) throws BadRequest {
      String word = fields.text(name);
      if (word.length() > LONGEST_WORD) {
        throw fields.fault(name, "is longer than " + LONGEST_WORD + " characters");
      }
      return word;
    }

    /**
     * What is added to an attack: the list {@code extras}, and what of it the words {@code shifts},
     * {@code support} and {@code burn} say, which need not be said twice.
     */
    private List<Extra> extras() throws BadRequest {
      List<Extra> worded = new ArrayList<>();
      for (Unit hq : units("shifts", "shift")) {
        worded.add(new Extra(SHIFT, hq));
      }
      for (Portion gun : portions("support")) {
        worded.add(new Extra(SUPPORT, gun.unit(), gun.amount()));
      }
      for (Unit depot : units("burn")) {
        worded.add(new Extra(BURN, depot));
      }
      if (!fields.has("extras")) {
        return worded;
      }
      List<Extra> extras = new ArrayList<>();
      for (Fields one : fields.objects("extras", MOST)) {
        extras.add(extra(one));
      }
      for (Extra said : worded) {
        if (!extras.contains(said)) {
          extras.add(said);
        }
      }
      return extras;
    }

    private Extra extra(Fields one) throws BadRequest {
      String offer = one.text("offer");
      if (offer.length() > LONGEST_WORD) {
        throw one.fault("offer", "is longer than " + LONGEST_WORD + " characters");
      }
      Unit unit = one.has("unit") ? notation.unit(one.text("unit")) : null;
      int amount = one.has("amount") ? one.number("amount", 0, MOST) : 1;
      int hex = one.has("hex") ? notation.hexes(List.of(one.text("hex"))).at(0) : Extra.NOWHERE;
      one.done();
      return new Extra(offer, unit, amount, hex);
    }

    private Order lose() throws BadRequest {
      if (!fields.has("steps")) {
        throw fields.fault("steps", "is missing");
      }
      return new Order.Lose(portions("steps"));
    }

    private List<Unit> units(String... names) throws BadRequest {
      return notation.units(listed(notation.rules().roster().size(), names));
    }

    private Hexes hexes(String... names) throws BadRequest {
      return notation.hexes(listed(notation.board().size(), names));
    }

    /** The strings under whichever of the names is there; a bare string is a list of one. */
    private List<String> listed(int most, String... names) throws BadRequest {
      String name = fields.present(List.of(names));
      if (name == null) {
        return List.of();
      }
      return fields.isText(name) ? List.of(fields.text(name)) : fields.texts(name, most);
    }

    private List<Portion> portions(String name) throws BadRequest {
      List<Portion> portions = new ArrayList<>();
      if (fields.has(name)) {
        for (Map.Entry<String, Integer> amount : fields.amounts(name, 0, MOST)) {
          portions.add(new Portion(notation.unit(amount.getKey()), amount.getValue()));
        }
      }
      return portions;
    }

    private List<Unit> some(String name, List<Unit> units) throws BadRequest {
      if (units.isEmpty()) {
        throw missing(name);
      }
      return units;
    }

    private Hexes some(String name, Hexes hexes) throws BadRequest {
      if (hexes.isEmpty()) {
        throw missing(name);
      }
      return hexes;
    }

    private BadRequest missing(String name) {
      return fields.fault(name, "is missing or empty");
    }
  }

  // ---- write

  public ObjectNode write(Order order) {
    return switch (order) {
      case Order.Move(var units, var path, var mode) -> {
        ObjectNode node = walk("move", units, path);
        yield mode.equals(Order.Move.MARCH) ? node : node.put("mode", mode);
      }
      case Order.Attack attack -> attack(attack);
      case Order.Choose(var option, var units, var hexes) -> {
        ObjectNode node = typed("choose").put("option", option);
        listUnits(node, "units", units);
        if (!hexes.isEmpty()) {
          node.set("hexes", notation.hexes(hexes));
        }
        yield node;
      }
      case Order.Lose(var losses) -> typed("lose").set("steps", amounts(losses));
      case Order.Retreat(var units, var path) -> walk("retreat", units, path);
      case Order.Advance(var units, var path) -> walk("advance", units, path);
      case Order.Displace(var unit, var hex) -> one("displace", unit, hex);
      case Order.Withdraw(var unit) -> one("withdraw", unit, null);
      case Order.Entrain(var unit) -> one("entrain", unit, null);
      case Order.Rail(var unit, var path) ->
          one("rail", unit, null).set("path", notation.hexes(path));
      case Order.Detrain(var unit) -> one("detrain", unit, null);
      case Order.Command(var hq, var units) ->
          typed("command").put("hq", hq.id()).set("units", Notation.ids(units));
      case Order.Replace(var unit) -> one("replace", unit, null);
      case Order.Reinforce(var unit, var hex) -> one("reinforce", unit, hex);
      case Order.Place(var unit, var hex) -> one("place", unit, hex);
      case Order.Pass() -> typed("pass");
    };
  }

  private ObjectNode attack(Order.Attack attack) {
    ObjectNode node = typed("attack");
    node.set("attackers", Notation.ids(attack.units()));
    node.set("targets", notation.hexes(attack.targets()));
    if (attack.extras().isEmpty()) {
      return node;
    }
    ArrayNode extras = node.putArray("extras");
    ArrayNode shifts = Json.array();
    ObjectNode support = Json.object();
    ArrayNode burn = Json.array();
    for (Extra extra : attack.extras()) {
      extras.add(extra(extra));
      Unit unit = extra.unit();
      if (unit == null || extra.hex() != Extra.NOWHERE) {
        continue;
      }
      switch (extra.offer()) {
        case SHIFT -> shifts.add(unit.id());
        case SUPPORT -> support.put(unit.id(), extra.amount());
        case BURN -> burn.add(unit.id());
        default -> {}
      }
    }
    setSome(node, "shifts", shifts);
    setSome(node, "support", support);
    setSome(node, "burn", burn);
    return node;
  }

  private static void setSome(ObjectNode node, String name, JsonNode value) {
    if (!value.isEmpty()) {
      node.set(name, value);
    }
  }

  private ObjectNode extra(Extra extra) {
    ObjectNode node = Json.object().put("offer", extra.offer());
    Unit unit = extra.unit();
    if (unit != null) {
      node.put("unit", unit.id());
    }
    if (extra.amount() != 1) {
      node.put("amount", extra.amount());
    }
    if (extra.hex() != Extra.NOWHERE) {
      node.put("hex", notation.hex(extra.hex()));
    }
    return node;
  }

  private static ObjectNode typed(String type) {
    return Json.object().put("type", type);
  }

  private ObjectNode walk(String type, List<Unit> units, Hexes path) {
    ObjectNode node = typed(type);
    node.set("units", Notation.ids(units));
    node.set("path", notation.hexes(path));
    return node;
  }

  private ObjectNode one(String type, Unit unit, @Nullable Integer hex) {
    ObjectNode node = typed(type).put("unit", unit.id());
    return hex == null ? node : node.put("hex", notation.hex(hex));
  }

  private static void listUnits(ObjectNode node, String name, List<Unit> units) {
    if (!units.isEmpty()) {
      node.set(name, Notation.ids(units));
    }
  }

  private static ObjectNode amounts(List<Portion> portions) {
    ObjectNode node = Json.object();
    portions.forEach(portion -> node.put(portion.unit().id(), portion.amount()));
    return node;
  }
}
