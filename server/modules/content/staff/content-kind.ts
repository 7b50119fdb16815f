import { sql } from "kysely";
import { cutText } from "#contract/kernel/cut-text.ts";
import { type Bilingual, LOCALES } from "#contract/kernel/locale.ts";
import type { AuditFact } from "#server/modules/staff/index.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import {
  type ConstraintFields,
  refuseField,
  refusingFields,
} from "#server/platform/http/refuse-field.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

export interface ContentDraft {
  publishedAt: string | null;
}

export interface ContentRecord extends ContentDraft {
  code: string;
  version: string;
}

/** A kind of content: how its records are read, and written by code. */
export interface ContentKind<D extends ContentDraft, R extends ContentRecord> {
  /** Its name in the audit log. */
  name: string;
  table: "content.news" | "content.album" | "content.video" | "content.faq_question";
  tag: string;
  /** Constraints, and the fields at fault when each is violated. */
  fields: ConstraintFields;
  /** The record's title, to derive its code from. */
  titleOf(draft: D): Bilingual;
  read(db: Connection, id: number): Promise<R | undefined>;
  /** Upserts the record with this code. */
  save(work: Work, code: string, draft: D): Promise<number>;
}

interface Command {
  work: Work;
  record: (fact: AuditFact) => Promise<void>;
}

export async function existingContent<R>(
  { read }: { read: (db: Connection, id: number) => Promise<R | undefined> },
  db: Connection,
  id: number,
): Promise<R> {
  return (await read(db, id)) ?? refuse("not-found");
}

export async function addContent<D extends ContentDraft, R extends ContentRecord>(
  kind: ContentKind<D, R>,
  { work, record }: Command,
  { code: wanted, ...draft }: D & { code?: string | undefined },
): Promise<R> {
  // A draft without its code is still a draft.
  const given = draft as unknown as D;
  requireComplete(given);
  const code = await freeCode(work, kind.table, { wanted, title: kind.titleOf(given) });
  const id = await refusingFields(kind.fields, () => kind.save(work, code, given));
  const after = await existingContent(kind, work.db, id);
  await record({ action: `${kind.name}.add`, target: `${kind.name}:${id}`, after });
  return after;
}

export async function changeContent<D extends ContentDraft, R extends ContentRecord>(
  kind: ContentKind<D, R>,
  { work, record, params: { id } }: Command & { params: { id: number } },
  { version, ...draft }: D & { version: string },
): Promise<R> {
  const before = await contentForChange(kind, work, id, version);
  const given = draft as unknown as D;
  requireComplete(given);
  await refusingFields(kind.fields, () => kind.save(work, before.code, given));
  const after = await existingContent(kind, work.db, id);
  await record({ action: `${kind.name}.save`, target: `${kind.name}:${id}`, before, after });
  return after;
}

/** Publishes or schedules a complete record, or withdraws it. */
export async function publishContent<D extends ContentDraft, R extends ContentRecord>(
  kind: ContentKind<D, R>,
  { work, record, params: { id } }: Command & { params: { id: number } },
  { version, publishedAt }: { version: string; publishedAt: string | null },
): Promise<R> {
  const before = await contentForChange(kind, work, id, version);
  requireComplete({ ...before, publishedAt });
  await sql`update ${sql.table(kind.table)} set published_at = ${dateOf(publishedAt)} where id = ${id}`.execute(
    work.db,
  );
  work.invalidate(kind.tag);
  const after = await existingContent(kind, work.db, id);
  await record({
    action: `${kind.name}.publish`,
    target: `${kind.name}:${id}`,
    before: { publishedAt: before.publishedAt },
    after: { publishedAt: after.publishedAt },
  });
  return after;
}

export async function removeContent<D extends ContentDraft, R extends ContentRecord>(
  kind: ContentKind<D, R>,
  { work, record, params: { id } }: Command & { params: { id: number } },
  { version }: { version: string },
): Promise<void> {
  const before = await contentForChange(kind, work, id, version);
  await sql`delete from ${sql.table(kind.table)} where id = ${id}`.execute(work.db);
  work.invalidate(kind.tag);
  await record({ action: `${kind.name}.remove`, target: `${kind.name}:${id}`, before });
}

function contentForChange<D extends ContentDraft, R extends ContentRecord>(
  kind: ContentKind<D, R>,
  work: Work,
  id: number,
  version: string,
) {
  const root = { table: kind.table, key: id };
  return recordForChange(work, { root, version, read: (db) => kind.read(db, id) });
}

const MOST_FAULTS = 20;

/** A published record needs its texts in both languages; a draft may lack some. */
export function requireComplete(draft: ContentDraft): void {
  if (draft.publishedAt === null) return;
  const missing = missingTexts(draft, []).slice(0, MOST_FAULTS);
  if (missing.length === 0) return;
  const fields = missing.map((path) => ({ path, key: "validation.required" as const, values: {} }));
  throw new ProblemError("validation", {}, fields);
}

function missingTexts(value: unknown, path: (string | number)[]): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (isBilingual(value))
    return LOCALES.filter((locale) => value[locale] === "").map((locale) =>
      [...path, locale].join("."),
    );
  return Object.entries(value).flatMap(([key, inner]) => missingTexts(inner, [...path, key]));
}

function isBilingual(value: object): value is Bilingual {
  return LOCALES.every((locale) => typeof (value as Partial<Bilingual>)[locale] === "string");
}

const CODE_LENGTH = 50;

/**
 * The code requested by staff, or one derived from the English title. It stays free until the end
 * of the transaction.
 */
export async function freeCode(
  { db }: Work,
  table: string,
  { wanted, title }: { wanted: string | undefined; title: Bilingual },
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(db);
  const words =
    title.en
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? "";
  const base = cutText(words, CODE_LENGTH).replace(/-$/, "") || "record";
  const { rows } = await sql<{ code: string }>`
    select code from ${sql.table(table)} where code = ${wanted ?? base} or code like ${`${base}-%`}
  `.execute(db);
  const taken = new Set(rows.map(({ code }) => code));
  if (wanted !== undefined) return taken.has(wanted) ? refuseField("code", "exclusion") : wanted;
  let free = base;
  for (let count = 2; taken.has(free); count += 1) free = `${base}-${count}`;
  return free;
}

export function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
