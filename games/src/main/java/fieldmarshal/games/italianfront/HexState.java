package fieldmarshal.games.italianfront;

import fieldmarshal.engine.HexField;

/** What is kept for each hex. */
final class HexState {
  static final HexField.Fields FIELDS = new HexField.Fields();

  /** One more than the side that controls the hex; 0 on water. */
  static final HexField CONTROLLER = FIELDS.number("controller", 2);

  private HexState() {}
}
