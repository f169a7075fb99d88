/**
 * Prints a game's map as a picture: {@link fieldmarshal.umpire.map.MapSvg} draws whatever a game
 * tells in its {@link fieldmarshal.engine.board.Chart}.
 */
@NullMarked
package fieldmarshal.umpire.map;

import org.jspecify.annotations.NullMarked;
