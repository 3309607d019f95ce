package org.plateau.ingest.diskspd;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a timespan of DiskSpd's XML consists of, so that a spoilt or misplaced element is named. */
final class XmlShape {
  private static final Set<String> TARGET =
      Set.of("BytesCount", "IOCount", "ReadBytes", "ReadCount", "WriteBytes", "WriteCount");

  private static final Map<String, Set<String>> CHILDREN =
      Map.of(
          "TimeSpan",
          Set.of(
              "TestTimeSeconds",
              "ThreadCount",
              "RequestCount",
              "ProcCount",
              "CpuUtilization",
              "Latency",
              "Iops",
              "Thread",
              "Error"),
          "Latency",
          Set.of(
              "AverageReadMilliseconds",
              "ReadLatencyStdev",
              "AverageWriteMilliseconds",
              "WriteLatencyStdev",
              "AverageTotalMilliseconds",
              "LatencyStdev",
              "Bucket"),
          "Iops",
          Set.of("ReadIopsStdDev", "WriteIopsStdDev", "IopsStdDev", "Bucket"),
          "Thread",
          Set.of("Id", "Target"));

  private static final Set<String> BUCKET =
      Set.of("Percentile", "ReadMilliseconds", "WriteMilliseconds", "TotalMilliseconds");

  private XmlShape() {}

  /**
   * Something that does not belong where it stands, or is missing there.
   *
   * @param line of the element that it is about
   */
  record Fault(long line, String found) {}

  static List<Fault> faults(XmlElement span) {
    List<Fault> faults = new ArrayList<>();
    walk(span, faults);
    if (span.first("Error").isEmpty()) {
      long threads = span.all("Thread").size();
      Double told = span.number("ThreadCount");
      if (threads == 0 || (told != null && told != threads)) {
        faults.add(new Fault(span.firstLine, threads + " Thread elements"));
      }
    }
    return faults;
  }

  private static void walk(XmlElement element, List<Fault> faults) {
    Set<String> known = CHILDREN.get(element.name);
    if (known != null) {
      for (XmlElement child : element.children) {
        if (!known.contains(child.name)) {
          faults.add(new Fault(child.firstLine, child.name + " in " + element.name));
        } else {
          once(element, child, faults);
          leaf(element, child, faults);
          walk(child, faults);
        }
      }
    }
  }

  private static void once(XmlElement element, XmlElement child, List<Fault> faults) {
    boolean many = Set.of("Bucket", "Thread", "Target").contains(child.name);
    if (!many && element.all(child.name).size() > 1) {
      faults.add(new Fault(child.firstLine, child.name + " twice in " + element.name));
    }
  }

  private static void leaf(XmlElement parent, XmlElement child, List<Fault> faults) {
    if (child.name.equals("Target")) {
      for (String name : TARGET) {
        if (child.number(name) == null) {
          faults.add(new Fault(child.firstLine, "no number in " + name));
        }
      }
    } else if (child.name.equals("Bucket") && parent.name.equals("Latency")) {
      boolean strange =
          child.number("Percentile") == null
              || child.children.stream()
                  .anyMatch(one -> !BUCKET.contains(one.name) || child.number(one.name) == null);
      if (strange) {
        faults.add(new Fault(child.firstLine, "a percentile that is none"));
      }
    } else if (child.name.equals("Bucket")) {
      boolean whole =
          child.attribute("SampleMillisecond") != null
              && child.attribute("Read") != null
              && child.attribute("Write") != null
              && child.attributes.keySet().stream().allMatch(XmlShape::isOfSample);
      Double total = child.attribute("Total");
      Double reads = child.attribute("Read");
      Double writes = child.attribute("Write");
      boolean adds =
          total == null || reads == null || writes == null || Math.abs(reads + writes - total) <= 2;
      if (!whole || !adds) {
        faults.add(
            new Fault(child.firstLine, whole ? "reads and writes that are not Total" : "a sample"));
      }
    } else if (child.children.isEmpty()
        && !child.name.equals("Id")
        && !child.name.equals("Error")) {
      if (parent.number(child.name) == null) {
        faults.add(new Fault(child.firstLine, "no number in " + child.name));
      }
    }
  }

  private static boolean isOfSample(String attribute) {
    return attribute.matches(
        "SampleMillisecond|Read|Write|Total"
            + "|(Read|Write)((Min|Max|Avg)LatencyMilliseconds|LatencyStdDev)");
  }
}
