#!/bin/sh
# Makes the font files of this folder from the npm packages @expo-google-fonts/* (static TrueType files, OFL).
# Needs npm (with any registry configured), python3 with fonttools, gzip. Usage: make-fonts.sh [PACKAGES-FOLDER]
# Run it again after message bundles or the glossary gained characters outside the national sets; see README.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
resources=$here/../src/main/resources
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
packages=${1:-$work}
python=${PYTHON:-/usr/bin/python3}

fetch() { # package version
  file=$packages/expo-google-fonts-$1-$2.tgz
  [ -f "$file" ] || (cd "$packages" && npm pack --silent "@expo-google-fonts/$1@$2" >/dev/null)
  mkdir -p "$work/$1"
  tar -xzf "$file" -C "$work/$1"
}

subset() { # source, characters, features, target
  pyftsubset "$1" --text-file="$work/$2.txt" --layout-features="$3" --no-hinting --notdef-outline \
    --name-IDs='*' --drop-tables+=vhea,vmtx,STAT,DSIG,BASE,VORG --output-file="$work/$4.ttf"
}

store() { gzip -9 -n -c "$work/$1.ttf" > "$here/$1.ttf.gz"; }

"$python" "$here/glyph_sets.py" "$work" "$resources"

source_face() { # package version file-stem family digits
  fetch "$1" "$2"
  for weight in $6; do
    style=${weight#???}
    subset "$work/$1/package/$weight/$3_$weight.ttf" latin kern,tnum,pnum,lnum,mark,ccmp,locl "$3-$style"
    "$python" "$here/name_and_digits.py" "$work/$3-$style.ttf" "$4" "$style" $5
    store "$3-$style"
  done
  cp "$work/$1/package/LICENSE_FONT" "$here/OFL-$3.txt"
}

source_face source-sans-3 0.4.1 SourceSans3 'Plateau Sans' tabular '400Regular 600SemiBold'
source_face source-serif-4 0.4.1 SourceSerif4 'Plateau Serif' '' '400Regular 600SemiBold'
source_face source-code-pro 0.4.1 SourceCodePro 'Plateau Code' '' '400Regular'

for region in kr:KR tc:TC sc:SC jp:JP; do
  low=${region%:*} up=${region#*:}
  fetch "noto-sans-$low" 0.4.3
  for weight in 400Regular 600SemiBold; do
    subset "$work/noto-sans-$low/package/$weight/NotoSans${up}_$weight.ttf" "$low" '' "NotoSans$up-${weight#???}"
    store "NotoSans$up-${weight#???}"
  done
  cp "$work/noto-sans-$low/package/LICENSE_FONT" "$here/OFL-NotoSans.txt"
done
ls -l "$here"/*.gz
