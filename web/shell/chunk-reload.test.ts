import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { GUARD_SCRIPT } from "./build/reload-guard.ts";

/** The guard script from the head of every page, with a clock that can be set. */
function openGuard() {
  const kept = new Map<string, string>();
  const time = { now: 0 };
  const window: { mayReload?: (path: string) => boolean } = {};
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: unknown) => void kept.set(key, String(value)),
  };
  const addEventListener = () => {};
  const page = { window, sessionStorage, addEventListener, Date: { now: () => time.now } };
  runInContext(GUARD_SCRIPT, createContext(page));
  const mayReload = (path: string, now: number) => {
    time.now = now;
    return window.mayReload?.(path);
  };
  return { mayReload, page };
}

test("reloads a path at most once per 10 seconds", () => {
  const { mayReload } = openGuard();
  expect(mayReload("/product", 1_000_000)).toBe(true);
  expect(mayReload("/product", 1_009_999)).toBe(false);
  expect(mayReload("/product", 1_010_000)).toBe(true);
});

test("limits reloads of each path separately", () => {
  const { mayReload } = openGuard();
  expect(mayReload("/product", 1000)).toBe(true);
  expect(mayReload("/Cart", 1001)).toBe(true);
});

test("ignores letter case and a trailing slash when it limits reloads", () => {
  const { mayReload } = openGuard();
  expect(mayReload("/Cart", 1000)).toBe(true);
  expect(mayReload("/cart/", 1001)).toBe(false);
});

test("does not reload when session storage fails", () => {
  const { mayReload, page } = openGuard();
  page.sessionStorage.setItem = () => {
    throw new Error("full");
  };
  expect(mayReload("/product", 1000)).toBe(false);
});
