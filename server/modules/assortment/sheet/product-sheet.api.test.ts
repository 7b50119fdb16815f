import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SheetClient } from "#server/testing/sheets/sheet-client.ts";
import { tableCells, tableFile } from "#server/testing/sheets/table-cells.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let keeper: StaffClient;
let products: SheetClient;

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  keeper = await signInStaff(shop, "catalogue");
  products = new SheetClient(shop, keeper, "products");
});
afterAll(() => shop.stop());

/** The exported rows of one product with more than one variant, the headings first. */
async function exportedProduct() {
  const [headings = [], ...rows] = await tableCells(await products.exported("csv"));
  const counts = Map.groupBy(rows, ([code = ""]) => code);
  const [code = "", own = []] = [...counts].find(([, some]) => some.length > 2) ?? [];
  const place = (heading: string) => headings.indexOf(heading);
  return { headings, rows: own.map((cells) => [...cells]), code, place };
}

const recordOf = async (code: string) => {
  const { items } = (await keeper.get(`/api/v1/admin/products?q=${code}`)).json();
  const { id } = items.find((item: { code: string }) => item.code === code);
  return (await keeper.get(`/api/v1/admin/products/${id}`)).json();
};

describe("product sheet round trip of the demo shop", () => {
  test.each([
    ["xlsx", "ar", "en"],
    ["csv", "en", "ar"],
  ] as const)("changes nothing as %s from %s to %s", async (format, from, to) => {
    const file = await products.exported(format, from);
    const checked = await products.send(file, to);
    expect(await products.faults(checked)).toEqual([]);
    expect(await products.rows(checked, "result=changed")).toEqual([]);
    expect(checked).toMatchObject({ state: "checked", ignored: [] });
    expect(checked.counts).toEqual({ new: 0, changed: 0, unchanged: checked.rows, broken: 0 });
    expect(checked.rows).toBeGreaterThan(200);
  });
});

test("imports changed texts and prices and leaves other fields unchanged", async () => {
  const { headings, rows, code, place } = await exportedProduct();
  const before = await recordOf(code);
  const [first = [], second = []] = rows;
  first[place("Name in English")] = "A new name";
  first[place("Selling points in English")] = "One\nTwo";
  second[place("Price in pounds")] = "١٬٢٣٤٫٥٠";
  const sku = second[place("SKU")];
  const checked = await products.send(await tableFile([headings, first, second], "xlsx"));
  expect(await products.faults(checked)).toEqual([]);
  expect(checked.counts).toEqual({ new: 0, changed: 2, unchanged: 0, broken: 0 });
  const [, changed] = await products.rows(checked);
  expect(changed?.changes).toMatchObject([{ column: "Price in pounds", after: "1234.5" }]);
  expect(await recordOf(code)).toEqual(before);
  expect((await products.apply(checked)).applied).toBe(2);
  const after = await recordOf(code);
  expect(after.name).toEqual({ ...before.name, en: "A new name" });
  expect(after.sellingPoints.slice(0, 2).map(({ en }: { en: string }) => en)).toEqual([
    "One",
    "Two",
  ]);
  expect(after.pictures).toEqual(before.pictures);
  const priced = (one: { variants: { sku: string; piastres: number }[] }) =>
    new Map(one.variants.map((variant) => [variant.sku, variant.piastres]));
  expect(priced(after)).toEqual(priced(before).set(sku ?? "", 123450));
  const owner = await signInStaff(shop, "owner");
  const audit = await owner.get(`/api/v1/admin/audit?target=product:${after.id}`);
  expect(audit.json().items[0]).toMatchObject({
    action: "product.save",
    before: { name: before.name },
    after: { name: after.name },
  });
});

test("deletes optional texts for a dash but rejects dashes in required texts", async () => {
  const { headings, rows, code, place } = await exportedProduct();
  const [first = []] = rows;
  const set = (value: string) => {
    for (const part of ["Selling points", "Care"])
      for (const language of ["English", "Arabic"]) first[place(`${part} in ${language}`)] = value;
  };
  const apply = async () =>
    products.apply(await products.send(await tableFile([headings, first], "csv")));
  set("A text");
  await apply();
  expect(await recordOf(code)).toMatchObject({
    sellingPoints: [{ ar: "A text", en: "A text" }],
    careNotes: { ar: "A text", en: "A text" },
  });
  set("");
  const kept = await products.send(await tableFile([headings, first], "csv"));
  expect(kept.counts).toMatchObject({ changed: 0, unchanged: 1 });
  set("-");
  await apply();
  expect(await recordOf(code)).toMatchObject({ sellingPoints: [], careNotes: null });
  first[place("Name in English")] = "-";
  const refused = await products.send(await tableFile([headings, first], "csv"));
  expect(refused.counts).toMatchObject({ broken: 1 });
});

test("imports a new product as a draft with all its variants", async () => {
  const { headings, rows, place } = await exportedProduct();
  const [first = [], second = []] = rows;
  for (const [number, cells] of [first, second].entries()) {
    cells[place("Product code")] = "sheet-lamp";
    cells[place("SKU")] = `SHEET-${number}`;
  }
  first[place("URL slug in Arabic")] = "";
  first[place("URL slug in English")] = "";
  const checked = await products.send(await tableFile([headings, first, second]));
  expect(await products.faults(checked)).toEqual([]);
  expect(checked.counts).toMatchObject({ new: 2, broken: 0 });
  await products.apply(checked);
  const added = await recordOf("sheet-lamp");
  expect(added).toMatchObject({ state: "draft", name: { en: first[place("Name in English")] } });
  expect(added.variants.map(({ sku }: { sku: string }) => sku)).toEqual(["SHEET-0", "SHEET-1"]);
});

test("reports faults by row and column and imports the other rows", async () => {
  const { headings, rows, code, place } = await exportedProduct();
  const [first = [], second = [], third = []] = rows;
  first[place("Category code")] = "no-such";
  second[place("Attributes of this variant")] = "luminous_flux=many";
  third[place("On sale")] = "perhaps";
  const other = ["new-lamp", "NEW LAMP"];
  const good = first.with(place("Category code"), "").with(place("Summary in English"), "Short");
  const table = [headings, first, second, third, other, ["no code!", "NEW-LAMP"]];
  const checked = await products.send(await tableFile(table));
  const faults = await products.faults(checked);
  expect(faults.map(([line, ...texts]) => [line, texts.map((text) => text.split(":")[0])])).toEqual(
    [
      [2, ["Category code"]],
      [3, ["Attributes of this variant"]],
      [4, ["On sale"]],
      [5, expect.arrayContaining(["Category code", "Brand code"])],
      [6, ["Product code"]],
    ],
  );
  expect(faults[0]?.[1]).toBe("Category code: There is no category with this code");
  const mended = await products.send(await tableFile([headings, good, second]));
  expect(mended.counts).toMatchObject({ changed: 1, broken: 1 });
  await products.apply(mended);
  expect((await recordOf(code)).summary.en).toBe("Short");
});

test("rejects rows that contradict each other about one product", async () => {
  const { headings, rows, place } = await exportedProduct();
  const [first = [], second = []] = rows;
  second[place("Brand code")] = "another";
  const checked = await products.send(await tableFile([headings, first, second]));
  expect(await products.faults(checked)).toEqual([
    [3, "Brand code: Line 2 has a different value for the same product"],
  ]);
});
