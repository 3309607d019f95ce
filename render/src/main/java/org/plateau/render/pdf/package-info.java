/**
 * Paper: a page's XHTML to a tagged PDF whose charts are vectors and whose bytes repeat.
 *
 * <p>Start at {@link org.plateau.render.pdf.PdfPrinter}. The only package that knows openhtmltopdf
 * and PDFBox.
 */
@NullMarked
package org.plateau.render.pdf;

import org.jspecify.annotations.NullMarked;
