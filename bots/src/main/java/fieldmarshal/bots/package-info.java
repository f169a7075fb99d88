/**
 * Opponents. A bot sees only the view of its own side and plays by the orders that it is offered;
 * it knows no game by name.
 *
 * <p>Start with {@link fieldmarshal.bots.Bot}; {@link fieldmarshal.bots.Bots} has them by name, and
 * {@link fieldmarshal.bots.Levels} those that the lobby offers, and {@link fieldmarshal.bots.Duel}
 * lets two of them play a whole game. {@code Staff} plans a turn, with {@code Planner} for marches;
 * {@code Marshal} tries many such turns, {@code Plan} by plan, each in a {@code Trial} with the
 * dice of {@code SharedDice} and within its {@code Timetable}, and in {@code Pondering} while its
 * enemy decides.
 */
@NullMarked
package fieldmarshal.bots;

import org.jspecify.annotations.NullMarked;
