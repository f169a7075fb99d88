/**
 * Caporetto, 1917: the exclusive rules 15 to 25, as overrides of the standard chapters.
 *
 * <p>Start with {@link fieldmarshal.games.gwe.caporetto.CaporettoRules}, which puts the chapters
 * together, and {@link fieldmarshal.games.gwe.caporetto.Caporetto}, which reads map and counters.
 */
@NullMarked
package fieldmarshal.games.gwe.caporetto;

import org.jspecify.annotations.NullMarked;
