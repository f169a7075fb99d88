package fieldmarshal.games.eastprussia;

/**
 * Marks the frames that stay whatever is changed on the table by hand: the clock, the end, and the
 * segments in which a player does one thing after another.
 */
interface Lasting {}
