package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Table;

/** Chapter 15.2: a headquarters that the enemy finds alone. */
final class LoneHeadquarters extends Chapter {
  LoneHeadquarters(ItalianFrontRules rules) {
    super(rules);
  }

  /** Looks at every headquarters: units have come, gone or fallen. */
  void check(Table t) {}
}
