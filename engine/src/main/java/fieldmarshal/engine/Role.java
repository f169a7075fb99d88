package fieldmarshal.engine;

/** A part in a combat: who attacks and who is attacked. */
public enum Role {
  ATTACKER,
  DEFENDER
}
