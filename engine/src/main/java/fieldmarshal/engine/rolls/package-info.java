/**
 * Where rolls come from and how they are proved: {@link fieldmarshal.engine.rolls.RollStream} gives
 * them, {@link fieldmarshal.engine.rolls.Seal} says how a chain of hashes fixes them before the
 * first one, {@link fieldmarshal.engine.rolls.RollsProof} checks those of a match.
 */
@NullMarked
package fieldmarshal.engine.rolls;

import org.jspecify.annotations.NullMarked;
