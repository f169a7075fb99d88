/** Floods over the hexes: cheapest ways and traces. */
@NullMarked
package fieldmarshal.engine.path;

import org.jspecify.annotations.NullMarked;
