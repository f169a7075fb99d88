/**
 * The cases of the rulebooks in our own words, the annotation that cites them, and the index of who
 * does.
 */
@NullMarked
package fieldmarshal.engine.casebook;

import org.jspecify.annotations.NullMarked;
