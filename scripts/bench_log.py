"""Times the log in pairs with its peers: see bench-log."""

import os
import statistics
import subprocess
import sys
import time

PAIRS = 30
pfc, work = sys.argv[1:3]
INSERT = """
PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
INSERT INTO entry SELECT hex(randomblob(16)), max(number) + 1, day, slot, instant, zone, kind, item, name, amount_text,
  amount_value, amount_unit, amount_size, grams, composition, memo, created, updated FROM entry WHERE day = 20787;
"""


def seconds(command, database):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env={**os.environ, "PFC_DB": database})
    return time.perf_counter() - start


def compare(name, ours, theirs, limit):
    pairs = [(seconds(*ours), seconds(*theirs)) for _ in range(PAIRS + 3)][3:]
    ratio = statistics.median(our / their for our, their in pairs)
    our, their = (statistics.median(pair[side] for pair in pairs) * 1000 for side in (0, 1))
    print(f"{name}: time × {ratio:.2f} ({our:.1f} ms / {their:.1f} ms), at most {limit}")
    return ratio <= limit


for name in ("ours", "theirs"):
    subprocess.run(["cp", f"{work}/day.sqlite", f"{work}/{name}.sqlite"], check=True)
century = os.path.getsize(f"{work}/century.sqlite") / 2**20
print(f"the journal of 100 years has {century:.0f} MiB")
met = compare(
    "pfc log of one item / sqlite3 inserting one row",
    ([pfc, "log", "01088", "150g"], f"{work}/ours.sqlite"),
    (["sqlite3", f"{work}/theirs.sqlite", INSERT], ""),
    2.0,
)
met &= compare(
    "a day of 100 years / a day of one day",
    ([pfc, "log"], f"{work}/century.sqlite"),
    ([pfc, "log"], f"{work}/day.sqlite"),
    2.0,
)
sys.exit(0 if met else 1)
