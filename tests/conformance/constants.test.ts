import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DEFAULT_FORMAT, DEFAULT_QUALITY } from "#contract/media/picture.ts";
import { RELOAD_GUARD_MS } from "#web/shell/build/reload-guard.ts";
import { INDICATOR } from "#web/shell/loading-indicator.ts";
import { INACTIVITY_LIMIT_MS } from "#web/shell/session.ts";
import { BAR_COLOURS } from "#web/shell/theme/theme.ts";
import {
  DENSITIES,
  MOBILE_BREAKPOINT,
  SCREEN_WIDTHS,
  UI_BREAKPOINTS,
} from "#web/ui/breakpoints.ts";
import { TOAST_DURATION } from "#web/ui/feedback/toast.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", "..", path), "utf8");
/** The declarations of one CSS rule. */
const ruleOf = (css: string, selector: string) =>
  new RegExp(`\\n\\s*${selector.replaceAll(".", "\\.")} \\{([^}]*)\\}`).exec(css)?.[1] ?? "";

test("uses the specified times for inactivity, reload guard and toasts", () => {
  expect(INACTIVITY_LIMIT_MS).toBe(10_800_000);
  expect(RELOAD_GUARD_MS).toBe(10_000);
  expect(TOAST_DURATION).toBe(2_000);
});

test("uses the specified height and times of the progress bar", () => {
  expect(INDICATOR).toEqual({
    height: 3,
    throttleMs: 200,
    stepMs: 100,
    durationMs: 2_000,
    hideMs: 500,
    resetMs: 400,
  });
  expect(ruleOf(read("web/styles/parts.css"), ".page-progress")).toMatch(/block-size: 3px;/);
});

test("places toasts at the top right in both directions", () => {
  expect(ruleOf(read("web/styles/parts.css"), ".toasts")).toMatch(
    /position: fixed;\s+inset: calc\(var\(--bar-height\) \+ 5.75rem\) 1rem auto auto;/,
  );
});

test("prefetches about one second after load", () => {
  const source = read("web/shell/idle-prefetch.tsx");
  expect(source).toMatch(/const DELAY_MS = 1000;/);
  expect(source).toMatch(/setTimeout\(.*, DELAY_MS\)/);
});

test("serves images as WebP at quality 80 in two densities", () => {
  expect(DENSITIES).toEqual([1, 2]);
  expect(DEFAULT_QUALITY).toBe(80);
  expect(DEFAULT_FORMAT).toBe("webp");
});

test("uses the same screen widths in TypeScript and CSS", () => {
  expect(SCREEN_WIDTHS).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 });
  const css = read("web/styles/tokens.css");
  const widths = [...css.matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)].map(
    ([, name = "", rem]) => [name, Number(rem) * 16] as const,
  );
  expect(Object.fromEntries(widths)).toEqual(SCREEN_WIDTHS);
});

test("uses the specified UI breakpoints, with lg for mobile", () => {
  expect(UI_BREAKPOINTS).toEqual({ sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
  expect(MOBILE_BREAKPOINT).toBe("lg");
  const rem = UI_BREAKPOINTS[MOBILE_BREAKPOINT] / 16;
  const css = read("web/styles/base.css");
  expect(css).toContain(`@custom-variant mobile (@media (width < ${rem}rem));`);
  expect(css).toContain(`@custom-variant desktop (@media (width >= ${rem}rem));`);
});

test("uses the light theme whatever the system prefers", () => {
  for (const path of ["tokens.css", "base.css", "parts.css", "app.css"]) {
    expect(read(`web/styles/${path}`)).not.toMatch(/prefers-color-scheme|color-scheme:\s*dark/);
  }
  const dark = read("web/styles/dark.css").replaceAll(/\/\*[^]*?\*\//g, "");
  expect(dark.match(/^.*\{/gm)).toEqual([
    ':root[data-theme="dark"] {',
    ':root[data-theme="dark"] :is(.well, .drawing) {',
    ':root[data-theme="dark"] :is(.well img, img.well):not(.lit img) {',
  ]);
  expect(BAR_COLOURS.light).toBe("#faf7f1");
  expect(read("web/root.tsx")).toContain('name="theme-color" content={BAR_COLOURS.light}');
});
