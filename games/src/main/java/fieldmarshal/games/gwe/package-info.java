/**
 * The standard rules of Great War in the East, one class for each chapter of the book; the methods
 * of a class stand in the order of the cases.
 *
 * <p>Start with {@link fieldmarshal.games.gwe.GreatWarInTheEast}, the table of contents, then
 * {@link fieldmarshal.games.gwe.Sequence}. A game of the series is a package below this one with
 * the chapters that its exclusive rules change.
 */
@NullMarked
package fieldmarshal.games.gwe;

import org.jspecify.annotations.NullMarked;
