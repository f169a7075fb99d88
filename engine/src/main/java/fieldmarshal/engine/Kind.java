package fieldmarshal.engine;

import java.util.List;

/**
 * The kinds of decisions, by what the player does. Games name theirs with these words; pages and
 * bots go by them. A game whose decision is like none of these adds a word here.
 */
public final class Kind {
  /** Move units: orders of types move, entrain, rail, detrain, and what else units do meanwhile. */
  public static final String MOVE = "move";

  /** Declare attacks. */
  public static final String ATTACK = "attack";

  /** Choose one of several named options, such as losses or a retreat. */
  public static final String OPTION = "option";

  /** Share out losses. */
  public static final String LOSE = "lose";

  /** Choose the path of a retreat. */
  public static final String RETREAT = "retreat";

  /** Advance after combat. */
  public static final String ADVANCE = "advance";

  /** Choose which hexes a result affects. */
  public static final String AFFECTED = "affected";

  /** Choose what supports the defence. */
  public static final String SUPPORT = "support";

  /** Choose how much of a loss a fortress takes. */
  public static final String FORTRESS_SHARE = "fortress-share";

  /** Choose where a unit goes that must leave its hex. */
  public static final String DISPLACE = "displace";

  /** Choose units that withdraw before combat. */
  public static final String WITHDRAW = "withdraw";

  /** Choose the path of a withdrawal. */
  public static final String WITHDRAWAL_PATH = "withdrawal-path";

  /** Move into a hex that the enemy has left. */
  public static final String FILL = "fill";

  /** Put units in command. */
  public static final String COMMAND = "command";

  /** Bring in reinforcements. */
  public static final String REINFORCE = "reinforce";

  /** Replace lost steps. */
  public static final String REPLACE = "replace";

  /** Choose a unit that a fortress supplies. */
  public static final String FEED = "feed";

  /** Choose what is eliminated from an overstacked hex. */
  public static final String EXCESS = "excess";

  /** Place units before the first turn. */
  public static final String SET_UP = "set-up";

  /** Choose units that a leader inspires. */
  public static final String INSPIRE = "inspire";

  /** Retreat before combat, or fight. */
  public static final String RETIRE = "retire";

  /** Choose something else: the options say what. */
  public static final String CHOOSE = "choose";

  public static final List<String> ALL =
      List.of(
          MOVE,
          ATTACK,
          OPTION,
          LOSE,
          RETREAT,
          ADVANCE,
          AFFECTED,
          SUPPORT,
          FORTRESS_SHARE,
          DISPLACE,
          WITHDRAW,
          WITHDRAWAL_PATH,
          FILL,
          COMMAND,
          REINFORCE,
          REPLACE,
          FEED,
          EXCESS,
          SET_UP,
          INSPIRE,
          RETIRE,
          CHOOSE);

  private Kind() {}
}
