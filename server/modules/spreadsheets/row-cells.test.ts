import { expect, test } from "vitest";
import { readHeadings, WrongFile } from "./headings.ts";
import { RowCells } from "./row-cells.ts";
import type { AnySheet } from "./sheet.ts";

const COLUMNS = ["sku", null, "price", "isNew"];
const row = (cells: string[], formulas: number[] = []) =>
  new RowCells({ columns: COLUMNS, cells, formulas });
const RANGE = { least: 1, most: 1_000_000 };

test("parses cells by column type and treats missing cells as empty", () => {
  const cells = row([" ٱ-1\u200f", "ignored", "٨٤٥٠٫٥", "لا"]);
  expect(cells.decimal("price", 2, RANGE)).toBe(845050);
  expect(cells.yesNo("isNew")).toBe(false);
  expect(cells.text("name", 10)).toBe("");
  expect([cells.has("sku"), cells.has("name")]).toEqual([true, false]);
  expect(row(["x", "", "5", "Yes"]).yesNo("isNew")).toBe(true);
  expect(cells.faults).toEqual([]);
});

test("keeps text for an empty cell and clears it for a dash", () => {
  const texts = ["", "-", " - ", "a-b"].map((cell) => row([cell]).clearableText("sku", 10));
  expect(texts).toEqual([null, "", "", "a-b"]);
});

test("reports a formula as an error with its result", () => {
  const cells = row(["A-1", "1", "8450"], [1, 2]);
  expect(cells.decimal("price", 2, RANGE)).toBe(845000);
  cells.code("sku");
  expect(cells.faults).toEqual([{ column: "price", key: "formula", values: { result: "8450" } }]);
});

test("reports invalid cells with column and limits in the typed unit", () => {
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

test("recognises headings in either language with any spacing or punctuation", () => {
  expect(readHeadings(sheet, ["  رَمــز   الصنف ", "On-Hand:", "الخطأ", "Colour"])).toEqual([
    "sku",
    "onHand",
    "fault",
    null,
  ]);
  expect(readHeadings(sheet, ["sku", "الاجمالى"])).toEqual(["sku", "onHand"]);
  expect(() => readHeadings(sheet, ["On hand"])).toThrow(WrongFile);
});
