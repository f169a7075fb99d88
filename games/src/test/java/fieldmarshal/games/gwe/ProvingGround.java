package fieldmarshal.games.gwe;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Casebook;
import java.util.List;
import java.util.Set;

/**
 * A small game of the bare standard rules, on a map of 16 rows and 16 columns that is mostly clear.
 * Red (the first player) is in the north, blue in the south.
 *
 * <p>Hex numbers are rrcc, pointy-top; column 01 is in the west, even rows stand half a hex further
 * east. The neighbours of a hex: same row, cc - 1 (west) and cc + 1 (east); in an odd row (rr - 1
 * and rr + 1, cc - 1 and cc); in an even row (rr - 1 and rr + 1, cc and cc + 1).
 *
 * <pre>
 *      01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16
 *  01   X  =  =  A  =  =  =  =  =  =  =  =  =  =  =  X     = # railway      X exit and source
 *  02    .  .  .  .  .  .  .  #  .  .  .  .  .  .  .  .    A entry letter; the letter B is at 0116
 *  03   .  L  L  .  .  .  .  #  .  .  .  .  .  .  .  .     L lake
 *  04    .  .  .  .  .  .  .  #  .  F  .  .  .  .  t  .    F fortress (8, weakened 4)   t town
 *  05   .  .  =  =  .  .  .  #  .  .  .  f  f  .  .  .     f forest (0503-0504: a railway without exit)
 *  06    .  .  .  .  .  .  .  #  .  .  .  b  b  .  C  .    b broken        C city
 *  07   .  .  T  T  T  T  .  #  .  .  .  s  s  .  .  .     s swamp         T trench
 *  08    .  .  .  .  .  .  .  .  .  .  .  r  r  .  .  .    r rough         (nobody's ground)
 *  09   .  .  .  .  .  .  .  .  .  .  .  m  m  .  .  .     m mountain      (nobody's ground)
 *  10    .  .  T  T  T  M  .  #  .  .| .  .  .  .  t  .    M trench in a mountain    | ridge 1010/1011
 *  11   .  .  .  .  .  .  .  #  .  .| .  .  .  .  .  .     | ridge 1110/1111
 *  12    .  .  .  .  .  .  .  #  .  .  .! .  .  .  C  .    ! blocked 1211/1212 and 1211/1312
 *  13   .  ~  ~  ~  %  %  %  #  .  F  .  .  .  .  .  .     ~ % rivers north of row 13: minor and major
 *  14    .  .  =  =  .  .  .  #  .  .  .  .  .  .  .  .    (1403-1404: a railway without exit)
 *  15   .  .  .  .  .  .  .  #  .  .  .  .  .  .  .  .
 *  16    X  =  =  A  =  =  =  =  =  =  =  =  =  =  =  X    the letter B is at 1616
 * </pre>
 *
 * <ul>
 *   <li>Rivers: minor 1202/1302, 1202/1303, 1203/1303, 1203/1304, 1204/1304, 1204/1305; major
 *       1205/1305, 1205/1306, 1206/1306, 1206/1307.
 *   <li>Rows 01 to 07 are red's side of the trenches, rows 10 to 16 blue's. Railways: row 01 and
 *       column 08 down to 0708 are red's; row 16 and column 08 up to 1008 blue's.
 *   <li>Off-map railways, 5 long: red 0101 to 0116, blue 1601 to 1616. Sources: those four hexes.
 *   <li>Entries: A 0104 and 1604; B 0116 and 1616.
 *   <li>Fortresses: fort-red 0410, fort-blue 1310; they are always on the map.
 * </ul>
 *
 * <p>Figures: stacking limit 8; supply range 3; rail rate 10, capacity 8 points, entraining costs
 * the rating; replacement on 1 to 3, all lost steps at once, no enemy unit within 2 hexes (3 is far
 * enough); ten turns; the side with more steps on the map wins. Option: unlimited-command.
 *
 * <p>Units (attack-defence-movement, back; "n" is the rating). Both sides have:
 *
 * <ul>
 *   <li>-1a to -1d: divisions of rating 1, 4-6-6, back 2-3
 *   <li>-2a to -2d: divisions of rating 2, 3-5-5, back 1-2
 *   <li>-3a to -3f: divisions of rating 3, 2-4-4, back 1-2
 *   <li>-c1: corps of rating 1, 10-16-6, back 5-8; -c3, -c3b: corps of rating 3, 8-15-4, back 4-8
 *   <li>-cav1 to -cav4: cavalry divisions, 2-3-8, back 1-1, of rating 1, 2, 3 and 3
 *   <li>-bde, -bde2: brigades of rating 3, 1-2-4, one step
 *   <li>-depot1, -depot2: depots of rating 3, 0-1-4
 *   <li>-hq-corps, -hq-corps2: rating 3; shift 1, command strength 4, radius 3, movement 8
 *   <li>-hq-army: rating 3; 2-16-5, movement 8, reverse side 1-12-4
 *   <li>-hq-1: rating 1; shift 1, command strength 8, radius 3, movement 8
 *   <li>-hq-heroic: rating 3; strength 2, shift 1, command strength 4, radius 3, movement 8
 * </ul>
 *
 * Blue alone has blue-4a to blue-4f: divisions of rating 4, 2-4-4, back 0-1; blue-c4: corps of
 * rating 4, 6-10-4, back 3-5; blue-hq-4: rating 4; shift 0, command strength 6, radius 2, movement
 * 6.
 *
 * <p>The scenario "field" begins with some of them along rows 06, 07, 10 and 11; red-2d and blue-2d
 * come on turn 2 at A, red-1d and blue-1d on turn 3 at B. In "limited" command (without the option)
 * a jump past a command segment allocates the headquarters by default; walk through the segment
 * where a test needs it otherwise.
 */
