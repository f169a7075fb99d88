/**
 * Test code that the rooms share: contract tests that every game must pass, and fixtures that set
 * up a situation in one line.
 */
@NullMarked
package fieldmarshal.testkit;

import org.jspecify.annotations.NullMarked;
