package org.plateau.render.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plateau.analysis.results.Reasons;
import org.plateau.render.text.Entities;
import org.plateau.render.text.Language;
import org.plateau.render.text.Messages;

class ReasonWordsTest {
  @ParameterizedTest
  @EnumSource(Language.class)
  void hasWordsForEveryReasonOfTheAnalysis(Language language) throws IllegalAccessException {
    Messages messages = Messages.of(language, Entities.read());
    for (Field field : Reasons.class.getFields()) {
      if (Modifier.isStatic(field.getModifiers())) {
        assertThat(messages.word("reason." + field.get(null))).as(field.getName()).isNotBlank();
      }
    }
  }
}
