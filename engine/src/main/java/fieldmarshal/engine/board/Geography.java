package fieldmarshal.engine.board;

/** Where the hexes of a map lie on the globe, and how high. For the eye: no rule asks it. */
public final class Geography {
  private final String[] latitude;
  private final String[] longitude;
  private final int[] elevation;

  Geography(String[] latitude, String[] longitude, int[] elevation) {
    this.latitude = latitude.clone();
    this.longitude = longitude.clone();
    this.elevation = elevation.clone();
  }

  /** Degrees north, or empty where that is not known. */
  public String latitude(int hex) {
    return latitude[hex];
  }

  /** Degrees east, or empty where that is not known. */
  public String longitude(int hex) {
    return longitude[hex];
  }

  /** Mean height in metres. */
  public int elevation(int hex) {
    return elevation[hex];
  }
}
