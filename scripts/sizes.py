"""Checks the lengths of files and functions: a file has at most 300 lines, a function 60; medians at most 120 and 10.

A folder has at most 25 files side by side.
"""

import pathlib
import re
import statistics
import sys

FILE_LIMIT, FUNCTION_LIMIT, FILE_MEDIAN, FUNCTION_MEDIAN, FOLDER_LIMIT = 300, 60, 120, 10, 25
FUNCTION = re.compile(r"^(\s*)(?:@\S+\s+)*(?:(?:public|package|internal|private|fileprivate|static|mutating|override|consuming|borrowing)\s+)*(?:func\s|init[?(<])")

files, functions, faults = [], [], []
for file in sorted(pathlib.Path("Sources").rglob("*.swift")):
    lines = file.read_text(encoding="utf-8").splitlines()
    files.append(len(lines))
    if len(lines) > FILE_LIMIT:
        faults.append(f"{file}: {len(lines)} lines, {FILE_LIMIT} at most")
    for start, line in enumerate(lines):
        match = FUNCTION.match(line)
        if not match:
            continue
        closing = match.group(1) + "}"
        end = next((at for at in range(start, len(lines)) if lines[at] == closing), start)
        length = end - start + 1 if "{" in "".join(lines[start : end + 1]) else 1
        functions.append(length)
        if length > FUNCTION_LIMIT:
            faults.append(f"{file}:{start + 1}: a function of {length} lines, {FUNCTION_LIMIT} at most")
fullest = 0
for root in ["Sources", "Tests"]:
    for folder in [pathlib.Path(root), *sorted(path for path in pathlib.Path(root).rglob("*") if path.is_dir())]:
        count = sum(path.is_file() for path in folder.iterdir())
        fullest = max(fullest, count)
        if count > FOLDER_LIMIT:
            faults.append(f"{folder}: {count} files side by side, {FOLDER_LIMIT} at most")
print(f"sizes: {fullest} files in the fullest folder")
for what, sizes, limit in [("files", files, FILE_MEDIAN), ("functions", functions, FUNCTION_MEDIAN)]:
    median = statistics.median(sizes)
    print(f"sizes: {len(sizes)} {what}, median {median:g} lines, longest {max(sizes)}")
    if median > limit:
        faults.append(f"the median of {what} is {median:g} lines, {limit} at most")
for fault in faults:
    print(fault)
sys.exit(1 if faults else 0)
