import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import { mayStaff } from "#contract/kernel/permissions.ts";
import {
  spreadsheetEndpoints as contract,
  type ImportRecord,
  MOST_FILE_BYTES,
} from "#contract/spreadsheets/endpoints.ts";
import {
  SHEET_KINDS,
  SHEET_PERMISSIONS,
  type SheetKind,
} from "#contract/spreadsheets/sheet-kinds.ts";
import { serveStaffCommand, serveStaffUpload, type Staff } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { sendTable } from "#server/platform/http/send-table.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Cell } from "#server/platform/tables/cell.ts";
import { addImport } from "./imports/add-import.ts";
import { brokenRows } from "./imports/broken-rows.ts";
import { handleImports } from "./imports/import-job.ts";
import {
  importRecord,
  listImportRows,
  listImports,
  type Reader,
} from "./imports/import-queries.ts";
import { beginApplying, cancelImport } from "./imports/steer-import.ts";
import { yesNo } from "./messages/yes-no.ts";
import type { AnySheet } from "./sheet.ts";

const AT_ONCE = 500;

/** Each reads a whole table from the database. */
const FILES = { perMinute: 30 };

export const spreadsheetsModule: ModulePlugin<[readonly AnySheet[]]> = (app, platform, all) => {
  const { db } = platform;
  const sheets = new Map(all.map((sheet) => [sheet.kind, sheet]));
  handleImports(platform, sheets);
  platform.jobs.schedule("forget-imports", "50 4 * * *", () => forgetImports(db));
  const readerOf = (who: Staff, locale: Locale): Reader => ({
    locale,
    sheets,
    kinds: SHEET_KINDS.filter((kind) => mayStaff(who.role, SHEET_PERMISSIONS[kind])),
  });
  const sheetOf = (kind: SheetKind) => sheets.get(kind) ?? refuse("not-found");
  const existing = async (connection: Connection, reader: Reader, id: number) =>
    (await importRecord(connection, reader, id)) ?? refuse("not-found");

  serveEndpoint(
    app,
    contract.exportSheet,
    async ({ who, params: { kind }, query: { format }, locale, reply }) => {
      refuseOthers(who, kind);
      await sendTable(reply, {
        rows: exportRows(db, sheetOf(kind), locale),
        format,
        isRightToLeft: locale === "ar",
        name: kind,
      });
    },
    FILES,
  );

  serveStaffUpload(app, platform, contract.addImport, {
    maxBytes: MOST_FILE_BYTES,
    otherType: "table-file-type",
    clean: async (file) => file,
    keep: async (work, file, { place: who, query: { kind, name }, locale, request }) => {
      refuseOthers(who, kind);
      const id = await addImport(work, { kind, file, fileName: name, who, address: request.ip });
      const after = { kind, fileName: name, bytes: file.length };
      const record = await existing(work.db, readerOf(who, locale), id);
      return [record, { action: "import.add", target: `import:${id}`, after }];
    },
  });

  serveEndpoint(app, contract.listImports, ({ who, query, locale }) =>
    listImports(db, readerOf(who, locale), query.page),
  );

  serveEndpoint(app, contract.getImport, ({ who, params, locale }) =>
    existing(db, readerOf(who, locale), params.id),
  );

  serveEndpoint(app, contract.listImportRows, async ({ who, params, query, locale }) => {
    const reader = readerOf(who, locale);
    return listImportRows(db, reader, await existing(db, reader, params.id), query);
  });

  serveEndpoint(
    app,
    contract.getBrokenRows,
    async ({ who, params: { id }, query: { format }, locale, reply }) => {
      const { kind } = await existing(db, readerOf(who, locale), id);
      const rows = brokenRows(db, sheetOf(kind), { id, locale });
      const isRightToLeft = locale === "ar";
      await sendTable(reply, { rows, format, isRightToLeft, name: `${kind}-${id}` });
    },
    FILES,
  );

  serveStaffCommand(app, platform, contract.applyImport, async (input) => {
    const { who, work, params, locale, record, request } = input;
    const reader = readerOf(who, locale);
    const { counts } = await existing(work.db, reader, params.id);
    await beginApplying(work, params.id, { staffId: who.id, address: request.ip });
    await record({ action: "import.apply", target: `import:${params.id}`, after: counts });
    return existing(work.db, reader, params.id);
  });

  serveStaffCommand(app, platform, contract.cancelImport, async (input) => {
    const { who, work, params, locale, record } = input;
    const reader = readerOf(who, locale);
    const { state, applied } = await existing(work.db, reader, params.id);
    await cancelImport(work, params.id);
    const after: Partial<ImportRecord> = { state, applied };
    await record({ action: "import.cancel", target: `import:${params.id}`, after });
    return existing(work.db, reader, params.id);
  });
};

function refuseOthers({ role }: Staff, kind: SheetKind): void {
  if (!mayStaff(role, SHEET_PERMISSIONS[kind])) refuse("forbidden");
}

/** Deletes expired imports, with their files and reports. */
export async function forgetImports(db: Connection): Promise<void> {
  await sql`delete from spreadsheets.import where expires_at < now()`.execute(db);
}

/** All records of a kind as rows, headings first; read while they are being sent. */
async function* exportRows(
  db: Connection,
  sheet: AnySheet,
  locale: Locale,
): AsyncGenerator<Cell[]> {
  yield sheet.columns.map(({ heading }) => heading[locale]);
  let after = "";
  for (;;) {
    const items = await sheet.items(db, after, AT_ONCE);
    for (const item of items) {
      const cells = sheet.columns.map(({ print }) => print(item as never, locale));
      yield cells.map((cell) => (typeof cell === "boolean" ? yesNo(cell, locale) : cell));
    }
    const last = items.at(-1);
    if (!last) return;
    after = last.key;
  }
}
