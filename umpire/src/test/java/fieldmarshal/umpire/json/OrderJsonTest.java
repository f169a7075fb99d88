package fieldmarshal.umpire.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Order.Portion;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.Shelf;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OrderJsonTest {

  private final Rules rules = rules();
  private final OrderJson json = new OrderJson(new Notation(rules, rules.start().layout()));

  private static Rules rules() {
    try {
      return Objects.requireNonNull(Shelf.find("gwe-caporetto")).rules("historical", Set.of());
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private Unit unit(String id) {
    return rules.roster().named(id);
  }

  private int hex(String number) {
    return rules.board().hex(number);
  }

  private Order read(String text) throws BadRequest {
    return json.read(Json.parse(text.replace('\'', '"')));
  }

  /** The order is written so, and so it is read. */
  private void means(String text, Order order) throws BadRequest {
    ObjectNode written = json.write(order);
    assertThat(Json.write(written)).isEqualTo(text.replace('\'', '"'));
    assertThat(json.read(written)).isEqualTo(order);
  }

  @Test
  void everyOrderIsReadAsItIsWritten() throws BadRequest {
    Unit one = unit("ge-12");
    Unit two = unit("ge-117");
    List<Unit> both = List.of(one, two);
    Hexes path = Hexes.of(hex("1803"), hex("1904"));
    means(
        "{'type':'move','units':['ge-12','ge-117'],'path':['1803','1904']}",
        new Order.Move(both, path, Order.Move.MARCH));
    means(
        "{'type':'move','units':['ge-12'],'path':['1803','1904'],'mode':'forced'}",
        new Order.Move(List.of(one), path, "forced"));
    means(
        "{'type':'attack','attackers':['ge-12'],'targets':['1803']}",
        Order.Attack.of(List.of(one), hex("1803")));
    means(
        "{'type':'attack','attackers':['ge-12','ge-117'],'targets':['1803','1904'],'extras':["
            + "{'offer':'shift','unit':'ge-hq-14'},"
            + "{'offer':'support','unit':'ge-art-14','amount':3},"
            + "{'offer':'burn','unit':'ah-dep-1'}],"
            + "'shifts':['ge-hq-14'],'support':{'ge-art-14':3},'burn':['ah-dep-1']}",
        new Order.Attack(
            both,
            path,
            List.of(
                new Order.Extra("shift", unit("ge-hq-14")),
                new Order.Extra("support", unit("ge-art-14"), 3),
                new Order.Extra("burn", unit("ah-dep-1")))));
    means(
        "{'type':'attack','attackers':['ge-12'],'targets':['1803'],'extras':["
            + "{'offer':'gas'},{'offer':'air','unit':'ge-117','amount':2,'hex':'1904'}]}",
        new Order.Attack(
            List.of(one),
            Hexes.of(hex("1803")),
            List.of(
                new Order.Extra("gas", null, 1, Order.Extra.NOWHERE),
                new Order.Extra("air", unit("ge-117"), 2, hex("1904")))));
    means("{'type':'choose','option':'2'}", Order.Choose.option("2"));
    means(
        "{'type':'choose','option':'roll','units':['ge-12'],'hexes':['1803','1904']}",
        new Order.Choose("roll", List.of(one), path));
    means(
        "{'type':'lose','steps':{'ge-117':2,'ge-12':1}}",
        new Order.Lose(List.of(new Portion(two, 2), new Portion(one, 1))));
    means("{'type':'lose','steps':{}}", new Order.Lose(List.of()));
    means(
        "{'type':'retreat','units':['ge-12'],'path':['1803','1904']}",
        new Order.Retreat(List.of(one), path));
    means(
        "{'type':'advance','units':['ge-12','ge-117'],'path':['1803','1904']}",
        new Order.Advance(both, path));
    means("{'type':'displace','unit':'ge-12','hex':'1803'}", new Order.Displace(one, hex("1803")));
    means("{'type':'withdraw','unit':'ge-12'}", new Order.Withdraw(one));
    means("{'type':'entrain','unit':'ge-12'}", new Order.Entrain(one));
    means("{'type':'rail','unit':'ge-12','path':['1803','1904']}", new Order.Rail(one, path));
    means("{'type':'detrain','unit':'ge-12'}", new Order.Detrain(one));
    means(
        "{'type':'command','hq':'ge-hq-14','units':['ge-12','ge-117']}",
        new Order.Command(unit("ge-hq-14"), both));
    means("{'type':'replace','unit':'ge-12'}", new Order.Replace(one));
    means(
        "{'type':'reinforce','unit':'ge-12','hex':'1803'}", new Order.Reinforce(one, hex("1803")));
    means("{'type':'place','unit':'ge-12','hex':'1803'}", new Order.Place(one, hex("1803")));
    means("{'type':'pass'}", Order.PASS);
  }

  @Test
  void whatIsAddedMayBeSaidInTheFirstWordsAlone() throws BadRequest {
    Order.Attack said =
        new Order.Attack(
            List.of(unit("ge-12")),
            Hexes.of(hex("1803")),
            List.of(
                new Order.Extra("shift", unit("ge-hq-14")),
                new Order.Extra("support", unit("ge-art-14"), 3)));
    String attack = "{'type':'attack','attackers':['ge-12'],'targets':['1803'],";
    assertThat(read(attack + "'shifts':['ge-hq-14'],'support':{'ge-art-14':3}}")).isEqualTo(said);
    assertThat(
            read(
                attack
                    + "'extras':[{'offer':'shift','unit':'ge-hq-14'}],'support':{'ge-art-14':3}}"))
        .isEqualTo(said);
  }

  @Test
  void shorterWordsAreUnderstood() throws BadRequest {
    Unit one = unit("ge-12");
    Order move = Order.Move.march(one, Hexes.of(hex("1803")));
    assertThat(read("{'type':'move','unit':'ge-12','to':'1803'}")).isEqualTo(move);
    assertThat(read("{'type':'move','units':'ge-12','hex':'1803'}")).isEqualTo(move);
    assertThat(read("{'type':'move','units':['ge-12'],'path':'1803','mode':'march'}"))
        .isEqualTo(move);
    assertThat(read("{'type':'attack','unit':'ge-12','hex':'1803'}"))
        .isEqualTo(Order.Attack.of(List.of(one), hex("1803")));
    assertThat(read("{'type':'attack','attackers':['ge-12'],'target':'1803','shifts':[]}"))
        .isEqualTo(Order.Attack.of(List.of(one), hex("1803")));
    assertThat(read("{'type':'reinforce','units':['ge-12'],'to':'1803'}"))
        .isEqualTo(new Order.Reinforce(one, hex("1803")));
  }
}
