package fieldmarshal.testkit;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Order.Extra;
import fieldmarshal.engine.Order.Portion;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Orders that are like another order, but not quite: with another unit, hex, word or amount, a
 * longer or shorter path, parts of a second order, or of another kind. Units and hexes are always
 * real ones; what the rules have to say to them is another matter.
 */
final class Variations {
  /** What an order is made of; every kind of order can be made of it again. */
  private record Parts(
      List<Unit> units,
      Hexes hexes,
      String word,
      List<Portion> portions,
      List<Unit> chiefs,
      List<Extra> extras) {

    static Parts of(Order order) {
      return switch (order) {
        case Order.Move move -> bare(move.units(), move.path(), move.mode());
        case Order.Attack attack ->
            new Parts(attack.units(), attack.targets(), "", List.of(), List.of(), attack.extras());
        case Order.Choose choose -> bare(choose.units(), choose.hexes(), choose.option());
        case Order.Lose lose ->
            new Parts(
                lose.losses().stream().map(Portion::unit).toList(),
                Hexes.NONE,
                "",
                lose.losses(),
                List.of(),
                List.of());
        case Order.Retreat retreat -> bare(retreat.units(), retreat.path(), "");
        case Order.Advance advance -> bare(advance.units(), advance.path(), "");
        case Order.Displace displace -> one(displace.unit(), Hexes.of(displace.hex()));
        case Order.Withdraw withdraw -> one(withdraw.unit(), Hexes.NONE);
        case Order.Entrain entrain -> one(entrain.unit(), Hexes.NONE);
        case Order.Rail rail -> one(rail.unit(), rail.path());
        case Order.Detrain detrain -> one(detrain.unit(), Hexes.NONE);
        case Order.Command command ->
            new Parts(command.units(), Hexes.NONE, "", List.of(), List.of(command.hq()), List.of());
        case Order.Replace replace -> one(replace.unit(), Hexes.NONE);
        case Order.Reinforce reinforce -> one(reinforce.unit(), Hexes.of(reinforce.hex()));
        case Order.Place place -> one(place.unit(), Hexes.of(place.hex()));
        case Order.Pass pass -> bare(List.of(), Hexes.NONE, "");
      };
    }

    private static Parts bare(List<Unit> units, Hexes hexes, String word) {
      return new Parts(units, hexes, word, List.of(), List.of(), List.of());
    }

    private static Parts one(Unit unit, Hexes hexes) {
      return bare(List.of(unit), hexes, "");
    }

    Parts withUnits(List<Unit> other) {
      return new Parts(other, hexes, word, portions, chiefs, extras);
    }

    Parts withHexes(Hexes other) {
      return new Parts(units, other, word, portions, chiefs, extras);
    }

    Parts withWord(String other) {
      return new Parts(units, hexes, other, portions, chiefs, extras);
    }

    Parts withPortions(List<Portion> other) {
      return new Parts(units, hexes, word, other, chiefs, extras);
    }

    Parts withChiefs(List<Unit> other) {
      return new Parts(units, hexes, word, portions, other, extras);
    }

    Parts withExtras(List<Extra> other) {
      return new Parts(units, hexes, word, portions, chiefs, other);
    }
  }

  private static final int KINDS = 16;
  private static final int TRIES = 20;

  private final Rules rules;
  private final Position position;
  private final RandomGenerator random;

  Variations(Rules rules, Position position, RandomGenerator random) {
    this.rules = rules;
    this.position = position;
    this.random = random;
  }

  /** A variation of an order, perhaps with something of another one. */
  Order vary(Order order, Order other) {
    for (int i = 0; i < TRIES; i++) {
      Parts parts = vary(Parts.of(order), Parts.of(other));
      if (random.nextInt(3) == 0) {
        parts = vary(parts, Parts.of(other));
      }
      Order varied = make(random.nextInt(8) == 0 ? random.nextInt(KINDS) : kind(order), parts);
      if (!varied.equals(order)) {
        return varied;
      }
    }
    return order;
  }

