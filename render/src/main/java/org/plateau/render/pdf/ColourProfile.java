package org.plateau.render.pdf;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The sRGB output intent that PDF/A asks for, built from the published numbers so that its bytes do
 * not depend on the Java that runs.
 *
 * <p>ICC.1:2001-04 layout, version 2.1, display device, RGB to XYZ; primaries and white point of
 * IEC 61966-2-1 adapted to D50, transfer curve sampled at 1,024 points.
 */
final class ColourProfile {
  private static final int HEADER = 128;

  private ColourProfile() {}

  static byte[] srgb() {
    byte[] curve = curve();
    Map<String, byte[]> tags = new LinkedHashMap<>();
    tags.put("desc", description());
    tags.put("cprt", text("No copyright: numbers of IEC 61966-2-1"));
    tags.put("wtpt", xyz(0.9642, 1.0, 0.8249));
    tags.put("rXYZ", xyz(0.4360, 0.2225, 0.0139));
    tags.put("gXYZ", xyz(0.3851, 0.7169, 0.0971));
    tags.put("bXYZ", xyz(0.1431, 0.0606, 0.7139));
    tags.put("rTRC", curve);
    tags.put("gTRC", curve);
    tags.put("bTRC", curve);
    return assemble(tags);
  }

  private static byte[] assemble(Map<String, byte[]> tags) {
    int tableSize = 4 + 12 * tags.size();
    ByteBuffer table = ByteBuffer.allocate(tableSize).putInt(tags.size());
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    int offset = HEADER + tableSize;
    for (Map.Entry<String, byte[]> tag : tags.entrySet()) {
      table.put(ascii(tag.getKey())).putInt(offset + body.size()).putInt(tag.getValue().length);
      body.writeBytes(tag.getValue());
      body.writeBytes(new byte[(4 - body.size() % 4) % 4]);
    }
    int size = offset + body.size();
    ByteBuffer profile = ByteBuffer.allocate(size);
    profile.putInt(size).putInt(0).putInt(0x02100000);
    profile.put(ascii("mntrRGB XYZ "));
    profile.putShort((short) 2026).putShort((short) 1).putShort((short) 1);
    profile.putShort((short) 0).putShort((short) 0).putShort((short) 0);
    profile.put(ascii("acsp")).position(68);
    profile.putInt(fixed(0.9642)).putInt(fixed(1.0)).putInt(fixed(0.8249));
    profile.position(HEADER);
    return profile.put(table.array()).put(body.toByteArray()).array();
  }

  private static byte[] curve() {
    int points = 1024;
    ByteBuffer curve = ByteBuffer.allocate(12 + 2 * points);
    curve.put(ascii("curv")).putInt(0).putInt(points);
    for (int i = 0; i < points; i++) {
      double v = i / (points - 1.0);
      double linear = v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
      curve.putShort((short) Math.round(linear * 65535));
    }
    return curve.array();
  }

  private static byte[] description() {
    byte[] name = ascii("sRGB\0");
    ByteBuffer tag = ByteBuffer.allocate(12 + name.length + 8 + 3 + 67);
    return tag.put(ascii("desc")).putInt(0).putInt(name.length).put(name).array();
  }

  private static byte[] text(String value) {
    byte[] name = ascii(value + "\0");
    return ByteBuffer.allocate(8 + name.length).put(ascii("text")).putInt(0).put(name).array();
  }

  private static byte[] xyz(double x, double y, double z) {
    ByteBuffer tag = ByteBuffer.allocate(20).put(ascii("XYZ ")).putInt(0);
    return tag.putInt(fixed(x)).putInt(fixed(y)).putInt(fixed(z)).array();
  }

  private static int fixed(double value) {
    return (int) Math.round(value * 65536);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
