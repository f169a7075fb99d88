/**
 * What one side does not know. A game declares it ({@link fieldmarshal.engine.fog.Secrets}); the
 * mechanism ({@link fieldmarshal.engine.fog.Fog}) makes views, tells events twice and draws
 * guesses. {@link fieldmarshal.engine.fog.Cup} is a cup whose content is known and whose order is
 * not. {@code FogContract} in testkit proves that nothing leaks.
 */
@NullMarked
package fieldmarshal.engine.fog;

import org.jspecify.annotations.NullMarked;
