import { expect, test } from "vitest";
import { tagNotifications } from "./tag-notifications.ts";

test("splits many tags into notifications below PostgreSQL's size limit", () => {
  const tags = Array.from({ length: 2_000 }, (_, index) => `product:${index} \u0641`);
  const texts = tagNotifications(tags);
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.every((text) => Buffer.byteLength(text) < 8_000)).toBe(true);
  expect(texts.flatMap((text) => JSON.parse(text) as string[])).toEqual(tags);
});

test("sends few tags in one notification and no notification without tags", () => {
  expect(tagNotifications(new Set(["menus", "product:1"]))).toEqual(['["menus","product:1"]']);
  expect(tagNotifications([])).toEqual([]);
});
