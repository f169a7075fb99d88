package fieldmarshal.games.eastprussia;

import static fieldmarshal.engine.Condition.beside;
import static fieldmarshal.engine.Condition.clerical;
import static fieldmarshal.engine.Condition.onCounter;

import fieldmarshal.engine.Badge;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Condition;
import java.util.ArrayList;
import java.util.List;

/** What flags, figures and types of units are called, and what is written on a counter. */
final class Words {
  /** The largest value of a marker of reserved movement points. */
  private static final int MOST_RESERVED = 9;

  /** In the order of {@link Flag#NAMES}; then the markers of reserved movement points. */
  static final List<Condition> CONDITIONS = conditions();

  static final List<Clerk.Figure> FIGURES =
      List.of(
          new Clerk.Figure("attack", "Attack strength"),
          new Clerk.Figure("defense", "Defence strength"),
          new Clerk.Figure("move", "Movement allowance"),
          new Clerk.Figure("army", "Army"),
          new Clerk.Figure("arrival", "Turn of arrival"));

  static final List<Clerk.Face> FACES =
      List.of(
          new Clerk.Face("unit", "{attack}–{defense}–{move}", "", "attack – defence – movement"));

  static final List<Clerk.Type> TYPES =
      List.of(
          new Clerk.Type("infantry", "infantry"),
          new Clerk.Type("garrison", "garrison"),
          new Clerk.Type("cavalry", "cavalry"),
          new Clerk.Type("artillery", "artillery"),
          new Clerk.Type("hq", "headquarters"),
          new Clerk.Type("dummy", "dummy"));

  private static List<Condition> conditions() {
    List<Condition> conditions =
        new ArrayList<>(
            List.of(
                onCounter("disrupted", "disrupted", Badge.bad("D").drawn(Badge.BOLT)),
                onCounter("entrained", "entrained", Badge.neutral("T").drawn(Badge.WAGON)),
                beside("moving", "on the march", Badge.neutral("")),
                beside("finished", "done for this phase", Badge.neutral("")),
                beside("stopped", "stopped by the enemy", Badge.neutral("")),
                beside("forced-march", "on a forced march", Badge.neutral("")),
                onCounter("unsupplied", "out of supply", Badge.bad("S").drawn(Badge.DROP)),
                beside("railed", "has gone by rail", Badge.neutral("")),
                clerical("rail-counted", "counted against the railway"),
                clerical("newcomer", "retreated into a full hex"),
                beside("fixed", "may not move", Badge.bad("")),
                clerical("lost", "may return as a replacement"),
                onCounter(
                    "cut-off", "without a line of supply", Badge.bad("S").drawn(Badge.DROP))));
    for (int value = 1; value <= MOST_RESERVED; value++) {
      conditions.add(
          onCounter(
              Reserves.flag(value),
              value + (value == 1 ? " movement point" : " movement points") + " in reserve",
              Badge.good("R" + value)));
    }
    return List.copyOf(conditions);
  }

  private Words() {}
}
