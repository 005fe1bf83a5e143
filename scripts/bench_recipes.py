"""Times searches of own recipes by ingredient in pairs with sqlite3: see bench-recipes."""

import pathlib
import sqlite3
import statistics
import subprocess
import sys
import time

PAIRS, LIMIT = 40, 1.5
pfc, bench, journal = sys.argv[1:4]
JOIN = """
SELECT number, name, category, servings, weight, length(composition) FROM own_recipe
WHERE number IN (SELECT recipe FROM own_recipe_ingredient WHERE item IN ({items})) ORDER BY number LIMIT 10
"""


def seconds(command):
    start = time.perf_counter()
    output = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    return time.perf_counter() - start, len(output.splitlines())


def users(items):
    with sqlite3.connect(journal) as connection:
        query = f"SELECT count(DISTINCT recipe) FROM own_recipe_ingredient WHERE item IN ({items})"
        return connection.execute(query).fetchone()[0]


def compare(word, items):
    ours = [pfc, "recipe", "search", "--uses", word, "--tsv"]
    theirs = ["sqlite3", "-readonly", journal, JOIN.format(items=items)]
    rows = seconds(ours)[1] - 1, seconds(theirs)[1]
    if rows != (10, 10):
        sys.exit(f"{word}: {rows} rows instead of ten each")
    pairs = [(seconds(ours)[0], seconds(theirs)[0]) for _ in range(PAIRS + 3)][3:]
    ratio = statistics.median(our / their for our, their in pairs)
    our, their = (statistics.median(pair[side] for pair in pairs) * 1000 for side in (0, 1))
    print(
        f"--uses {word} ({users(items)} recipes use it): time × {ratio:.2f} ({our:.1f} ms / {their:.1f} ms), "
        f"at most {LIMIT}"
    )
    return ratio <= LIMIT


print(f"the journal has {pathlib.Path(journal).stat().st_size / 2**20:.0f} MiB")
met = True
for word in ["17012", "卵", "玉ねぎ"]:
    items = subprocess.run([bench, "meaning", word], stdout=subprocess.PIPE, check=True, text=True).stdout.strip()
    met &= compare(word, items)
sys.exit(0 if met else 1)
