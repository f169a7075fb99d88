package fieldmarshal.engine.book;

/**
 * Marks the frames that stay whatever is changed on the table by hand: the clock, the end, and the
 * segments in which a player does one thing after another. All others speak of units in their
 * places.
 */
public interface Lasting {}
