package dev.selvage.api.criterion;

import dev.selvage.api.Provider;

/** Makes a criterion, which users ask for by {@code --coverage ID}. */
public interface CriterionProvider extends Provider {
    /** A criterion for one campaign. */
    Criterion create();
}
