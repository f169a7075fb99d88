package fieldmarshal.games.italianfront;

import java.util.List;

/** A frame of a combat: these units are shown to both sides while it lies on the stack. */
interface RevealingFrame {
  List<Counter> revealed();
}
