import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import type { SynonymRecord } from "#contract/storefront/synonym-endpoints.ts";
import { versioned } from "#server/platform/http/record-version.ts";
import { refuseField } from "#server/platform/http/refuse-field.ts";
import { containing } from "#server/platform/postgres/containing.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { findPage } from "#server/platform/postgres/find-page.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { phraseOf, SYNONYMS_TAG } from "./synonyms.ts";

const PAGE_SIZE = 50;

interface Row {
  id: number;
  words: string[];
  locale: Locale | null;
  changedAt: Date;
}

const SELECT = sql<Row>`select id, words, locale, changed_at as "changedAt" from storefront.synonym`;

export async function listSynonyms(
  db: Connection,
  { page, q }: { page: number; q: string },
): Promise<Page<SynonymRecord>> {
  const { items, ...rest } = await findPage(db, {
    select: sql<Row>`${SELECT} where ${containing(q, sql`array_to_string(words, ' ')`)}`,
    orderBy: sql`changed_at desc, id desc`,
    page,
    pageSize: PAGE_SIZE,
  });
  return { items: items.map(present), ...rest };
}

export async function synonymRecord(
  db: Connection,
  id: number,
): Promise<SynonymRecord | undefined> {
  const { rows } = await sql<Row>`${SELECT} where id = ${id}`.execute(db);
  return rows[0] && present(rows[0]);
}

function present({ changedAt, ...row }: Row): SynonymRecord {
  return versioned({ ...row, changedAt: changedAt.toISOString() });
}

export interface SynonymDraft {
  words: readonly string[];
  locale: Locale | null;
}

/** @returns its id */
export async function addSynonym(work: Work, draft: SynonymDraft): Promise<number> {
  const words = differentWords(draft);
  const { rows } = await sql<{ id: number }>`
    insert into storefront.synonym (words, locale)
    values (${words}::text[], ${draft.locale}) returning id`.execute(work.db);
  invalidate(work);
  const [row] = rows;
  if (!row) throw new Error("What was inserted has an id");
  return row.id;
}

export async function changeSynonym(work: Work, id: number, draft: SynonymDraft): Promise<void> {
  await sql`
    update storefront.synonym
    set words = ${differentWords(draft)}::text[], locale = ${draft.locale}, changed_at = now()
    where id = ${id}`.execute(work.db);
  invalidate(work);
}

export async function removeSynonym(work: Work, id: number): Promise<void> {
  await sql`delete from storefront.synonym where id = ${id}`.execute(work.db);
  invalidate(work);
}

/**
 * Spellings that the search treats alike count as one word; at least two different ones are
 * required.
 */
function differentWords({ words }: SynonymDraft): string[] {
  const byPhrase = new Map(words.map((word) => [phraseOf(word), word]));
  if (byPhrase.has("") || byPhrase.size < 2) refuseField("words", "pattern");
  return [...byPhrase.values()];
}

/** Cached search results have the tag of the products. */
function invalidate(work: Work): void {
  work.invalidate(SYNONYMS_TAG, "products");
}
