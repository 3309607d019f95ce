package org.plateau.analysis.snapshot;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import org.plateau.analysis.Samples;

/**
 * Samples as {@code {"start": ns, "step": ns, "values": […]}}; a value that is not known is null.
 */
final class SamplesJson {
  private SamplesJson() {}

  static SimpleModule module() {
    return new SimpleModule()
        .addSerializer(Samples.class, new Writer())
        .addDeserializer(Samples.class, new Reader());
  }

  private static final class Writer extends JsonSerializer<Samples> {
    @Override
    public void serialize(Samples samples, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeStartObject();
      out.writeNumberField("start", samples.startNanos());
      out.writeNumberField("step", samples.stepNanos());
      out.writeArrayFieldStart("values");
      for (double value : samples.values()) {
        if (Double.isNaN(value)) {
          out.writeNull();
        } else {
          out.writeNumber(value);
        }
      }
      out.writeEndArray();
      out.writeEndObject();
    }
  }

  private static final class Reader extends JsonDeserializer<Samples> {
    @Override
    public Samples deserialize(JsonParser in, DeserializationContext context) throws IOException {
      JsonNode node = in.readValueAsTree();
      JsonNode values = node.path("values");
      double[] numbers = new double[values.size()];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = values.get(i).isNull() ? Double.NaN : values.get(i).asDouble();
      }
      return Samples.of(node.path("start").asLong(), node.path("step").asLong(), numbers);
    }
  }
}
