/**
 * Cheap tricks: adversaries that do one simple thing in every game, to find what a bot does not
 * understand. {@link fieldmarshal.lab.tricks.Trick} lists them, {@link
 * fieldmarshal.lab.tricks.Trickster} plays one, {@link fieldmarshal.lab.tricks.TrickSeries}
 * measures all of them against a bot.
 */
@NullMarked
package fieldmarshal.lab.tricks;

import org.jspecify.annotations.NullMarked;
