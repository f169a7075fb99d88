/**
 * The command line and the line protocol: how a person or a program sets up a situation, asks what
 * the rules say of it, gives orders and reads what happened.
 *
 * <p>Start with {@link fieldmarshal.umpire.Main}.
 */
@NullMarked
package fieldmarshal.umpire;

import org.jspecify.annotations.NullMarked;
