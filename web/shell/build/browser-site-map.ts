import type { Plugin } from "vite";
import { PAGES } from "../../../contract/site-map.ts";

/**
 * Leaves in the site map only what browsers read of it: it is in the script of every page, and
 * route modules, queries, cache and sitemap matter to the server alone.
 */
export function browserSiteMap(): Plugin {
  return {
    name: "browser-site-map",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/contract\/site-map\.ts$/ },
      handler: () => ({
        code: `export const PAGES = ${JSON.stringify(browserPages())};`,
        map: null,
      }),
    },
  };
}

/** What `contract/find-page.ts` and the browser's callers of it use. */
export function browserPages() {
  return PAGES.map(({ path, messages, hidden }) => ({ path, messages, ...(hidden && { hidden }) }));
}
