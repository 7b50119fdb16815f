import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TableFormat } from "#contract/spreadsheets/endpoints.ts";
import { priceSheet } from "#server/modules/pricing/index.ts";
import { IMPORTS, SheetClient } from "#server/testing/sheets/sheet-client.ts";
import { tableCells, tableFile } from "#server/testing/sheets/table-cells.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { forgetImports } from "./routes.ts";

const FORMATS: TableFormat[] = ["csv", "xlsx"];
let shop: TestShop;
let keeper: StaffClient;
let stock: SheetClient;
let prices: SheetClient;

beforeAll(async () => {
  shop = await createTestShop();
  keeper = await signInStaff(shop, "catalogue");
  stock = new SheetClient(shop, keeper, "stock");
  prices = new SheetClient(shop, keeper, "prices");
});
afterAll(() => shop.stop());

/** Adds variants for one test, each with ten units at EGP 114. @returns their SKUs */
async function goods(count: number) {
  const ids = await shop.run((work) =>
    addProducts(
      work,
      Array.from({ length: count }, () => ({})),
    ),
  );
  const { rows } = await shop.pool.query<{ sku: string }>(
    "select sku from catalog.variant where id = any ($1) order by id",
    [ids],
  );
  return rows.map(({ sku }) => sku);
}

const stockOf = async (sku: string) =>
  (await keeper.get(`/api/v1/admin/stock?q=${sku}`)).json().items[0];
const priceOf = async (sku: string) =>
  (
    await shop.pool.query<{ piastres: number }>(
      "select piastres from pricing.price join catalog.variant on id = variant_id where sku = $1",
      [sku],
    )
  ).rows[0]?.piastres;

describe.each(FORMATS)("export and import as %s", (format) => {
  test.each([
    ["stock", "ar"],
    ["stock", "en"],
    ["prices", "ar"],
    ["prices", "en"],
  ] as const)("changes nothing for %s in %s read in the other language", async (kind, language) => {
    await goods(3);
    const client = new SheetClient(shop, keeper, kind);
    const file = await client.exported(format, language);
    const done = await client.send(file, language === "ar" ? "en" : "ar");
    const { rows } = (await shop.pool.query(
      "select count(*)::int as count from catalog.variant",
    )) as {
      rows: { count: number }[];
    };
    const unchanged = rows[0]?.count;
    expect(done).toMatchObject({
      state: "checked",
      rows: unchanged,
      counts: { new: 0, changed: 0, unchanged, broken: 0 },
      ignored: [],
    });
  });
});

