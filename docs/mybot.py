#!/usr/bin/env python3
"""A small bot for Field Marshal: plays any legal order, and ends a phase now and then.

./fieldmarshal duel --game gwe-caporetto --bots "exec:python3 docs/mybot.py",staff
"""
import json
import random
import sys

rng = random.Random(7)


def ask(request):
    print(json.dumps(request), flush=True)
    return json.loads(sys.stdin.readline())


for line in sys.stdin:
    told = json.loads(line)
    if told.get("do") != "decide":
        continue
    orders = ask({"do": "legal", "limit": 60})["orders"]
    passing = [order for order in orders if order["type"] == "pass"]
    order = passing[0] if passing and rng.random() < 0.1 else rng.choice(orders)
    why = "One is as good as another."
    while not ask({"do": "order", "order": order, "why": why})["ok"]:
        order = rng.choice(orders)
