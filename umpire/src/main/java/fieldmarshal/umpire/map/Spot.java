package fieldmarshal.umpire.map;

/** A point in map units: a hex is 100 wide. */
record Spot(double x, double y) {
  Spot plus(double dx, double dy) {
    return new Spot(x + dx, y + dy);
  }

  /** The point at a share of the way to another. */
  Spot towards(Spot other, double share) {
    return new Spot(x + (other.x - x) * share, y + (other.y - y) * share);
  }

  double distance(Spot other) {
    return Math.hypot(other.x - x, other.y - y);
  }
}
