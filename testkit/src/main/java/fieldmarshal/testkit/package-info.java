/**
 * Test code that the rooms share: the contract that every game must keep.
 *
 * <p>{@link fieldmarshal.testkit.GameContract} is the contract as tests; a game extends it in its
 * own room. {@link fieldmarshal.testkit.Playthrough} plays one random game and looks at the table
 * after every order; the long runs of the lab use it too, so it needs no test framework. What an
 * order has to do with the list of legal ones is said in {@code Listing}.
 */
@NullMarked
package fieldmarshal.testkit;

import org.jspecify.annotations.NullMarked;
