import { useSyncExternalStore } from "react";

/**
 * The shop is light by default; a visitor who chooses dark keeps it in a cookie (365 days). Pages
 * are the same for everybody, so that they can be cached: a script in their head sets `<html
 * data-theme>` before first paint.
 */
export type Theme = "light" | "dark";

const COOKIE = "theme";
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Colour of the browser's own toolbars; the page's background. */
export const BAR_COLOURS: Record<Theme, string> = { light: "#faf7f1", dark: "#191510" };

/** An inline script in the head of every page; the content policy allows it by its hash. */
export const THEME_SCRIPT = `/(?:^|; )${COOKIE}=dark/.test(document.cookie)&&(document.documentElement.dataset.theme="dark")`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function themeOfPage(): Theme {
  return document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
}

/** The page's theme; light until hydration. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, themeOfPage, () => "light");
}

/** Changes the page immediately and remembers it for the next ones. */
export function chooseTheme(theme: Theme): void {
  document.cookie =
    theme === "dark"
      ? `${COOKIE}=dark; max-age=${COOKIE_SECONDS}; path=/; SameSite=Lax`
      : `${COOKIE}=; max-age=0; path=/; SameSite=Lax`;
  if (theme === "dark") document.documentElement.dataset["theme"] = "dark";
  else delete document.documentElement.dataset["theme"];
  for (const listener of listeners) listener();
}
