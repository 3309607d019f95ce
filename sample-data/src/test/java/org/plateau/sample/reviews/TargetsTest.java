package org.plateau.sample.reviews;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TargetsTest {
  private static final PublishedFigures FIGURES = PublishedFigures.ofModelReviews();

  private final Targets targets = new Targets(FIGURES, 1);

  private List<Setting> group(String group) {
    return targets.settings().stream().filter(setting -> setting.group().equals(group)).toList();
  }

  @Test
  void holdsAllFiguresOfTheReviews() {
    assertThat(FIGURES.all()).hasSize(219);
    assertThat(FIGURES.all().stream().map(PublishedFigure::id).distinct()).hasSize(219);
    assertThat(FIGURES.all().stream().filter(PublishedFigure::isContradicted))
        .extracting(PublishedFigure::id)
        .containsExactly("zdnet-pblaze3-07", "zdnet-pblaze3-16");
  }

  @Test
  void hasNoRunOfADriveWithoutFigures() {
    Set<String> drives =
        targets.settings().stream().map(Setting::drive).collect(Collectors.toSet());
    assertThat(drives)
        .containsExactlyInAnyOrder(
            "memblaze-pblaze3h-2.4tb",
            "memblaze-pblaze3l-1.2tb",
            "virident-flashmax-ii-2.2tb",
            "micron-p320h-700gb",
            "memblaze-pblaze6-d6920-7.68tb",
            "dapustor-haishen3-h3200-3.84tb",
            "memblaze-q520-800gb");
  }

  @Test
  void fillsAGridOnlyWhereTwoOfItsLoadsHaveFigures() {
    assertThat(group("virident-flashmax-ii-2.2tb/centos-6.3/hp/8k-70-30/scaling")).hasSize(16);
    assertThat(group("memblaze-pblaze3h-2.4tb/windows-server-2008-r2/hp/8k-70-30/scaling"))
        .hasSize(1);
    assertThat(group("micron-p320h-700gb/file-server/scaling")).hasSize(1);
    assertThat(group("memblaze-pblaze6-d6920-7.68tb/sql/curve")).hasSize(12);
    assertThat(group("memblaze-q520-800gb/windows-server-2012-r2/4k-write/sweep")).hasSize(6);
    assertThat(group("memblaze-q520-800gb/windows-server-2012-r2/database/sweep")).hasSize(1);
  }

  @Test
  void callsOnlyTheEndsOfARangePublished() {
    String group = "virident-flashmax-ii-2.2tb/%s/%s/4k-read/primary";
    String rate = "whole.iops.mean";
    assertThat(targets.published(one(group.formatted("centos-6.3", "hp")))).contains(rate);
    assertThat(targets.published(one(group.formatted("windows-server-2008-r2", "stock"))))
        .contains(rate);
    assertThat(targets.published(one(group.formatted("centos-6.3", "stock")))).isEmpty();
  }

  private Setting one(String group) {
    return group(group).get(0);
  }

  @Test
  void keepsABoundAndARange() {
    Allowed both = Allowed.within(10, 20, 0.5).and(Allowed.exactly(12));
    assertThat(both).isEqualTo(Allowed.exactly(12));
    assertThatThrownBy(() -> Allowed.exactly(1).and(Allowed.exactly(2)))
        .hasMessageContaining("have nothing in common");
  }
}
