package fieldmarshal.engine.book;

/**
 * Marks the frames that stay when something is changed on the table by hand: the clock, the end,
 * and the segments in which a player does one thing after another. All other frames depend on where
 * units stand, so a change by hand removes them.
 */
public interface LastingFrame {}
