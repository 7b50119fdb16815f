import { onCLS, onINP, onLCP } from "web-vitals";
import { findPage } from "#contract/find-page.ts";
import { type Locale, namedLocale } from "#contract/kernel/locale.ts";
import type { PageSpeed } from "#contract/page-speed.ts";

const ADDRESS = "/api/v1/page-speed";

/** Reports the speed of the opened page once, when the visitor leaves or hides it. */
export function reportPageSpeed(language: Locale, pathname: string): void {
  const page = findPage(namedLocale(pathname) ? pathname.slice(3) : pathname);
  if (!page) return;
  const speed: PageSpeed = {
    page: page.path,
    language,
    device: deviceOf(),
    isEntry: isEntry(),
  };
  const latest = { reportAllChanges: true };
  onLCP(({ value }) => (speed.lcp = value), latest);
  onINP(({ value }) => (speed.inp = value), latest);
  onCLS(({ value }) => (speed.cls = value), latest);
  const report = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", report);
    const body = new Blob([JSON.stringify(speed)], { type: "application/json" });
    navigator.sendBeacon(ADDRESS, body);
  };
  document.addEventListener("visibilitychange", report);
}

function deviceOf(): PageSpeed["device"] {
  if (!window.matchMedia("(pointer: coarse)").matches) return "desktop";
  return window.matchMedia("(width < 48rem)").matches ? "phone" : "tablet";
}

/**
 * Whether the visit starts with this page, judged by the referrer, so that nothing has to be
 * stored.
 */
function isEntry(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === "navigate" && !document.referrer.startsWith(`${location.origin}/`);
}
