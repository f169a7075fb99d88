/**
 * Benchmarks of the hot paths, for {@code ./fieldmarshal bench}. What they have shown, and what
 * they should, stands in {@code docs/performance.md}.
 *
 * <p>{@link fieldmarshal.lab.bench.Moments} has the positions that they look at.
 */
@NullMarked
package fieldmarshal.lab.bench;

import org.jspecify.annotations.NullMarked;
