import { afterAll, beforeAll, expect, test } from "vitest";
import { SheetClient } from "#server/testing/sheets/sheet-client.ts";
import { tableFile } from "#server/testing/sheets/table-cells.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let keeper: StaffClient;
let lists: SheetClient;
let skus: string[];

beforeAll(async () => {
  shop = await createTestShop();
  keeper = await signInStaff(shop, "catalogue");
  lists = new SheetClient(shop, keeper, "price-lists");
  await shop.run((work) => addProducts(work, [{}, {}, {}]));
  const { rows } = await shop.pool.query<{ sku: string }>(
    "select sku from catalog.variant order by id",
  );
  skus = rows.map(({ sku }) => sku);
  for (const code of ["gold", "silver"]) {
    await keeper.post("/api/v1/admin/price-lists", { code, name: { ar: "قائمة", en: code } });
  }
});
afterAll(() => shop.stop());

const pricesOf = async () => {
  const { rows } = await shop.pool.query<{ entry: string }>(
    `select concat_ws(' ', code, sku, piastres) as entry from pricing.price_list as list
     join pricing.price_list_price as listed on listed.price_list_id = list.id
     join catalog.variant on variant.id = variant_id order by code, sku`,
  );
  return rows.map(({ entry }) => entry);
};

test("recognises aliases of column headings", async () => {
  const [a = ""] = skus;
  const table = await tableFile([
    ["قائمة الأسعار", "كود الصنف", "السعر الأساسي بالجنيه", "سعر الشركة"],
    ["gold", a, 150, 120],
  ]);
  const checked = await lists.send(table);
  expect(checked.counts).toEqual({ new: 1, changed: 0, unchanged: 0, broken: 0 });
  await lists.apply(checked);
  expect(await pricesOf()).toEqual([`gold ${a} 12000`]);
  await lists.apply(
    await lists.send(
      await tableFile([
        ["List price", "SKU", "Price list"],
        ["", a, "gold"],
      ]),
    ),
  );
  expect(await pricesOf()).toEqual([]);
});

test("reads «السعر» as the price on the list", async () => {
  const checked = await lists.send(
    await tableFile([
      ["قائمة الأسعار", "كود الصنف", "السعر"],
      ["gold", skus[0] ?? "", 1],
    ]),
  );
  expect(checked).toMatchObject({ state: "checked", ignored: [] });
});

test("adds, changes and removes prices on several lists", async () => {
  const [a = "", b = "", c = ""] = skus;
  const headings = ["كود قائمة الأسعار", "كود SKU", "سعر القائمة بالجنيه (فارغ: ليس في القائمة)"];
  const added = await lists.send(
    await tableFile([
      headings,
      ["gold", a, 100],
      ["gold", b, "٩٠٫٥"],
      ["silver", a, 110],
      ["bronze", a, 5],
      ["gold", "NO-SUCH", 5],
    ]),
  );
  expect(added.counts).toEqual({ new: 3, changed: 0, unchanged: 0, broken: 2 });
  expect(await lists.faults(added)).toEqual([
    [5, "Price list code: There is no price list with this code"],
    [6, "SKU: No variant has this SKU"],
  ]);
  expect(await pricesOf()).toEqual([]);
  await lists.apply(added);
  expect(await pricesOf()).toEqual([`gold ${a} 10000`, `gold ${b} 9050`, `silver ${a} 11000`]);
  const changed = await lists.send(
    await tableFile([headings, ["gold", a, ""], ["gold", c, 80], ["gold", b, 95]]),
  );
  expect(changed.counts).toMatchObject({ new: 1, changed: 2 });
  await lists.apply(changed);
  expect(await pricesOf()).toEqual([`gold ${b} 9500`, `gold ${c} 8000`, `silver ${a} 11000`]);
  for (const format of ["csv", "xlsx"] as const) {
    const again = await lists.send(await lists.exported(format, "ar"));
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 3, broken: 0 });
  }
});
