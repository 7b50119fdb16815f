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

/** Dispatched by the router when a page's code cannot be loaded (guard-route-reload.ts); `detail` is unused. */
export const CHUNK_ERROR = "chunk-error";

/** Code that is no longer on the server is fetched again by loading the page again. */
export function watchChunkErrors(): void {
  const reload = (event: Event) => {
    if (!mayReloadHere()) return;
    event.preventDefault();
    window.location.reload();
  };
  window.addEventListener("vite:preloadError", reload);
  window.addEventListener(CHUNK_ERROR, reload);
}

function mayReloadHere(): boolean {
  try {
    return mayReload(window.sessionStorage, window.location.pathname.toLowerCase(), Date.now());
  } catch {
    return false;
  }
}
