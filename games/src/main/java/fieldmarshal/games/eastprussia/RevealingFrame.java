package fieldmarshal.games.eastprussia;

import java.util.List;

/** A frame of a combat: both sides see the units that fight in it as long as it waits (10.1). */
interface RevealingFrame {
  List<Counter> revealed();
}
