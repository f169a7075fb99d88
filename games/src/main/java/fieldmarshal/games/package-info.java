/**
 * The rulebooks. Each game has a package of its own below this one; games never use each other's
 * chapters, except that a game may stand on its own system's standard rules.
 */
@NullMarked
package fieldmarshal.games;

import org.jspecify.annotations.NullMarked;
