import type { Plugin } from "vite";
import routerConfig from "../../../../react-router.config.ts";
import type { Cut } from "./cut.ts";
import { neededCuts } from "./needed-cuts.ts";
import { REACT_CUTS } from "./react-cuts.ts";
import { ROUTER_CUTS } from "./router-cuts.ts";

const CUT_FILE = /\/(?:react-router\/dist\/production\/lib|react-dom\/cjs)\/(.*\.js)$/;

/** All cuts by file: beside the library of React Router, or the bundles of React DOM. */
export const CUTS: Record<string, readonly Cut[]> = { ...ROUTER_CUTS, ...REACT_CUTS };

/**
 * A third of React Router is for forms, fetchers, blockers, view transitions, server components and routes
 * that are discovered later; a seventh of React DOM for view transitions, handles on fragments, lists of
 * suspended parts, forms with actions and preloading by call: nothing of the shop. The browser's build leaves
 * it out. It stops when a package no longer reads as the cuts expect it, and when the shop begins to use what
 * is left out.
 */
export function trimPackages(): Plugin {
  const untouched = new Set(Object.keys(CUTS));
  return {
    name: "trim-packages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      if (routerConfig.routeDiscovery.mode !== "initial") {
        this.error("Routes are discovered later now: take that out of router-cuts.ts");
      }
    },
    transform: {
      filter: { id: [CUT_FILE, /\/web\/.*\.tsx?$/] },
      handler(code, id) {
        const [, file] = CUT_FILE.exec(id) ?? [];
        if (file === undefined) {
          const used = neededCuts(code);
          if (used) this.error(`${used} is left out of the build: see needed-cuts.ts`);
          return undefined;
        }
        untouched.delete(file);
        try {
          return { code: withoutLeftovers(trimmed(code, CUTS[file] ?? [])), map: null };
        } catch (error) {
          return this.error(`${file} has changed: ${(error as Error).message}`);
        }
      },
    },
    buildEnd(error) {
      if (error || untouched.size === 0) return;
      this.error(`Files that are cut are no longer there: ${[...untouched].join(", ")}`);
    },
  };
}

/** The code after the cuts; each place must be there as often as its cut says. */
export function trimmed(code: string, cuts: readonly Cut[]): string {
  return cuts.reduce((text, { at, instead, times = 1 }) => {
    const found = typeof at === "string" ? text.split(at).length - 1 : text.match(at)?.length;
    if (found !== times) throw new Error(`${found ?? 0} times instead of ${times}: ${String(at)}`);
    return text.replaceAll(at, (place) => instead.replace("$&", () => place));
  }, code);
}

/** Says which calls have no effect worth keeping: advice for developers, and making what is not used. */
function withoutLeftovers(code: string): string {
  return code
    .replace(/^\t*(?=(?:warning|warnOnce)\()/gm, "$&/* @__PURE__ */ ")
    .replace(/^\w+\.displayName = "\w+";$/gm, "")
    .replace(
      /^(const \w+ = )(?=React\$1\.(?:forwardRef|memo|createContext)\()/gm,
      "$1/* @__PURE__ */ ",
    );
}
