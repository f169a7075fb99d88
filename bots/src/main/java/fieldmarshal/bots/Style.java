package fieldmarshal.bots;

/**
 * How a planner weighs things.
 *
 * @param drive the ground that victory asks for
 * @param caution what the enemy could do next
 * @param nerve what an attack must promise before it is made, in points
 * @param mass how much more an attack is worth where the odds are good
 * @param shoulder how much units like to stand beside each other
 * @param noise how often it errs, from 0 to 1
 */
record Style(
    double drive, double caution, double nerve, double mass, double shoulder, double noise) {
  static final Style PLAIN = new Style(1, 1, 0.5, 1, 1, 0);

  Style withNoise(double amount) {
    return new Style(drive, caution, nerve, mass, shoulder, amount);
  }
}
