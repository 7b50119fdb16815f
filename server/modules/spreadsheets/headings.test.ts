import { expect, test } from "vitest";
import { readHeadings, WrongFile } from "./headings.ts";
import type { AnySheet } from "./sheet.ts";

const print = () => "";
const sheet: AnySheet = {
  kind: "prices",
  columns: [
    {
      key: "sku",
      heading: { ar: "رمز SKU", en: "SKU" },
      aliases: ["كود الصنف", "Item code"],
      print,
      isRequired: true,
    },
    { key: "price", heading: { ar: "السعر بالجنيه (فارغ: بلا سعر)", en: "Price (pounds)" }, print },
  ],
  items: () => Promise.resolve([]),
  read: () => ({ key: "" }),
  write: () => Promise.resolve(new Map()),
};

test("maps headings in both languages, without hints, and by alias", () => {
  for (const headings of [
    ["رمز SKU", "السعر بالجنيه (فارغ: بلا سعر)"],
    ["sku", "Price"],
    ["كود الصنف", "السِّعر بالجنيه"],
  ])
    expect(readHeadings(sheet, headings)).toEqual(["sku", "price"]);
  expect(readHeadings(sheet, ["SKU", "السعر"])).toEqual(["sku", null]);
});

test.each([[["SKU", "رمز SKU"]], [["كود الصنف", "Item code"]]])(
  "rejects a file with a duplicate column: %j",
  (headings) => {
    expect(() => readHeadings(sheet, headings)).toThrow(WrongFile);
  },
);

test("prefers a column's own heading over its alias in one file", () => {
  expect(readHeadings(sheet, ["كود الصنف", "SKU"])).toEqual([null, "sku"]);
});
