/**
 * Clocks of matches that take weeks. {@link fieldmarshal.server.clocks.MatchClock} is a value that
 * says what is so at a given time: deadlines are kept and judged when somebody reads them, no timer
 * decides anything. {@link fieldmarshal.server.clocks.ClockBook} keeps them, {@link
 * fieldmarshal.server.clocks.Heartbeat} gives back the time in which the server was down.
 */
@NullMarked
package fieldmarshal.server.clocks;

import org.jspecify.annotations.NullMarked;
