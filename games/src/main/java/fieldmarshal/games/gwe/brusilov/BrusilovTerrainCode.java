package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Names;
import fieldmarshal.games.gwe.TerrainCode;
import fieldmarshal.games.gwe.Theatre.Exclusive;
import java.util.List;

/** The features of hexes that only this map has. */
final class BrusilovTerrainCode {
  static final Names FEATURES = TerrainCode.FEATURES.more();

  /** South of the Dniester. */
  static final int SOUTH = FEATURES.bit("south-of-the-Dniester");

  /** Where the map's files say so. */
  static final List<Exclusive> FOUND = List.of(new Exclusive.Word(SOUTH, "dniester", "south"));

  private BrusilovTerrainCode() {}
}
