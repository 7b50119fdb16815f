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

const both = { ar: texts(ar as Tree), en: texts(en as Tree) };
const names = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]));

test.each(Object.entries(both))("every message of %s is sound ICU and says something", (_, all) => {
  for (const [path, text] of all) {
    expect(text.trim(), path).not.toBe("");
    expect(() => compile(text), path).not.toThrow();
  }
});

test("Arabic counts have all six forms", () => {
  for (const [path, text] of both.ar.filter(([, words]) => words.includes(", plural,"))) {
    for (const form of ["zero", "one", "two", "few", "many", "other"]) {
      expect(text, path).toMatch(new RegExp(`\\b${form} \\{`));
    }
  }
});

test("both languages have the same messages with the same places", () => {
  const english = new Map(both.en);
  expect(both.ar.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
  for (const [path, text] of both.ar) {
    const places = [...names(text)].filter((name) => name !== undefined && /^[a-z]\w*$/.test(name));
    for (const name of places) expect(english.get(path), path).toContain(`{${name}`);
  }
});

test("no Arabic-Indic digits: one numeral system on every surface", () => {
  for (const [path, text] of both.ar) expect(text, path).not.toMatch(/[٠-٩۰-۹]/);
});
