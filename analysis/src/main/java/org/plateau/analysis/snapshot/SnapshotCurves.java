package org.plateau.analysis.snapshot;

import java.util.List;
import java.util.SortedMap;
import org.plateau.analysis.Curve;
import org.plateau.analysis.curve.Bands.Band;
import org.plateau.ingest.Direction;

/** What a snapshot keeps apart from results, since only charts need it: a run over its time. */
record SnapshotCurves(SortedMap<Direction, Curve> curves, SortedMap<Direction, List<Band>> bands) {}
