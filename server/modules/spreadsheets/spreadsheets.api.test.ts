import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ImportRecord, ImportRow, TableFormat } from "#contract/spreadsheets/endpoints.ts";
import type { SheetKind } from "#contract/spreadsheets/sheet-kinds.ts";
import { readTable, TABLE_TYPES, writeTable } from "#server/platform/tables/table-file.ts";
import type { Cell } from "#server/platform/tables/cell.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { forgetImports } from "./index.ts";

const IMPORTS = "/api/v1/admin/imports";
const FORMATS: TableFormat[] = ["csv", "xlsx"];
let shop: TestShop;
let keeper: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  keeper = await signInStaff(shop, "catalogue");
});
afterAll(() => shop.stop());

/** Variants of their own for each test, with ten pieces at EGP 114. */
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

async function* rowsOf(rows: Cell[][]) {
  yield* rows;
}
const fileOf = (rows: Cell[][], format: TableFormat = "csv") =>
  buffer(writeTable(format, rowsOf(rows), { isRightToLeft: false }));

async function cellsOf(file: Buffer) {
  const rows = [];
  for await (const { cells } of readTable(file, 1_000)) rows.push(cells);
  return rows;
}

interface Sent {
  kind?: SheetKind;
  language?: "ar" | "en";
}

async function send(file: Buffer | string, { kind = "stock", language = "en" }: Sent = {}) {
  const answer = await keeper.send({
    method: "POST",
    url: `${IMPORTS}?kind=${kind}&name=goods.csv`,
    payload: file,
    headers: { "content-type": "text/csv", "accept-language": language },
  });
  expect(answer.statusCode).toBe(201);
  await shop.platform.jobs.runDue();
  return read(answer.json<ImportRecord>().id, language);
}

const read = async (id: number, language = "en") =>
  (
    await keeper.send({
      method: "GET",
      url: `${IMPORTS}/${id}`,
      headers: { "accept-language": language },
    })
  ).json<ImportRecord>();

const rowsIn = async ({ id }: ImportRecord, query = "") =>
  (await keeper.get(`${IMPORTS}/${id}/rows?${query}`)).json<{ items: ImportRow[] }>().items;

async function apply({ id }: ImportRecord) {
  const answer = await keeper.post(`${IMPORTS}/${id}/apply`);
  expect(answer.statusCode).toBe(200);
  await shop.platform.jobs.runDue();
  return read(id);
}

async function exported(kind: SheetKind, format: TableFormat, language: "ar" | "en" = "en") {
  const answer = await keeper.get(
    `/api/v1/admin/spreadsheets/${kind}?format=${format}&lang=${language}`,
  );
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, TABLE_TYPES[format]]);
  return answer.rawPayload;
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
const messages = (rows: ImportRow[]) =>
  rows.map(({ line, faults }) => [
    line,
    ...faults.map(({ column, message }) => `${column}: ${message}`),
  ]);

