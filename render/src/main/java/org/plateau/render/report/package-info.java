/**
 * From analysed runs and an editor's review to the model of a page, in one language.
 *
 * <p>Start at {@link org.plateau.render.report.ReviewReport}. {@link
 * org.plateau.render.report.LabView} is what all pages draw from; {@link
 * org.plateau.render.report.FigureLog} remembers each figure that was printed, so that the finished
 * page can be checked against the records.
 */
@NullMarked
package org.plateau.render.report;

import org.jspecify.annotations.NullMarked;
