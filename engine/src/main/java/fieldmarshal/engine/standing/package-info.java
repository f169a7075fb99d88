/**
 * Standing orders: answers that a player leaves for what he will be asked in the enemy's part of a
 * turn, so that the enemy need not wait for him.
 */
@NullMarked
package fieldmarshal.engine.standing;

import org.jspecify.annotations.NullMarked;
