package org.pgnarbiter;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.security.SecureRandom;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Who may know whom. The direction is told in words in the README; here it is held. */
class PackagesTest {
    private static final String ROOT = "org.pgnarbiter.";
    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.pgnarbiter");

    @Test
    void packagesDependInOneDirectionOnly() {
        layers().whereLayer("board")
                .mayOnlyBeAccessedByLayers("mating", "replay", "law", "audit")
                .whereLayer("pgn")
                .mayOnlyBeAccessedByLayers("replay", "audit")
                .whereLayer("mating")
                .mayOnlyBeAccessedByLayers("replay", "law", "audit")
                .whereLayer("replay")
                .mayOnlyBeAccessedByLayers("law", "audit")
                .whereLayer("law")
                .mayOnlyBeAccessedByLayers("audit")
                .whereLayer("audit")
                .mayNotBeAccessedByAnyLayer()
                .check(MAIN);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching(ROOT + "(*)..")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(MAIN);
    }

    @Test
    void rulesKnowsOnlyTheJdkAndItself() {
        onlyTheJdk().check(MAIN);
    }

    @Test
    void rulesPrintsNothing() {
        printsNothing().check(MAIN);
    }

    @Test
    void randomNumbersAreSeeded() {
        seededRandomOnly().check(MAIN);
    }

    @Test
    void theCheckerBites() {
        JavaClasses wrongs =
                new ClassFileImporter().importClasses(PackagesTest.class, WrongInEveryWay.class, WrongBoard.class);
        assertTrue(wrongs.size() >= 3);
        assertThrows(AssertionError.class, () -> printsNothing().check(wrongs));
        assertThrows(AssertionError.class, () -> seededRandomOnly().check(wrongs));
        assertThrows(AssertionError.class, () -> onlyTheJdk().check(wrongs));
        LayeredArchitecture backwards = layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("low")
                .definedBy(describe("the low class", c -> c.isEquivalentTo(WrongBoard.class)))
                .layer("high")
                .definedBy(describe("the high class", c -> c.isEquivalentTo(WrongInEveryWay.class)))
                .whereLayer("high")
                .mayNotBeAccessedByAnyLayer();
        assertThrows(AssertionError.class, () -> backwards.check(wrongs));
    }

    private static LayeredArchitecture layers() {
        LayeredArchitecture layers =
                layeredArchitecture().consideringOnlyDependenciesInLayers().withOptionalLayers(true);
        for (String name : new String[] {"board", "pgn", "mating", "replay", "law", "audit"}) {
            layers = layers.layer(name).definedBy(ROOT + name + "..");
        }
        return layers;
    }

    private static ArchRule onlyTheJdk() {
        return classes()
                .that()
                // Built by the profile chesslib alone.
                .haveSimpleNameNotStartingWith("Chesslib")
                .and(describe("not nested in one", c -> !c.getName().contains(".Chesslib")))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage("java..", "org.pgnarbiter.."))
                .allowEmptyShould(true);
    }

    private static ArchRule printsNothing() {
        return noClasses().should(ACCESS_STANDARD_STREAMS).allowEmptyShould(true);
    }

    private static ArchRule seededRandomOnly() {
        return noClasses()
                .should()
                .callConstructor(Random.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(SecureRandom.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethodWhere(describe(
                        "an unseeded source of random numbers",
                        (JavaCall<?> call) -> call.getTargetOwner().getName().equals("java.util.UUID")
                                || call.getTargetOwner().getName().equals("java.util.concurrent.ThreadLocalRandom")))
                .allowEmptyShould(true);
    }

    /** Prints and rolls dice. */
    static final class WrongInEveryWay {
        int roll() {
            System.out.println("rolling");
            return new Random().nextInt();
        }
    }

    /** The low class that knows the high one. */
    static final class WrongBoard {
        WrongInEveryWay dice = new WrongInEveryWay();
    }
}
