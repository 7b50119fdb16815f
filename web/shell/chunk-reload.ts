export const RELOAD_GUARD_MS = 10_000;
const KEY = "chunk-reload";

type GuardStorage = Pick<Storage, "getItem" | "setItem">;

/** Whether a path may reload after a failed chunk: at most once per 10 seconds. Remembers that it did. */
export function mayReload(storage: GuardStorage, path: string, now: number): boolean {
  const key = `${KEY}:${path}`;
  const last = Number(storage.getItem(key) ?? Number.NaN);
  if (Math.abs(now - last) < RELOAD_GUARD_MS) return false;
  storage.setItem(key, String(now));
  return true;
}

/** Dispatched on the window when a reload after a failed chunk was refused. */
export const RELOAD_REFUSED = "reload-refused";

/** A reload that was allowed, or that the visitor asked for. */
let isAllowed = false;

/** Loads the page again, whatever the guard says. */
export function reloadPage(): void {
  isAllowed = true;
  window.location.reload();
}

/**
 * Code that is no longer on the server is fetched again by loading the page again. Vite reports its own imports.
 * React Router reloads by itself when it cannot import a page, so the reload is caught where the browser
 * announces it (Navigation API; the browser's own reload button is not announced).
 */
export function watchChunkErrors(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!mayReloadHere()) return;
    event.preventDefault();
    reloadPage();
  });
  // Browsers from before 2026 do not have it: there, each press on a broken link reloads.
  const { navigation } = window as Partial<Pick<Window, "navigation">>;
  navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || isAllowed || mayReloadHere()) return;
    event.preventDefault();
    window.dispatchEvent(new Event(RELOAD_REFUSED));
  });
}

function mayReloadHere(): boolean {
  try {
    return mayReload(window.sessionStorage, window.location.pathname.toLowerCase(), Date.now());
  } catch {
    return false;
  }
}
