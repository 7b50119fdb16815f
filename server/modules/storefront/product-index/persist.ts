import type { FileHandle } from "node:fs/promises";
import { open, readdir, readFile } from "node:fs/promises";
import { endianness } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { FolderStorage } from "#server/platform/storage/storage.ts";
import type { Column } from "./columns.ts";
import type { PersistedIndex } from "./index-model.ts";

const KEY = "lists/read-model";
/** Bytes that are copied and written at once. */
const PIECE = 1 << 20;
const COLUMNS = { Uint8Array, Uint16Array, Uint32Array, Float64Array };

/** An index, and the moment of the database that it shows. */
export interface Moment {
  index: PersistedIndex;
  snapshot: string;
  edition: number;
}

/** The file is the length of this as JSON, the JSON, the columns and a checksum. */
interface Head extends Moment {
  /** `originOf`, when it was written. */
  origin: string;
  /** Of a row in `storefront.kept_model`. */
  token: string;
}

/** Where the file is, the database it must belong to, and the phrases that the index knows. */
interface Source {
  db: Connection;
  storage: FolderStorage;
  phrases: readonly string[];
}

/**
 * Writes an index where the next start finds it. Until `copied` is called, it must not change.
 *
 * The database gets the token after the index's snapshot: one that has the token has all that the
 * index was read from, even if it was restored to an earlier moment since.
 */
export async function persistIndex(
  { db, storage, phrases }: Source,
  moment: Moment,
  copied: () => void,
): Promise<void> {
  const { rows } = await sql<{ token: string }>`
    with older as (delete from storefront.kept_model where kept_at < now() - interval '30 days')
    insert into storefront.kept_model default values returning token`.execute(db);
  const token = rows[0]?.token ?? "";
  const head: Head = { ...moment, token, origin: await originOf(db, phrases) };
  await storage.writeFrom(KEY, piecesOf(head, copied));
}

function* piecesOf(head: Head, copied: () => void): Iterable<Uint8Array> {
  let sum = 0;
  try {
    const columns: Column[] = [];
    const text = Buffer.from(
      JSON.stringify(head, (_, value: unknown) => described(value, columns)),
    );
    for (const part of [new Uint32Array([text.length]), text, ...columns]) {
      const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
      for (let at = 0; at < bytes.length; at += PIECE) {
        const piece = bytes.slice(at, at + PIECE);
        sum = crc32(piece, sum);
        yield piece;
      }
    }
  } finally {
    copied();
  }
  yield new Uint8Array(new Uint32Array([sum]).buffer);
}

/** The head has only the type and length of each column. */
function described(value: unknown, columns: Column[]): unknown {
  if (!isColumn(value)) return value;
  columns.push(value);
  return { column: value.constructor.name, length: value.length };
}

function isColumn(value: unknown): value is Column {
  return Object.values(COLUMNS).some((type) => value instanceof type);
}

/** The index that was written last; undefined: there is none for this database and these programs. */
export async function readPersistedIndex(source: Source): Promise<Moment | undefined> {
  const { storage } = source;
  if (!(await storage.has(KEY))) return undefined;
  const file = await open(storage.path(KEY));
  try {
    return await readMoment(source, file);
  } finally {
    await file.close();
  }
}

async function readMoment({ db, phrases }: Source, file: FileHandle): Promise<Moment | undefined> {
  let sum = 0;
  const fill = async <T extends Column>(column: T): Promise<T> => {
    const bytes = new Uint8Array(column.buffer);
    const { bytesRead } = await file.read(bytes);
    if (bytesRead < bytes.length) throw new Error("the file of the product index ends too early");
    sum = crc32(bytes, sum);
    return column;
  };
  const [length = 0] = await fill(new Uint32Array(1));
  const text = Buffer.from(await fill(new Uint8Array(length))).toString();
  const columns: Column[] = [];
  const head = JSON.parse(text, (_, value: unknown) => made(value, columns)) as Head;
  if (head.origin !== (await originOf(db, phrases)) || !(await isKnown(db, head.token)))
    return undefined;
  for (const column of columns) await fill(column);
  const expected = sum;
  const [written] = await fill(new Uint32Array(1));
  return written === expected ? head : undefined;
}

/** An empty column in place of its description. */
function made(value: unknown, columns: Column[]): unknown {
  if (!isDescribed(value)) return value;
  const column = new COLUMNS[value.column](value.length);
  columns.push(column);
  return column;
}

function isDescribed(value: unknown): value is { column: keyof typeof COLUMNS; length: number } {
  return typeof value === "object" && value !== null && "column" in value;
}

async function isKnown(db: Connection, token: string): Promise<boolean> {
  const { rows } = await sql`
    select from storefront.kept_model where token = ${token}`.execute(db);
  return rows.length === 1;
}

/**
 * What an index was made by: the programs, their phrases, the migrations, and the cluster that
 * counts its transactions. When any of them changes, the index is built again.
 */
async function originOf(db: Connection, phrases: readonly string[]): Promise<string> {
  const { rows } = await sql<{ database: string; migrations: string }>`
    select (select system_identifier from pg_control_system()) || '/' || current_database() as database,
      (select hashtextextended(string_agg(name || digest, ' ' order by name), 0)::text from public.migration) as migrations
  `.execute(db);
  const { database = "", migrations = "" } = rows[0] ?? {};
  const sum = crc32(phrases.join(), await programsSum());
  return [database, migrations, sum, process.version, endianness()].join(" ");
}

let programs: Promise<number> | undefined;

/** As they were when this process read them first: it runs nothing else. */
function programsSum(): Promise<number> {
  programs ??= sumOfPrograms();
  return programs;
}

async function sumOfPrograms(): Promise<number> {
  const names = (await readdir(import.meta.dirname)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(import.meta.dirname, name))));
  return texts.reduce((sum, text) => crc32(text, sum), 0);
}