describe.each(FORMATS)("a round trip as %s", (format) => {
  test.each([
    ["stock", "ar"],
    ["stock", "en"],
    ["prices", "ar"],
    ["prices", "en"],
  ] as const)("of %s in %s changes nothing, whatever language reads it", async (kind, language) => {
    await goods(3);
    const file = await exported(kind, format, language);
    const done = await send(file, { kind, language: language === "ar" ? "en" : "ar" });
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

describe("stock", () => {
  test("is checked without changing anything, then booked with a reason, once", async () => {
    const [first = "", second = "", third = ""] = await goods(3);
    const table = [
      ["الكود", "رمز SKU", "الرصيد", "حد إعادة الطلب"],
      ["", first.toLowerCase(), "١٢", "٣"],
      ["", second, 10, 0],
      ["", third, "7", ""],
    ];
    const checked = await send(await fileOf(table, "xlsx"));
    expect(checked).toMatchObject({
      state: "checked",
      counts: { new: 0, changed: 2, unchanged: 1, broken: 0 },
      ignored: ["الكود"],
      applied: 0,
    });
    expect(await stockOf(first)).toMatchObject({ onHand: 10, reorderPoint: 0 });
    const [row] = await rowsIn(checked, "result=changed");
    expect(row).toMatchObject({
      line: 2,
      key: first,
      changes: [
        { column: "On hand", before: "10", after: "12" },
        { column: "Reorder point", before: "0", after: "3" },
      ],
    });
    const done = await apply(checked);
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

  test("says of each row what is wrong in the reader's words, and gives the broken ones back", async () => {
    const [first = "", second = "", third = ""] = await goods(3);
    const checked = await send(
      `SKU,On hand,Reorder point\r\n${first},11,1\r\nNO-SUCH,5,\r\n${second},many,\r\n${second},3,-1\r\n,5,\r\n${third},2.5,\r\n${first},12,`,
    );
    expect(checked.counts).toEqual({ new: 0, changed: 1, unchanged: 0, broken: 6 });
    const broken = await rowsIn(checked, "result=broken");
    expect(messages(broken)).toEqual([
      [3, "SKU: No variant has this SKU"],
      [4, "On hand: Please write a whole number"],
      [
        5,
        "Reorder point: The smallest allowed value is 0",
        `null: Line 4 is about the same one already`,
      ],
      [6, "SKU: This field is required"],
      [7, "On hand: Please write a whole number"],
      [8, "null: Line 2 is about the same one already"],
    ]);
    const url = `${IMPORTS}/${checked.id}/broken-rows?format=xlsx&lang=ar`;
    const file = (await keeper.get(url)).rawPayload;
    const table = await cellsOf(file);
    expect(table[0]).toEqual(["SKU", "On hand", "Reorder point", "الخطأ"]);
    expect(table[1]).toEqual(["NO-SUCH", "5", "", "رمز SKU: لا يوجد منتج بهذا الرمز"]);
    expect(table).toHaveLength(7);
    const mended = table.map((cells, place) =>
      place === 2 ? [cells[0] ?? "", "9", "", ""] : cells,
    );
    const again = await send(await fileOf(mended.slice(0, 3)));
    expect(again).toMatchObject({ counts: { changed: 1, broken: 1 }, ignored: [] });
    expect((await apply(again)).applied).toBe(1);
    expect((await stockOf(second)).onHand).toBe(9);
  });

  test("what moved between export and import is not undone", async () => {
    const [sold = "", other = ""] = await goods(2);
    const table = await cellsOf(await exported("stock", "csv"));
    await keeper.post("/api/v1/admin/stock-bookings", {
      kind: "write-off",
      reason: "damaged",
      lines: [{ variantId: (await stockOf(sold)).variantId, quantity: 4 }],
    });
    const counted = (await send(await fileOf(table))).counts;
    expect(counted).toMatchObject({ changed: 0, broken: 0 });
    const edited = table.map((cells) => (cells[0] === sold ? cells.with(3, "20") : cells));
    const checked = await send(await fileOf(edited));
    expect(messages(await rowsIn(checked, "result=broken"))).toEqual([
      [
        expect.any(Number),
        "On hand when exported: Units moved since the export: there were 10, now there are 6. Export again, or empty this cell",
      ],
    ]);
    expect((await stockOf(other)).onHand).toBe(10);
  });

  test("what is promised to orders is not taken out, and the other rows are booked", async () => {
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
    const checked = await send(`SKU;On hand\n${held};3\n${free};3`);
    expect(checked.counts).toMatchObject({ changed: 1, broken: 1 });
    const [row] = await rowsIn(checked, "result=broken");
    expect(row?.faults[0]?.column).toBe("On hand");
    await apply(checked);
    expect([(await stockOf(held)).onHand, (await stockOf(free)).onHand]).toEqual([10, 3]);
  });
});

describe("prices", () => {
  test("are read with any digits and signs, shown at the next request and stand in the audit log", async () => {
    const [first = "", second = "", third = ""] = await goods(3);
    const checked = await send(
      `SKU;Price in pounds\r\n${first};"٨٬٤٥٠٫٥٠"\r\n${second};8450,25\r\n${third};1.234`,
      { kind: "prices" },
    );
    expect(messages(await rowsIn(checked, "result=broken"))).toEqual([
      [4, "Price in pounds: Please write a number with at most 2 decimals, such as 8450.50"],
    ]);
    const shown = async () => (await keeper.get(`/api/v1/products?q=${first}`)).json().items[0];
    const before = await shown();
    await apply(checked);
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

  test("that somebody has changed since the check are not written over", async () => {
    const [first = "", second = ""] = await goods(2);
    const checked = await send(`SKU,Price in pounds\n${first},200\n${second},300`, {
      kind: "prices",
    });
    const [row] = await rowsIn(checked);
    expect(row?.changes).toEqual([{ column: "Price in pounds", before: "114", after: "200" }]);
    await shop.pool.query(
      "update pricing.price set piastres = 150 where variant_id = (select id from catalog.variant where sku = $1)",
      [first],
    );
    const done = await apply(checked);
    expect(done).toMatchObject({ applied: 1, counts: { changed: 1, broken: 1 } });
    expect([await priceOf(first), await priceOf(second)]).toEqual([150, 30000]);
    expect(messages(await rowsIn(done, "result=broken"))).toEqual([
      [2, "null: Changed by somebody else since the check. Check again"],
    ]);
  });
});

describe("files", () => {
  test.each([
    [
      "Colour,Size\r\nred,5",
      "None of the headings in the first row is known. Export the table once and start from that file",
    ],
    ["SKU,Size\r\nA,5", "The column “On hand” is missing. Headings stand in the first row"],
    ["SKU,sku,On hand\r\nA,B,5", "The column “SKU” stands in the file twice"],
    [Buffer.from([0x89, 0x50, 0, 1]), "This file is neither a CSV nor an Excel file (.xlsx)"],
    [
      "",
      "None of the headings in the first row is known. Export the table once and start from that file",
    ],
  ])("that are none are refused in plain words: %s", async (file, problem) => {
    const failed = await send(file);
    expect(failed).toMatchObject({ state: "failed", problem });
    expect((await read(failed.id, "ar")).problem).toMatch(/[\u0600-\u06ff]/);
    expect((await keeper.post(`${IMPORTS}/${failed.id}/apply`)).json().code).toBe("import-state");
  });

  test("texts that look like formulas come out as texts and in again as they were", async () => {
    const [sku = ""] = await goods(1);
    const name = { ar: "=1+1", en: "=cmd|' /C calc'!A0" };
    await shop.pool.query(
      "update catalog.product set name = $1 where id = (select product_id from catalog.variant where sku = $2)",
      [name, sku],
    );
    const file = (await exported("prices", "csv")).toString();
    expect(file).toContain(`'=cmd|' /C calc'!A0`);
    const row = (await cellsOf(Buffer.from(file))).find(([first]) => first === sku);
    expect(row?.[1]).toBe(name.en);
  });

  test("of another type are refused before they are read", async () => {
    const answer = await keeper.send({
      method: "POST",
      url: `${IMPORTS}?kind=stock`,
      payload: Buffer.from("x"),
      headers: { "content-type": "image/png" },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, "table-file-type"]);
  });

  test("are forgotten with their rows when their time is over", async () => {
    const kept = await send("SKU,On hand\nNO-SUCH,1");
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
  const many = (skus: string[], pounds: number) =>
    `SKU,Price in pounds\n${skus.map((sku) => `${sku},${pounds}`).join("\n")}`;

  test("that is cancelled stops before its next rows, keeps those that are written and goes on when asked", async () => {
    const skus = await goods(120);
    const checked = await send(many(skus, 77), { kind: "prices" });
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
    const stopped = await read(checked.id);
    expect(stopped).toMatchObject({ state: "cancelled", applied: 50 });
    expect((await keeper.post(`${IMPORTS}/${checked.id}/cancel`)).json().code).toBe("import-state");
    const done = await apply(stopped);
    expect(done).toMatchObject({ state: "applied", applied: 120 });
    const { rows } = await shop.pool.query(
      `select count(*)::int as count from staff.audit_entry
       where action = 'price.save' and after = '{"piastres": 7700}'`,
    );
    expect(rows[0].count).toBe(120);
  });

  test("whose writing fails again and again says so, and goes on when it can", async () => {
    const skus = await goods(60);
    const checked = await send(many(skus, 78), { kind: "prices" });
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
    expect(await read(checked.id)).toMatchObject({
      state: "failed",
      applied: 50,
      problem: expect.stringContaining("on our side"),
    });
    await shop.pool.query("drop function refuse cascade");
    expect(await apply(await read(checked.id))).toMatchObject({ state: "applied", applied: 60 });
  });
});
