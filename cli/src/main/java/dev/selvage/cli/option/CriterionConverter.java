package dev.selvage.cli.option;

import dev.selvage.explorer.coverage.CoverageCriteria;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the id of a criterion of coverage. */
final class CriterionConverter implements ITypeConverter<String> {
    @Override
    public String convert(String text) {
        if (CoverageCriteria.ids().contains(text)) return text;
        throw new TypeConversionException(
                "there is no criterion '" + text + "' (there are: " + String.join(", ", CoverageCriteria.ids()) + ")");
    }
}
