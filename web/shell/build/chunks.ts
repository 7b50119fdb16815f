import type { Rolldown } from "vite";
import { findPage } from "../../../contract/find-page.ts";

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@remix-run|use-intl|icu-minify|@formatjs|zustand)\//;

/** Modules that every page loads, with everything they import statically. */
const ROOTS = /\/web\/(?:entry\.client|root|pages\/layout)\.tsx(?:\?|$)/;

/**
 * The entry starts the page when it is loaded; an icon is also imported by the list of all icons.
 */
const APART = /\/web\/entry\.client\.tsx|@lucide\/icons\//;

/** The page whose size is measured: modules it does not need are kept out of its files. */
const PRODUCT_PAGE = new RegExp(`/web/pages/${findPage("/product/1")?.file}\\.tsx(?:\\?|$)`);

/** Whether a module is imported, directly or indirectly, by one of these. */
function isImportedBy(roots: RegExp, id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (roots.test(module)) return true;
    for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/**
 * A few large files compress better than many small ones: the framework, the schema library (forms
 * only), the frame around every page, what most pages use, the rest.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "framework", test: FRAMEWORK, priority: 4 },
    { name: "schemas", test: /node_modules\/zod\//, priority: 3 },
    {
      name: (id, context) => (!APART.test(id) && isImportedBy(ROOTS, id, context) ? "frame" : null),
      priority: 2,
    },
    {
      name: (id, context) => (isImportedBy(PRODUCT_PAGE, id, context) ? "shop" : null),
      minShareCount: 3,
      priority: 1,
    },
    { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 300 },
  ],
};

/** Shared chunks are not named after all their importers: every page carries the list of files. */
export function chunkFileNames({ name }: { name: string }): string {
  return name.includes("~") ? "assets/shared-[hash].js" : "assets/[name]-[hash].js";
}
