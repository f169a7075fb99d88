package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.HexField;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.PositionText;
import fieldmarshal.engine.Table;
import fieldmarshal.games.Shelf;
import fieldmarshal.testkit.Scene;
import java.util.Arrays;
import java.util.Set;

/** A situation of a battle of Clash of Giants. */
public final class BattleScene extends Scene<ClashRules, Counter, BattleScene> {
  private static final String SCENARIO = "campaign";

  private final Set<String> chosen;

  private BattleScene(Game game, String... options) {
    super(open(ClashRules.class, game, SCENARIO, options), SCENARIO, options(options));
    chosen = options(options);
  }

  private static Game game(String id) {
    return Shelf.games().stream().filter(game -> game.id().equals(id)).findFirst().orElseThrow();
  }

  /** Galicia with an empty map. */
  public static BattleScene galicia(String... options) {
    return new BattleScene(game("clash-galicia"), options).cleared();
  }

  /** Ypres with an empty map. */
  public static BattleScene ypres() {
    return new BattleScene(game("clash-ypres")).cleared();
  }

  /** Gumbinnen with an empty map. */
  public static BattleScene gumbinnen() {
    return new BattleScene(game("clash-gumbinnen")).cleared();
  }

  /** The battle as it begins. */
  public static BattleScene asPrinted(String id, String... options) {
    return new BattleScene(game(id), options);
  }

  @Override
  protected BattleScene self() {
    return this;
  }

  /** Writes something into hexes: steps of a fort, a flood. */
  public BattleScene put(HexField field, int value, String... hexes) {
    Table t = new Table(p()).silent();
    for (String hex : hexes) {
      field.set(t, hex(hex), value);
    }
    return edit(new Match.Edit.SetUp(PositionText.write(rules(), SCENARIO, chosen, t.now(), null)));
  }

  public BattleScene flooded(String... hexes) {
    return put(Field.FLOODED, 1, hexes);
  }

  /** A number kept for the game. */
  public BattleScene total(String name, int value) {
    return edit(new Match.Edit.Total(name, value));
  }

  public int total(String name) {
    return p().global(p().layout().globals().indexOf(name));
  }

  /** The army that a unit belongs to now. */
  public String army(String unit) {
    return rules().pieces().army(p(), unit(unit)).id();
  }

  public boolean controls(String side, String hex) {
    return rules().controlled(p(), side(side)).contains(hex(hex));
  }

  /** Passes, whoever is asked, until this kind of decision comes. */
  public BattleScene passUntil(String kind) {
    for (int i = 0; i < 200 && !asked().equals(kind); i++) {
      play(pass());
    }
    if (!asked().equals(kind)) {
      throw new AssertionError(kind + " is not asked");
    }
    return this;
  }

  /** How the game ended. */
  public String level() {
    return match().decision() instanceof Decision.Over over ? over.outcome().level() : "not over";
  }

  /** A choice by name. */
  public Order option(String id) {
    return Order.Choose.option(id);
  }

  /** The numbers of hexes, sorted. */
  public String numbers(Iterable<Integer> hexes) {
    StringBuilder text = new StringBuilder();
    for (int hex : hexes) {
      text.append(text.isEmpty() ? "" : " ").append(rules().board().number(hex));
    }
    String[] words = text.toString().split(" ");
    Arrays.sort(words);
    return String.join(" ", words);
  }
}
