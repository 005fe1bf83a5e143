"""Compares the import lines of every target with its dependencies and with the layers. Reads `swift package describe`."""

import json
import pathlib
import re
import sys

# What each target may import of ours. CONTRIBUTING.md draws the picture.
LAYERS = {
    "CSQLite": [], "CICU": [], "CPFCSeedImage": [],
    "CPFCUnicode": ["CICU"],
    "PFCModel": [], "PFCArguments": [],
    "PFCText": ["CPFCUnicode", "PFCModel"],
    "PFCTime": ["CPFCUnicode", "PFCModel"],
    "PFCStorage": ["CSQLite"],
    "PFCSearch": ["PFCModel", "PFCText"],
    "PFCRender": ["PFCText"],
    "PFCJournal": ["PFCModel", "PFCStorage"],
    "PFCReport": ["PFCModel"],
    "PFCSeedCompiler": ["PFCModel", "PFCSearch", "PFCStorage", "PFCText"],
    "PFCSeed": ["CPFCSeedImage", "PFCModel", "PFCStorage"],
    "PFC": ["PFCJournal", "PFCModel", "PFCReport", "PFCSearch", "PFCSeed", "PFCStorage", "PFCText", "PFCTime"],
    "PFCCommands": ["PFC", "PFCArguments", "PFCRender"],
    "PFCTool": ["PFCCommands"],
    "PFCCompileSeedTool": ["PFCSeedCompiler"],
    "PFCBenchmarks": ["PFC", "PFCSearch", "PFCText"],
}
# The system modules that a target may import besides the standard library's own.
SYSTEM = {
    "PFCSeedCompiler": {"Foundation", "FoundationEssentials"},
    "PFCBenchmarks": {"Foundation", "FoundationEssentials"},
}
ALWAYS = {"Glibc", "Musl", "Darwin", "Synchronization"}
IMPORT = re.compile(r"^[ \t]*(?:@\w+ +)?(?:(?:public|package|internal|private) +)?import +(?:(?:struct|class|enum|func|var) +)?(\w+)", re.M)

package = json.load(sys.stdin)
faults = []
for target in package["targets"]:
    name = target["name"]
    if target["type"] == "test":
        continue
    if name not in LAYERS:
        faults.append(f"{name} is in no layer: give it a row in scripts/arrows.py and CONTRIBUTING.md")
        continue
    allowed = set(LAYERS[name])
    declared = set(target.get("target_dependencies", []))
    if declared - allowed:
        faults.append(f"{name} depends on {sorted(declared - allowed)}, which its layer does not allow")
    for file in pathlib.Path(target["path"]).rglob("*.swift"):
        for module in IMPORT.findall(file.read_text(encoding="utf-8")):
            if module not in allowed | ALWAYS | SYSTEM.get(name, set()):
                faults.append(f"{file}: {name} may not import {module}")
            elif module in allowed and module not in declared:
                faults.append(f"{file}: {name} imports {module} without depending on it")
for fault in faults:
    print(fault)
print(f"arrows: {len(package['targets'])} targets, {len(faults)} faults")
sys.exit(1 if faults else 0)