  private Parts vary(Parts parts, Parts other) {
    return switch (random.nextInt(16)) {
      case 0, 1, 2 -> parts.withUnits(varied(parts.units(), other.units()));
      case 3, 4, 5 -> parts.withHexes(varied(parts.hexes()));
      case 6 -> parts.withHexes(other.hexes());
      case 7 -> parts.withUnits(other.units());
      case 8 -> parts.withWord(word(other));
      case 9, 10 -> parts.withPortions(portions(parts));
      case 11 -> parts.withPortions(other.portions());
      case 12 -> parts.withChiefs(varied(parts.chiefs(), other.chiefs()));
      case 13 -> parts.withExtras(other.extras());
      case 14 -> parts.withExtras(extras(parts, other));
      default -> other;
    };
  }

  /** An order with the printed numbers of its hexes behind it. */
  static String describe(Rules rules, Order order) {
    Hexes hexes = Parts.of(order).hexes();
    StringBuilder text = new StringBuilder(order.toString());
    for (int i = 0; i < hexes.size(); i++) {
      text.append(i == 0 ? " through " : " ").append(rules.board().number(hexes.at(i)));
    }
    return text.toString();
  }

  // ---- parts

  private List<Unit> varied(List<Unit> units, List<Unit> others) {
    List<Unit> varied = new ArrayList<>(units);
    switch (random.nextInt(6)) {
      case 0 -> varied.add(anyUnit(units));
      case 1 -> varied.addAll(others);
      case 2 -> {
        if (!varied.isEmpty()) {
          varied.remove(random.nextInt(varied.size()));
        }
      }
      case 3 -> {
        if (!varied.isEmpty()) {
          varied.add(varied.get(random.nextInt(varied.size())));
        }
      }
      case 4 -> Collections.reverse(varied);
      default -> {
        if (varied.isEmpty()) {
          varied.add(anyUnit(units));
        } else {
          varied.set(random.nextInt(varied.size()), anyUnit(units));
        }
      }
    }
    return varied;
  }

  /** Any unit, the neighbours of those named rather than the others. */
  private Unit anyUnit(List<Unit> near) {
    if (!near.isEmpty() && random.nextInt(3) != 0) {
      int place = position.place(near.get(random.nextInt(near.size())));
      if (place >= 0) {
        List<Unit> there = new ArrayList<>();
        collect(place, there);
        if (there.size() < 2) {
          for (int d = 0; d < Board.DIRECTIONS; d++) {
            int to = rules.board().neighbour(place, d);
            if (to >= 0) {
              collect(to, there);
            }
          }
        }
        return there.get(random.nextInt(there.size()));
      }
    }
    return rules.roster().get(random.nextInt(rules.roster().size()));
  }

  private void collect(int hex, List<Unit> into) {
    for (int u = position.first(hex); u >= 0; u = position.next(u)) {
      into.add(rules.roster().get(u));
    }
  }

  private Hexes varied(Hexes hexes) {
    if (hexes.isEmpty()) {
      return random.nextBoolean() ? Hexes.of(anyHex()) : hexes;
    }
    int at = random.nextInt(hexes.size());
    return switch (random.nextInt(7)) {
      case 0 -> hexes.first(hexes.size() - 1);
      case 1 -> hexes.from(1);
      case 2, 3 -> hexes.plus(beside(hexes.last()));
      case 4 -> hexes.plus(hexes.at(at));
      case 5 -> replaced(hexes, at, beside(hexes.at(at)));
      default -> replaced(hexes, at, anyHex());
    };
  }

  private static Hexes replaced(Hexes hexes, int at, int hex) {
    int[] array = hexes.toArray();
    array[at] = hex;
    return Hexes.wrap(array);
  }

