package org.plateau.render.pdf;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The drawings of a document, gathered while its page is made. */
public final class Drawings {
  private final Map<String, Drawing> byId = new LinkedHashMap<>();

  public void add(String id, Drawing drawing) {
    byId.put(id, drawing);
  }

  public Map<String, Drawing> byId() {
    return Collections.unmodifiableMap(byId);
  }
}
