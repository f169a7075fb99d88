package fieldmarshal.games.italianfront;

import fieldmarshal.engine.HexField;

/** What is kept for each hex. */
final class HexState {
  static final HexField.Fields FIELDS = new HexField.Fields();

  /** One more than the side that controls the hex; 0 on water. */
  static final HexField CONTROLLER = FIELDS.number("controller", 2);

  /** Whether an air unit has looked at the hex with success in this segment. */
  static final HexField RECON = FIELDS.flag("reconnaissance");

  private HexState() {}
}
