package fieldmarshal.testkit;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Unit;
import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * Holds what the rules list and what they grant to one another: every listed order is granted, and
 * what is granted is listed or covered by the list ({@link Listing}), where it can be read to its
 * end.
 */
final class Agreement {
  private static final int LISTED = 60;
  private static final int VARIED = 120;

  private final int most;
  private final Predicate<Order> together;
  private final Predicate<Unit> needsCompany;

  /** How much was looked at, for whoever wants to know whether it was enough. */
  private int positions;

  private int complete;
  private int judged;
  private int granted;
  private int covered;

  /**
   * Makes one.
   *
   * @param most the longest list that is read
   * @param together the orders that several units may carry out together, as each may alone
   * @param needsCompany the units that may do with others what they may not do alone
   */
  Agreement(int most, Predicate<Order> together, Predicate<Unit> needsCompany) {
    this.most = most;
    this.together = together;
    this.needsCompany = needsCompany;
  }

  /** Looks at the position that a game has come to. */
  void check(Playthrough game, RandomGenerator random) {
    Rules rules = game.setup().rules();
    Position position = game.match().position();
    Listing listing = new Listing(rules, position, most, together, needsCompany);
    positions++;
    complete += listing.complete() ? 1 : 0;
    List<Order> orders = listing.orders();
    if (new HashSet<>(orders).size() != orders.size()) {
      throw game.fault("an order is listed twice");
    }
    for (int i = 0; i < LISTED; i++) {
      Order order = orders.get(random.nextInt(orders.size()));
      grants(game, order, "is listed");
    }
    Order sampled = rules.sample(position, random);
    Order suggested = rules.suggest(position);
    grants(game, sampled, "is sampled");
    grants(game, suggested, "is suggested");
    listed(game, listing, sampled, "is sampled");
    listed(game, listing, suggested, "is suggested");
    Variations variations = new Variations(rules, position, random);
    for (int i = 0; i < VARIED; i++) {
      Order order =
          variations.vary(
              orders.get(random.nextInt(orders.size())), orders.get(random.nextInt(orders.size())));
      judge(game, listing, order);
    }
  }

  private void grants(Playthrough game, Order order, String as) {
    Rules rules = game.setup().rules();
    if (ruling(game, order) instanceof Ruling.Refused refused) {
      throw game.fault(
          Variations.describe(rules, order)
              + " "
              + as
              + " but refused: "
              + refused.why()
              + " ("
              + refused.caseId()
              + ")");
    }
  }

  private void judge(Playthrough game, Listing listing, Order order) {
    judged++;
    switch (ruling(game, order)) {
      case Ruling.Refused refused -> {
        game.cited(refused.caseId());
        game.sentence(refused.why());
      }
      case Ruling.Granted ruled -> {
        granted++;
        listed(game, listing, order, "is granted");
      }
    }
  }

  private Ruling ruling(Playthrough game, Order order) {
    Rules rules = game.setup().rules();
    try {
      return rules.judge(game.match().position(), order);
    } catch (RuntimeException e) {
      throw game.fault(Variations.describe(rules, order) + " breaks the rules: " + e, e);
    }
  }

  private void listed(Playthrough game, Listing listing, Order order, String as) {
    if (!listing.complete()) {
      return;
    }
    covered++;
    if (!listing.covers(order)) {
      throw game.fault(
          Variations.describe(game.setup().rules(), order)
              + " "
              + as
              + " but not among the "
              + listing.orders().size()
              + " listed");
    }
  }

  @Override
  public String toString() {
    return positions
        + " positions, "
        + complete
        + " of them with lists read to the end; "
        + judged
        + " varied orders, "
        + granted
        + " of them granted; "
        + covered
        + " looked up in the lists";
  }
}
