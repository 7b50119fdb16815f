import { describe, expect, test } from "vitest";
import { takeOrder } from "./said-order.ts";

describe("takeOrder", () => {
  test.each([
    ["نجفة رخيصة", "price-asc", "نجفة"],
    ["أرخص نجفة مودرن", "price-asc", "نجفة مودرن"],
    ["سبوت بأقل سعر", "price-asc", "سبوت"],
    ["cheapest black spot", "price-asc", "black spot"],
    ["نجفة غالية", "price-desc", "نجفة"],
    ["most expensive chandelier", "price-desc", "chandelier"],
    ["رخيصة", "price-asc", ""],
    ["ارخص حاجة", "price-asc", ""],
    ["رخيص وكويس", "price-asc", ""],
    ["something cheap", "price-asc", ""],
  ])("reads the sort order from %s", (text, sort, rest) => {
    const { order, rest: left } = takeOrder(text);
    expect({ sort: order?.sort, left }).toEqual({ sort, left: rest });
  });

  test.each(["نجفة فخمة", "لمبة موفرة", "chandelier"])("reads no sort order from %s", (text) => {
    expect(takeOrder(text)).toEqual({ order: undefined, rest: text });
  });
});
