import { expect, test } from "vitest";
import { productSheet } from "#server/modules/assortment/index.ts";
import { stockSheet } from "#server/modules/inventory/index.ts";
import { priceListSheet, priceSheet } from "#server/modules/pricing/index.ts";
import { redirectSheet } from "#server/modules/redirects/index.ts";
import { type AnySheet, headingsOf, readHeadings } from "#server/modules/spreadsheets/index.ts";

const SHEETS: readonly Pick<AnySheet, "kind" | "columns">[] = [
  productSheet,
  stockSheet,
  priceSheet,
  priceListSheet,
  redirectSheet,
];

test("maps each heading of a sheet to one column", () => {
  const vague = SHEETS.flatMap(({ kind, columns }) => {
    const byName = Map.groupBy(headingsOf({ columns }), ([name]) => name);
    return [...byName].flatMap(([name, found]) => (found.length > 1 ? [`${kind}: ${name}`] : []));
  });
  expect(vague).toEqual([]);
});

/** The headings of a table as staff and other programs write them, with their columns. */
test.each([
  ["prices", "كود الصنف,الاسم,السعر", ["sku", "name", "price"]],
  ["prices", "SKU,Product name,Unit price", ["sku", "name", "price"]],
  ["price-lists", "قائمة الأسعار,الكود,السعر", ["list", "sku", "price"]],
  ["stock", "رقم الصنف,الكمية,الموقع", ["sku", "onHand", "bin"]],
  ["stock", "Code,Qty,Shelf", ["sku", "onHand", "bin"]],
  ["redirects", "من,إلى", ["from", "to"]],
  ["redirects", "Old URL,New URL,Status code", ["from", "to", "status"]],
  [
    "products",
    "رمز المنتج,رمز الصنف,اسم المنتج,السعر,القسم,الماركة",
    ["code", "sku", "name.ar", "price", "category", "brand"],
  ],
])("reads the usual headings of %s: %s", (kind, headings, columns) => {
  const sheet = SHEETS.find((one) => one.kind === kind);
  expect(sheet && readHeadings(sheet, headings.split(","))).toEqual(columns);
});
