import { describe, expect, it } from "vitest";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { chooseValue, initialVariant, optionState, withVariant } from "./choose-variant.ts";

function variant(sku: string, options: Record<string, string>, available = 5): Variant {
  return {
    id: sku.length,
    sku,
    options,
    price: { amount: 100, was: null },
    offerEndsAt: null,
    available,
    pictures: [],
    facts: [],
    hasDimensions: false,
    hasPhotometry: false,
    model: null,
    canDim: false,
    switchableKelvins: [],
  };
}

const small = variant("HL-60-BR", { diameter_mm: "600", finish: "brass" }, 0);
const large = variant("HL-80-BR", { diameter_mm: "800", finish: "brass" });
const largeBlack = variant("HL-80-BK", { diameter_mm: "800", finish: "black" });
const hugeBlack = variant("HL-100-BK", { diameter_mm: "1000", finish: "black" }, 0);
const variants = [small, large, largeBlack, hugeBlack];
const option = (code: string): ProductDetail["options"][number] => ({
  code,
  name: code,
  values: [],
});
const product = { variants, options: [option("diameter_mm"), option("finish")] };

it("sets the variant in the query and keeps other parameters", () => {
  const before = new URLSearchParams("utm_source=mail&variant=hl-60-br&from=room");
  expect(withVariant(before, large).toString()).toBe("utm_source=mail&variant=hl-80-br&from=room");
  expect(before.get("variant")).toBe("hl-60-br");
});

describe("initialVariant", () => {
  it("returns the variant in the URL in any letter case", () => {
    expect(initialVariant(variants, "hl-80-bk")).toBe(largeBlack);
  });

  it("returns the cheapest variant in stock for a missing or unknown SKU", () => {
    expect(initialVariant(variants, null)).toBe(large);
    expect(initialVariant(variants, "nope")).toBe(large);
    const cheaper = { ...largeBlack, price: { amount: 90, was: null } };
    const soldOut = { ...small, price: { amount: 80, was: null } };
    expect(initialVariant([soldOut, large, cheaper], null)).toBe(cheaper);
  });

  it("returns the first variant when nothing is in stock", () => {
    expect(initialVariant([small, hugeBlack], null)).toBe(small);
  });
});

describe("chooseValue", () => {
  it("keeps the other options when the combination exists", () => {
    expect(chooseValue(product, large, "finish", "black")).toBe(largeBlack);
  });

  it("chooses the nearest combination when the exact one does not exist", () => {
    expect(chooseValue(product, large, "diameter_mm", "1000")).toBe(hugeBlack);
    expect(chooseValue(product, small, "finish", "black")).toBe(largeBlack);
  });

  it("keeps the variant when no variant has the value", () => {
    expect(chooseValue(product, large, "finish", "gold")).toBe(large);
  });
});

describe("optionState", () => {
  it("distinguishes available, sold-out and other combinations", () => {
    expect(optionState(variants, large, "finish", "black")).toBe("available");
    expect(optionState(variants, large, "diameter_mm", "600")).toBe("sold-out");
    expect(optionState(variants, large, "diameter_mm", "1000")).toBe("other-combination");
  });
});
