package org.plateau.ingest.diskspd;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/** An element of DiskSpd's XML with the line that it stands in; no DTDs, no entities. */
final class XmlElement {
  final String name;
  final Map<String, String> attributes = new TreeMap<>();
  final List<XmlElement> children = new ArrayList<>();
  final StringBuilder text = new StringBuilder();
  final int firstLine;
  int lastLine;

  private XmlElement(String name, int line) {
    this.name = name;
    this.firstLine = line;
    this.lastLine = line;
  }

  /** The root of a document whose first line is {@code line + 1} of its file. */
  static XmlElement parse(String document, int linesBefore) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newInstance();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    // DiskSpd does not escape: a path may hold a plain ampersand (formats.md 5.3)
    String escaped = document.replaceAll("&(?!(amp|lt|gt|quot|apos|#[0-9]+);)", "&amp;");
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(escaped));
    Deque<XmlElement> open = new ArrayDeque<>();
    XmlElement root = null;
    while (reader.hasNext()) {
      int event = reader.next();
      int line = reader.getLocation().getLineNumber() + linesBefore;
      if (event == XMLStreamConstants.START_ELEMENT) {
        XmlElement element = new XmlElement(reader.getLocalName(), line);
        for (int i = 0; i < reader.getAttributeCount(); i++) {
          element.attributes.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
        }
        if (!open.isEmpty()) {
          open.peek().children.add(element);
        }
        root = root == null ? element : root;
        open.push(element);
      } else if (event == XMLStreamConstants.CHARACTERS && !open.isEmpty()) {
        open.peek().text.append(reader.getText());
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        open.pop().lastLine = line;
      }
    }
    if (root == null) {
      throw new XMLStreamException("no element");
    }
    return root;
  }

  List<XmlElement> all(String child) {
    return children.stream().filter(element -> element.name.equals(child)).toList();
  }

  Optional<XmlElement> first(String child) {
    return children.stream().filter(element -> element.name.equals(child)).findFirst();
  }

  /** The text of a child; empty when there is none. */
  String textOf(String child) {
    return first(child).map(element -> element.text.toString().strip()).orElse("");
  }

  /** The number in a child. */
  @Nullable Double number(String child) {
    return parse(textOf(child));
  }

  /** The number in an attribute. */
  @Nullable Double attribute(String key) {
    return parse(attributes.getOrDefault(key, "").strip());
  }

  private static @Nullable Double parse(String text) {
    try {
      return text.isEmpty() ? null : Double.valueOf(text);
    } catch (NumberFormatException e) {
      return null;
    }
  }
}
