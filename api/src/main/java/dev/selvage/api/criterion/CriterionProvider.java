package dev.selvage.api.criterion;

import dev.selvage.api.ProviderWithOptions;
import dev.selvage.api.option.OptionValues;

/** Makes a criterion, which users ask for by {@code --coverage ID}. */
public interface CriterionProvider extends ProviderWithOptions {
    /** A criterion for one campaign. */
    Criterion create(OptionValues options);
}
