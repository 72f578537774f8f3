package dev.selvage.agent.rewrite;

import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads hooks back from rewritten bytecode. */
final class Hooks {
    private final ClassNode owner = new ClassNode();

    Hooks(byte[] classFile) {
        new ClassReader(classFile).accept(owner, 0);
    }

    static Hooks of(Class<?> type) {
        return new Hooks(Rewriting.rewrite(type));
    }

    static Hooks of(Class<?> type, Treatment treatment) {
        return new Hooks(Rewriting.rewrite(Rewriting.classFile(type), treatment, false));
    }

    /** The sites that the hooks of {@code method} announce, in order: {@code READ Counter.value}. */
    List<String> sites(String method) {
        List<String> sites = new ArrayList<>();
        for (MethodInsnNode call : calls(method)) {
            Site site = isHook(call) && takesSite(call) ? Sites.get(constant(call.getPrevious())) : null;
            if (site != null) sites.add(site.member == null ? "" + site.operation : site.operation + " " + site.member);
        }
        return sites;
    }

    /** The hooks that {@code method} calls, in order: {@code Memory.field}. */
    List<String> names(String method) {
        return calls(method).stream().filter(Hooks::isHook).map(Hooks::name).toList();
    }

    /** What else {@code method} calls. */
    List<String> otherCalls(String method) {
        return calls(method).stream()
                .filter(call -> !isHook(call))
                .map(Hooks::name)
                .toList();
    }

    /** The methods that call a hook. */
    List<String> methodsWith(String hook) {
        return owner.methods.stream()
                .map(method -> method.name)
                .filter(name -> names(name).contains(hook))
                .toList();
    }

    int access(String method) {
        return find(method).access;
    }

    private MethodNode find(String name) {
        return owner.methods.stream()
                .filter(method -> method.name.equals(name))
                .findFirst()
                .orElseThrow();
    }

    private List<MethodInsnNode> calls(String method) {
        List<MethodInsnNode> calls = new ArrayList<>();
        for (AbstractInsnNode node : find(method).instructions) {
            if (node instanceof MethodInsnNode) calls.add((MethodInsnNode) node);
        }
        return calls;
    }

    private static boolean isHook(MethodInsnNode call) {
        return call.owner.startsWith("dev/selvage/runtime/");
    }

    private static boolean takesSite(MethodInsnNode call) {
        boolean other = call.name.equals("value")
                || call.owner.endsWith("/Lending")
                || call.owner.endsWith("/Library") && call.name.equals("exit");
        return !other && call.desc.contains("I)");
    }

    private static String name(MethodInsnNode call) {
        return call.owner.substring(call.owner.lastIndexOf('/') + 1) + "." + call.name;
    }

    private static int constant(AbstractInsnNode node) {
        if (node instanceof IntInsnNode) return ((IntInsnNode) node).operand;
        if (node instanceof LdcInsnNode) return (Integer) ((LdcInsnNode) node).cst;
        return ((InsnNode) node).getOpcode() - Opcodes.ICONST_0;
    }
}
