export const RELOAD_GUARD_MS = 10_000;

/** Name of the element that says that code cannot be had: hidden until then. */
export const CODE_NOTICE = "code-notice";

declare global {
  interface Window {
    /** Whether a path may load again after a failed chunk: at most once per 10 seconds. Remembers that it did. */
    mayReload: (path: string) => boolean;
    /** Says that code cannot be had, with a link to the address that was asked for. */
    sayCodeIsMissing: (address: string) => void;
  }
}

/**
 * Stands in the head of every page, before any code that may be missing: code that cannot be loaded on the page's
 * first load (its own, or the entry's) loads the page again, or is said to be missing. The content policy knows it
 * by its hash.
 */
export const GUARD_SCRIPT = `{
let over = false;
window.mayReload = (path) => {
  try {
    const key = "chunk-reload:" + (path.toLowerCase().replace(/\\/+$/, "") || "/");
    const last = sessionStorage.getItem(key);
    const now = Date.now();
    if (last !== null && Math.abs(now - last) < ${RELOAD_GUARD_MS}) return false;
    sessionStorage.setItem(key, now);
    return true;
  } catch {
    return false;
  }
};
window.sayCodeIsMissing = (address) => {
  const notice = document.getElementById("${CODE_NOTICE}");
  if (!notice) return;
  notice.querySelector("a").href = address;
  notice.hidden = false;
};
const onMissing = () => {
  if (over || "ready" in document.documentElement.dataset) return;
  over = true;
  if (window.mayReload(location.pathname)) location.reload();
  else window.sayCodeIsMissing("");
};
addEventListener("error", ({ target }) => target.tagName === "SCRIPT" && onMissing(), true);
addEventListener("unhandledrejection", ({ reason }) => /module/i.test(reason?.message) && onMissing());
}`;
