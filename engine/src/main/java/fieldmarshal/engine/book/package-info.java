/**
 * What every rulebook needs and none should write again: its heads ({@link
 * fieldmarshal.engine.book.BookRules}), chapters, the clock and the end, events in plain words, the
 * choice of one of several ways. Movement, combat, supply and stacking are the books' own.
 *
 * <p>A game whose words all stand in files begins with {@link fieldmarshal.engine.book.DataGame}
 * and {@link fieldmarshal.engine.book.DataRules}: sequence of play with a cup or without, counters,
 * tracks, marches by movement points, a die for each counter, clerk, editor and appraisal are
 * there.
 */
@NullMarked
package fieldmarshal.engine.book;

import org.jspecify.annotations.NullMarked;
