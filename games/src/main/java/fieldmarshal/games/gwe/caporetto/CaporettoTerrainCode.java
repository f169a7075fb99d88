package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Names;
import fieldmarshal.games.gwe.TerrainCode;
import fieldmarshal.games.gwe.Theatre.Exclusive;
import java.util.List;

/** The features of hexes that only this map has. */
final class CaporettoTerrainCode {
  static final Names FEATURES = TerrainCode.FEATURES.more();

  static final int LAGOON = FEATURES.bit("lagoon");
  static final int LAGOON_COAST = FEATURES.bit("lagoon-coast");

  /** On the far side of the Piave, seen from the Central Powers. */
  static final int PIAVE = FEATURES.bit("beyond-piave");

  static final int SWITCH_LINE = FEATURES.bit("switch-line");

  /** Where the map's files say so. */
  static final List<Exclusive> FOUND =
      List.of(
          new Exclusive.Word(LAGOON, "water", "lagoon"),
          new Exclusive.Word(LAGOON_COAST | TerrainCode.COAST, "water", "lagoon-coast"),
          new Exclusive.Word(PIAVE, "piave", "southwest"),
          new Exclusive.Lines(SWITCH_LINE, "switchlines.tsv"));

  private CaporettoTerrainCode() {}
}
