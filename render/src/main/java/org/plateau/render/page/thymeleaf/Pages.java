package org.plateau.render.page.thymeleaf;

import java.util.Locale;
import java.util.Map;
import org.plateau.render.page.PageWords;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.ClassLoaderTemplateResolver;

/** Renders a template of {@code pages/} with its variables, in one language. */
public final class Pages {
  private final TemplateEngine engine;
  private final Locale locale;

  /** The pages of a language. */
  public Pages(Locale locale, PageWords words) {
    ClassLoaderTemplateResolver templates = new ClassLoaderTemplateResolver();
    templates.setPrefix("pages/");
    templates.setSuffix(".html");
    templates.setTemplateMode(TemplateMode.HTML);
    templates.setCharacterEncoding("UTF-8");
    templates.setCacheable(true);
    this.locale = locale;
    this.engine = new TemplateEngine();
    engine.setTemplateResolver(templates);
    engine.setMessageResolver(new NamedArguments(words));
  }

  /**
   * One page.
   *
   * @param template {@code review}, {@code front}, {@code drive} … as {@code templates/MODEL.md}
   *     lists them
   * @param variables by the names given there
   */
  public String render(String template, Map<String, Object> variables) {
    return engine.process(template, new Context(locale, variables));
  }
}
