package org.plateau.render.chart;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

/** A page's way of printing numbers, as far as the samples need it. */
public final class PlainNumbers implements NumberText {
  @Override
  public String of(Measure measure, double value) {
    String pattern =
        measure.key().startsWith("latency")
            ? (value < 10 ? "0.00" : value < 100 ? "0.0" : "#,##0")
            : "#,##0";
    return new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.ROOT)).format(value);
  }
}
