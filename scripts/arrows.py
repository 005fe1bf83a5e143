"""Compares the arrows between targets with the layers of CONTRIBUTING.md. Reads `swift package describe`.

The picture says in which layer a target stands, Package.swift what it depends on: each dependency stands in a lower layer,
and a file imports nothing that its target does not depend on.
"""

import json
import pathlib
import re
import sys

# What may be imported besides targets of ours; and the system modules that only some targets may import.
ALWAYS = {"Glibc", "Musl", "Darwin", "Synchronization"}
SYSTEM = {
    "PFCSeedCompiler": {"Foundation", "FoundationEssentials"},
    "PFCBenchmarks": {"Foundation", "FoundationEssentials"},
}
IMPORT = re.compile(r"^[ \t]*(?:@\w+ +)?(?:(?:public|package|internal|private) +)?import +(?:(?:struct|class|enum|func|var) +)?(\w+)", re.M)


def layers():
    """The layer of each target in the picture: a line that begins with a number begins a layer."""
    text = pathlib.Path("CONTRIBUTING.md").read_text(encoding="utf-8")
    picture = text.split("## Layers", 1)[1].split("```", 2)[1]
    found, layer = {}, None
    for line in picture.splitlines():
        if match := re.match(r"(\d+|-) ", line):
            layer = -1 if match.group(1) == "-" else int(match.group(1))
        for name in re.findall(r"\bC?PFC\w*|\bCSQLite\b|\bCICU\b", line):
            found[name] = layer
    return found


layer = layers()
package = json.load(sys.stdin)
sources = [target for target in package["targets"] if target["path"].startswith("Sources/")]
faults = [f"{name} is in the layers of CONTRIBUTING.md, but no target" for name in layer.keys() - {t["name"] for t in sources}]
for target in sources:
    name = target["name"]
    if name not in layer:
        faults.append(f"{name} is in no layer of CONTRIBUTING.md")
        continue
    declared = set(target.get("target_dependencies") or [])
    for other in sorted(declared):
        if layer.get(other, 99) >= layer[name]:
            faults.append(f"{name} depends on {other}, which does not stand below it")
    imported = set()
    for file in sorted(pathlib.Path(target["path"]).rglob("*.swift")):
        for module in IMPORT.findall(file.read_text(encoding="utf-8")):
            imported.add(module)
            if module not in declared | ALWAYS | SYSTEM.get(name, set()):
                faults.append(f"{file}: {name} imports {module} without depending on it")
    if imported:
        faults += [f"{name} depends on {other}, and imports it nowhere" for other in sorted(declared - imported)]
for fault in faults:
    print(fault)
print(f"arrows: {len(sources)} targets in {len(set(layer.values()))} layers, {len(faults)} faults")
sys.exit(1 if faults else 0)
