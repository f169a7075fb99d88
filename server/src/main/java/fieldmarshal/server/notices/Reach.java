package fieldmarshal.server.notices;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;

/**
 * Where a request of this server may go that somebody else has named the target of: not into the
 * network in which the server stands.
 */
public interface Reach {
  /** Public addresses only, and only by https. */
  Reach PUBLIC =
      new Reach() {
        @Override
        public boolean allows(InetAddress address) {
          return isPublic(address);
        }

        @Override
        public boolean plain() {
          return false;
        }
      };

  /** Whether a request may go to that address. */
  boolean allows(InetAddress address);

  /** Whether it may go by http. */
  boolean plain();

  /** Whether an address is one of the open net. */
  static boolean isPublic(InetAddress address) {
    return switch (address) {
      case Inet4Address four -> isPublic(four.getAddress());
      case Inet6Address six -> isPublicSix(six.getAddress());
      default -> false;
    };
  }

  private static boolean isPublic(byte[] bytes) {
    int a = bytes[0] & 0xff;
    int b = bytes[1] & 0xff;
    int c = bytes[2] & 0xff;
    boolean special =
        a == 0
            || a == 10
            || a == 127
            || a >= 224
            || a == 100 && b >= 64 && b < 128
            || a == 169 && b == 254
            || a == 172 && b >= 16 && b < 32
            || a == 192 && b == 168
            || a == 192 && b == 0 && (c == 0 || c == 2)
            || a == 192 && b == 88 && c == 99
            || a == 198 && (b == 18 || b == 19)
            || a == 198 && b == 51 && c == 100
            || a == 203 && b == 0 && c == 113;
    return !special;
  }

  /** Of the wide net 2000::/3, without what stands for an address of the old sort or for nobody. */
  private static boolean isPublicSix(byte[] bytes) {
    int first = (bytes[0] & 0xff) << 8 | bytes[1] & 0xff;
    int second = (bytes[2] & 0xff) << 8 | bytes[3] & 0xff;
    boolean wide = first >> 13 == 1;
    boolean standsForOther = first == 0x2002 || first == 0x2001 && second < 0x200;
    boolean forBooks = first == 0x2001 && second == 0xdb8 || first == 0x3fff;
    return wide && !standsForOther && !forBooks;
  }
}
