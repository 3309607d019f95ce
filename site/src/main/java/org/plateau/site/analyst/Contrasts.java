package org.plateau.site.analyst;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.plateau.analysis.figure.Derived;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.statistics.Comparison;
import org.plateau.ingest.lab.Catalogue;
import org.plateau.ingest.lab.Os;

/**
 * What a profile or a system changes on the same drive, all else alike: the HP profile over stock,
 * Windows over Linux, as a ratio with its 95 % interval.
 */
final class Contrasts {
  private final CompareGrid grid;
  private final Catalogue catalogue;
  private final double noise;

  Contrasts(CompareGrid grid, Catalogue catalogue, double noise) {
    this.grid = grid;
    this.catalogue = catalogue;
    this.noise = noise;
  }

  /**
   * One ratio.
   *
   * @param base what it is held against: a profile or a system
   * @param ratio with its interval, where both values have one
   * @param comparison whether they differ at all
   */
  record Contrast(
      String drive,
      Setting setting,
      String what,
      String base,
      Figure ratio,
      Comparison comparison) {}

  /** All of them, drive by drive. */
  List<Contrast> all() {
    List<Contrast> all = new ArrayList<>();
    for (String drive : grid.drives()) {
      for (Setting setting : grid.settings()) {
        profile(drive, setting).ifPresent(all::add);
      }
      for (Setting setting : grid.settings()) {
        system(drive, setting).ifPresent(all::add);
      }
    }
    return all;
  }

  /** A profile over the stock one, or over the first where none is called so. */
  Optional<Contrast> profile(String drive, Setting setting) {
    Optional<String> base =
        besides(drive, setting, one -> one.withProfile(""))
            .map(Setting::profile)
            .filter(profile -> !profile.isEmpty())
            .min(Comparator.comparing((String p) -> !p.equals("stock")).thenComparing(p -> p));
    return base.filter(own -> !own.equals(setting.profile()))
        .flatMap(own -> of(drive, setting, setting.withProfile(own), setting.profile(), own));
  }

  /** A system over the Linux one, or over the first where none is known to be one. */
  Optional<Contrast> system(String drive, Setting setting) {
    Optional<String> base =
        besides(drive, setting, one -> one.withOs(""))
            .map(Setting::os)
            .filter(os -> !os.isEmpty())
            .min(Comparator.comparing((String os) -> !isLinux(os)).thenComparing(os -> os));
    return base.filter(own -> !own.equals(setting.os()))
        .flatMap(own -> of(drive, setting, setting.withOs(own), setting.os(), own));
  }

  /** The settings in which the drive was measured and which differ from one in nothing else. */
  private Stream<Setting> besides(String drive, Setting like, UnaryOperator<Setting> without) {
    return grid.settings().stream()
        .filter(other -> without.apply(other).equals(without.apply(like)))
        .filter(other -> grid.at(drive, other).isPresent());
  }

  private boolean isLinux(String os) {
    return catalogue.hosts().values().stream()
        .flatMap(host -> host.systems().stream())
        .anyMatch(known -> known.id().equals(os) && known.family() == Os.Family.LINUX);
  }

  private Optional<Contrast> of(
      String drive, Setting setting, Setting other, String what, String base) {
    Optional<Figure> a = grid.at(drive, setting);
    Optional<Figure> b = grid.at(drive, other);
    if (a.isEmpty() || b.isEmpty()) {
      return Optional.empty();
    }
    Figure ratio = Derived.ratio(drive, a.get(), b.get());
    return ratio
        .known()
        .map(
            any ->
                new Contrast(
                    drive,
                    setting,
                    what,
                    base,
                    ratio,
                    Comparison.of(
                        a.get().estimate().orElseThrow(),
                        b.get().estimate().orElseThrow(),
                        noise)));
  }
}
