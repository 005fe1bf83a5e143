"""Times whole processes in pairs and checks the ratios: see bench."""

import statistics
import subprocess
import sys
import time

PAIRS = 40
pfc, database, table = sys.argv[1:4]
search = [pfc, "search", "鶏むね"]
like = ["sqlite3", database, "SELECT number, name, ENERC_KCAL FROM foods WHERE name LIKE '%鶏むね%'"]
grep = ["rg", "鶏", table]
one = ["sqlite3", ":memory:", "select 1"]


def seconds(command):
    """The wall time of one run."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def peak_memory(command):
    """The peak memory of one run in KiB, by GNU time: a process started from here would count our own memory too."""
    run = subprocess.run(["time", "-f", "%M", *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    return int(run.stderr.split()[-1])


def compare(name, peer, time_limit=None, memory_limit=None):
    """Prints the ratios of pfc to a peer; gives whether they are within the limits."""
    pairs = [(seconds(search), seconds(peer)) for _ in range(PAIRS + 3)][3:]
    ratio = statistics.median(ours / theirs for ours, theirs in pairs)
    ours, theirs = (statistics.median(pair[side] for pair in pairs) * 1000 for side in (0, 1))
    sizes = [(peak_memory(search), peak_memory(peer)) for _ in range(5)]
    memory = statistics.median(our / their for our, their in sizes)
    our, their = (statistics.median(pair[side] for pair in sizes) / 1024 for side in (0, 1))
    print(
        f"pfc search / {name}: time × {ratio:.2f} ({ours:.1f} ms / {theirs:.1f} ms), "
        f"peak memory × {memory:.2f} ({our:.1f} MiB / {their:.1f} MiB)"
    )
    return (time_limit is None or ratio <= time_limit) and (memory_limit is None or memory <= memory_limit)


answer = subprocess.run(search, capture_output=True, text=True).stdout
if not any(number in answer for number in ("11219", "11220")):
    sys.exit("pfc search 鶏むね does not find chicken breast")
isMet = compare("sqlite3 LIKE", like, time_limit=2.0, memory_limit=1.5)
compare("rg", grep)
compare("sqlite3 select 1", one)
if not isMet:
    sys.exit("the limits are 2.0 for time and 1.5 for memory against sqlite3 LIKE")
