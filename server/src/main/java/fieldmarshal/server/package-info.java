/**
 * The table: a local server that keeps matches, plays the seats of bots, and tells every open page
 * what happens.
 *
 * <p>Start with {@link fieldmarshal.server.Play}, the command, and {@link
 * fieldmarshal.server.Server}, which puts the rest together. A {@link fieldmarshal.server.Seating}
 * finds the {@link fieldmarshal.server.LiveMatch} of a match, which is the match itself with its
 * lock; every order is in the {@link fieldmarshal.server.Store} before anybody hears that it was
 * granted. {@link fieldmarshal.server.Door} stands before all requests.
 */
@NullMarked
package fieldmarshal.server;

import org.jspecify.annotations.NullMarked;