describe("stock import", () => {
  test("writes nothing when checked and books stock once when applied", async () => {
    const [first = "", second = "", third = ""] = await goods(3);
    const table = [
      ["الكود", "كود SKU", "الرصيد", "حد إعادة الطلب"],
      ["", first.toLowerCase(), "١٢", "٣"],
      ["", second, 10, 0],
      ["", third, "7", ""],
    ];
    const checked = await stock.send(await tableFile(table, "xlsx"));
    expect(checked).toMatchObject({
      state: "checked",
      counts: { new: 0, changed: 2, unchanged: 1, broken: 0 },
      ignored: ["الكود"],
      applied: 0,
    });
    expect(await stockOf(first)).toMatchObject({ onHand: 10, reorderPoint: 0 });
    const [row] = await stock.rows(checked, "result=changed");
    expect(row).toMatchObject({
      line: 2,
      key: first,
      changes: [
        { column: "On hand", before: "10", after: "12" },
        { column: "Reorder point", before: "0", after: "3" },
      ],
    });
    const done = await stock.apply(checked);
    expect(done).toMatchObject({ state: "applied", applied: 2, done: 2 });
    expect(await stockOf(first)).toMatchObject({ onHand: 12, reorderPoint: 3 });
    expect(await stockOf(third)).toMatchObject({ onHand: 7 });
    const { variantId } = await stockOf(first);
    const { items } = (await keeper.get(`/api/v1/admin/stock/${variantId}/movements`)).json();
    expect(items[0]).toMatchObject({
      kind: "adjustment",
      quantity: 2,
      reason: "miscounted",
      note: `import:${done.id} goods.csv`,
    });
    expect((await keeper.post(`${IMPORTS}/${done.id}/apply`)).json().code).toBe("import-state");
    await shop.platform.jobs.runDue();
    expect((await stockOf(first)).onHand).toBe(12);
  });

  test("sets bins, keeps them for empty cells and clears them for dashes", async () => {
    const [first = "", second = ""] = await goods(2);
    const bins = async () => [(await stockOf(first)).bin, (await stockOf(second)).bin];
    const apply = async (cells: [string, string]) => {
      const rows = [first, second].map((sku, index) => [sku, "", cells[index] ?? ""]);
      await stock.apply(
        await stock.send(await tableFile([["SKU", "On hand", "Bin"], ...rows], "csv")),
      );
    };
    await apply(["A-١", "B-2"]);
    expect(await bins()).toEqual(["A-1", "B-2"]);
    await apply(["", "-"]);
    expect(await bins()).toEqual(["A-1", ""]);
  });

  test("reports errors per row and exports the broken rows", async () => {
    const [first = "", second = "", third = ""] = await goods(3);
    const checked = await stock.send(
      `SKU,On hand,Reorder point\r\n${first},11,1\r\nNO-SUCH,5,\r\n${second},many,\r\n${second},3,-1\r\n,5,\r\n${third},2.5,\r\n${first},12,`,
    );
    expect(checked.counts).toEqual({ new: 0, changed: 1, unchanged: 0, broken: 6 });
    expect(await stock.faults(checked)).toEqual([
      [3, "SKU: No variant has this SKU"],
      [4, "On hand: Please enter a whole number"],
      [5, "Reorder point: The smallest allowed value is 0", `null: Duplicate of line 4`],
      [6, "SKU: This field is required"],
      [7, "On hand: Please enter a whole number"],
      [8, "null: Duplicate of line 2"],
    ]);
    const url = `${IMPORTS}/${checked.id}/broken-rows?format=xlsx&lang=ar`;
    const file = (await keeper.get(url)).rawPayload;
    const table = await tableCells(file);
    expect(table[0]).toEqual(["SKU", "On hand", "Reorder point", "الخطأ"]);
    expect(table[1]).toEqual(["NO-SUCH", "5", "", "كود SKU: لا يوجد منتج بهذا الكود"]);
    expect(table).toHaveLength(7);
    const mended = table.map((cells, place) =>
      place === 2 ? [cells[0] ?? "", "9", "", ""] : cells,
    );
    const again = await stock.send(await tableFile(mended.slice(0, 3)));
    expect(again).toMatchObject({ counts: { changed: 1, broken: 1 }, ignored: [] });
    expect((await stock.apply(again)).applied).toBe(1);
    expect((await stockOf(second)).onHand).toBe(9);
  });

  test("rejects rows whose stock moved since the export", async () => {
    const [sold = "", other = ""] = await goods(2);
    const table = await tableCells(await stock.exported("csv"));
    await keeper.post("/api/v1/admin/stock-bookings", {
      kind: "write-off",
      reason: "damaged",
      lines: [{ variantId: (await stockOf(sold)).variantId, quantity: 4 }],
    });
    const counted = (await stock.send(await tableFile(table))).counts;
    expect(counted).toMatchObject({ changed: 0, broken: 0 });
    const edited = table.map((cells) => (cells[0] === sold ? cells.with(3, "20") : cells));
    const checked = await stock.send(await tableFile(edited));
    expect(await stock.faults(checked)).toEqual([
      [
        expect.any(Number),
        "On hand at export: Stock changed since the export: there were 10, now there are 6. Export again, or empty this cell",
      ],
    ]);
    expect((await stockOf(other)).onHand).toBe(10);
  });

  test("does not remove reserved units and books the other rows", async () => {
    const [held = "", free = ""] = await goods(2);
    await shop.pool.query(
      `insert into inventory.stock_reservation (variant_id, originator, quantity)
       select id, 'order:F-1', 4 from catalog.variant where sku = $1`,
      [held],
    );
    await shop.pool.query(
      `update inventory.stock_level set reserved = 4 where variant_id = (select id from catalog.variant where sku = $1)`,
      [held],
    );
    const checked = await stock.send(`SKU;On hand\n${held};3\n${free};3`);
    expect(checked.counts).toMatchObject({ changed: 1, broken: 1 });
    const [row] = await stock.rows(checked, "result=broken");
    expect(row?.faults[0]?.column).toBe("On hand");
    await stock.apply(checked);
    expect([(await stockOf(held)).onHand, (await stockOf(free)).onHand]).toEqual([10, 3]);
  });
});

