/** The standing orders of people, as the database keeps them. */
@NullMarked
package fieldmarshal.server.standing;

import org.jspecify.annotations.NullMarked;
