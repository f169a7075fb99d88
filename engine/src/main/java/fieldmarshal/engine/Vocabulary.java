package fieldmarshal.engine;

import java.util.List;

/**
 * The names of everything that a rulebook keeps in its positions. An exclusive book puts longer
 * lists in the place of those that it adds to; see {@link Names#more}.
 *
 * @param flags the status flags of a unit
 * @param unitNumbers the numbers kept for each unit
 * @param globals the numbers kept for the whole game
 * @param derived what chapters derive and keep with a position; see {@link Position#derived}
 * @param fields what is kept for each hex
 */
public record Vocabulary(
    Names flags, Names unitNumbers, Names globals, Names derived, HexField.Fields fields) {

  /** A layout for so many units and hexes. */
  public Layout layout(int units, int hexes, List<String> boxes) {
    return new Layout(
            units,
            hexes,
            boxes,
            flags.list(),
            unitNumbers.list(),
            globals.list(),
            flags.structural())
        .withHexBytes(fields.bytes())
        .withDerived(derived.list().size());
  }
}
