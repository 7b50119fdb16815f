import { expect, test } from "vitest";
import { mayReload } from "./chunk-reload.ts";

function emptyStorage() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

test("a path reloads at most once per 10 seconds", () => {
  const storage = emptyStorage();
  expect(mayReload(storage, "/product", 1_000_000)).toBe(true);
  expect(mayReload(storage, "/product", 1_009_999)).toBe(false);
  expect(mayReload(storage, "/product", 1_010_000)).toBe(true);
});

test("each path has its own guard", () => {
  const storage = emptyStorage();
  expect(mayReload(storage, "/product", 1000)).toBe(true);
  expect(mayReload(storage, "/Cart", 1001)).toBe(true);
});
