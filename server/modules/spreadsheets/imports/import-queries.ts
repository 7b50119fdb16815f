import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import type { ImportRecord, ImportRow, RowResult } from "#contract/spreadsheets/endpoints.ts";
import type { SheetKind } from "#contract/spreadsheets/sheet-kinds.ts";
import { staffById } from "#server/modules/staff/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { findPage } from "#server/platform/postgres/find-page.ts";
import type { Fault } from "../fault.ts";
import { FAULT_COLUMN } from "../headings.ts";
import { faultText } from "../messages/fault-text.ts";
import { yesNo } from "../messages/yes-no.ts";
import type { AnySheet, Changes } from "../sheet.ts";

const PAGE_SIZE = 25;
const ROWS = 50;

/** The reader of an import, and what they may see. */
export interface Reader {
  locale: Locale;
  sheets: ReadonlyMap<SheetKind, AnySheet>;
  /** Kinds that the reader may change. */
  kinds: readonly SheetKind[];
}

type Presented = "problem" | "ignored" | "counts" | "by" | "createdAt" | "endedAt" | "expiresAt";

interface Row extends Omit<ImportRecord, Presented> {
  problem: Fault | null;
  headings: string[];
  columns: (string | null)[];
  new: number;
  changed: number;
  unchanged: number;
  broken: number;
  staffId: number;
  createdAt: Date;
  endedAt: Date | null;
  expiresAt: Date;
}

function imports(wanted: RawBuilder<unknown>): RawBuilder<Row> {
  return sql`
    select
      import.id, kind, file_name as "fileName", state, problem, headings, columns,
      staff_id as "staffId", created_at as "createdAt", ended_at as "endedAt", expires_at as "expiresAt",
      sums.*,
      case state when 'checking' then sums.new + sums.changed + sums.unchanged + sums.broken
        else sums.applied end as done
    from spreadsheets.import
    cross join lateral (
      select
        count(*)::integer as rows,
        (count(*) filter (where result = 'new'))::integer as new,
        (count(*) filter (where result = 'changed'))::integer as changed,
        (count(*) filter (where result = 'unchanged'))::integer as unchanged,
        (count(*) filter (where result = 'broken'))::integer as broken,
        (count(*) filter (where is_applied))::integer as applied
      from spreadsheets.import_row where import_id = import.id
    ) as sums
    where ${wanted} and expires_at > now()`;
}

export async function listImports(
  db: Connection,
  reader: Reader,
  page: number,
): Promise<Page<ImportRecord>> {
  // Rows are only counted for this page: there may be many.
  const { items, ...rest } = await findPage(db, {
    select: sql<{ id: number }>`
      select id from spreadsheets.import
      where kind = any (${reader.kinds}::text[]) and expires_at > now()`,
    orderBy: sql`id desc`,
    page,
    pageSize: PAGE_SIZE,
  });
  const ids = items.map(({ id }) => id);
  const { rows } = await sql<Row>`
    ${imports(sql`import.id = any (${ids}::int[])`)} order by id desc
  `.execute(db);
  return { items: await present(db, reader, rows), ...rest };
}

/** Undefined: it does not exist, or the reader may not see it. */
export async function importRecord(
  db: Connection,
  reader: Reader,
  id: number,
): Promise<ImportRecord | undefined> {
  const wanted = sql`import.id = ${id} and kind = any (${reader.kinds}::text[])`;
  const { rows } = await imports(wanted).execute(db);
  return (await present(db, reader, rows))[0];
}

async function present(
  db: Connection,
  { locale, sheets }: Reader,
  rows: readonly Row[],
): Promise<ImportRecord[]> {
  const staff = await staffById(
    db,
    rows.map(({ staffId }) => staffId),
  );
  return rows.map((row) => {
    const { staffId, headings, columns, createdAt, endedAt, expiresAt, problem, ...rest } = row;
    const { new: added, changed, unchanged, broken, ...facts } = rest;
    const sheet = sheets.get(row.kind);
    return {
      ...facts,
      problem: problem && textOf(sheet, problem, locale),
      ignored: headings.filter((heading, place) => columns[place] === null && heading !== ""),
      counts: { new: added, changed, unchanged, broken },
      by: staff.get(staffId)?.name ?? "",
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      expiresAt: expiresAt.toISOString(),
    };
  });
}

/** The heading of a column. */
export function headingOf(sheet: AnySheet | undefined, column: string, locale: Locale): string {
  if (column === FAULT_COLUMN) return faultText("fault", locale);
  return sheet?.columns.find(({ key }) => key === column)?.heading[locale] ?? column;
}

export function textOf(
  sheet: AnySheet | undefined,
  { column, key, values }: Fault,
  locale: Locale,
): string {
  const heading = column === null ? "" : headingOf(sheet, column, locale);
  return faultText(key, locale, { field: heading, column: heading, ...values });
}

/** The text of a cell, in the reader's language for yes and no. */
function cellText(
  sheet: AnySheet | undefined,
  column: string,
  value: string,
  locale: Locale,
): string {
  const isYesNo = sheet?.columns.some(({ key, isYesNo: is }) => is && key === column);
  return isYesNo && value !== "" ? yesNo(value === "true", locale) : value;
}

export async function listImportRows(
  db: Connection,
  { locale, sheets }: Reader,
  { id, kind }: { id: number; kind: SheetKind },
  { result, page }: { result?: RowResult | undefined; page: number },
): Promise<Page<ImportRow>> {
  const sheet = sheets.get(kind);
  const { items, ...rest } = await findPage(db, {
    select: sql<Omit<ImportRow, "faults" | "changes"> & { faults: Fault[]; changes: Changes }>`
      select line, result, coalesce(key, '') as key, is_applied as "isApplied", faults, changes
      from spreadsheets.import_row
      where import_id = ${id} and ${result === undefined ? sql`result is not null` : sql`result = ${result}`}`,
    orderBy: sql`line`,
    page,
    pageSize: ROWS,
  });
  const rows = items.map((row) => ({
    ...row,
    faults: row.faults.map((fault) => ({
      column: fault.column === null ? null : headingOf(sheet, fault.column, locale),
      message: textOf(sheet, fault, locale),
    })),
    changes: Object.entries(row.changes).map(([column, [before, after]]) => ({
      column: headingOf(sheet, column, locale),
      before: cellText(sheet, column, before, locale),
      after: cellText(sheet, column, after, locale),
    })),
  }));
  return { items: rows, ...rest };
}
