"""Times whole processes in pairs and checks the ratios: see bench."""

import os
import shutil
import statistics
import subprocess
import sys
import time

PAIRS = 40
SHOW_LIMIT = 1.3
pfc, database, table, journal = sys.argv[1:5]
# Whoever runs this may have a journal of their own.
os.environ["PFC_DB"] = f"{journal}.none"
search = [pfc, "search", "鶏むね"]
like = ["sqlite3", database, "SELECT number, name, ENERC_KCAL FROM foods WHERE name LIKE '%鶏むね%'"]
grep = ["rg", "鶏", table]
one = ["sqlite3", ":memory:", "select 1"]


def seconds(command, env=None):
    """The wall time of one run."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=env)
    return time.perf_counter() - start


def read_anew(program):
    """Drops a program's file from the page cache, so that the next run reads it as the first one after a boot does. Without
    this the peak depends on who wrote or copied the file: the kernel maps pages in the units in which it once read them."""
    descriptor = os.open(shutil.which(program), os.O_RDONLY)
    os.fsync(descriptor)
    os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
    os.close(descriptor)


def peak_memory(command):
    """The peak memory of one run in KiB, by GNU time: a process started from here would count our own memory too."""
    run = subprocess.run(["time", "-f", "%M", *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    return int(run.stderr.split()[-1])


def with_journal():
    """Prints what a journal adds to a search: it is opened for own foods and for what is logged often."""
    env = {**os.environ, "PFC_DB": journal}
    for food in ("01088", "12004", "13003"):
        subprocess.run([pfc, "log", food, "100g"], stdout=subprocess.DEVNULL, check=True, env=env)
    pairs = [(seconds(search, env), seconds(search)) for _ in range(PAIRS)]
    print(f"pfc search with a journal / without: time × {statistics.median(ours / theirs for ours, theirs in pairs):.2f}")


def compare(name, peer, time_limit=None, memory_limit=None):
    """Prints the ratios of pfc to a peer; gives whether they are within the limits."""
    pairs = [(seconds(search), seconds(peer)) for _ in range(PAIRS + 3)][3:]
    ratio = statistics.median(ours / theirs for ours, theirs in pairs)
    ours, theirs = (statistics.median(pair[side] for pair in pairs) * 1000 for side in (0, 1))
    for command in (search, peer):
        read_anew(command[0])
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
def shown():
    """Prints how long one item whole takes against a list of hits; gives whether that is within the limit."""
    show = [pfc, "show", "01088"]
    pairs = [(seconds(show), seconds(search)) for _ in range(PAIRS + 3)][3:]
    ratio = statistics.median(ours / theirs for ours, theirs in pairs)
    print(f"pfc show / pfc search: time × {ratio:.2f}, at most {SHOW_LIMIT}")
    return ratio <= SHOW_LIMIT


isMet = compare("sqlite3 LIKE", like, time_limit=2.0, memory_limit=1.5)
compare("rg", grep)
compare("sqlite3 select 1", one)
with_journal()
isShown = shown()
if not isMet:
    sys.exit("the limits are 2.0 for time and 1.5 for memory against sqlite3 LIKE")
if not isShown:
    sys.exit(f"pfc show takes more than {SHOW_LIMIT} times what pfc search takes")
