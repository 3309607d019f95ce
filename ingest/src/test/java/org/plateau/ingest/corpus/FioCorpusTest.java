package org.plateau.ingest.corpus;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every fio file of the corpus: none wrong, and nearly all read with every expected value. */
@ExtendWith(CorpusLedger.class)
class FioCorpusTest {
  static Stream<KindCheck> kinds() {
    List<KindCheck> checks = new ArrayList<>();
    checks.add(new FioJsonCheck("fio_json"));
    checks.add(new FioJsonCheck("fio_jsonplus"));
    checks.add(new FioLogCheck("fio_log"));
    checks.add(new FioLogCheck("fio_log_perio"));
    checks.add(new FioHumanCheck());
    checks.addAll(FioOtherChecks.all());
    Corpus.find().ifPresent(corpus -> checks.addAll(PublishedTables.of(corpus)));
    return checks.stream();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void readsEveryFileOfItsKind(KindCheck check) {
    Optional<Corpus> corpus = Corpus.find();
    assumeTrue(corpus.isPresent(), "the corpus is not beside the project");
    CorpusKinds.tally(corpus.get(), check).requireRight(check.requiredShare());
  }
}
