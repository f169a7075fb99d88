package fieldmarshal.bots;

import fieldmarshal.engine.Unit;

/**
 * Where a unit is to end the movement, and why.
 *
 * @param rail by train
 */
record Intent(Unit unit, int hex, boolean rail, String why) {}
