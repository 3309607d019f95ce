package org.plateau.render.chart.draw;

import org.plateau.render.chart.Bars;
import org.plateau.render.chart.Dumbbell;
import org.plateau.render.chart.History;
import org.plateau.render.chart.LatencyCurve;
import org.plateau.render.chart.LoadGrid;
import org.plateau.render.chart.OperationLines;
import org.plateau.render.chart.OrdinalStrip;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.RankStrip;
import org.plateau.render.chart.Ranking;
import org.plateau.render.chart.SmallMultiples;
import org.plateau.render.chart.Strip;
import org.plateau.render.chart.ThreadLines;
import org.plateau.render.chart.Thumbnail;
import org.plateau.render.chart.TimeLine;

/** Picks the painter of each kind of plot. */
record Drawings(Frame frame) implements Plot.Cases<Drawing> {
  static Drawing of(Plot plot, int width) {
    return plot.match(new Drawings(new Frame(width)));
  }

  @Override
  public Drawing timeLine(TimeLine plot) {
    return new TimeLineDrawing(plot, frame);
  }

  @Override
  public Drawing bars(Bars plot) {
    return new BarsDrawing(plot, frame);
  }

  @Override
  public Drawing loadGrid(LoadGrid plot) {
    return new LoadGridDrawing(plot, frame);
  }

  @Override
  public Drawing latencyCurve(LatencyCurve plot) {
    return new LatencyCurveDrawing(plot, frame);
  }

  @Override
  public Drawing threadLines(ThreadLines plot) {
    return new ThreadLinesDrawing(plot, frame);
  }

  @Override
  public Drawing operationLines(OperationLines plot) {
    return new OperationLinesDrawing(plot, frame);
  }

  @Override
  public Drawing dumbbell(Dumbbell plot) {
    return new DumbbellDrawing(plot, frame);
  }

  @Override
  public Drawing history(History plot) {
    return new HistoryDrawing(plot, frame);
  }

  @Override
  public Drawing ranking(Ranking plot) {
    return new RankingDrawing(plot, frame);
  }

  @Override
  public Drawing smallMultiples(SmallMultiples plot) {
    return new SmallMultiplesDrawing(plot, frame);
  }

  @Override
  public Drawing strip(Strip plot) {
    return new TinyDrawings.OfStrip(plot, frame);
  }

  @Override
  public Drawing ordinalStrip(OrdinalStrip plot) {
    return new TinyDrawings.OfOrdinal(plot, frame);
  }

  @Override
  public Drawing rankStrip(RankStrip plot) {
    return new TinyDrawings.OfRanks(plot, frame);
  }

  @Override
  public Drawing thumbnail(Thumbnail plot) {
    return new ThumbnailDrawing(plot, frame);
  }
}
