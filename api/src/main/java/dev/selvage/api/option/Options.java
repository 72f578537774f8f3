package dev.selvage.api.option;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options that a record declares: reads values into it and tells what there is.
 *
 * @param <T> the record
 */
public final class Options<T extends Record> {
    private final Class<T> type;
    private final List<OptionSpec> specs;

    private Options(Class<T> type) {
        this.type = type;
        List<OptionSpec> all = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) all.add(spec(component));
        this.specs = List.copyOf(all);
    }

    /**
     * The options of a record, each of whose components carries {@link Option}.
     *
     * @throws IllegalArgumentException if one does not
     */
    public static <T extends Record> Options<T> of(Class<T> type) {
        return new Options<>(type);
    }

    private static OptionSpec spec(RecordComponent component) {
        Option option = option(component);
        OptionType values = new OptionType(component);
        String label = values.isSwitch() ? "" : option.label().isEmpty() ? values.label() : option.label();
        String standard = option.standardWords().isEmpty() ? option.standard() : option.standardWords();
        return new OptionSpec(name(component), label, standard, option.help(), option.positional(), values.isList());
    }

    private static Option option(RecordComponent component) {
        Option option = component.getAnnotation(Option.class);
        if (option != null) return option;
        throw new IllegalArgumentException("component " + component.getName() + " of "
                + component.getDeclaringRecord().getName() + " does not say what option it is");
    }

    /** {@code preempt-at} of {@code preemptAt}. */
    private static String name(RecordComponent component) {
        return component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    /** What there is, in the order of declaration. */
    public List<OptionSpec> specs() {
        return specs;
    }

    /** The options as they are when nobody sets one. */
    public T defaults() {
        return read(Map.of());
    }

    /**
     * The options with some of them set.
     *
     * @param values by name, as users write them; a switch that is on has the value {@code true}
     * @throws OptionException where a value is wrong
     * @throws IllegalArgumentException for a name that is not declared
     */
    public T read(Map<String, String> values) {
        for (String name : values.keySet()) {
            if (specs.stream().noneMatch(spec -> spec.name().equals(name))) {
                throw new IllegalArgumentException("there is no option '" + name + "'");
            }
        }
        RecordComponent[] components = type.getRecordComponents();
        Object[] arguments = new Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            arguments[i] = value(components[i], values.get(name(components[i])));
        }
        return make(types, arguments);
    }

    private static Object value(RecordComponent component, @Nullable String given) {
        Option option = option(component);
        return new OptionType(component).read(name(component), option, given == null ? option.standard() : given);
    }

    private T make(Class<?>[] types, Object[] arguments) {
        try {
            Constructor<T> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException wrong) throw wrong;
            throw new IllegalArgumentException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(type.getName() + " cannot be made", e);
        }
    }
}