describe("price import", () => {
  test("reads any digits and separators and logs the new prices", async () => {
    const [first = "", second = "", third = ""] = await goods(3);
    const checked = await prices.send(
      `SKU;Price in pounds\r\n${first};"٨٬٤٥٠٫٥٠"\r\n${second};8450,25\r\n${third};1.234`,
    );
    expect(await stock.faults(checked)).toEqual([
      [4, "Price in pounds: Please write a number with at most 2 decimals, such as 8450.50"],
    ]);
    const shown = async () => (await keeper.get(`/api/v1/products?q=${first}`)).json().items[0];
    const before = await shown();
    await stock.apply(checked);
    expect([await priceOf(first), await priceOf(second), await priceOf(third)]).toEqual([
      845050, 845025, 11400,
    ]);
    expect(JSON.stringify(await shown())).toContain("845050");
    expect(JSON.stringify(before)).not.toContain("845050");
    const owner = await signInStaff(shop, "owner");
    const { variantId } = await stockOf(first);
    const audit = await owner.get(`/api/v1/admin/audit?target=variant:${variantId}`);
    expect(audit.json().items[0]).toMatchObject({
      action: "price.save",
      staff: { id: keeper.staffId },
      before: { piastres: 11400 },
      after: { piastres: 845050 },
    });
  });

  test("does not overwrite prices changed since the check", async () => {
    const [first = "", second = ""] = await goods(2);
    const checked = await prices.send(`SKU,Price in pounds\n${first},200\n${second},300`);
    const [row] = await stock.rows(checked);
    expect(row?.changes).toEqual([{ column: "Price in pounds", before: "114", after: "200" }]);
    await shop.pool.query(
      "update pricing.price set piastres = 150 where variant_id = (select id from catalog.variant where sku = $1)",
      [first],
    );
    const done = await stock.apply(checked);
    expect(done).toMatchObject({ applied: 1, counts: { changed: 1, broken: 1 } });
    expect([await priceOf(first), await priceOf(second)]).toEqual([150, 30000]);
    expect(await stock.faults(done)).toEqual([
      [2, "null: Changed by someone else since the check. Check again"],
    ]);
  });
});

describe("an import file", () => {
  test.each([
    [
      "Colour,Size\r\nred,5",
      "No heading in the first row is known. Export the table and edit that file",
    ],
    ["SKU,Size\r\nA,5", "The column “On hand” is missing. The first row must contain the headings"],
    ["SKU,sku,On hand\r\nA,B,5", "The column “SKU” appears twice in the file"],
    [Buffer.from([0x89, 0x50, 0, 1]), "This file is neither a CSV nor an Excel file (.xlsx)"],
    ["\n", "No heading in the first row is known. Export the table and edit that file"],
  ])("fails with a readable message: %s", async (file, problem) => {
    const failed = await stock.send(file);
    expect(failed).toMatchObject({ state: "failed", problem });
    expect((await stock.read(failed.id, "ar")).problem).toMatch(/[\u0600-\u06ff]/);
    expect((await keeper.post(`${IMPORTS}/${failed.id}/apply`)).json().code).toBe("import-state");
  });

  test("escapes formula-like texts on export and restores them when read", async () => {
    const [sku = ""] = await goods(1);
    const name = { ar: "=1+1", en: "=cmd|' /C calc'!A0" };
    await shop.pool.query(
      "update catalog.product set name = $1 where id = (select product_id from catalog.variant where sku = $2)",
      [name, sku],
    );
    const file = (await prices.exported("csv")).toString();
    expect(file).toContain(`'=cmd|' /C calc'!A0`);
    const row = (await tableCells(Buffer.from(file))).find(([first]) => first === sku);
    expect(row?.[1]).toBe(name.en);
  });

  test("returns 415 table-file-type for another content type", async () => {
    const answer = await keeper.send({
      method: "POST",
      url: `${IMPORTS}?kind=stock`,
      payload: Buffer.from("x"),
      headers: { "content-type": "image/png" },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, "table-file-type"]);
  });

  test("is deleted with its rows after expiry", async () => {
    const kept = await stock.send("SKU,On hand\nNO-SUCH,1");
    await shop.pool.query("update spreadsheets.import set expires_at = now() where id = $1", [
      kept.id,
    ]);
    expect((await keeper.get(`${IMPORTS}/${kept.id}`)).statusCode).toBe(404);
    await forgetImports(shop.platform.db);
    const { rowCount } = await shop.pool.query(
      "select from spreadsheets.import_row where import_id = $1",
      [kept.id],
    );
    expect(rowCount).toBe(0);
  });
});

