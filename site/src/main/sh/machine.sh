# What a machine must have, and how it gets it: on Debian as root through apt, elsewhere by saying so.

debian_root() { [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; }

# install_packages WHAT PACKAGE...
install_packages() {
  local what=$1
  shift
  if debian_root; then
    echo "plateau: installing $* for $what" >&2
    if ! { apt-get install -y -qq "$@" || { apt-get update -qq && apt-get install -y -qq "$@"; }; } > /dev/null 2>&1; then
      echo "plateau: apt-get could not install $*; install $what by hand, then run this again" >&2
      exit 3
    fi
  else
    echo "plateau: $what is missing. Install it (on Debian: apt-get install $*), then run this again" >&2
    exit 3
  fi
}

# The version as the JDK's own file says it, 17.0.13: asking the program would start it once more.
java_version() {
  local home version
  home=$(dirname "$(dirname "$(readlink -f "$1")")")
  version=$(sed -n 's/^JAVA_VERSION="\([^"]*\)".*/\1/p' "$home/release" 2> /dev/null | sed -n 1p)
  if [ -z "$version" ]; then version=$("$1" -version 2>&1 | sed -n 's/.*version "\([^"]*\)".*/\1/p' | sed -n 1p); fi
  echo "$version"
}

java_release() { java_version "$1" | sed -n 's/^\(1\.\)\{0,1\}\([0-9][0-9]*\).*/\2/p'; }

# Sets $java to a Java 17 or later.
need_java() {
  java=${JAVA_HOME:+$JAVA_HOME/bin/java}
  java=${java:-$(command -v java || true)}
  if [ -z "$java" ] || [ ! -x "$java" ] || [ "$(java_release "$java")" -lt 17 ]; then
    install_packages "a JDK 17 or later" openjdk-17-jdk-headless
    java=$(command -v java)
  fi
}

# A JDK with its compiler, and Maven 3.8 or later.
need_maven() {
  need_java
  [ -x "$(dirname "$(readlink -f "$java")")/javac" ] || install_packages "a JDK 17 or later" openjdk-17-jdk-headless
  command -v mvn > /dev/null || install_packages "Maven 3.8 or later" maven
}

# The home of a JDK 25, when this machine has one.
jdk25_home() {
  local home
  for home in "${JAVA25_HOME:-}" /usr/lib/jvm/*25*; do
    if [ -x "$home/bin/java" ] && [ "$(java_release "$home/bin/java")" = 25 ]; then
      echo "$home"
      return 0
    fi
  done
  return 1
}
