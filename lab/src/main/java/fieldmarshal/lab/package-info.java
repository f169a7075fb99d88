/**
 * Many matches at once: benchmarks and long runs that look for what a single test would not find.
 */
@NullMarked
package fieldmarshal.lab;

import org.jspecify.annotations.NullMarked;
