import { expect, test } from "vitest";
import { productSheet } from "#server/modules/assortment/index.ts";
import { stockSheet } from "#server/modules/inventory/index.ts";
import { priceListSheet, priceSheet } from "#server/modules/pricing/index.ts";
import { redirectSheet } from "#server/modules/redirects/index.ts";
import { type AnySheet, headingsOf } from "#server/modules/spreadsheets/index.ts";

const SHEETS: readonly Pick<AnySheet, "kind" | "columns">[] = [
  productSheet,
  stockSheet,
  priceSheet,
  priceListSheet,
  redirectSheet,
];

test("no heading of a table means two of its columns, in either language", () => {
  const vague = SHEETS.flatMap(({ kind, columns }) => {
    const byName = Map.groupBy(headingsOf({ columns }), ([name]) => name);
    return [...byName].flatMap(([name, found]) => (found.length > 1 ? [`${kind}: ${name}`] : []));
  });
  expect(vague).toEqual([]);
});
