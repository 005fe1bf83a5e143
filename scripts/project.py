"""What the scripts share: the checkout, its programs, gold files, and times of whole processes in pairs."""

import concurrent.futures
import csv
import os
import pathlib
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "Resources"
GOLD = ROOT / "Tests" / "Gold"
# A Monday, for whatever shows the day.
NOW = "2026-11-30T12:34:00+09:00"


def after_setup(command, *arguments):
    """What a line of bash prints after the set-up. Where one of them fails, it has said why, and so do we."""
    line = f'source "$0"; {command}'
    run = subprocess.run(["bash", "-c", line, ROOT / "scripts" / "setup", *arguments], stdout=subprocess.PIPE, text=True)
    if run.returncode:
        sys.exit(run.returncode)
    return run.stdout


def need(*names):
    """Makes sure that commands are there."""
    after_setup('need "$@"', *names)


def built(product):
    """The path of a program in release, built where it is not there or its sources changed."""
    run = subprocess.run([ROOT / "scripts" / "build", product], stdout=subprocess.PIPE, text=True)
    if run.returncode:
        sys.exit(run.returncode)
    return run.stdout.strip()


def run(command):
    """Runs a command that says itself what is wrong, and ends with it where it fails."""
    status = subprocess.run(command).returncode
    if status:
        sys.exit(status)


def rows(path, delimiter=","):
    """The rows of a table with a header; a tab-separated one has no quoting."""
    quoting = csv.QUOTE_MINIMAL if delimiter == "," else csv.QUOTE_NONE
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter=delimiter, quoting=quoting))


def gold(path, *columns):
    """The rows of a gold file, which has these columns."""
    found = rows(path, "\t")
    missing = [column for column in columns if not found or column not in found[0]]
    if missing:
        sys.exit(f"{path} has no rows or no column {', '.join(missing)}: see {GOLD / 'README.md'}")
    return found


def run_anew(program, language, arguments, folder):
    """Runs pfc as for a user in Japan whose journal is in a folder: the status, what it prints, and its messages."""
    environment = {
        "PATH": os.environ["PATH"], "HOME": folder, "PFC_DB": f"{folder}/journal.sqlite", "PFC_NOW": NOW, "TZ": "Asia/Tokyo",
    }
    run = subprocess.run(
        [program, "--lang", language, *arguments], stdin=subprocess.DEVNULL, capture_output=True, env=environment, timeout=60
    )
    return run.returncode, run.stdout.decode(), run.stderr.decode()


def in_parallel(judge, items):
    """What a function that waits for processes makes of each item, in the order of the items."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        return list(workers.map(judge, items))


def verdict(met):
    print("the required figures are met" if met else "NOT the required figures")
    sys.exit(0 if met else 1)


def seconds(command, environment=None):
    """The wall time of one run; `environment` is what it has besides ours."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env={**os.environ, **(environment or {})})
    return time.perf_counter() - start


def ratio(ours, theirs, pairs=30, warm_up=3):
    """Runs two commands in turn. Gives the median of the ratios, which holds when the machine's speed drifts, and the
    medians of both times in milliseconds. A command is its words, and what its environment has besides ours."""
    times = [(seconds(*ours), seconds(*theirs)) for _ in range(pairs + warm_up)][warm_up:]
    middle = statistics.median(our / their for our, their in times)
    return middle, *(statistics.median(pair[side] for pair in times) * 1000 for side in (0, 1))


def within(name, limit, ours, theirs, pairs=30):
    """Prints how the times of two commands compare; gives whether the ratio is within the limit, if there is one."""
    middle, our, their = ratio(ours, theirs, pairs)
    said = f", at most {limit}" if limit else ""
    print(f"{name}: time × {middle:.2f} ({our:.1f} ms / {their:.1f} ms){said}", flush=True)
    return not limit or middle <= limit
