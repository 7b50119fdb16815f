import { expect, test } from "vitest";
import type { BlockInWriting } from "#contract/menus/staff-endpoints.ts";
import { pageAddress } from "#server/app-page-address.ts";
import { blockToken, openBlock } from "./block-preview.ts";

const SHOP = { authSecret: { current: "a secret of the shop, long enough" } };
const UNTIL = new Date("2030-01-02T00:00:00Z");
const BEFORE = new Date("2030-01-01T00:00:00Z");
const BLOCK: BlockInWriting = {
  id: 3,
  kind: "story",
  title: { ar: "ضوء هادئ", en: "Quiet light" },
  text: { ar: "سطر", en: "A line" },
  actionLabel: null,
  path: null,
  assetId: null,
  position: 1,
};
const token = blockToken(SHOP, BLOCK, UNTIL);

test("opens the block of a preview token until expiry", () => {
  expect(openBlock(SHOP, token, BEFORE)).toEqual(BLOCK);
  expect(openBlock(SHOP, token, UNTIL)).toBeUndefined();
});

test("rejects a preview token with a changed block, expiry or secret", () => {
  const [block, until, signature] = token.split(".");
  const [other] = blockToken(SHOP, { ...BLOCK, id: 4 }, UNTIL).split(".");
  for (const changed of [
    `${other}.${until}.${signature}`,
    `${block}.9999999999.${signature}`,
    `${block}.${until}.${"A".repeat(43)}`,
    `${block}.${until}`,
    "",
  ])
    expect(openBlock(SHOP, changed, BEFORE)).toBeUndefined();
  expect(openBlock({ authSecret: { current: "another" } }, token, BEFORE)).toBeUndefined();
});

test("fits the preview token of the longest block into a URL", () => {
  const long = (length: number, from: number) =>
    // Adjacent letters never repeat: the worst case for compression.
    Array.from({ length }, (_, at) => String.fromCodePoint(from + ((at * 7919) % 197))).join("");
  const text = { ar: long(600, 0x600), en: long(600, 0x4e00) };
  const title = { ar: long(120, 0x600), en: long(120, 0x4e00) };
  const path = { ar: long(500, 0x61), en: long(500, 0x61) };
  const longest = blockToken(SHOP, { ...BLOCK, text, title, path, actionLabel: title }, UNTIL);
  expect(pageAddress(`/?preview=${longest}`, undefined, "ar").preview).toBe(longest);
});
