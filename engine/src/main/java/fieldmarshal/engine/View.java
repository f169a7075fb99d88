package fieldmarshal.engine;

/** What one side may know: the only thing that bots and clients ever get. */
public record View(Rules rules, Position position, Side side) {}
