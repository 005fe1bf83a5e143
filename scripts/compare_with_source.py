"""Compares the figures in Resources with the source tables: see compare-with-source."""

import csv
import sys

MARKS = {"trace": "Tr", "estimated_trace": "(Tr)", "not_measured": "-"}


def rows(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def printed(food, tag):
    """The figure as the table prints it, made anew from the figure and its mark."""
    marks = [mark for mark in (*MARKS, "estimated") if tag in food[mark].split(" ")]
    if len(marks) > 1:
        return f"marked twice: {marks}"
    if not marks:
        return food[tag]
    if marks[0] == "estimated":
        return f"({food[tag]})"
    return MARKS[marks[0]] if food[tag] == "" else f"figure {food[tag]} beside {marks[0]}"


def source_figure(text):
    """A dagger says that the prescribed method was used; an asterisk is no figure."""
    return "-" if text == "*" else text.removesuffix("†")


resources, table_path, compendium_path = sys.argv[1:4]
table = rows(table_path)
foods = {food["number"]: food for food in rows(f"{resources}/foods.csv")}
columns = list(table[0])
tags = columns[columns.index("REFUSE") : columns.index("NACL_EQ") + 1]
cells = differences = 0
for line in table:
    food = foods.pop(line["number"], None)
    if food is None:
        print(f"{line['number']} is missing")
        differences += 1
        continue
    if food["group"] != line["group"] or food["official_name"] != line["name"].strip("\u3000"):
        print(f"{line['number']}: group or official name differs")
        differences += 1
    for tag in tags:
        cells += 1
        if printed(food, tag) != source_figure(line[tag]):
            print(f"{line['number']} {tag}: {printed(food, tag)!r} is not {line[tag]!r}")
            differences += 1
differences += len(foods)
exercises = {row["code"]: row["mets"] for row in rows(f"{resources}/exercises.csv")}
for line in rows(compendium_path):
    cells += 1
    if exercises.pop(line["code"], None) != line["mets"]:
        print(f"{line['code']}: METs differ")
        differences += 1
differences += len(exercises)
print(f"{cells} cells compared ({len(table)} foods × {len(tags)} components, METs of exercises), {differences} differences")
sys.exit(1 if differences else 0)
