import compile from "icu-minify/compile";
import format, { type CompiledMessage } from "icu-minify/format";
import type { Locale } from "#contract/kernel/locale.ts";
import { TEXT_FORMATTERS } from "#contract/kernel/text-formatters.ts";
import { isolated } from "./plain-value.ts";

/** Texts of one language by section and key. */
export type Texts = Record<string, Record<string, string>>;

/** Requires the same sections and keys in the other language. */
export type SameTexts<T extends Texts> = { [S in keyof T]: Record<keyof T[S], string> };

type Key<T extends Texts> = {
  [S in keyof T & string]: `${S}.${keyof T[S] & string}`;
}[keyof T & string];

export type TextValues = Record<string, string | number>;

/** Formats a text of a module's own message file: `t("reset.subject", { minutes: 15 })`. */
export type SayText<T extends Texts> = (key: Key<T>, values?: TextValues) => string;

/** Texts are compiled from ICU once. */
const compiled = new Map<string, CompiledMessage>();

function compiledText(text: string): CompiledMessage {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const made = compile(text);
  compiled.set(text, made);
  return made;
}

/**
 * A text in one language. Inserted values are stripped of control and direction characters and
 * isolated; numbers are written with Latin digits.
 */
export function sayText(text: string, locale: Locale, values: TextValues): string {
  const filled = Object.fromEntries(
    Object.entries(values).map(([place, value]) => [
      place,
      typeof value === "string" ? isolated(value) : value,
    ]),
  );
  const said = format(compiledText(text), `${locale}-u-nu-latn`, filled, {
    formatters: TEXT_FORMATTERS,
  });
  if (typeof said !== "string") throw new Error(`not plain text: ${text}`);
  return said;
}

/** The texts of mails and short messages in one language. */
export function messageTexts<T extends Texts>(
  texts: { en: T; ar: SameTexts<T> },
  locale: Locale,
): SayText<T> {
  return (key, values = {}) => {
    const [section = "", name = ""] = key.split(".");
    const text = (texts[locale] as Texts)[section]?.[name];
    if (text === undefined) throw new Error(`missing message ${key}`);
    return sayText(text, locale, values);
  };
}
