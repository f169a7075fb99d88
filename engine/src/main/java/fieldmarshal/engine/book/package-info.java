/**
 * What every rulebook needs and none should write again: its heads ({@link
 * fieldmarshal.engine.book.BookRules}), chapters, the clock and the end, events in plain words, the
 * choice of one of several ways. Movement, combat, supply and stacking are the books' own.
 */
@NullMarked
package fieldmarshal.engine.book;

import org.jspecify.annotations.NullMarked;
