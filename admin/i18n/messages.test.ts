import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { messages as ar } from "./messages/ar/index.ts";
import { messages as en } from "./messages/en/index.ts";

type Tree = { [key: string]: string | Tree };

function texts(tree: Tree, path = ""): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : texts(value, `${path}${key}.`),
  );
}

const both = { ar: texts(ar), en: texts(en) };

/** Paths of a language's messages that fail a check. */
function faults(locale: "ar" | "en", isFaulty: (text: string, path: string) => boolean): string[] {
  return both[locale].filter(([path, text]) => isFaulty(text, path)).map(([path]) => path);
}

function isUnsound(text: string): boolean {
  try {
    compile(text);
    return text === "";
  } catch {
    return true;
  }
}

test("contains only valid, non-empty ICU messages", () => {
  expect(faults("ar", isUnsound)).toEqual([]);
  expect(faults("en", isUnsound)).toEqual([]);
});

test("has the same messages in both languages", () => {
  const paths = (locale: "ar" | "en") => both[locale].map(([path]) => path).toSorted();
  expect(paths("ar")).toEqual(paths("en"));
});

test("has all six Arabic plural forms", () => {
  const forms = ["zero", "one", "two", "few", "many", "other"];
  const isIncomplete = (text: string) =>
    text.includes(", plural,") && !forms.every((form) => text.includes(` ${form} {`));
  expect(faults("ar", isIncomplete)).toEqual([]);
});

test("uses in Arabic only placeholders that English uses", () => {
  const english = new Map(both.en);
  const hasStrangePlace = (text: string, path: string) =>
    [...text.matchAll(/\{([a-z]\w*)[},]/g)].some(
      ([, name]) => !english.get(path)?.includes(`{${name}`),
    );
  expect(faults("ar", hasStrangePlace)).toEqual([]);
});

test("contains no Arabic-Indic digits and no untranslated English in Arabic", () => {
  expect(faults("ar", (text) => /[٠-٩۰-۹]/.test(text))).toEqual([]);
  const inEnglish = new Map(both.en);
  const isLeft = (text: string, path: string) =>
    /[a-z]{3}/i.test(text.replace(/\{[^}]*\}/g, "")) && text === inEnglish.get(path);
  expect(faults("ar", isLeft)).toEqual([]);
});
