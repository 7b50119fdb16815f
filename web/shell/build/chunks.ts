import type { Rolldown } from "vite";

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@remix-run|use-intl|icu-minify|@formatjs|zustand)\//;

/** What every page loads: from here on statically. */
const ROOTS = /\/web\/(?:entry\.client|root|shell\/routes\/layout)\.tsx(?:\?|$)/;

/** The entry starts the page when it is loaded; an icon is imported by a list of all icons. */
const APART = /\/web\/entry\.client\.tsx|lucide-react\/dist\/esm\/icons\//;

/** Whether a module is imported, directly or not, by what every page loads. */
function isOnEveryPage(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (ROOTS.test(module)) return true;
    for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/** What only forms need. */
const FORMS = /node_modules\/react-hook-form\/|\/web\/shell\/forms\//;

/** A file of the contract that is made of schemas. */
function hasSchemas(id: string, context: Rolldown.ChunkingContext): boolean {
  if (!id.includes("/contract/")) return false;
  const imported = context.getModuleInfo(id)?.importedIds ?? [];
  return imported.some((other) => /\/node_modules\/zod\//.test(other));
}

/**
 * Few files with much in them compress better than many small ones: the framework, the schema library
 * (forms only), the frame that stands around every page, what most pages use, the rest.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "framework", test: FRAMEWORK, priority: 4 },
    { name: "schemas", test: /node_modules\/zod\//, priority: 3 },
    {
      name: (id, context) => (!APART.test(id) && isOnEveryPage(id, context) ? "frame" : null),
      priority: 2,
    },
    {
      // However many pages have a form: those that have none do not carry it.
      name: (id, context) => (FORMS.test(id) || hasSchemas(id, context) ? null : "shop"),
      minShareCount: 7,
      priority: 1,
    },
    { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 300 },
  ],
};
