import { findPage } from "#contract/find-page.ts";
import { namedLocale } from "#contract/kernel/locale.ts";
import type { Page } from "#contract/site-map.ts";
import type { ClientInstrumentation } from "react-router";

/** Dispatched on the window when code is missing and loading the page again was refused. */
export const RELOAD_REFUSED = "reload-refused";

/** A reload that was allowed, or that the visitor asked for. */
let isAllowed = false;

/** Some code could not be loaded since the page is there. */
let isMissing = false;

export const isCodeMissing = () => isMissing;

/** Pages that could not be had in this document. */
const missing = new Set<Page | undefined>();

/** The page that the visitor asked for last, inside the shop. */
let asked: URL | undefined;

/** Remembers where the visitor wants to go, in case the code of that page is missing. */
export function noteAsked(address: string): void {
  asked = new URL(address, window.location.href);
  // React Router waits for ever for code that it could not import once.
  if (missing.has(pageOf(asked))) loadAskedPage();
}

const pageOf = ({ pathname }: URL) =>
  findPage(namedLocale(pathname) ? pathname.slice(3) : pathname);

/** Loads the page again, whatever the guard says. */
export function reloadPage(): void {
  isAllowed = true;
  window.location.reload();
}

/**
 * Code that is no longer on the server is fetched again by loading the page that was asked for. Vite reports its own
 * imports. React Router reloads the page that is there by itself when it cannot import the next one, so the reload is
 * caught where the browser announces it (Navigation API; the browser's own reload button is not announced).
 * @returns whether this browser does
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

/** Loads the page that was asked for in full; false when it may not: then that is said. */
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
 * For browsers without the Navigation API (from before 2026), where React Router's own reload cannot be caught: the
 * code of a page is there before React Router asks for it.
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
