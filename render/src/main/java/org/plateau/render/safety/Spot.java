package org.plateau.render.safety;

/**
 * Where on a page something stands.
 *
 * @param block {@code data-block} of the nearest element around it; empty without one
 * @param section {@code data-block} of the outermost one
 * @param written whether an editor wrote the text around it, {@code data-written}; the rest of a
 *     page is generated
 */
record Spot(String block, String section, boolean written) {
  static final Spot OUTSIDE = new Spot("", "", false);

  /** The spot of what stands inside an element. */
  Spot inside(String blockOfElement, boolean isWritten) {
    return blockOfElement.isEmpty() && !isWritten
        ? this
        : new Spot(
            blockOfElement.isEmpty() ? block : blockOfElement,
            section.isEmpty() ? blockOfElement : section,
            written || isWritten);
  }
}
