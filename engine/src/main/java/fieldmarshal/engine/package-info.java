/**
 * The engine: it knows no game.
 *
 * <p>Start reading with {@link fieldmarshal.engine.Rules}, which says what a rulebook is; then
 * {@link fieldmarshal.engine.Position}, the whole truth at a moment; {@link
 * fieldmarshal.engine.Pending}, what waits on a position's stack; and {@link
 * fieldmarshal.engine.Table}, where an order is played out. {@link fieldmarshal.engine.Match} keeps
 * orders and dice and can undo, save and replay them.
 */
@NullMarked
package fieldmarshal.engine;

import org.jspecify.annotations.NullMarked;
