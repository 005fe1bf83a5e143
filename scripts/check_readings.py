"""Compares readings with two dictionaries: see check-readings."""

import csv
import re
import subprocess
import sys
import unicodedata

JAPANESE = re.compile(r"[ぁ-ゖァ-ヺ一-鿿㐀-䶿々〆ヶ]")
KANA = re.compile(r"^[ぁ-ゖァ-ヺーゝゞヽヾ]+$")
VOWELS = {
    kana: vowel
    for vowel, row in {
        "ア": "アカサタナハマヤラワガザダバパァャヮ",
        "イ": "イキシチニヒミリギジヂビピィ",
        "ウ": "ウクスツヌフムユルグズヅブプゥュヴ",
        "エ": "エケセテネヘメレゲゼデベペェ",
        "オ": "オコソトノホモヨロヲゴゾドボポォョ",
    }.items()
    for kana in row
}
LENGTHENED = {("オ", "ウ"), ("エ", "イ")}


def katakana(text):
    return "".join(chr(ord(letter) + 0x60) if "ぁ" <= letter <= "ゖ" else letter for letter in text)


def sound(text):
    """The reading as far as dictionaries agree on writing it: long vowels as ー, ヅ as ズ, no punctuation."""
    text = katakana(unicodedata.normalize("NFKC", text))
    letters = [letter for letter in text if letter == "ー" or unicodedata.category(letter)[0] in "LN"]
    result, last = "", ""
    for letter in letters:
        vowel = VOWELS.get(last)
        if letter in "アイウエオ" and vowel and (vowel == letter or (vowel, letter) in LENGTHENED):
            result += "ー"
            continue
        result += letter
        last = letter if letter != "ー" else last
    return result.replace("ヅ", "ズ").replace("ヂ", "ジ").replace("ヲ", "オ").lower()


def token(surface, reading):
    if KANA.match(surface):
        return katakana(surface)
    return reading or surface if JAPANESE.search(surface) else surface


def by_sudachi(names):
    import sudachipy

    dictionary = sudachipy.Dictionary(dict="core")
    tokenizer = getattr(dictionary, "tokenizer", dictionary.create)()
    return {
        name: "".join(token(word.surface(), word.reading_form()) for word in tokenizer.tokenize(name))
        for name in names
    }


def by_mecab(names):
    command = ["mecab", "-d", "/var/lib/mecab/dic/unidic", "-b", "65536"]
    output = subprocess.run(command, input="\n".join(names) + "\n", capture_output=True, text=True, check=True).stdout
    readings, current = [], ""
    for line in output.splitlines():
        if line == "EOS":
            readings.append(current)
            current = ""
        elif "\t" in line:
            surface, features = line.split("\t", 1)
            fields = next(csv.reader([features]))
            known = len(fields) > 20 and fields[20] not in ("", "*")
            current += token(surface, fields[20] if known else surface)
    return dict(zip(names, readings, strict=True))


def readings(folder):
    """Every distinct name with its reading."""
    found = set()
    files = ["food_names", "dish_names", "dish_categories", "exercise_names", "exercises", "food_groups", "exercise_categories"]
    for file in files:
        with open(f"{folder}/{file}.csv", encoding="utf-8", newline="") as lines:
            found |= {(row["name"], row["reading"]) for row in csv.DictReader(lines) if row["reading"]}
    return sorted((name, reading) for name, reading in found if JAPANESE.search(name))


folder, accepted_path = sys.argv[1:3]
with open(accepted_path, encoding="utf-8") as lines:
    accepted = {tuple(line.rstrip("\n").split("\t")) for line in lines}
pairs = readings(folder)
names = sorted({name for name, _ in pairs})
sudachi, mecab = by_sudachi(names), by_mecab(names)
open_rows = 0
for name, reading in pairs:
    if sound(reading) in (sound(sudachi[name]), sound(mecab[name])) or (name, reading) in accepted:
        continue
    open_rows += 1
    print(f"{name}\t{reading}\tSudachi: {sudachi[name]}\tMeCab: {mecab[name]}")
print(f"{len(pairs)} readings, {len(accepted)} disagreements looked at, {open_rows} not")
sys.exit(1 if open_rows else 0)
