"""Checks that every public declaration has a documentation comment."""

import pathlib
import re
import sys

PUBLIC = re.compile(r"\s*(?:@\w+\s+)?public (?!import)")
faults = []
for file in sorted(pathlib.Path("Sources").rglob("*.swift")):
    lines = file.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        above = number - 1
        while above >= 0 and lines[above].strip().startswith("@"):
            above -= 1
        if PUBLIC.match(line) and not lines[above].strip().startswith("///"):
            faults.append(f"{file}:{number + 1}: {line.strip()}")
for fault in faults:
    print(fault)
print(f"docs: {len(faults)} public declarations without a comment")
sys.exit(1 if faults else 0)