  /** A neighbour, now and then rather one in which somebody stands. */
  private int beside(int hex) {
    int turn = random.nextInt(Board.DIRECTIONS);
    if (random.nextInt(3) == 0) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = rules.board().neighbour(hex, (turn + d) % Board.DIRECTIONS);
        if (to >= 0 && position.first(to) >= 0) {
          return to;
        }
      }
    }
    int to = rules.board().neighbour(hex, turn);
    return to >= 0 ? to : hex;
  }

  private int anyHex() {
    return random.nextInt(rules.board().size());
  }

  private String word(Parts other) {
    return switch (random.nextInt(4)) {
      case 0 -> Order.Move.MARCH;
      case 1 -> Integer.toString(1 + random.nextInt(3));
      case 2 -> "";
      default -> other.word();
    };
  }

  private List<Portion> portions(Parts parts) {
    List<Portion> varied = new ArrayList<>(parts.portions());
    int amount =
        switch (random.nextInt(5)) {
          case 0 -> 0;
          case 1 -> -1;
          case 2 -> Integer.MAX_VALUE;
          default -> 1 + random.nextInt(6);
        };
    if (varied.isEmpty() || random.nextInt(4) == 0) {
      varied.add(new Portion(anyUnit(parts.units()), amount));
      return varied;
    }
    int at = random.nextInt(varied.size());
    Portion portion = varied.get(at);
    switch (random.nextInt(5)) {
      case 0 -> varied.remove(at);
      case 1 -> varied.add(portion);
      case 2 -> varied.set(at, new Portion(anyUnit(parts.units()), portion.amount()));
      case 3 -> varied.set(at, new Portion(portion.unit(), portion.amount() - 1));
      default -> varied.set(at, new Portion(portion.unit(), amount));
    }
    return varied;
  }

  private List<Extra> extras(Parts parts, Parts other) {
    List<Extra> varied = new ArrayList<>(parts.extras());
    if (varied.isEmpty() || random.nextInt(4) == 0) {
      String offer = other.extras().isEmpty() ? "shift" : other.extras().getFirst().offer();
      varied.add(new Extra(offer, anyUnit(parts.units()), 1 + random.nextInt(6)));
      return varied;
    }
    int at = random.nextInt(varied.size());
    Extra extra = varied.get(at);
    int hex = extra.hex();
    switch (random.nextInt(8)) {
      case 0 -> varied.remove(at);
      case 1 -> varied.add(extra);
      case 2 -> varied.set(at, new Extra(extra.offer(), anyUnit(parts.units()), extra.amount()));
      case 3 -> varied.set(at, new Extra(extra.offer(), extra.unit(), extra.amount() - 1, hex));
      case 4 -> varied.set(at, new Extra(extra.offer(), null, extra.amount(), hex));
      case 5 -> varied.set(at, new Extra(extra.offer(), extra.unit(), extra.amount(), anyHex()));
      case 6 -> varied.set(at, new Extra("no such offer", extra.unit(), extra.amount(), hex));
      default -> varied.set(at, new Extra(extra.offer(), extra.unit(), Integer.MAX_VALUE, hex));
    }
    return varied;
  }

  // ---- the whole

  private static int kind(Order order) {
    return switch (order) {
      case Order.Move move -> 0;
      case Order.Attack attack -> 1;
      case Order.Choose choose -> 2;
      case Order.Lose lose -> 3;
      case Order.Retreat retreat -> 4;
      case Order.Advance advance -> 5;
      case Order.Displace displace -> 6;
      case Order.Withdraw withdraw -> 7;
      case Order.Entrain entrain -> 8;
      case Order.Rail rail -> 9;
      case Order.Detrain detrain -> 10;
      case Order.Command command -> 11;
      case Order.Replace replace -> 12;
      case Order.Reinforce reinforce -> 13;
      case Order.Place place -> 14;
      case Order.Pass pass -> 15;
    };
  }

  private Order make(int kind, Parts parts) {
    Unit unit = parts.units().isEmpty() ? anyUnit(List.of()) : parts.units().getFirst();
    int hex = parts.hexes().isEmpty() ? anyHex() : parts.hexes().last();
    return switch (kind) {
      case 0 -> new Order.Move(parts.units(), parts.hexes(), parts.word());
      case 1 -> new Order.Attack(parts.units(), parts.hexes(), parts.extras());
      case 2 -> new Order.Choose(parts.word(), parts.units(), parts.hexes());
      case 3 -> new Order.Lose(parts.portions());
      case 4 -> new Order.Retreat(parts.units(), parts.hexes());
      case 5 -> new Order.Advance(parts.units(), parts.hexes());
      case 6 -> new Order.Displace(unit, hex);
      case 7 -> new Order.Withdraw(unit);
      case 8 -> new Order.Entrain(unit);
      case 9 -> new Order.Rail(unit, parts.hexes());
      case 10 -> new Order.Detrain(unit);
      case 11 ->
          new Order.Command(
              parts.chiefs().isEmpty() ? unit : parts.chiefs().getFirst(), parts.units());
      case 12 -> new Order.Replace(unit);
      case 13 -> new Order.Reinforce(unit, hex);
      case 14 -> new Order.Place(unit, hex);
      default -> Order.PASS;
    };
  }
}
