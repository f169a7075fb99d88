/**
 * Which seats of which matches are whose, and the links that give a seat or a place to watch from.
 */
@NullMarked
package fieldmarshal.server.seats;

import org.jspecify.annotations.NullMarked;
