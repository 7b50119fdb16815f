import { expect, test } from "vitest";
import { sku } from "./product-record.ts";
import { fillVariants, MAX_VARIANTS, variantMatrix } from "./variant-matrix.ts";

const SIZE = { code: "diameter_mm", values: [{ value: 600 }, { value: 800 }] };
const FINISH = { code: "finish", values: [{ value: "brass", short: "BR" }, { value: "black" }] };

test("creates a variant with its own SKU per option combination", () => {
  const { rows, dropped } = variantMatrix("HL", [SIZE, FINISH], []);
  expect(rows.map((row) => row.sku)).toEqual([
    "HL-600-BR",
    "HL-600-BLACK",
    "HL-800-BR",
    "HL-800-BLACK",
  ]);
  expect(rows[1]?.options).toEqual({ diameter_mm: 600, finish: "black" });
  expect(dropped).toEqual([]);
});

test("preserves existing variants and returns dropped ones", () => {
  const kept = {
    id: 7,
    sku: "OLD-1",
    options: { finish: "brass", diameter_mm: "600" },
    piastres: 5,
  };
  const gone = {
    id: 8,
    sku: "OLD-2",
    options: { finish: "chrome", diameter_mm: 600 },
    piastres: 5,
  };
  const { rows, dropped } = variantMatrix("HL", [SIZE, FINISH], [kept, gone]);
  expect(rows[0]).toBe(kept);
  expect(rows).toHaveLength(4);
  expect(dropped).toEqual([gone]);
});

test("drops variants without a new option and avoids existing SKUs", () => {
  const gone = { id: 1, sku: "HL-600", options: {} };
  const { rows, dropped } = variantMatrix("HL", [SIZE], [gone]);
  expect(rows.map((row) => row.sku)).toEqual(["HL-600-2", "HL-800"]);
  expect(dropped).toEqual([gone]);
});

test("proposes unique valid SKUs for any option values", () => {
  const values = [{ value: "نحاس" }, { value: "x".repeat(60) }, { value: "a/b c" }, { value: "é" }];
  const { rows } = variantMatrix("", [{ code: "finish", values }], []);
  const { rows: single } = variantMatrix("مصباح", [], []);
  for (const row of [...rows, ...single])
    expect(sku.safeParse(row.sku)).toMatchObject({ success: true });
  expect(new Set(rows.map((row) => row.sku)).size).toBe(4);
});

test("throws RangeError above the maximum number of variants", () => {
  const values = Array.from({ length: MAX_VARIANTS + 1 }, (_, value) => ({ value }));
  expect(() => variantMatrix("A", [{ code: "a", values }], [])).toThrow(RangeError);
});

test("sets a price for one option value or for all variants", () => {
  const rows = variantMatrix("HL", [SIZE, FINISH], []).rows.map((row) => ({ ...row, piastres: 1 }));
  const brass = fillVariants(rows, { finish: "brass" }, { piastres: 900 });
  expect(brass.map((row) => row.piastres)).toEqual([900, 1, 900, 1]);
  expect(fillVariants(rows, {}, { piastres: 5 }).map((row) => row.piastres)).toEqual([5, 5, 5, 5]);
});
