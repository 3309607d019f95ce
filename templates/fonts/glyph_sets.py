"""Writes the character sets of the font subsets, one text file each, into the folder given.

The sets are the everyday part of each national standard, as Python's own codecs know it, plus every
character that the message bundles and the glossary use, so a page word can never be missing.
"""
import pathlib
import sys

out = pathlib.Path(sys.argv[1])
resources = pathlib.Path(sys.argv[2])


def rows(codec, first, last):
    found = set()
    for high in range(first, last + 1):
        for low in range(0xA1, 0xFF):
            try:
                found.add(bytes([high, low]).decode(codec))
            except UnicodeDecodeError:
                pass
    return found


def big5_level_1():
    found = set()
    for high in range(0xA4, 0xC7):
        for low in list(range(0x40, 0x7F)) + list(range(0xA1, 0xFF)):
            if (high, low) > (0xC6, 0x7E):
                continue
            try:
                found.add(bytes([high, low]).decode("big5"))
            except UnicodeDecodeError:
                pass
    return found


def span(*ranges):
    return {chr(code) for first, last in ranges for code in range(first, last + 1)}


# Basic Latin, Latin-1, Latin Extended-A, spacing marks, Greek for units, punctuation, currency, letterlike,
# number forms, arrows, mathematics, geometric shapes, check marks. Both mu characters are in here.
LATIN = span((0x20, 0x7E), (0xA0, 0x17F), (0x2C6, 0x2DD), (0x391, 0x3C9), (0x2000, 0x206F), (0x20A0, 0x20BF),
             (0x2100, 0x2122), (0x2126, 0x2126), (0x2150, 0x215F), (0x2070, 0x208E), (0x2190, 0x2199),
             (0x2200, 0x22FF), (0x25A0, 0x25FF), (0x2713, 0x2717))
# What a CJK face needs of it: Latin for mixed lines drawn with one physical font.
MIXED = span((0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x2027), (0x2030, 0x203B), (0x2190, 0x2193), (0x2212, 0x2212),
             (0x2245, 0x2248), (0x2260, 0x2265), (0x25A0, 0x25CF), (0x3BC, 0x3BC), (0x394, 0x394), (0x3A9, 0x3A9),
             (0x3C3, 0x3C3), (0x221E, 0x221E), (0x2192, 0x2192), (0x2103, 0x2103), (0x2713, 0x2713))
WIDE = span((0x3000, 0x3020), (0xFF01, 0xFF5E), (0xFFE0, 0xFFE6))
KANA = span((0x3041, 0x30FF), (0x31F0, 0x31FF), (0xFF65, 0xFF9F))

COLUMNS = ["en", "ko", "zh-TW", "zh-CN", "ja"]


def used(language):
    """The characters of a language's page words and of its column of the glossary."""
    found = set((resources / "messages" / (language + ".properties")).read_text(encoding="utf-8"))
    for line in (resources / "messages" / "glossary.tsv").read_text(encoding="utf-8").splitlines():
        found |= set(line.split("\t")[COLUMNS.index(language)])
    return {c for c in found if ord(c) > 0x7F}


sets = {
    "latin": LATIN,
    "kr": MIXED | WIDE | span((0x3131, 0x318E)) | rows("euc_kr", 0xB0, 0xC8) | used("ko"),
    "tc": MIXED | WIDE | big5_level_1() | used("zh-TW"),
    "sc": MIXED | WIDE | rows("gb2312", 0xB0, 0xD7) | used("zh-CN"),
    "jp": MIXED | WIDE | KANA | rows("euc_jp", 0xB0, 0xCF) | used("ja"),
}
for name, characters in sets.items():
    text = "".join(sorted(characters))
    (out / (name + ".txt")).write_text(text, encoding="utf-8")
