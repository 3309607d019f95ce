package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plateau.ingest.lab.Drive;
import org.plateau.render.page.Block;
import org.plateau.render.page.Review;
import org.plateau.render.page.Section;
import org.plateau.render.review.ReviewSpec;

/** A review as schema.org tells it to machines: the product, who reviewed it, pros and cons. */
public final class StructuredData {
  private StructuredData() {}

  /** JSON-LD that may stand in a script element. */
  public static String of(LabView lab, ReviewSpec spec, Review review, String language) {
    Map<String, Object> product = new LinkedHashMap<>();
    product.put("@context", "https://schema.org");
    product.put("@type", "Product");
    product.put("name", review.headline().product());
    spec.drives().stream()
        .findFirst()
        .flatMap(reviewed -> lab.catalogue().drive(reviewed.drive()))
        .ifPresent(drive -> describe(product, drive));
    product.put("review", review(lab, spec, review, language));
    return Json.of(product);
  }

  private static void describe(Map<String, Object> product, Drive drive) {
    product.put("name", drive.name());
    if (!drive.vendor().isEmpty()) {
      product.put("brand", typed("Brand", drive.vendor()));
    }
    if (!drive.model().isEmpty()) {
      product.put("model", drive.model());
    }
  }

  private static Map<String, Object> review(
      LabView lab, ReviewSpec spec, Review review, String language) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("@type", "Review");
    String claim = review.headline().claim();
    json.put("name", claim == null ? review.headline().product() : claim);
    json.put("inLanguage", language);
    if (!spec.author().isEmpty()) {
      json.put("author", typed("Person", spec.author()));
    }
    json.put("publisher", typed("Organization", lab.lab().title()));
    if (spec.published() != null) {
      json.put("datePublished", spec.published().toString());
    }
    if (spec.updated() != null) {
      json.put("dateModified", spec.updated().toString());
    }
    if (!review.standfirst().runs().isEmpty()) {
      json.put("reviewBody", review.standfirst().plain());
    }
    for (Section section : review.sections()) {
      for (Block block : section.blocks()) {
        if (block instanceof Block.Sides sides) {
          notes(json, "positiveNotes", sides.pros());
          notes(json, "negativeNotes", sides.cons());
        }
      }
    }
    return json;
  }

  private static void notes(Map<String, Object> json, String key, List<Block.Point> points) {
    List<Object> items = new ArrayList<>();
    for (Block.Point point : points) {
      Map<String, Object> item = typed("ListItem", point.claim().plain());
      item.put("position", items.size() + 1);
      items.add(item);
    }
    if (!items.isEmpty()) {
      Map<String, Object> list = new LinkedHashMap<>();
      list.put("@type", "ItemList");
      list.put("itemListElement", items);
      json.put(key, list);
    }
  }

  private static Map<String, Object> typed(String type, String name) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("@type", type);
    json.put("name", name);
    return json;
  }
}
