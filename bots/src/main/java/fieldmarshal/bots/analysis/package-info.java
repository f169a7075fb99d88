/**
 * What can be said of a match afterwards: how much of it was luck of the dice, how good the chances
 * were after each part of a turn, and which decisions changed them.
 */
@NullMarked
package fieldmarshal.bots.analysis;

import org.jspecify.annotations.NullMarked;
