import { sql } from "kysely";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import { UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import type { Connection } from "../postgres/database.ts";
import { placesOf } from "./message-places.ts";
import { messageTexts, type SameTexts, type SayText, type Texts } from "./message-texts.ts";

/** What stands in a place of a text that somebody only looks at. */
export type Sample = Bilingual | string | number;

/** The sample of a place for the shop's name; whoever shows it puts in what the shop is called now. */
export const SHOP_NAME: Sample = UNSET_SETTINGS.siteName;

/** The mails and short messages of one kind of work: their texts as they are delivered with the shop. */
export interface MessageBook<T extends Texts = Texts> {
  name: string;
  en: T;
  ar: SameTexts<T>;
  /** For each place that a text of it has. */
  samples: Record<string, Sample>;
}

/** What staff have written in place of the delivered texts: by language and name. */
export type ChangedTexts = Partial<Record<Locale, Record<string, string>>>;

export const messageKey = (book: string, section: string) => `message:${book}.${section}`;

/** The texts of a book as they are sent now: staff's own where there are some. */
export async function sayTexts<T extends Texts>(
  db: Connection,
  book: MessageBook<T>,
  locale: Locale,
): Promise<SayText<T>> {
  const prefix = messageKey(book.name, "");
  const { rows } = await sql<{ section: string; texts: Record<string, string> | null }>`
    select substr(key, ${prefix.length + 1}::int) as section, value -> ${locale}::text as texts
    from platform.setting where starts_with(key, ${prefix})
  `.execute(db);
  if (rows.length === 0) return messageTexts(book, locale);
  const own = new Map(rows.map(({ section, texts }) => [section, texts ?? {}]));
  const sections = Object.entries(book[locale] as Texts).map(([section, texts]) => [
    section,
    ownTexts(texts, own.get(section) ?? {}),
  ]);
  const changed = Object.fromEntries(sections) as T;
  return messageTexts({ ...book, [locale]: changed }, locale);
}

/**
 * Where a newer release has other places in a text, what was written for the older one would be sent with gaps, or not
 * at all: then the delivered text counts.
 */
function ownTexts(texts: Record<string, string>, own: Record<string, string>) {
  const fitting = Object.entries(own).filter(([name, text]) => {
    const delivered = texts[name];
    return delivered !== undefined && hasSamePlaces(text, delivered);
  });
  return { ...texts, ...Object.fromEntries(fitting) };
}

function hasSamePlaces(text: string, other: string): boolean {
  const [places, others] = [placesOf(text), placesOf(other)];
  return places.size === others.size && [...places].every((place) => others.has(place));
}
