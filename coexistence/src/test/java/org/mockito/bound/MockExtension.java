package org.mockito.bound;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.mockito.Mockito;

/** Gives mocks to a test: its API names classes of the test framework, and its code those of Mockito. */
public class MockExtension implements ParameterResolver {
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType().isInterface();
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return mock(parameter.getParameter().getType());
    }

    public <T> T mock(Class<T> type) {
        return Mockito.mock(type);
    }
}
