package org.plateau.render.page.thymeleaf;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.render.page.PageWords;
import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.messageresolver.AbstractMessageResolver;

/** Gives a template its messages: {@code #{page.chart.number('number',${n},'of',${m})}}. */
final class NamedArguments extends AbstractMessageResolver {
  private final PageWords words;

  NamedArguments(PageWords words) {
    this.words = words;
  }

  @Override
  public String resolveMessage(
      ITemplateContext context,
      @Nullable Class<?> origin,
      String key,
      Object @Nullable [] parameters) {
    Map<String, Object> arguments = new TreeMap<>();
    Object[] pairs = parameters == null ? new Object[0] : parameters;
    if (pairs.length % 2 != 0) {
      throw new IllegalArgumentException(key + " has an argument without a name");
    }
    for (int i = 0; i < pairs.length; i += 2) {
      arguments.put(String.valueOf(pairs[i]), pairs[i + 1]);
    }
    return words.say(key, arguments);
  }

  @Override
  public String createAbsentMessageRepresentation(
      ITemplateContext context,
      @Nullable Class<?> origin,
      String key,
      Object @Nullable [] parameters) {
    throw new IllegalArgumentException("message " + key + " is missing");
  }
}
