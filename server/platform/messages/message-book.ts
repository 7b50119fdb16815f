import { sql } from "kysely";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import { type Settings, UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import type { Connection } from "../postgres/database.ts";
import { PREPARED } from "../postgres/statements.ts";
import { settingsOf } from "../settings.ts";
import { placesOf } from "./message-places.ts";
import { messageTexts, type SameTexts, type SayText, type Texts } from "./message-texts.ts";

/** Sample value of a placeholder, for previews. */
export type Sample = Bilingual | string | number;

/** The sample for the shop's name; previews replace it with the current name. */
export const SHOP_NAME: Sample = UNSET_SETTINGS.siteName;

/** The mails and short messages of one area, with the texts delivered with the shop. */
export interface MessageBook<T extends Texts = Texts> {
  name: string;
  en: T;
  ar: SameTexts<T>;
  /** For each placeholder in its texts. */
  samples: Record<string, Sample>;
}

/** Staff's replacements for delivered texts, by language and name. */
export type ChangedTexts = Partial<Record<Locale, Record<string, string>>>;

export const messageKey = (book: string, section: string) => `message:${book}.${section}`;

/** The texts of a book as they are sent now: staff's own where there are any. */
export async function sayTexts<T extends Texts>(
  db: Connection,
  book: MessageBook<T>,
  locale: Locale,
): Promise<SayText<T>> {
  const { rows } = await sql<StoredTexts>`
    select ${PREPARED} key, value -> ${locale}::text as value from platform.setting where ${isOf([book])}
  `.execute(db);
  return currentTexts(book, locale, rows);
}

/** The shop's settings and the texts of two books, in one statement. */
export async function settingsAndTexts<A extends Texts, B extends Texts>(
  db: Connection,
  [first, second]: readonly [MessageBook<A>, MessageBook<B>],
  locale: Locale,
): Promise<[Settings, SayText<A>, SayText<B>]> {
  const { rows } = await sql<StoredTexts>`
    select ${PREPARED} key, case when key = 'shop' then value else value -> ${locale}::text end as value
    from platform.setting where key = 'shop' or ${isOf([first, second])}
  `.execute(db);
  return [
    settingsOf(rows.find(({ key }) => key === "shop")?.value),
    currentTexts(first, locale, rows),
    currentTexts(second, locale, rows),
  ];
}

interface StoredTexts {
  key: string;
  value: Record<string, string> | null;
}

/** Not a plain prefix condition: that would be planned again for each execution. */
function isOf(books: readonly MessageBook[]) {
  const prefixes = books.map(({ name }) => messageKey(name, ""));
  return sql`exists (select from unnest(${prefixes}::text[]) as prefix where starts_with(key, prefix))`;
}

function currentTexts<T extends Texts>(
  book: MessageBook<T>,
  locale: Locale,
  stored: readonly StoredTexts[],
): SayText<T> {
  const own = new Map(stored.map(({ key, value }) => [key, value ?? {}]));
  const sections = Object.entries(book[locale] as Texts).map(([section, texts]) => [
    section,
    ownTexts(texts, own.get(messageKey(book.name, section)) ?? {}),
  ]);
  const changed = Object.fromEntries(sections) as T;
  return messageTexts({ ...book, [locale]: changed }, locale);
}

/**
 * If a newer release changed a text's placeholders, staff's version for the old ones would be sent
 * with gaps or not at all, so the delivered text is used.
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
