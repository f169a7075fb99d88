package fieldmarshal.engine.board;

/** A game whose map can be drawn. */
public interface Charted {
  Chart chart();
}
