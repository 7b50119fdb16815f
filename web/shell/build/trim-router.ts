import type { Plugin } from "vite";
import routerConfig from "../../../react-router.config.ts";
import { type Cut, CUTS, NEEDS_WHAT_IS_CUT } from "./router-cuts.ts";

const ROUTER_FILE = /\/react-router\/dist\/production\/lib\/(.*\.js)$/;
const ROUTER_IMPORT = /import\s*\{([^}]*)\}\s*from\s*"react-router"/g;

/**
 * A third of React Router is for forms, fetchers, blockers, view transitions, server components and routes
 * that are discovered later: nothing of the shop. The browser's build leaves it out. It stops when React
 * Router no longer reads as `router-cuts.ts` expects it, and when the shop begins to use what is left out.
 */
export function trimRouter(): Plugin {
  const untouched = new Set(Object.keys(CUTS));
  return {
    name: "trim-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      if (routerConfig.routeDiscovery.mode !== "initial") {
        this.error("Routes are discovered later now: take that out of router-cuts.ts");
      }
    },
    transform: {
      filter: { id: [ROUTER_FILE, /\/web\/.*\.tsx?$/] },
      handler(code, id) {
        const [, file] = ROUTER_FILE.exec(id) ?? [];
        if (file === undefined) {
          const used = neededCuts(code);
          if (used) this.error(`${used} is left out of the build: see router-cuts.ts`);
          return undefined;
        }
        untouched.delete(file);
        try {
          return { code: withoutLeftovers(trimmed(code, CUTS[file] ?? [])), map: null };
        } catch (error) {
          return this.error(`React Router's ${file} has changed: ${(error as Error).message}`);
        }
      },
    },
    buildEnd(error) {
      if (error || untouched.size === 0) return;
      this.error(`React Router no longer has ${[...untouched].join(", ")}: see router-cuts.ts`);
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

/** The first name that a module imports from React Router although its code is not there. */
export function neededCuts(code: string): string | undefined {
  for (const [, names = ""] of code.matchAll(ROUTER_IMPORT)) {
    const [used] = NEEDS_WHAT_IS_CUT.exec(names) ?? [];
    if (used) return used;
  }
  return /\bviewTransition\b/.exec(code)?.[0];
}
