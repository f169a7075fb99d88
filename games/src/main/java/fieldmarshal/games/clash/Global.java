package fieldmarshal.games.clash;

import fieldmarshal.engine.Names;
import fieldmarshal.engine.fog.Cup;

/** The numbers kept for the whole game. */
public final class Global {
  public static final Names ALL = new Names();

  /** The most armies that a battle has. */
  public static final int ARMIES = 10;

  /** The most pools of replacements that a battle has. */
  public static final int POOLS = 4;

  public static final int TURN = ALL.number("turn");

  /** The step of the sequence of play, by its index. */
  public static final int STEP = ALL.number("step");

  /** The side that acts: 0 or 1. */
  public static final int PLAYER = ALL.number("player");

  /** The number of the part of the turn. */
  public static final int PART = ALL.number("part");

  /** The army whose operational phase it is, from 1, or 0. */
  public static final int ARMY = ALL.number("army");

  /** The chits in the cup: the numbers of armies. They are drawn by a die, so nothing is hidden. */
  static final Cup CUP = new Cup(ALL.numbers("cup", ARMIES), ARMIES);

  /** For each army the face of its command die in this turn, or 0 until it is rolled. */
  public static final int COMMAND = ALL.numbers("command", ARMIES);

  /** For each army its place in the order of this turn's draw, from 1, or 0. */
  public static final int DRAWN = ALL.numbers("drawn", ARMIES);

  /** For each side 1 when it has used its combat of the turn. */
  public static final int COMBAT_USED = ALL.numbers("combat-used", 2);

  /** For each side the Offensive markers that it has left. */
  public static final int OFFENSIVES = ALL.numbers("offensives", 2);

  /** 1 while a combat is fought with an Offensive marker. */
  public static final int OFFENSIVE = ALL.number("offensive");

  /** For each pool the replacement steps left in this turn. */
  public static final int REPLACEMENTS = ALL.numbers("replacements", POOLS);

  /** For each side the units that have moved by rail in this turn. */
  public static final int RAILED = ALL.numbers("railed", 2);

  /** One more than the side that has won an instant victory, or 0. */
  public static final int WINNER = ALL.number("winner");

  private Global() {}
}
