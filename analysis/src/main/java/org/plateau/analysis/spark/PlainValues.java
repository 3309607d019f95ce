package org.plateau.analysis.spark;

import java.math.BigDecimal;
import java.sql.Date;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/** Spark's values as Java's own: texts, numbers, truth values, lists and maps. */
final class PlainValues {
  private PlainValues() {}

  static List<@Nullable Object> row(Row row) {
    List<@Nullable Object> values = new ArrayList<>();
    for (int i = 0; i < row.size(); i++) {
      values.add(value(row.get(i)));
    }
    return values;
  }

  static @Nullable Object value(@Nullable Object value) {
    if (value == null
        || value instanceof String
        || value instanceof Boolean
        || value instanceof Long
        || value instanceof Integer
        || value instanceof Double
        || value instanceof BigDecimal) {
      return value;
    }
    if (value instanceof Number number) {
      return value instanceof Float ? (Object) number.doubleValue() : (Object) number.longValue();
    }
    if (value instanceof Timestamp time) {
      return time.toInstant().toString();
    }
    if (value instanceof Date date) {
      return date.toString();
    }
    if (value instanceof byte[] bytes) {
      return HexFormat.of().formatHex(bytes);
    }
    if (value instanceof Row row) {
      Map<String, @Nullable Object> fields = new LinkedHashMap<>();
      for (int i = 0; i < row.size(); i++) {
        fields.put(row.schema().fieldNames()[i], value(row.get(i)));
      }
      return fields;
    }
    if (value instanceof scala.collection.Map<?, ?> map) {
      Map<String, @Nullable Object> plain = new TreeMap<>();
      CollectionConverters.asJava(map).forEach((k, v) -> plain.put(String.valueOf(k), value(v)));
      return plain;
    }
    if (value instanceof scala.collection.Seq<?> seq) {
      List<@Nullable Object> list = new ArrayList<>();
      CollectionConverters.asJava(seq).forEach(element -> list.add(value(element)));
      return list;
    }
    return value.toString();
  }
}
