import { expect, test } from "vitest";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { fieldsOf, valuesOf } from "./product-values.ts";
import { fieldsToUndo } from "./undo-save.ts";

const text = (word: string) => ({ ar: word, en: word });

const variant = (id: number, sku: string, options = {}) => ({
  ...{ id, sku, options, attributes: {}, isActive: true, piastres: 500_00 },
  priceVersion: `price-${id}`,
});

const stocked = (variantId: number, onHand: number) => ({
  ...{ variantId, onHand, reserved: 0, available: onHand, amount: 500_00, compareAt: null },
});

const BEFORE: ProductRecord = {
  ...{ id: 7, code: "moon", state: "published", publishedAt: "2026-01-01T00:00:00Z" },
  ...{ categoryId: 3, brandId: 4, name: text("Moon"), slug: text("moon"), summary: text("Round") },
  ...{ description: text("A lamp."), sellingPoints: [text("Warm")], careNotes: null },
  ...{ attributes: {}, options: [], isMarkedNew: false, pictures: [], documents: [] },
  variants: [variant(1, "MOON")],
  stock: [stocked(1, 5)],
  version: "before",
  versions: { texts: "t", attributes: "a", variants: "v", media: "m" },
};

const AFTER: ProductRecord = { ...BEFORE, name: text("Sun"), version: "after" };

/** The request of a form with these values. */
const sentFor = (record: ProductRecord, onHand: readonly string[] = []) => {
  const values = valuesOf(record);
  const variants = values.variants.map((one, index) => ({ ...one, onHand: onHand[index] ?? "" }));
  return fieldsOf({ ...values, variants }, { attributes: [], stock: BEFORE.stock });
};

test("sends the former values of the saved fields only", () => {
  const sent = { name: text("Sun") };
  expect(fieldsToUndo({ before: BEFORE, sent, after: AFTER }, [])).toEqual({ name: text("Moon") });
});

test("sends the former values of all fields without stock", () => {
  const body = fieldsToUndo({ before: BEFORE, sent: sentFor(AFTER), after: AFTER }, []);
  expect(body).toEqual(sentFor(BEFORE));
  expect(body?.variants?.[0]).not.toHaveProperty("onHand");
});

test("restores stock by the booked difference under the former SKU", () => {
  const after = { ...AFTER, variants: [variant(1, "SUN")] };
  const body = fieldsToUndo({ before: BEFORE, sent: sentFor(after, ["12"]), after }, []);
  expect(body?.variants).toMatchObject([{ id: 1, sku: "MOON", onHand: 5, onHandSeen: "12" }]);
});

const TONED = {
  ...BEFORE,
  options: ["tone"],
  variants: [variant(1, "MOON-WARM", { tone: "warm" })],
};
const WIDER = {
  ...TONED,
  version: "after",
  variants: [...TONED.variants, variant(2, "MOON-COLD", { tone: "cold" })],
};

test("deactivates an added variant and removes its stock", () => {
  const sent = sentFor(WIDER, ["", "8"]);
  expect(fieldsToUndo({ before: TONED, sent, after: WIDER }, [])?.variants).toMatchObject([
    { id: 1, isActive: true },
    { id: 2, isActive: false, onHand: 0, onHandSeen: "8" },
  ]);
});

test("omits a variant that was added without stock", () => {
  const body = fieldsToUndo({ before: TONED, sent: sentFor(WIDER), after: WIDER }, []);
  expect(body?.variants).toMatchObject([{ id: 1 }]);
  expect(body?.variants).toHaveLength(1);
});

test("returns undefined when stock of a new variant cannot be reverted", () => {
  const sent = sentFor(WIDER, ["", "8"]);
  expect(fieldsToUndo({ before: BEFORE, sent, after: WIDER }, [])).toBeUndefined();
});
