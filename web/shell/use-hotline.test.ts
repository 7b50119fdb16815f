import { glob, readFile } from "node:fs/promises";
import compile from "icu-minify/compile";
import format from "icu-minify/format";
import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "#contract/kernel/locale.ts";
import { TEXT_FORMATTERS } from "#contract/kernel/text-formatters.ts";
import { loadAllMessages, messagesOf } from "#web/i18n/load-messages.ts";
import { reachOf } from "./use-hotline.ts";

const NUMBER = "19555";
/** Values for the other placeholders of such texts. */
const OTHERS = { phone: "010", limit: "EGP 1", chat: "none" };

await loadAllMessages();

/** Every text of a language with its path. */
function textsOf(locale: Locale): [path: string, text: string][] {
  const leaves = (value: unknown, path: string): [string, string][] =>
    typeof value === "string"
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
  return leaves(messagesOf(locale), locale);
}

/** The texts that mention the hotline. */
const namingTexts = (locale: Locale) =>
  textsOf(locale).filter(([, text]) => text.includes("{hotline}"));

const said = (text: string, locale: Locale, hotline: string) =>
  String(
    format(
      compile(text),
      locale,
      { ...OTHERS, ...reachOf(hotline) },
      { formatters: TEXT_FORMATTERS },
    ),
  );

/** Typical remains of a sentence with a missing part. */
const BROKEN = /\u2066\u2069|[{}]|\s[.,:،؛]|\s\s|[:،,]\s*\.|^\s|\b(?:on|to|from|or)\s*[.:,]/iu;
const CALLS = /\bcall\b|اتصل/iu;

describe.each(LOCALES)("sentences in %s", (locale) => {
  test("finds more than 9 sentences with a hotline (self-check)", () => {
    expect(namingTexts(locale).length).toBeGreaterThan(9);
  });

  test.each(namingTexts(locale))("fills %s with and without a hotline", (_, text) => {
    expect(said(text, locale, NUMBER)).toContain(NUMBER);
    const without = said(text, locale, "");
    expect(without).not.toMatch(BROKEN);
    expect(without).not.toMatch(CALLS);
    expect(without).toMatch(/\p{L}{3,}/u);
  });
});

test.each(LOCALES)("mentions calling in %s only together with the hotline", (locale) => {
  const TELLS = /\b(?:or|please) call\b|\bcall us\b|^call\b|اتصل/iu;
  // The label of the number itself, which is shown only with a number.
  const label = `${locale}.shell.hotline`;
  const telling = textsOf(locale).filter(([path, text]) => path !== label && TELLS.test(text));
  const named = telling.filter(([, text]) => text.includes("{hotline}"));
  expect(named.length).toBeGreaterThan(4);
  expect(telling.filter((one) => !named.includes(one))).toEqual([]);
});

test("passes the hotline to texts only through useHotline", async () => {
  const wrong: string[] = [];
  for await (const path of glob("web/{modules,pages,shell}/**/*.tsx")) {
    const text = await readFile(path, "utf8");
    if (/\b(?:t|basic)\("[^"]+", \{[^}]*\bhotline\b/.test(text)) wrong.push(path);
  }
  expect(wrong).toEqual([]);
});
