import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCALES } from "#contract/kernel/locale.ts";
import { BOOKS } from "./app-messages.ts";
import { placeFault, placesOf } from "./platform/messages/message-places.ts";
import { sampleMail } from "./platform/messages/sample-mail.ts";

const books = Object.entries(BOOKS);

test("lists every module's message book under its name", () => {
  const files = globSync("modules/**/messages/*-book.ts", { cwd: import.meta.dirname });
  const names = files.map((file) => {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    return /name: "([a-z-]+)"/.exec(text)?.[1] ?? file;
  });
  expect(names.toSorted()).toEqual(books.map(([name]) => name).toSorted());
  for (const [name, book] of books) expect(book.name).toBe(name);
});

const kinds = books.flatMap(([name, { samples, ...texts }]) =>
  LOCALES.flatMap((locale) =>
    Object.entries(texts[locale]).map(([section, kind]) => ({
      id: `${name}.${section} ${locale}`,
      locale,
      samples,
      texts: Object.entries(kind).map(([key, text]) => ({ name: key, text })),
    })),
  ),
);

test("has a sample for every placeholder", () => {
  const lacking = kinds.flatMap(({ id, samples, texts }) =>
    texts.flatMap(({ name, text }) =>
      [...placesOf(text)]
        .filter((place) => !Object.hasOwn(samples, place))
        .map((place) => `${id} ${name}: {${place}}`),
    ),
  );
  expect(lacking).toEqual([]);
});

test("fills every placeholder of every message in both languages", () => {
  const wrong = kinds
    .map(({ id, locale, samples, texts }) => {
      const { subject, parts } = sampleMail(texts, samples, locale);
      const said = parts.flatMap((part) => ("text" in part ? part.text : []));
      return { id, said: [subject, ...said] };
    })
    .filter(({ said }) => said.some((text) => text === "" || /[{}]/.test(text)));
  expect(wrong).toEqual([]);
});

test("uses the same placeholders in both languages", () => {
  const wrong = books.flatMap(([name, { en, ar }]) =>
    Object.entries(en).flatMap(([section, kind]) =>
      Object.entries(kind)
        .filter(([key, text]) => placeFault(ar[section]?.[key] ?? "", text))
        .map(([key]) => `${name}.${section}.${key}`),
    ),
  );
  expect(wrong).toEqual([]);
});
