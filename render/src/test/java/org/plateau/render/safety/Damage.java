package org.plateau.render.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.plateau.render.text.Language;

/** What machine translation did to the numbers of the model reviews, done to a page on purpose. */
public enum Damage {
  /** D1: "52,174 ms, 3.26 IOPS". */
  EXCHANGED_NUMERALS,
  /** D1 over whole elements of different sentences. */
  EXCHANGED_FIGURES,
  /** D2: "XNUMX위". */
  XNUMX,
  /** D2 without the placeholder. */
  LOST_NUMERAL,
  MOVED_DIGIT,
  DROPPED_DIGIT,
  LOST_GROUPING,
  /** D3, D9: ms for µs, TB for IOPS. */
  SWAPPED_UNIT,
  /** D9: "3.2GB/". */
  CUT_UNIT,
  /** D5: 1.6 million as 1.6 萬. */
  SCALE_WORD_INSIDE,
  SCALE_WORD_BEHIND,
  /** D4: "PBlaze38". */
  NUMERAL_INTO_NAME,
  /** D12: CentOS as 中央操作系統. */
  TRANSLATED_NAME,
  EXCHANGED_NAMES,
  /** D6: "50k 70/8". */
  BROKEN_RATIO,
  /** D19. */
  DUPLICATED_FIGURE,
  DROPPED_FIGURE,
  RETYPED_FIGURE,
  LOST_OPERATOR,
  /** D15, D17: what a careless tool leaves behind. */
  BARE_SLOT;

  /** What lies between two places of which each has a block of its own. */
  private static final Pattern APART = Pattern.compile("<(?:p|tr|details|li)\\b[^>]*data-block");

  /** Where a page can be hurt. */
  private static final class Spots {
    static final Pattern FIGURE = Pattern.compile("<data class=\"figure\"[^>]*>[^<]*</data>");
    static final Pattern NUMERAL = Pattern.compile("(?<=\">)[0-9][0-9,.]*(?=[^<]*</data>)");
    static final Pattern LONG_NUMERAL = Pattern.compile("(?<=\">)[0-9][0-9,.]{2,}(?=[^<]*</data>)");
    static final Pattern GROUPED = Pattern.compile("(?<=\">)[0-9]+,[0-9,]+(?=[^<]*</data>)");
    static final Pattern UNIT =
        Pattern.compile("(?<=[0-9]\u00a0)(?:IOPS|TPS|ms|µs|GB/s)(?=</data>)");
    static final Pattern NAME =
        Pattern.compile("(?<=data-entity=\"[^\"]{1,80}\">)[^<>]+(?=</span>)");
    static final Pattern RATIO = Pattern.compile("(?<=\">)(?:8K 70/30|[0-9]+T/[0-9]+Q)(?=</span>)");
    static final Pattern OPERATOR = Pattern.compile("(?<=\">)[≤≈]\u00a0");
  }

  /** The page with one damage of this kind. */
  public String apply(String page, Language language, Random random) {
    String damaged = harm(page, random);
    if (damaged.equals(page)) {
      throw new IllegalStateException(this + " found nothing to damage in " + language);
    }
    return damaged;
  }

  private String harm(String page, Random random) {
    return switch (this) {
      case CUT_UNIT -> replace(page, random, Spots.UNIT, u -> u.substring(0, u.length() - 1));
      case RETYPED_FIGURE -> replace(page, random, Spots.FIGURE, f -> f.replaceAll("<[^>]*>", ""));
      case EXCHANGED_NUMERALS -> swap(page, random, Spots.NUMERAL);
      case EXCHANGED_FIGURES -> swap(page, random, Spots.FIGURE);
      case XNUMX -> replace(page, random, Spots.NUMERAL, numeral -> "XNUMX");
      case LOST_NUMERAL -> replace(page, random, Spots.NUMERAL, numeral -> "");
      case MOVED_DIGIT -> replace(page, random, Spots.LONG_NUMERAL, Damage::exchangeDigits);
      case DROPPED_DIGIT -> replace(page, random, Spots.LONG_NUMERAL, n -> n.substring(1));
      case LOST_GROUPING -> replace(page, random, Spots.GROUPED, n -> n.replace(",", ""));
      case SWAPPED_UNIT -> replace(page, random, Spots.UNIT, Damage::otherUnit);
      case SCALE_WORD_INSIDE -> replace(page, random, Spots.GROUPED, Damage::scaled);
      case SCALE_WORD_BEHIND -> replace(page, random, Spots.FIGURE, f -> f + "萬");
      case NUMERAL_INTO_NAME -> replace(page, random, Spots.NAME, n -> n + "38");
      case TRANSLATED_NAME -> replace(page, random, Spots.NAME, n -> "中央系統");
      case EXCHANGED_NAMES -> swap(page, random, Spots.NAME);
      case BROKEN_RATIO -> replace(page, random, Spots.RATIO, Damage::brokenRatio);
      case DUPLICATED_FIGURE -> replace(page, random, Spots.FIGURE, f -> f + " " + f);
      case DROPPED_FIGURE -> replace(page, random, Spots.FIGURE, f -> "");
      case LOST_OPERATOR -> replace(page, random, Spots.OPERATOR, o -> "");
      case BARE_SLOT -> replace(page, random, Spots.FIGURE, f -> "{v}");
    };
  }

  private static List<MatchResult> spots(String page, Pattern pattern) {
    return new ArrayList<>(pattern.matcher(page).results().toList());
  }

  private static String replace(
      String page, Random random, Pattern pattern, java.util.function.UnaryOperator<String> how) {
    List<MatchResult> spots = spots(page, pattern);
    MatchResult spot = spots.get(random.nextInt(spots.size()));
    return page.substring(0, spot.start()) + how.apply(spot.group()) + page.substring(spot.end());
  }

  /** Two spots of different content and sentence. */
  private static String swap(String page, Random random, Pattern pattern) {
    List<MatchResult> spots = spots(page, pattern);
    while (true) {
      MatchResult one = spots.get(random.nextInt(spots.size()));
      MatchResult two = spots.get(random.nextInt(spots.size()));
      boolean apart =
          one.end() < two.start() && APART.matcher(page.substring(one.end(), two.start())).find();
      if (apart && !one.group().equals(two.group())) {
        return page.substring(0, one.start())
            + two.group()
            + page.substring(one.end(), two.start())
            + one.group()
            + page.substring(two.end());
      }
    }
  }

  private static String exchangeDigits(String numeral) {
    char first = numeral.charAt(0);
    for (int i = numeral.length() - 1; i > 0; i--) {
      char other = numeral.charAt(i);
      if (Character.isDigit(other) && other != first) {
        return other + numeral.substring(1, i) + first + numeral.substring(i + 1);
      }
    }
    return "9" + numeral;
  }

  private static String otherUnit(String unit) {
    return switch (unit) {
      case "ms" -> "µs";
      case "µs" -> "ms";
      case "GB/s" -> "MB/s";
      case "TPS" -> "ms";
      default -> "TB";
    };
  }

  private static String scaled(String numeral) {
    return numeral.substring(0, numeral.indexOf(',')) + "萬";
  }

  private static String brokenRatio(String ratio) {
    return ratio.startsWith("8K") ? "50K 70/8" : ratio.replace("T/", "Q/");
  }
}
