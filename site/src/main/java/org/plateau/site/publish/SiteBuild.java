package org.plateau.site.publish;

import java.util.List;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Lab;

/** Makes all files of a lab's site. */
final class SiteBuild {
  private final Lab lab;
  private final Snapshot snapshot;

  SiteBuild(Lab lab, Snapshot snapshot) {
    this.lab = lab;
    this.snapshot = snapshot;
  }

  SiteFiles make(List<Problem> problems) {
    SiteFiles site = new SiteFiles();
    site.add("index.html", lab.title() + snapshot.runs().size());
    return site;
  }
}
