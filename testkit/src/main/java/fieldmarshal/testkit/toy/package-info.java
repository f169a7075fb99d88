/**
 * A toy game: two armies of three counters at a ford. docs/adding-a-game.md walks along it, and
 * tests in umpire, server, browser and bots play it. It is on no shelf that ships.
 */
@NullMarked
package fieldmarshal.testkit.toy;

import org.jspecify.annotations.NullMarked;