public final class ProvingGround implements Game {
  public static final Side RED = new Side(0, "red", "Red");
  public static final Side BLUE = new Side(1, "blue", "Blue");

  /** The name of the only scenario. */
  public static final String FIELD = "field";

  /** The option of case 10.32. */
  public static final String UNLIMITED = "unlimited-command";

  public static final ProvingGround GAME = new ProvingGround();

  private final Theatre theatre;
  private final Roster<Counter> roster;

  private ProvingGround() {
    theatre = Theatre.load("fieldmarshal/proving-ground/map", HexGrid.pointyTop(16, 16), sides());
    roster =
        Counters.read(
            "fieldmarshal/proving-ground/units.tsv", theatre, sides(), row -> row.number("tcr"));
  }

  @Override
  public String id() {
    return "proving-ground";
  }

  @Override
  public String title() {
    return "Proving Ground";
  }

  @Override
  public List<Side> sides() {
    return List.of(RED, BLUE);
  }

  @Override
  public Glossary glossary() {
    return Glossary.load("fieldmarshal/gwe/glossary.tsv");
  }

  @Override
  public List<Phase> phases() {
    return Sequence.PHASES;
  }

  @Override
  public List<Scenario> scenarios() {
    return List.of(new Scenario(FIELD, "Field", 1, 10, "A field exercise."));
  }

  @Override
  public String rulesVersion() {
    return "1";
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option(
            UNLIMITED,
            "Unlimited command",
            "GWE-10.32-OPT",
            false,
            "Headquarters command all within their radius."));
  }

  @Override
  public List<Casebook> books() {
    return List.of(Casebook.load("gwe-standard", "Standard rules", "fieldmarshal/gwe/cases.tsv"));
  }

  public Theatre theatre() {
    return theatre;
  }

  @Override
  public Rules rules(String scenario, Set<String> options) throws BadSetup {
    check(scenario, options);
    return new ProvingRules(this, theatre, roster, options);
  }
}
