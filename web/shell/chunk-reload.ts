import type { ClientInstrumentation } from "react-router";
import { findPage } from "#contract/find-page.ts";
import { namedLocale } from "#contract/kernel/locale.ts";
import type { Page } from "#contract/site-map.ts";

/** Dispatched on the window when code is missing and another reload was refused. */
export const RELOAD_REFUSED = "reload-refused";

/** A reload by this module, or one the visitor asked for. */
let isAllowed = false;

/** Some code has failed to load since the page was opened. */
let isMissing = false;

export const isCodeMissing = () => isMissing;

/** Pages whose code failed to load in this document. */
const missing = new Set<Page | undefined>();

/** The page inside the shop that was requested last. */
let asked: URL | undefined;

/** Remembers the navigation target, in case that page's code is missing. */
export function noteAsked(address: string): void {
  asked = new URL(address, window.location.href);
  // React Router never resolves an import that has failed once.
  if (missing.has(pageOf(asked))) loadAskedPage();
}

const pageOf = ({ pathname }: URL) =>
  findPage(namedLocale(pathname) ? pathname.slice(3) : pathname);

/** Reloads the page without asking the guard. */
export function reloadPage(): void {
  isAllowed = true;
  window.location.reload();
}

/**
 * Recovers from code that is no longer on the server by loading the requested page as a document.
 * Vite reports failed imports of its own. React Router reloads the current page if it cannot import
 * the next one, so that reload is intercepted with the Navigation API (which does not report the
 * browser's reload button).
 *
 * @returns whether the browser supports this
 */
export function watchChunkErrors(): boolean {
  window.addEventListener("vite:preloadError", (event) => {
    isMissing = true;
    if (loadAskedPage()) event.preventDefault();
  });
  const { navigation } = window as Partial<Pick<Window, "navigation">>;
  navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || isAllowed) return;
    event.preventDefault();
    queueMicrotask(loadAskedPage);
  });
  return navigation !== undefined;
}

/** Loads the requested page as a document; false if the guard refuses, which is then shown. */
function loadAskedPage(): boolean {
  const { location } = window;
  const target = asked ?? new URL(location.href);
  if (!window.mayReload(target.pathname)) {
    missing.add(pageOf(target));
    window.sayCodeIsMissing(target.href);
    window.dispatchEvent(new Event(RELOAD_REFUSED));
    return false;
  }
  isAllowed = true;
  if (target.pathname + target.search === location.pathname + location.search) location.reload();
  else location.assign(target);
  return true;
}

/**
 * For browsers without the Navigation API (before 2026), where React Router's reload cannot be
 * intercepted: imports a page's code before React Router does.
 */
export const importFirst: ClientInstrumentation = {
  router(client) {
    client.instrument({
      async navigate(go, { to }) {
        if (typeof to === "string" && !(await hasCode(to))) await new Promise(() => {});
        await go();
      },
    });
  },
};

async function hasCode(to: string): Promise<boolean> {
  const target = new URL(to, window.location.href);
  const page = pageOf(target);
  const routes = window.__reactRouterManifest?.routes;
  const module = page && (routes?.[page.path] ?? routes?.[`pages/${page.file}`])?.module;
  if (!module) return true;
  try {
    await import(/* @vite-ignore */ module);
    return true;
  } catch {
    asked = target;
    loadAskedPage();
    return false;
  }
}
