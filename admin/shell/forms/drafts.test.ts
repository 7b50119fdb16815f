import { afterEach, expect, test, vi } from "vitest";
import { keepDraft, readDraft } from "./drafts.ts";

afterEach(() => vi.unstubAllGlobals());

function browserWith(room: number) {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
}

test("saves a draft and reads it again", () => {
  browserWith(100);
  expect(keepDraft("lamp", { name: "Moon" })).toBe(true);
  expect(readDraft("lamp")).toEqual({ name: "Moon" });
});

test("deletes the draft when session storage is full", () => {
  browserWith(30);
  expect(keepDraft("lamp", { name: "Moon" })).toBe(true);
  expect(keepDraft("lamp", { name: "Moon over the whole of the Nile" })).toBe(false);
  expect(readDraft("lamp")).toBeUndefined();
});
