package org.plateau.ingest.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CatalogueTest {
  /** FlashMAX II as published: 38 % (38.3) and 66.3 % (model-reviews.md 1.2). */
  @Test
  void computesOverProvisioningFromRawAndUsable() {
    assertThat(new OpProfile("stock", 2222.0).overProvisioningPercent(3072.0).orElseThrow())
        .isEqualTo(38.2538, within(1e-4));
    assertThat(new OpProfile("hp", 1847.0).overProvisioningPercent(3072.0).orElseThrow())
        .isEqualTo(66.3238, within(1e-4));
  }

  @Test
  void doesNotKnowOverProvisioningWithoutBothSizes() {
    assertThat(new OpProfile("stock", null).overProvisioningPercent(3072.0)).isEmpty();
    assertThat(new OpProfile("stock", 2222.0).overProvisioningPercent(null)).isEmpty();
  }

  @Test
  void refusesANegativeSize() {
    assertThatThrownBy(() -> new OpProfile("stock", -1.0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("usable -1.0 GB");
  }

  @Test
  void hasTheProfilesOfTheModelReviews() {
    assertThat(Catalogue.builtIn().workloads().keySet())
        .containsExactly(
            "128k-sequential-read",
            "128k-sequential-write",
            "1m-sequential-read",
            "1m-sequential-write",
            "4k-read",
            "4k-sequential-read",
            "4k-sequential-write",
            "4k-write",
            "64k-sequential-read",
            "64k-sequential-write",
            "8k-70-30",
            "database",
            "file-server",
            "maelstrom",
            "mysql-oltp",
            "nosql",
            "oracle",
            "oracle-80-20",
            "oracle-90-10",
            "sql",
            "sql-80-20",
            "sql-90-10",
            "tpcc",
            "vdi-fc-boot",
            "vdi-fc-initial-login",
            "vdi-fc-monday-login",
            "vdi-lc-boot",
            "vdi-lc-initial-login",
            "vdi-lc-monday-login",
            "web-server",
            "workstation");
  }

  @Test
  void everyMixSumsToOneHundredPercent() {
    assertThat(Catalogue.builtIn().workloads().values())
        .filteredOn(workload -> !workload.blocks().isEmpty())
        .allSatisfy(
            workload ->
                assertThat(workload.blocks().stream().mapToDouble(BlockShare::percent).sum())
                    .isEqualTo(100));
  }

  @Test
  void findsWorkloadsByAlias() {
    assertThat(Catalogue.builtIn().workload("4k-random-write").orElseThrow().id())
        .isEqualTo("4k-write");
    assertThat(Catalogue.builtIn().workload("4k-wriet")).isEmpty();
  }
}
