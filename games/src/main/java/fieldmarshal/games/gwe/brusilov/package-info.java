/**
 * The Brusilov Offensive, 1916: the exclusive rules 15 to 27, as overrides of the standard
 * chapters.
 *
 * <p>Start with {@link fieldmarshal.games.gwe.brusilov.BrusilovRules}, which puts the chapters
 * together, and {@link fieldmarshal.games.gwe.brusilov.Brusilov}, which reads map and counters.
 */
@NullMarked
package fieldmarshal.games.gwe.brusilov;

import org.jspecify.annotations.NullMarked;
