package org.plateau.analysis.snapshot;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;

/**
 * The shape of what a snapshot holds, as a mark in its first line: a program whose records are
 * others makes the snapshot anew from the history instead of reading half of it.
 */
final class SnapshotShape {
  private static final String OURS = "org.plateau.";

  private final SortedMap<String, String> shapes = new TreeMap<>();

  private SnapshotShape() {}

  /** Eight hex digits over the components of all records, in the order in which they refer. */
  static String mark() {
    SnapshotShape shape = new SnapshotShape();
    shape.add(SnapshotIndex.Line.class);
    shape.add(org.plateau.analysis.Analysis.class);
    shape.add(SnapshotCurves.class);
    shape.add(org.plateau.ingest.history.UnreadSet.class);
    CRC32 crc = new CRC32();
    crc.update(shape.shapes.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8));
    return "%08x".formatted(crc.getValue());
  }

  private void add(Type type) {
    if (type instanceof ParameterizedType generic) {
      add(generic.getRawType());
      for (Type argument : generic.getActualTypeArguments()) {
        add(argument);
      }
    } else if (type instanceof Class<?> one
        && one.getName().startsWith(OURS)
        && !shapes.containsKey(one.getName())) {
      addClass(one);
    }
  }

  private void addClass(Class<?> one) {
    shapes.put(one.getName(), "");
    StringBuilder shape = new StringBuilder();
    if (one.isRecord()) {
      for (RecordComponent part : one.getRecordComponents()) {
        shape.append(part.getName()).append(' ').append(part.getGenericType().getTypeName());
        shape.append(';');
        add(part.getGenericType());
      }
    } else if (one.isEnum()) {
      for (Object constant : one.getEnumConstants()) {
        shape.append(((Enum<?>) constant).name()).append(';');
      }
    } else if (one.isSealed()) {
      for (Class<?> kind : one.getPermittedSubclasses()) {
        shape.append(kind.getName()).append(';');
        add(kind);
      }
    }
    shapes.put(one.getName(), shape.toString());
  }
}
