package fieldmarshal.engine;

import org.jspecify.annotations.Nullable;

/** What a game tells a bot whose units have more to do in a movement than to march and to ride. */
public interface ErrandAppraisal {

  /**
   * What is to be done in a movement beside marches and rides, or null: whoever waits beside the
   * map enters, tracks are torn up, points are kept for later.
   *
   * @param marched whether all marches have been made
   */
  @Nullable Order errand(Position position, boolean marched);
}
