/** What reaches the parts that are cut; a module of the shop that uses one of these stops the build. */
const CUT_EXPORTS: Record<string, RegExp> = {
  "react-router":
    /\b(?:Form|useSubmit|useFormAction|useFetchers?|useActionData|useBlocker|unstable_usePrompt|useViewTransitionState)\b/,
  react: /\b(?:Activity|Profiler|\w*SuspenseList|\w*ViewTransition|useActionState)\b/,
  "react-dom":
    /\b(?:browser|createPortal|preconnect|prefetchDNS|preinit(?:Module)?|preload(?:Module)?|requestFormReset|useForm\w+)\b/,
  "react-dom/client": /\bcreateRoot\b/,
};

const NAMED_IMPORT =
  /import\s*\{([^}]*)\}\s*from\s*"(react-router|react|react-dom|react-dom\/client)"/g;

/** A link's `viewTransition`, and events that React makes of others. */
const CUT_PROPS = /\bviewTransition\b|\bon(?:BeforeInput|Composition(?:Start|End|Update)|Select)\b/;

/** The first name of what is cut that a module uses. */
export function neededCuts(code: string): string | undefined {
  for (const [, names = "", from = ""] of code.matchAll(NAMED_IMPORT)) {
    const [used] = CUT_EXPORTS[from]?.exec(names) ?? [];
    if (used) return used;
  }
  return CUT_PROPS.exec(code)?.[0];
}
