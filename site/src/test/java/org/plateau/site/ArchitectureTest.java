package org.plateau.site;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrow between the modules, and one importing package for each heavy library. */
@AnalyzeClasses(
    packages = "org.plateau",
    importOptions = {ImportOption.DoNotIncludeTests.class})
class ArchitectureTest {
  @ArchTest
  static final ArchRule ingestKnowsNobody =
      noClasses()
          .that()
          .resideInAPackage("org.plateau.ingest..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.plateau.analysis..",
              "org.plateau.render..",
              "org.plateau.site..",
              "org.plateau.sample..")
          .because("the arrow is site -> render -> analysis -> ingest: move the code downstream");

  @ArchTest
  static final ArchRule analysisKnowsIngestAlone =
      noClasses()
          .that()
          .resideInAPackage("org.plateau.analysis..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.plateau.render..", "org.plateau.site..", "org.plateau.sample..")
          .because("the arrow is site -> render -> analysis -> ingest: move the code downstream");

  @ArchTest
  static final ArchRule renderDoesNotKnowTheSite =
      noClasses()
          .that()
          .resideInAPackage("org.plateau.render..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.plateau.site..", "org.plateau.sample..")
          .because("the arrow is site -> render -> analysis -> ingest: move the code downstream");

  @ArchTest
  static final ArchRule theDriveModelIsALeaf =
      noClasses()
          .that()
          .resideInAPackage("org.plateau.sample..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.plateau.ingest..",
              "org.plateau.analysis..",
              "org.plateau.render..",
              "org.plateau.site..")
          .because("what writes raw logs must not share code with what reads them");

  @ArchTest
  static final ArchRule sparkStaysInItsPackages =
      onlyIn(
          "org.plateau..spark..",
          "put it into a package called spark, and hand out plain values",
          "org.apache.spark..",
          "io.delta..",
          "scala..");

  @ArchTest
  static final ArchRule xchartStaysInThePlotPainter =
      onlyIn(
          "org.plateau.render.chart.xchart..", "describe the plot as a Plot", "org.knowm.xchart..");

  @ArchTest
  static final ArchRule thymeleafStaysWithThePages =
      onlyIn(
          "org.plateau.render.page.thymeleaf..",
          "hand the page's model to the Pages",
          "org.thymeleaf..");

  @ArchTest
  static final ArchRule pdfboxStaysWithThePrinter =
      onlyIn(
          "org.plateau.render.pdf..",
          "print through PdfPrinter",
          "org.apache.pdfbox..",
          "org.apache.fontbox..",
          "com.openhtmltopdf..");

  @ArchTest
  static final ArchRule tablesawStaysInItsPackage =
      onlyIn("org.plateau.analysis.tablesaw..", "pivot through Pivot", "tech.tablesaw..");

  @ArchTest
  static final ArchRule picocliStaysWithTheCommands =
      onlyIn("org.plateau.site.command..", "a command hands plain arguments on", "picocli..");

  private static ArchRule onlyIn(String home, String remedy, String... library) {
    return noClasses()
        .that()
        .resideInAPackage("org.plateau..")
        .and()
        .resideOutsideOfPackage(home)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(library)
        .allowEmptyShould(true)
        .because("one package knows each heavy library: " + remedy);
  }
}
