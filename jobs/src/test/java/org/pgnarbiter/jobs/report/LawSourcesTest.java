package org.pgnarbiter.jobs.report;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.pgnarbiter.law.Article;
import org.pgnarbiter.law.RuleSets;

class LawSourcesTest {
    @Test
    void everySourceOfAnArticleIsSpelledOut() {
        for (RuleSets set : RuleSets.values()) {
            for (Article article : set.rules().articles().values()) {
                for (String key : article.source().split(",")) {
                    assertTrue(key.isBlank() || LawSources.knows(key.strip()), set.id() + ": " + key);
                }
            }
        }
    }
}
