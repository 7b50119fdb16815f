import { expect, test } from "vitest";
import { completionsFrom } from "./completions.ts";

const NAMES = [
  "سبوت «عمق» دفن 10 وات",
  "سبوت «إطار» دفن مع لمبة GU10",
  "سبوت «نقطة» ظاهر 7 وات",
  "“Safa” round recessed downlight",
  "“Rokn” square recessed downlight",
];
const complete = (text: string, searched: string[] = []) =>
  completionsFrom(text, { searched, names: NAMES });

test("completes a word and continues it with words from product names", () => {
  expect(complete("سبو")).toEqual(["سبوت", "سبوت دفن"]);
  expect(complete("سبوت")).toEqual(["سبوت دفن"]);
  expect(complete("rec")).toEqual(["recessed", "recessed downlight"]);
});

test("lists frequent searches first in any spelling", () => {
  expect(complete("سبوت", ["نجفة", "سبوت ٧ وات", "سبوت دفن"])).toEqual(["سبوت ٧ وات", "سبوت دفن"]);
  expect(complete("نجفه", ["نجفة كريستال"])).toEqual(["نجفة كريستال"]);
});

test("does not suggest given names, numbers or particles", () => {
  expect(complete("عم")).toEqual([]);
  expect(complete("دفن")).toEqual([]);
  expect(complete("10")).toEqual([]);
  expect(complete("  ")).toEqual([]);
});

test("does not suggest the exact query already typed", () => {
  expect(complete("سبوت دفن", ["سبوت دفن"])).toEqual([]);
});