describe("a large import", () => {
  // Price imports write 1,000 rows per batch; these tests use 50, as other imports do.
  const usual = { ...priceSheet };
  beforeAll(() => {
    priceSheet.pace = { rows: 50, restMs: 0 };
  });
  afterAll(() => {
    Object.assign(priceSheet, usual);
  });

  test("is read from the start after an interruption", async () => {
    const [sku = ""] = await goods(1);
    const answer = await keeper.send({
      method: "POST",
      url: `${IMPORTS}?kind=stock`,
      payload: `SKU,On hand\n${sku},10`,
      headers: { "content-type": "text/csv" },
    });
    const { id } = answer.json<{ id: number }>();
    await shop.pool.query(
      `insert into spreadsheets.import_row (import_id, line, cells, formulas, key, first_line)
       values (${id}, 2, '{x,1}', '{}', 'x', 2), (${id}, 3, '{y,1}', '{}', 'y', 3)`,
    );
    await shop.platform.jobs.runDue();
    expect(await stock.read(id)).toMatchObject({ state: "checked", counts: { unchanged: 1 } });
  });

  const many = (skus: string[], pounds: number) =>
    `SKU,Price in pounds\n${skus.map((sku) => `${sku},${pounds}`).join("\n")}`;

  test("stops between batches when cancelled and resumes on request", async () => {
    const skus = await goods(120);
    const checked = await prices.send(many(skus, 77));
    expect(checked.counts.changed).toBe(120);
    await keeper.post(`${IMPORTS}/${checked.id}/apply`);
    // Every fiftieth row ends a transaction: the second one finds the import cancelled.
    await shop.pool.query(`
      create function cancel_it() returns trigger language plpgsql as $$
        begin update spreadsheets.import set state = 'cancelled', ended_at = now() where id = new.import_id; return new; end $$;
      create trigger cancel_it after update on spreadsheets.import_row for each row
        when (new.is_applied and not old.is_applied) execute function cancel_it()`);
    await shop.platform.jobs.runDue();
    await shop.pool.query("drop function cancel_it cascade");
    const stopped = await stock.read(checked.id);
    expect(stopped).toMatchObject({ state: "cancelled", applied: 50 });
    expect((await keeper.post(`${IMPORTS}/${checked.id}/cancel`)).json().code).toBe("import-state");
    const done = await stock.apply(stopped);
    expect(done).toMatchObject({ state: "applied", applied: 120 });
    const { rows } = await shop.pool.query(
      `select count(*)::int as count from staff.audit_entry
       where action = 'price.save' and after = '{"piastres": 7700}'`,
    );
    expect(rows[0].count).toBe(120);
  });

  test("fails with a message after repeated errors and resumes on request", async () => {
    const skus = await goods(60);
    const checked = await prices.send(many(skus, 78));
    await keeper.post(`${IMPORTS}/${checked.id}/apply`);
    // The first fifty are written, then the database refuses.
    await shop.pool.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$",
    );
    const { rows } = await shop.pool.query<{ id: number }>(
      "select id from catalog.variant where sku = $1",
      [skus[55]],
    );
    await shop.pool.query(
      `create trigger refuse before update on pricing.price for each row
       when (new.variant_id = ${rows[0]?.id}) execute function refuse()`,
    );
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await shop.platform.jobs.runDue();
      await shop.pool.query("update jobs.job set start_after = now() where name = 'imports'");
    }
    expect(await stock.read(checked.id)).toMatchObject({
      state: "failed",
      applied: 50,
      problem: expect.stringContaining("on our side"),
    });
    await shop.pool.query("drop function refuse cascade");
    expect(await stock.apply(await stock.read(checked.id))).toMatchObject({
      state: "applied",
      applied: 60,
    });
  });
});
