"""Gives a subset of a Source face its own family name and makes its plain digits tabular.

"Source" is a reserved font name (OFL, clause 3), so a modified file must not carry it. Tabular digits are the
default because neither AWT nor the PDF renderer can switch a font feature on.
"""
import sys

from fontTools.ttLib import TTFont

path, family, style = sys.argv[1:4]
tabular = sys.argv[4:] == ["tabular"]
font = TTFont(path, recalcTimestamp=False)
full = family + " " + style
for record in list(font["name"].names):
    new = {1: family if style == "Regular" else full, 2: "Regular", 3: full, 4: full,
           6: full.replace(" ", ""), 16: family, 17: style}.get(record.nameID)
    if new is not None:
        font["name"].setName(new, record.nameID, record.platformID, record.platEncID, record.langID)
    elif record.nameID in (7, 8, 9, 10, 11, 12, 18, 19, 21, 22, 25):
        font["name"].removeNames(nameID=record.nameID)
if tabular and "GSUB" in font:
    gsub = font["GSUB"].table
    wanted = {i for f in gsub.FeatureList.FeatureRecord if f.FeatureTag == "tnum" for i in f.Feature.LookupListIndex}
    mapping = {}
    for index in sorted(wanted):
        for table in gsub.LookupList.Lookup[index].SubTable:
            mapping.update(getattr(getattr(table, "ExtSubTable", table), "mapping", {}))
    for table in font["cmap"].tables:
        for code in range(0x30, 0x3A):
            if code in table.cmap:
                table.cmap[code] = mapping.get(table.cmap[code], table.cmap[code])
metrics = font["hmtx"].metrics
widths = {metrics[font.getBestCmap()[code]][0] for code in range(0x30, 0x3A)}
print(path.rsplit("/", 1)[-1], "digit widths", sorted(widths))
font.save(path)
