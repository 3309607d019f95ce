package org.plateau.render.text;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A message of ICU syntax taken apart, so that its slots become runs instead of text.
 *
 * <p>Allowed are named slots, plain or as {@code {n, number, integer}}, and plurals over named slots.
 * Other formats are refused: how a figure is printed is not a translator's choice.
 */
public record MessageTree(List<Node> nodes) {
  /** A part of a message. */
  public sealed interface Node {}

  /** Words between slots. */
  public record Words(String text) implements Node {}

  /**
   * A place for an argument.
   *
   * @param bare whether the message writes what follows a rank itself: {@code #} in a plural
   */
  public record Slot(String name, boolean bare) implements Node {}

  /** Branches by the plural form of a count or, for ordinals, a rank. */
  public record Plural(String name, boolean ordinal, Map<String, MessageTree> branches)
      implements Node {}

  public MessageTree {
    nodes = List.copyOf(nodes);
  }

  /**
   * Takes a message apart; a Korean {@code {은/는}} stays in its words as a mark.
   *
   * @throws IllegalArgumentException when it is no such message
   */
  public static MessageTree of(String message) {
    MessagePattern pattern = new MessagePattern(ParticleMarks.mark(message));
    return new Parser(pattern).message(0, null);
  }

  /** The names of all slots, in any branch. */
  public SortedSet<String> slots() {
    SortedSet<String> names = new TreeSet<>();
    for (Node node : nodes) {
      if (node instanceof Slot slot) {
        names.add(slot.name());
      } else if (node instanceof Plural plural) {
        names.add(plural.name());
        plural.branches().values().forEach(branch -> names.addAll(branch.slots()));
      }
    }
    return names;
  }

  /** All words of the message, branches included, slots replaced by the given sign. */
  public String words(String forSlot) {
    StringBuilder text = new StringBuilder();
    for (Node node : nodes) {
      if (node instanceof Words words) {
        text.append(words.text());
      } else if (node instanceof Plural plural) {
        plural.branches().values().forEach(branch -> text.append(branch.words(forSlot)));
      } else {
        text.append(forSlot);
      }
    }
    return text.toString();
  }

  /** Walks the parts that ICU found. */
  private static final class Parser {
    private final MessagePattern pattern;

    Parser(MessagePattern pattern) {
      this.pattern = pattern;
    }

    MessageTree message(int start, @Nullable String counted) {
      List<Node> nodes = new ArrayList<>();
      int limit = pattern.getLimitPartIndex(start);
      int text = pattern.getPart(start).getLimit();
      StringBuilder words = new StringBuilder();
      for (int i = start + 1; i <= limit; i++) {
        Part part = pattern.getPart(i);
        words.append(pattern.getPatternString(), text, part.getIndex());
        text = part.getLimit();
        if (part.getType() == Part.Type.ARG_START) {
          flush(words, nodes);
          nodes.add(argument(i, part.getArgType(), counted));
          i = pattern.getLimitPartIndex(i);
          text = pattern.getPart(i).getLimit();
        } else if (part.getType() == Part.Type.REPLACE_NUMBER) {
          flush(words, nodes);
          nodes.add(new Slot(Objects.requireNonNull(counted), true));
        }
      }
      flush(words, nodes);
      return new MessageTree(nodes);
    }

    private static void flush(StringBuilder words, List<Node> nodes) {
      if (!words.isEmpty()) {
        nodes.add(new Words(words.toString()));
        words.setLength(0);
      }
    }

    private Node argument(int start, ArgType type, @Nullable String counted) {
      Part name = pattern.getPart(start + 1);
      if (name.getType() != Part.Type.ARG_NAME) {
        throw new IllegalArgumentException("slots have names, not numbers");
      }
      String slot = pattern.getSubstring(name);
      if (type == ArgType.NONE || isInteger(start, type)) {
        return new Slot(slot, slot.equals(counted));
      }
      if (type != ArgType.PLURAL && type != ArgType.SELECTORDINAL) {
        throw new IllegalArgumentException(
            "slot {" + slot + "} is formatted in the message, expected {" + slot + "} alone");
      }
      Map<String, MessageTree> branches = new LinkedHashMap<>();
      int limit = pattern.getLimitPartIndex(start);
      for (int i = start + 2; i < limit; i++) {
        String selector = pattern.getSubstring(pattern.getPart(i));
        while (pattern.getPartType(i) != Part.Type.MSG_START) {
          i++;
        }
        branches.put(selector, message(i, slot));
        i = pattern.getLimitPartIndex(i);
      }
      return new Plural(slot, type == ArgType.SELECTORDINAL, branches);
    }

    private boolean isInteger(int start, ArgType type) {
      return type == ArgType.SIMPLE
          && pattern.getSubstring(pattern.getPart(start + 2)).equals("number")
          && pattern.getPartType(start + 3) == Part.Type.ARG_STYLE
          && pattern.getSubstring(pattern.getPart(start + 3)).strip().equals("integer");
    }
  }
}
