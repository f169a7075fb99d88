/**
 * The standard rules of Great War in the East, one class for each chapter of the book; the methods
 * of a class stand in the order of the cases.
 *
 * <p>Start with {@link fieldmarshal.games.gwe.GreatWarInTheEast}, the table of contents, then
 * {@link fieldmarshal.games.gwe.Sequence}. A game of the series is a package below this one with
 * the chapters that its exclusive rules change.
 *
 * <p>To find a case, look for its id in the marks {@link fieldmarshal.engine.casebook.Case}: they
 * stand on the methods that enforce it and on the tests that hold it. Beside the chapters: {@link
 * fieldmarshal.games.gwe.Odds} has the strengths and columns of chapter 8 and the shifts of 10.2;
 * {@link fieldmarshal.games.gwe.AttackOrders} lists attacks and {@link
 * fieldmarshal.games.gwe.AttackPreview} explains one; {@link fieldmarshal.games.gwe.Counters} and
 * {@link fieldmarshal.games.gwe.Theatre} read pieces and map.
 */
@NullMarked
package fieldmarshal.games.gwe;

import org.jspecify.annotations.NullMarked;
