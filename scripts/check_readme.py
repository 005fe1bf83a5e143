"""Runs the transcripts of the README: see check-readme."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

program, readme = sys.argv[1], pathlib.Path(sys.argv[2])
text = readme.read_text(encoding="utf-8")
folder = tempfile.TemporaryDirectory()
environment = {
    "PATH": f"{os.path.dirname(program)}:{os.environ['PATH']}",
    "HOME": folder.name,
    "PFC_NOW": "2026-11-30T12:20:00+09:00",
}


def rerun(match):
    lines = []
    for line in match.group(1).splitlines():
        if line.startswith("$ "):
            lines.append(line)
            run = subprocess.run(
                ["bash", "-c", line[2:]], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
            )
            lines += run.stdout.splitlines()
    return "```console\n" + "\n".join(lines) + "\n```"


real = re.sub(r"```console\n(.*?)\n```", rerun, text, flags=re.S)
if "--write" in sys.argv:
    readme.write_text(real, encoding="utf-8")
elif real != text:
    for written, printed in zip(text.splitlines(), real.splitlines()):
        if written != printed:
            print(f"README: {written}\nreally: {printed}")
    sys.exit("the README's transcripts are not what pfc prints: scripts/check-readme --write mends them")
print("readme: its transcripts are what pfc prints")
