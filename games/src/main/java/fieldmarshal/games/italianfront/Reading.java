package fieldmarshal.games.italianfront;

/**
 * The other fair way to read the book where it is silent or contradicts itself. The usual game uses
 * none of them; {@link ItalianFrontRules#reads} asks for one, and a test plays both ways.
 */
public enum Reading {
  /** 3.4, 12.2: a retreat changes no control. Usual: it is an entry like any other. */
  RETREAT_TAKES_NOTHING("IF-12.2.6"),
  /** 5.2: only occupied victory hexes count. Usual: the controller counts, if supply reaches it. */
  ONLY_OCCUPIED_HEXES_COUNT("IF-5.2.1"),
  /** 7.11: March is winter, too. Usual: December to February. */
  MARCH_IS_WINTER("IF-7.11.1"),
  /** 7.12: zones of control may be passed. Usual: only the end may be in one. */
  STRATEGIC_MOVES_PASS_ZONES("IF-7.12.3"),
  /** 7.12: a strategic move may overstack. Usual: the limit holds at its end. */
  STRATEGIC_MOVES_OVERSTACK("IF-7.12.5"),
  /** 10.1: the 14th Army headquarters makes a stack mixed. Usual: a headquarters does not. */
  HEADQUARTERS_MIX_STACKS("IF-10.1.2"),
  /** 10.4, 12.2: a morale die of 3 or 4 has no effect. Usual: 3 and more is a retreat. */
  MORALE_TABLE_KNOWS_NO_EFFECT("IF-10.4.1"),
  /** 10.2: the steps of attackers count too. Usual: only those of defenders. */
  ALL_STEPS_COUNT("IF-10.2.1"),
  /** 11.3: a hex that took in units may be attacked again. Usual: not in this sub-phase. */
  SHELTERS_MAY_BE_ATTACKED("IF-11.3.2"),
  /** 11.7.2: only the best terrain shift counts. Usual: the lines of a hex add up. */
  BEST_TERRAIN_ONLY("IF-11.7.8"),
  /** 7.8, 11.7.2: a bridge cancels the shift of the river. Usual: only the cost of movement. */
  BRIDGES_CANCEL_THE_SHIFT("IF-11.7.10"),
  /** 11.8: infiltration out of a zone leads to any hex. Usual: only into another zone. */
  INFILTRATION_LEAVES_ZONES("IF-11.8.1"),
  /** 12.1: assault units always get the second hex. Usual: only if the defenders are eliminated. */
  SECOND_HEX_ALWAYS("IF-12.1.2"),
  /** 14.3: both sides are checked in each Supply Sub-phase. Usual: only its owner. */
  BOTH_SIDES_CHECKED("IF-14.3.1"),
  /** 19.5: overstacking by two holds at set-up only. Usual: for the whole game. */
  OVERSTACKING_AT_SET_UP_ONLY("IF-19.5.3");

  private final String caseId;

  Reading(String caseId) {
    this.caseId = caseId;
  }

  /** The case whose ruling it turns round. */
  public String caseId() {
    return caseId;
  }
}
