package org.pgnarbiter.jobs;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.security.SecureRandom;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Who may know whom among the jobs; that the checker bites is shown in the test of this name in rules. */
class PackagesTest {
    private static final String ROOT = "org.pgnarbiter.jobs";
    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    @Test
    void packagesDependInOneDirectionOnly() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .withOptionalLayers(true)
                .layer("commands")
                .definedBy(ROOT)
                .layer("input")
                .definedBy(ROOT + ".input..")
                .layer("table")
                .definedBy(ROOT + ".table..")
                .layer("parquet")
                .definedBy(ROOT + ".parquet..")
                .layer("story")
                .definedBy(ROOT + ".story..")
                .layer("duplicate")
                .definedBy(ROOT + ".duplicate..")
                .layer("report")
                .definedBy(ROOT + ".report..")
                .whereLayer("commands")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("input")
                .mayOnlyBeAccessedByLayers("commands")
                .whereLayer("table")
                .mayOnlyBeAccessedByLayers("commands", "input", "report")
                .whereLayer("parquet")
                .mayOnlyBeAccessedByLayers("commands")
                .whereLayer("story")
                .mayOnlyBeAccessedByLayers("commands", "report")
                .whereLayer("duplicate")
                .mayOnlyBeAccessedByLayers("commands")
                .whereLayer("report")
                .mayOnlyBeAccessedByLayers("commands")
                .check(MAIN);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching(ROOT + ".(*)..")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(MAIN);
    }

    @Test
    void reportsNeverSeePgn() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".report..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.pgnarbiter.pgn..", "org.pgnarbiter.replay..")
                .allowEmptyShould(true)
                .check(MAIN);
    }

    @Test
    void randomNumbersAreSeeded() {
        noClasses()
                .should()
                .callConstructor(Random.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(SecureRandom.class)
                .orShould()
                .callMethod(Math.class, "random")
                .check(MAIN);
    }
}
