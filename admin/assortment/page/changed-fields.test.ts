import { describe, expect, test } from "vitest";
import { changedFields, newPrice } from "./changed-fields.ts";
import { EMPTY_PRODUCT, fieldsOf } from "./product-values.ts";

const KNOWN = { attributes: [], stock: [] };
const fields = (changes: object = {}) => fieldsOf({ ...EMPTY_PRODUCT, ...changes }, KNOWN);

const variant = (id: number, piastres: number | null) => ({
  ...{ id, sku: `MOON-${id}`, options: {}, attributes: {}, isActive: true, piastres },
});
const BEFORE = [variant(1, 500_00), variant(2, 600_00)];

describe("changedFields", () => {
  test("returns only fields that differ", () => {
    const name = { ar: "قمر", en: "Moon" };
    expect(changedFields(fields(), fields({ name, isMarkedNew: true }))).toEqual({
      name,
      isMarkedNew: true,
    });
  });

  test("returns nothing for equal values", () => {
    expect(changedFields(fields(), fields())).toEqual({});
  });
});

describe("newPrice", () => {
  test("returns the one changed price", () => {
    expect(newPrice(BEFORE, [variant(1, 500_00), variant(2, 550_00)])).toEqual({
      variantId: 2,
      was: 600_00,
      piastres: 550_00,
    });
  });

  test.each([
    ["a second price", [variant(1, 400_00), variant(2, 550_00)]],
    ["another field", [{ ...variant(1, 400_00), sku: "SUN" }, variant(2, 600_00)]],
    ["typed stock", [{ ...variant(1, 400_00), onHand: "3", onHandSeen: 1 }, variant(2, 600_00)]],
    ["another order", [variant(2, 600_00), variant(1, 500_00)]],
    ["a missing variant", [variant(1, 500_00)]],
    ["a missing price", [variant(1, null), variant(2, 600_00)]],
    ["no change", BEFORE],
  ])("returns nothing for %s", (_, after) => {
    expect(newPrice(BEFORE, after)).toBeUndefined();
  });
});
