/** Hex maps: geometry, terrain, hexsides. */
@NullMarked
package fieldmarshal.engine.board;

import org.jspecify.annotations.NullMarked;
