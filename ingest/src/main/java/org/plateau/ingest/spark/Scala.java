package org.plateau.ingest.spark;

import java.util.List;
import java.util.Map;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** Java's collections in the form in which Spark's rows take them. */
public final class Scala {
  private Scala() {}

  public static <T> Seq<T> seq(List<T> list) {
    return CollectionConverters.asScala(list).toSeq();
  }

  static <K, V> scala.collection.Map<K, V> map(Map<K, V> map) {
    return CollectionConverters.asScala(map);
  }
}
