import { expect, test } from "vitest";
import { tagNotifications } from "./tag-notifications.ts";

test("many tags go in several notifications, each as large as PostgreSQL takes, and none is lost", () => {
  const tags = Array.from({ length: 2_000 }, (_, index) => `product:${index} \u0641`);
  const texts = tagNotifications(tags);
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.every((text) => Buffer.byteLength(text) < 8_000)).toBe(true);
  expect(texts.flatMap((text) => JSON.parse(text) as string[])).toEqual(tags);
});

test("a few go in one, none in none", () => {
  expect(tagNotifications(new Set(["menus", "product:1"]))).toEqual(['["menus","product:1"]']);
  expect(tagNotifications([])).toEqual([]);
});
