import { expect, test } from "vitest";
import { openPreview, previewToken } from "./preview-link.ts";

const SHOP = { authSecret: { current: "a secret of the shop, long enough" } };
const UNTIL = new Date("2030-01-02T00:00:00Z");
const BEFORE = new Date("2030-01-01T00:00:00Z");
const token = previewToken(SHOP, 12, UNTIL);

test("opens a product preview until the token expires", () => {
  expect(openPreview(SHOP, token, BEFORE)).toEqual({ productId: 12 });
  expect(openPreview(SHOP, token, UNTIL)).toBeUndefined();
});

test("rejects tokens with a changed product, expiry or secret", () => {
  const [id, until, signature] = token.split(".");
  for (const changed of [
    `13.${until}.${signature}`,
    `${id}.9999999999.${signature}`,
    `${id}.${until}.${"A".repeat(43)}`,
    `${id}.${until}`,
    "",
    "9999999999.9999999999.x",
  ]) {
    expect(openPreview(SHOP, changed, BEFORE)).toBeUndefined();
  }
  expect(openPreview({ authSecret: { current: "another" } }, token, BEFORE)).toBeUndefined();
});
