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
      aliases: ["كود الصنف"],
      print,
      isRequired: true,
    },
    { key: "price", heading: { ar: "السعر بالجنيه (فارغ: بلا سعر)", en: "Price (pounds)" }, print },
  ],
  items: () => Promise.resolve([]),
  read: () => ({ key: "" }),
  write: () => Promise.resolve(new Map()),
};

test("a heading is understood in either language, without its hint, and by its other names", () => {
  for (const headings of [
    ["رمز SKU", "السعر بالجنيه (فارغ: بلا سعر)"],
    ["sku", "Price"],
    ["كود الصنف", "السِّعر بالجنيه"],
  ])
    expect(readHeadings(sheet, headings)).toEqual(["sku", "price"]);
  expect(readHeadings(sheet, ["SKU", "السعر"])).toEqual(["sku", null]);
});

test("two names of the same column in one file are refused", () => {
  expect(() => readHeadings(sheet, ["SKU", "كود الصنف"])).toThrow(WrongFile);
});
