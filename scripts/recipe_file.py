"""Writes a JSON file of recipes to import: recipe_file.py RESOURCES COUNT FILE. Ten ingredients each, of 300 words."""

import csv
import json
import random
import sys

resources, count, path = sys.argv[1], int(sys.argv[2]), sys.argv[3]
random.seed(20261130)
with open(f"{resources}/food_names.csv", encoding="utf-8") as file:
    names = sorted({row["name"] for row in csv.DictReader(file) if row["kind"] == "alias" and row["sense"] == "primary"})
words = random.sample(names, 280) + ["水", "お湯", "まぼろしの粉", "豚肉（一口大に切る）", "玉ねぎ（大）"] * 4
amounts = ["1個", "1/2個", "2個", "大さじ1", "大さじ1と1/2", "小さじ1/2", "200g", "約300g", "100ml", "少々", "適量", "1片", "2枚", "200〜300g", ""]
with open(path, "w", encoding="utf-8") as file:
    file.write("[")
    for number in range(count):
        recipe = {
            "name": f"レシピ{number + 1:06d}",
            "category": "主菜",
            "country": "和食",
            "season": "Any",
            "servings": number % 4 + 1,
            "ingredients": [{"name": random.choice(words), "amount": random.choice(amounts)} for _ in range(10)],
        }
        file.write(",\n " if number else "\n ")
        json.dump(recipe, file, ensure_ascii=False)
    file.write("\n]\n")
