package fieldmarshal.server;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The addresses that one can type into a browser to reach the server. */
final class Addresses {
  private Addresses() {}

  /** The addresses of a server, the best one for this machine first. */
  static List<String> of(InetAddress listening, String host, int port) {
    List<String> names = new ArrayList<>();
    if (listening.isAnyLocalAddress()) {
      names.add("localhost");
      names.addAll(ofThisMachine());
    } else if (host.equals("127.0.0.1")) {
      names.add("localhost");
    } else if (isFigures(host)) {
      names.add(figures(listening));
    } else {
      names.add(host);
    }
    return names.stream().map(name -> "http://" + name + ":" + port + "/").toList();
  }

  /** The address that others can use, without a slash at its end; null where there is none. */
  static @Nullable String forOthers(String host, int port) {
    try {
      return of(InetAddress.getByName(host), host, port).stream()
          .filter(address -> !address.contains("localhost"))
          .findFirst()
          .map(address -> address.substring(0, address.length() - 1))
          .orElse(null);
    } catch (UnknownHostException e) {
      return null;
    }
  }

  /** Whether a host was given as an address in figures, not by a name. */
  static boolean isFigures(String host) {
    return host.indexOf(':') >= 0 || host.matches("[0-9.]+");
  }

  private static String figures(InetAddress address) {
    String plain = address.getHostAddress().replaceFirst("%.*", "");
    return address instanceof Inet6Address ? "[" + plain + "]" : plain;
  }

  /** What others in the network can use; the short addresses before the long ones. */
  private static List<String> ofThisMachine() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
          .sorted(Comparator.comparing(address -> address instanceof Inet6Address))
          .map(Addresses::figures)
          .toList();
    } catch (SocketException e) {
      return List.of();
    }
  }
}
