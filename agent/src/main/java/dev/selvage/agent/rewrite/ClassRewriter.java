package dev.selvage.agent.rewrite;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** Rewrites one class according to its treatment. */
public final class ClassRewriter {
    /**
     * In this order: spin loops are recognised in the original code, calls are bracketed before they are replaced, monitors
     * wrap what the others inserted, a class is initialised before its monitor is entered, and what led here is known in all of that.
     */
    private static final List<MethodPass> PASSES = List.of(
            new SpinLoopPass(),
            new InitialisationPass(),
            new BuilderPass(),
            new MemoryPass(),
            new LibraryAtomicsPass(),
            new ReflectionPass(),
            new BulkCallPass(),
            new UnseenChangePass(),
            new LibraryCallPass(),
            new ReflectedCallPass(),
            new LendingPass(),
            new LookingCallPass(),
            new CleaningPass(),
            new InputPass(),
            new CallSitePass(),
            new HandlerPass(),
            new MonitorPass(),
            new SynchronizedMethodPass(),
            new InitialisationPass.AtEntry(),
            new CurrentThreadPass(),
            new CallsPass(),
            new RecordTextPass());

    private final ClassFacts facts;
    private final NoticeableInitialisers initialisers;
    private final Consumer<String> warnings;

    /** @param warnings gets a sentence for each class or method of which something had to be left out */
    public ClassRewriter(ClassFacts facts, Consumer<String> warnings) {
        this(facts, NoticeableInitialisers.NONE, warnings);
    }

    /** A rewriter of classes that are initialised anew in every run, so that their initialisers belong to the schedule. */
    public static ClassRewriter ofProgram(
            Function<String, byte @Nullable []> classFiles, Predicate<String> ofProgram, Consumer<String> warnings) {
        return new ClassRewriter(
                new ClassFacts(classFiles), new NoticeableInitialisers(classFiles, ofProgram), warnings);
    }

    private ClassRewriter(ClassFacts facts, NoticeableInitialisers initialisers, Consumer<String> warnings) {
        this.facts = facts;
        this.initialisers = initialisers;
        this.warnings = warnings;
    }

    /**
     * Returns the rewritten class file, or null when nothing in it needed a change.
     *
     * @param loaded whether the class is loaded already
     * @throws RewriteException when the class cannot be rewritten
     */
    public byte @Nullable [] rewrite(byte[] classFile, Treatment treatment, boolean loaded) {
        ClassReader reader = new ClassReader(classFile);
        Omissions omissions = new Omissions(reader.getClassName());
        while (true) {
            try {
                byte[] result = rewrite(reader, treatment, loaded, omissions);
                omissions.tell(warnings);
                return result;
            } catch (MethodTooLargeException e) {
                omissions.add(e);
            } catch (ClassTooLargeException e) {
                omissions.add(e);
            }
        }
    }

    private byte @Nullable [] rewrite(ClassReader reader, Treatment treatment, boolean loaded, Omissions omissions) {
        ClassNode node = new ClassNode(Opcodes.ASM9);
        reader.accept(withoutSubroutines(node, concernsInitialiserAlone(treatment)), ClassReader.EXPAND_FRAMES);
        boolean changed = false;
        if (treatment.isProgram() && !loaded) OldClassFile.allowClassConstants(node);
        if (treatment.isProgram() && treatment.synchronization() && !loaded) {
            MethodReferences.expand(node, initialisers);
            changed = NativeMethods.wrap(node)
                    | InheritedCalls.expose(node, facts)
                    | CleaningPass.announceFinaliser(node);
        }
        if (treatment.isProgram() && treatment.memory() && !loaded) changed |= openLeakedFinals(node);
        List<MethodNode> rewritten = new ArrayList<>();
        boolean covered = CoverageProbes.areIn(node);
        InitialiserSplit split = null;
        if (!loaded && initialisers.contains(node.name)) split = InitialiserSplit.begin(node, initialisers);
        if (!loaded && initialisers.runsAtOnce(node.name)) changed |= InitialiserSplit.announce(node);
        for (MethodNode method : node.methods) {
            if (method.instructions.size() == 0) continue;
            Omissions.Level omitted = omissions.of(method.name, method.desc);
            boolean bare = omitted.includes(Omissions.Level.ACCESSES);
            Treatment reduced = bare ? treatment.withoutMemory() : treatment;
            if (rewrite(new MethodContext(node, method, reduced, facts, initialisers, loaded, covered), omitted)) {
                rewritten.add(method);
            }
        }
        if (split != null) split.finish();
        if (!changed && rewritten.isEmpty() && split == null) return null;
        // Only a class of the program that is being loaded gets other members.
        if (loaded || !treatment.isProgram()) return MethodReplacement.with(rewritten, reader);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    /** Final fields that others can see written are variables for reflection as well. */
    private boolean openLeakedFinals(ClassNode node) {
        boolean changed = false;
        for (FieldNode field : node.fields) {
            if (!facts.isLeaked(node.name, field.name)) continue;
            field.access &= ~Opcodes.ACC_FINAL;
            changed = true;
        }
        return changed;
    }

    private static boolean concernsInitialiserAlone(Treatment treatment) {
        return treatment.isInitialiserOnly() && IdentitySupport.isAvailable();
    }

    /**
     * Old compilers shared the code of finally blocks; every copy of it becomes code of its own.
     *
     * @param initialiserAlone whether other methods are left out
     */
    private static ClassVisitor withoutSubroutines(ClassNode node, boolean initialiserAlone) {
        return new ClassVisitor(Opcodes.ASM9, node) {
            @Override
            public @Nullable MethodVisitor visitMethod(
                    int access,
                    String name,
                    String descriptor,
                    @Nullable String signature,
                    String @Nullable [] thrown) {
                if (initialiserAlone && !isInitialiser(name)) return null;
                MethodVisitor visitor = super.visitMethod(access, name, descriptor, signature, thrown);
                boolean mayHaveSubroutines = (node.version & 0xffff) < Opcodes.V1_7;
                return mayHaveSubroutines
                        ? new JSRInlinerAdapter(visitor, access, name, descriptor, signature, thrown)
                        : visitor;
            }
        };
    }

    private static boolean rewrite(MethodContext context, Omissions.Level omitted) {
        if (isInitialiser(context.method.name)) {
            new CurrentThreadPass().apply(context);
            if (context.treatment.isProgram()) {
                CallSitePass.clocksAndHashCodes(context);
                ReflectionPass.places(context);
                new BuilderPass().apply(context);
            }
            IgnoredSection.wrap(context);
        } else {
            for (MethodPass pass : PASSES) {
                if (isLeftOut(pass, omitted)) continue;
                pass.apply(context);
            }
            if (context.treatment.patched()) JdkPatches.apply(context);
        }
        return context.isChanged();
    }

    private static boolean isLeftOut(MethodPass pass, Omissions.Level omitted) {
        boolean ofCalls = pass instanceof LibraryCallPass || pass instanceof CallsPass;
        return ofCalls && omitted.includes(Omissions.Level.CALLS);
    }

    private static boolean isInitialiser(String method) {
        return method.equals("<clinit>") || CoverageProbes.isInitialiser(method);
    }
}
