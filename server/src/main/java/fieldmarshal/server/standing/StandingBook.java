package fieldmarshal.server.standing;

import fieldmarshal.engine.Side;
import fieldmarshal.engine.standing.Matter;
import fieldmarshal.engine.standing.Policy;
import fieldmarshal.engine.standing.StandingOrders;
import java.util.EnumMap;
import java.util.Map;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** Which answers are left for which side of which match, and by whom. */
public final class StandingBook {
  /** What somebody has left. */
  public record Left(String person, StandingOrders orders) {}

  private final Jdbi jdbi;

  public StandingBook(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** What is left for a side; null where nothing is. */
  public @Nullable Left of(String match, Side side) {
    return jdbi.withHandle(handle -> {
      Map<Matter, Policy> policies = new EnumMap<>(Matter.class);
      String[] person = new String[1];
      handle
          .createQuery(
              "SELECT matter, policy, person FROM standing_order WHERE match_id = :match AND side ="
                  + " :side")
          .bind("match", match)
          .bind("side", side.id())
          .map((row, context) -> {
            Matter matter = Matter.of(row.getString("matter"));
            Policy policy = Policy.of(row.getString("policy"));
            if (matter != null && policy != null) {
              policies.put(matter, policy);
            }
            person[0] = row.getString("person");
            return matter;
          })
          .list();
      return person[0] == null || policies.isEmpty()
          ? null
          : new Left(person[0], new StandingOrders(policies));
    });
  }

  /** Leaves these in the place of all that was left before; an empty set withdraws them. */
  public void put(String match, Side side, String person, StandingOrders orders) {
    jdbi.useTransaction(handle -> {
      handle
          .createUpdate("DELETE FROM standing_order WHERE match_id = :match AND side = :side")
          .bind("match", match)
          .bind("side", side.id())
          .execute();
      orders
          .policies()
          .forEach((matter, policy) ->
              handle
                  .createUpdate(
                      "INSERT INTO standing_order (match_id, side, matter, policy, person) VALUES"
                          + " (:match, :side, :matter, :policy, :person)")
                  .bind("match", match)
                  .bind("side", side.id())
                  .bind("matter", matter.id())
                  .bind("policy", policy.id())
                  .bind("person", person)
                  .execute());
    });
  }
}
