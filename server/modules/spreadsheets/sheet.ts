import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { SheetKind } from "#contract/spreadsheets/sheet-kinds.ts";
import type { AuditFact, KnownStaff } from "#server/modules/staff/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Cell } from "#server/platform/tables/cell.ts";
import type { Fault } from "./fault.ts";
import type { RowCells } from "./row-cells.ts";

export interface SheetColumn<Item> {
  /** Name of the column in code. */
  key: string;
  /** A hint in brackets may be missing in a file. */
  heading: Bilingual;
  /** Other headings that mean it. */
  aliases?: readonly string[];
  /** The cell's value for an exported record; booleans are written in its language. */
  print: (item: Item, locale: Locale) => Cell | boolean;
  isYesNo?: true;
  /** A file without this column cannot be imported. */
  isRequired?: true;
}

/** By column: the old and the new text. */
export type Changes = Record<string, readonly [before: string, after: string]>;

export type Outcome =
  | { result: "new" | "changed"; changes: Changes }
  | { result: "unchanged" }
  | { result: "broken"; faults: readonly Fault[] };

/** The content of a row, as far as it can be read without the shop's data. */
export interface ReadRow {
  /** Identifies the record: no second row may be about the same. */
  key: string;
  /** Rows of the same group are written together. */
  group?: string;
}

export interface Batch<Row> {
  work: Work;
  who: KnownStaff;
  /** Note for bookings: the import and its file. */
  source: string;
  rows: readonly { line: number; row: Row }[];
  /** Records facts for the audit log. */
  record: (...facts: AuditFact[]) => Promise<void>;
}

/**
 * Each commit invalidates the pages and lists that show a change, so fewer, larger ones cost less.
 */
interface Pace {
  rows: number;
  restMs: number;
}

/** A kind of table: everything that import and export need to know. */
export interface Sheet<Item, Row extends ReadRow> {
  kind: SheetKind;
  /**
   * When many rows cost hardly more than one: how many are written at once, and how long to pause
   * after that.
   */
  pace?: Pace;
  columns: readonly SheetColumn<Item>[];
  /** The next records for an export, by key; an empty list ends it. */
  items: (db: Connection, after: string, count: number) => Promise<(Item & { key: string })[]>;
  /** Records unreadable cells in `cells`. */
  read: (cells: RowCells) => Row;
  /**
   * Writes rows with the same functions as the screens, and returns the result of each by line. A
   * broken row leaves nothing behind. The check does the same and rolls it back.
   */
  write: (batch: Batch<Row>) => Promise<ReadonlyMap<number, Outcome>>;
}

/** Any kind, for code that moves rows without looking into them. */
export interface AnySheet {
  kind: SheetKind;
  pace?: Pace;
  columns: readonly SheetColumn<never>[];
  items: (db: Connection, after: string, count: number) => Promise<{ key: string }[]>;
  read: (cells: RowCells) => ReadRow;
  write: (batch: Batch<never>) => Promise<ReadonlyMap<number, Outcome>>;
}

export const broken = (...faults: Fault[]): Outcome => ({ result: "broken", faults });
