/**
 * Opponents. A bot sees only the view of its own side and plays by the orders that it is offered;
 * it knows no game by name.
 *
 * <p>Start with {@link fieldmarshal.bots.Bot}; {@link fieldmarshal.bots.Bots} has them by name, and
 * {@link fieldmarshal.bots.Duel} lets two of them play a whole game.
 */
@NullMarked
package fieldmarshal.bots;

import org.jspecify.annotations.NullMarked;
