export const RELOAD_GUARD_MS = 10_000;

/** Id of the message that code failed to load: hidden until then. */
export const CODE_NOTICE = "code-notice";

declare global {
  interface Window {
    /**
     * Whether a path may be reloaded after a failed chunk: at most once per 10 seconds. Records
     * that it was.
     */
    mayReload: (path: string) => boolean;
    /** Shows that code failed to load, with a link to the requested URL. */
    sayCodeIsMissing: (address: string) => void;
  }
}

/**
 * An inline script in the head of every page, before any code that may be missing: if code fails on
 * the first load (the page's own, or the entry's), it reloads the page, or shows the message. The
 * content policy allows it by its hash.
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
