# What was built, and whether it is still what the sources say. Needs $here, the repository's folder.

jar="$here/site/target/plateau-site-0.1.0.jar"
stamp="$here/site/target/plateau.stamp"

sources() { (cd "$here" && find pom.xml .mvn ./*/pom.xml ./*/src/main templates/fonts -type f | LC_ALL=C sort); }

# Stale when a source is newer than the last build, or the list of sources is another.
is_stale() {
  [ -f "$jar" ] && [ -f "$stamp" ] || return 0
  [ -z "$(cd "$here" && find pom.xml .mvn ./*/pom.xml ./*/src/main templates/fonts -newer "$stamp" -print -quit)" ] || return 0
  [ "$(sources | cksum)" = "$(cat "$stamp")" ] || return 0
  return 1
}

# Before a build: a source that changes while it runs is newer than its beginning.
mark_start() {
  mkdir -p "$here/target" "$here/site/target"
  : > "$here/target/build.started"
}

# After a build of everything.
mark_built() {
  sources | cksum > "$stamp"
  touch -r "$here/target/build.started" "$stamp"
}
