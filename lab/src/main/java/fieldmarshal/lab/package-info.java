/**
 * Many matches at once: benchmarks and long runs that look for what a single test would not find.
 *
 * <p>{@link fieldmarshal.lab.Soak} plays random games until one goes wrong, {@link
 * fieldmarshal.lab.Balance} counts how often each side wins; the benchmarks are in {@link
 * fieldmarshal.lab.bench}.
 */
@NullMarked
package fieldmarshal.lab;

import org.jspecify.annotations.NullMarked;
