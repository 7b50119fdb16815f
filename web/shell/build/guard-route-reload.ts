import type { Plugin } from "vite";

const BUILT_IN = "window.location.reload();";
const GUARDED = `if (window.dispatchEvent(new Event("chunk-error", { cancelable: true }))) {
  return { default: () => { throw error; } };
}`;

/**
 * React Router reloads the page whenever the code of a route cannot be loaded, again and again. Here that is
 * asked of `chunk-reload.ts` first (at most once per 10 seconds per path); refused, the page is one that
 * throws, so that the error page shows.
 */
export function guardRouteReload(): Plugin {
  return {
    name: "guard-route-reload",
    transform: {
      filter: { id: /react-router\/dist\/.*\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes(BUILT_IN)) {
          this.error(
            "React Router no longer reloads in routeModules.js: look at this plugin again",
          );
        }
        return { code: code.replace(BUILT_IN, GUARDED), map: null };
      },
    },
  };
}
