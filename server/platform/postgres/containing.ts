import { type RawBuilder, sql } from "kysely";

/** Whether a text holds every word of a question, in any order and case; of no words every text does. */
export function containing(question: string, text: RawBuilder<unknown>): RawBuilder<boolean> {
  const words = question.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return sql`true`;
  const parts = words.map((word) => sql`${text} ilike ${`%${escapeLike(word)}%`}`);
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** A text that stands for itself in a pattern of `like`. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
