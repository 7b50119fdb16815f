import { type RawBuilder, sql } from "kysely";

/**
 * Whether a text contains every word of a query, in any order and case; always true for no words.
 */
export function containing(question: string, text: RawBuilder<unknown>): RawBuilder<boolean> {
  const words = question.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return sql`true`;
  const parts = words.map((word) => sql`${text} ilike ${`%${escapeLike(word)}%`}`);
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** Escapes a text for a `like` pattern. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
