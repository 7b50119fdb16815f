import { sql } from "kysely";
import { loadDictionary, productTexts } from "#server/modules/catalog/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type SearchDocument, searchDocument } from "./text/document.ts";
import { WORDS_TAG } from "./text/understand.ts";

/** Products whose words are held in memory at once. */
const BATCH = 500;
/** Neither numbers nor facts. */
const GUESSABLE = /^[^\d:]{3,40}$/;

/**
 * Rewrites the search documents of products, in the transaction that changes them: their words are
 * found from its commit on. Transactions do this one after another, since two that learn the same
 * words while one of them waits for the other's documents would deadlock.
 */
export async function reindexProducts(work: Work, productIds: number[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('storefront.document'))`.execute(work.db);
  const dictionary = await loadDictionary(work.db);
  for (let at = 0; at < productIds.length; at += BATCH) {
    const texts = await productTexts(work.db, productIds.slice(at, at + BATCH));
    const hasNewWords = await writeDocuments(
      work,
      texts.map((text) => searchDocument(dictionary, text)),
    );
    if (hasNewWords) work.invalidate(WORDS_TAG);
  }
  work.invalidate("products");
}

/** @returns whether any of their words is new to all documents */
async function writeDocuments({ db }: Work, documents: SearchDocument[]): Promise<boolean> {
  if (documents.length === 0) return false;
  const words = new Set(documents.flatMap((document) => document.words.split(" ")));
  const guessable = [...words].filter((word) => GUESSABLE.test(word)).toSorted();
  const { rows } = await sql<{ hasNewWords: boolean }>`
    with learnt as (
      insert into storefront.word (word) select unnest(${guessable}::text[])
      on conflict do nothing
      returning word
    ),
    written as (
      insert into storefront.document (product_id, name, title, words)
      select * from unnest(
        ${documents.map((document) => document.productId)}::integer[],
        ${documents.map((document) => document.name)}::text[],
        ${documents.map((document) => document.title)}::text[],
        ${documents.map((document) => document.words)}::text[])
      on conflict (product_id) do update set
        name = excluded.name, title = excluded.title, words = excluded.words
    )
    select exists (select from learnt) as "hasNewWords"`.execute(db);
  return rows[0]?.hasNewWords ?? false;
}
