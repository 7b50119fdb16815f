import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { SheetKind } from "#contract/spreadsheets/sheet-kinds.ts";
import type { AuditFact, KnownStaff } from "#server/modules/staff/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Cell } from "#server/platform/tables/cell.ts";
import type { Fault } from "./fault.ts";
import type { RowCells } from "./row-cells.ts";

export interface SheetColumn<Item> {
  /** What code calls it. */
  key: string;
  heading: Bilingual;
  /** What stands in the cell of an exported record; yes and no are written in its language. */
  print: (item: Item, locale: Locale) => Cell | boolean;
  isYesNo?: true;
  /** A file without it cannot be imported. */
  isRequired?: true;
}

/** By column: what stood there, and what stands there now. */
export type Changes = Record<string, readonly [before: string, after: string]>;

export type Outcome =
  | { result: "new" | "changed"; changes: Changes }
  | { result: "unchanged" }
  | { result: "broken"; faults: readonly Fault[] };

/** What a row says, as far as that can be told without knowing the shop. */
export interface ReadRow {
  /** Of the record that it is about: no second row is about the same. */
  key: string;
  /** Rows of the same group are written together. */
  group?: string;
}

export interface Batch<Row> {
  work: Work;
  who: KnownStaff;
  /** What stands in the notes of what is booked: the import and its file. */
  source: string;
  rows: readonly { line: number; row: Row }[];
  /** Notes what is done for the audit log. */
  record: (...facts: AuditFact[]) => Promise<void>;
}

/** Each commit drops the pages and lists that show what has changed: fewer, larger ones are gentler. */
interface Pace {
  rows: number;
  restMs: number;
}

/** A kind of table: all that the import and export of a noun need to know of it. */
export interface Sheet<Item, Row extends ReadRow> {
  kind: SheetKind;
  /** Where many rows cost hardly more than one: so many are written at once, and then nothing for so long. */
  pace?: Pace;
  columns: readonly SheetColumn<Item>[];
  /** The next records for an export, by their keys; an empty list is the end. */
  items: (db: Connection, after: string, count: number) => Promise<(Item & { key: string })[]>;
  /** Notes what cannot be read at `cells`. */
  read: (cells: RowCells) => Row;
  /**
   * Writes rows by the same functions as the screens, and says of each by its line what has come of it. A row that is
   * broken leaves nothing behind. The check does the same and takes it all back.
   */
  write: (batch: Batch<Row>) => Promise<ReadonlyMap<number, Outcome>>;
}

/** Any kind, for those who move rows and do not look into them. */
export interface AnySheet {
  kind: SheetKind;
  pace?: Pace;
  columns: readonly SheetColumn<never>[];
  items: (db: Connection, after: string, count: number) => Promise<{ key: string }[]>;
  read: (cells: RowCells) => ReadRow;
  write: (batch: Batch<never>) => Promise<ReadonlyMap<number, Outcome>>;
}

export const broken = (...faults: Fault[]): Outcome => ({ result: "broken", faults });
