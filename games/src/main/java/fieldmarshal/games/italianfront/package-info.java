/**
 * The Italian Front 1917-18, one class for each chapter of the book; the methods of a class stand
 * in the order of the cases. Its cases begin with IF.
 *
 * <p>Start with {@link fieldmarshal.games.italianfront.ItalianFrontRules}, the table of contents,
 * then {@link fieldmarshal.games.italianfront.Sequence}. What happens to a unit goes through {@link
 * fieldmarshal.games.italianfront.Pieces}, which tells each side no more than it may know. Where
 * the book is silent or contradicts itself a {@link fieldmarshal.games.italianfront.Reading} names
 * the other way to read it.
 */
@NullMarked
package fieldmarshal.games.italianfront;

import org.jspecify.annotations.NullMarked;
