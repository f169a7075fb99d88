package fieldmarshal.games.eastprussia;

import java.util.List;

/** A frame that speaks of units in combat: both sides see them as long as it waits (10.1). */
interface Exposing {
  List<Counter> exposed();
}
