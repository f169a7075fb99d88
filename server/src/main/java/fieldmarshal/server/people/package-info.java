/**
 * Who comes to the table, and how he proves it.
 *
 * <p>A {@link fieldmarshal.server.people.Person} is the owner of this machine, a guest who came by
 * an invitation, or an account. {@link fieldmarshal.server.people.Sessions} remember a browser,
 * {@link fieldmarshal.server.people.SignInLinks} go by mail. Nothing here knows of matches.
 */
@NullMarked
package fieldmarshal.server.people;

import org.jspecify.annotations.NullMarked;
