package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Unit;
import java.util.List;

/**
 * What may be added to an attack: offers with their items, and the limits that name items by their
 * keys. The fields {@code shifts}, {@code support} and {@code burn} say the offers of those names
 * again, in the words that the protocol had first.
 */
public final class MusterJson {
  private final Notation notation;

  public MusterJson(Notation notation) {
    this.notation = notation;
  }

  public void write(ObjectNode node, Clerk.Muster muster) {
    ArrayNode offers = node.putArray("offers");
    for (Clerk.Offer offer : muster.offers()) {
      ObjectNode one =
          offers
              .addObject()
              .put("id", offer.id())
              .put("title", offer.title())
              .put("about", offer.about())
              .put("case", offer.caseId())
              .put("gift", Json.word(offer.gift()))
              .put("spends", offer.spends());
      ArrayNode items = one.putArray("items");
      offer.items().forEach(item -> items.add(item(item)));
    }
    ArrayNode limits = node.putArray("limits");
    for (Clerk.Limit limit : muster.limits()) {
      ObjectNode one = limits.addObject();
      one.set("items", keys(limit.items()));
      one.put("most", limit.most());
      if (!limit.needed().isEmpty()) {
        one.set("needs", keys(limit.needed()));
      }
      one.put("why", limit.why()).put("case", limit.caseId());
    }
    firstWords(node, muster);
  }

  private ObjectNode item(Clerk.Item item) {
    ObjectNode node = Json.object().put("key", key(item));
    Unit unit = item.unit();
    if (unit != null) {
      node.put("unit", unit.id());
    }
    if (item.hex() != Order.Extra.NOWHERE) {
      node.put("hex", notation.hex(item.hex()));
    }
    return node.put("most", item.most()).put("worth", item.worth());
  }

  private ArrayNode keys(List<Clerk.Item> items) {
    ArrayNode keys = Json.array();
    items.forEach(item -> keys.add(key(item)));
    return keys;
  }

  private String key(Clerk.Item item) {
    Unit unit = item.unit();
    return item.offer()
        + (unit == null ? "" : ":" + unit.id())
        + (item.hex() == Order.Extra.NOWHERE ? "" : "@" + notation.hex(item.hex()));
  }

  private static void firstWords(ObjectNode node, Clerk.Muster muster) {
    ArrayNode shifts = node.putArray("shifts");
    for (Clerk.Item item : muster.items(OrderJson.SHIFT)) {
      Unit hq = item.unit();
      if (hq != null) {
        shifts
            .addObject()
            .put("hq", hq.id())
            .put("columns", Math.round(item.worth()))
            .put("level", level(muster, item));
      }
    }
    ArrayNode support = node.putArray("support");
    for (Clerk.Item item : muster.items(OrderJson.SUPPORT)) {
      Unit gun = item.unit();
      if (gun != null) {
        support.addObject().put("unit", gun.id()).put("points", item.most());
      }
    }
    ArrayNode burn = node.putArray("burn");
    for (Clerk.Item item : muster.items(OrderJson.BURN)) {
      Unit depot = item.unit();
      if (depot != null) {
        burn.add(depot.id());
      }
    }
  }

  /** A number that items share which exclude each other. */
  private static int level(Clerk.Muster muster, Clerk.Item item) {
    for (int i = 0; i < muster.limits().size(); i++) {
      Clerk.Limit limit = muster.limits().get(i);
      if (limit.most() == 1 && limit.items().contains(item)) {
        return i + 1;
      }
    }
    return muster.limits().size() + 1 + muster.items(item.offer()).indexOf(item);
  }
}
