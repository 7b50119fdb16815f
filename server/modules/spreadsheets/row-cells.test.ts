import { expect, test } from "vitest";
import { readHeadings, WrongFile } from "./headings.ts";
import { RowCells } from "./row-cells.ts";
import type { AnySheet } from "./sheet.ts";

const COLUMNS = ["sku", null, "price", "isNew"];
const row = (cells: string[], formulas: number[] = []) =>
  new RowCells({ columns: COLUMNS, cells, formulas });
const RANGE = { least: 1, most: 1_000_000 };

test("a cell is read by the meaning of its column; one that is missing is empty", () => {
  const cells = row([" ٱ-1\u200f", "ignored", "٨٤٥٠٫٥", "لا"]);
  expect(cells.decimal("price", 2, RANGE)).toBe(845050);
  expect(cells.yesNo("isNew")).toBe(false);
  expect(cells.text("name", 10)).toBe("");
  expect([cells.has("sku"), cells.has("name")]).toEqual([true, false]);
  expect(row(["x", "", "5", "Yes"]).yesNo("isNew")).toBe(true);
  expect(cells.faults).toEqual([]);
});

test("a text stays by an empty cell and is taken away by a dash", () => {
  const texts = ["", "-", " - ", "a-b"].map((cell) => row([cell]).clearableText("sku", 10));
  expect(texts).toEqual([null, "", "", "a-b"]);
});

test("a formula is a fault that names its result, also where that could be read", () => {
  const cells = row(["A-1", "1", "8450"], [1, 2]);
  expect(cells.decimal("price", 2, RANGE)).toBe(845000);
  cells.code("sku");
  expect(cells.faults).toEqual([{ column: "price", key: "formula", values: { result: "8450" } }]);
});

test("what cannot be read is said with its column and its limits, in the unit that was written", () => {
  const cells = row(["", "", "0.001", "perhaps"]);
  cells.requiredCode("sku");
  cells.decimal("price", 2, RANGE);
  cells.yesNo("isNew");
  row([]).text("sku", 3);
  const long = row(["four"]);
  long.text("sku", 3);
  const dear = row(["", "", "10000.01"]);
  dear.decimal("price", 2, RANGE);
  expect([...cells.faults, ...long.faults, ...dear.faults]).toEqual([
    { column: "sku", key: "validation.required", values: {} },
    { column: "price", key: "decimal", values: { places: 2 } },
    { column: "isNew", key: "yes-or-no", values: {} },
    { column: "sku", key: "validation.maxLength", values: { 0: 3 } },
    { column: "price", key: "validation.maxValue", values: { 0: 10_000 } },
  ]);
});

const print = () => null;
const sheet = {
  columns: [
    { key: "sku", heading: { ar: "رمز الصنف", en: "SKU" }, print, isRequired: true },
    { key: "onHand", heading: { ar: "الإجمالي", en: "On hand" }, print },
  ],
} as unknown as AnySheet;

test("headings are known in either language, however they are typed", () => {
  expect(readHeadings(sheet, ["  رَمــز   الصنف ", "On-Hand:", "الخطأ", "Colour"])).toEqual([
    "sku",
    "onHand",
    "fault",
    null,
  ]);
  expect(readHeadings(sheet, ["sku", "الاجمالى"])).toEqual(["sku", "onHand"]);
  expect(() => readHeadings(sheet, ["On hand"])).toThrow(WrongFile);
});
