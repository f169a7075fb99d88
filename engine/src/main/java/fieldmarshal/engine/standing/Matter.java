package fieldmarshal.engine.standing;

import fieldmarshal.engine.Kind;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a standing order can be about: decisions that come to a player in the enemy's part. */
public enum Matter {
  OPTIONS("options", "Losses or retreat", List.of(Policy.CLERK), Kind.OPTION),

  LOSSES(
      "losses",
      "Which units take losses",
      List.of(Policy.CLERK),
      Kind.LOSE,
      Kind.FORTRESS_SHARE,
      Kind.AFFECTED,
      Kind.EXCESS),

  RETREATS(
      "retreats", "Where units retreat to", List.of(Policy.CLERK), Kind.RETREAT, Kind.DISPLACE),

  WITHDRAWALS(
      "withdrawals",
      "Withdrawal and retreat before combat",
      List.of(Policy.HOLD, Policy.CLERK),
      Kind.WITHDRAW,
      Kind.WITHDRAWAL_PATH,
      Kind.RETIRE),

  RESERVES(
      "reserves",
      "Support and reserves for the defence",
      List.of(Policy.CLERK, Policy.DECLINE),
      Kind.SUPPORT,
      Kind.FILL),

  OTHERS(
      "others",
      "All other decisions in the enemy's part of the turn",
      List.of(Policy.CLERK),
      Kind.CHOOSE,
      Kind.ADVANCE,
      Kind.INSPIRE,
      Kind.FEED);

  private final String id;
  private final String title;
  private final List<Policy> policies;
  private final Set<String> kinds;

  Matter(String id, String title, List<Policy> policies, String... kinds) {
    this.id = id;
    this.title = title;
    this.policies = policies;
    this.kinds = Set.of(kinds);
  }

  /** Never changes: matches on disk name it. */
  public String id() {
    return id;
  }

  public String title() {
    return title;
  }

  /** What can be ordered about it. */
  public List<Policy> policies() {
    return policies;
  }

  public static @Nullable Matter of(String id) {
    for (Matter matter : values()) {
      if (matter.id.equals(id)) {
        return matter;
      }
    }
    return null;
  }

  /** The matter of a kind of decision; null where nobody else can decide it. */
  static @Nullable Matter ofKind(String kind) {
    for (Matter matter : values()) {
      if (matter.kinds.contains(kind)) {
        return matter;
      }
    }
    return null;
  }
}
