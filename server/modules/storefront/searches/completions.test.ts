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

test("a word is completed, and continued as several products are called", () => {
  expect(complete("سبو")).toEqual(["سبوت", "سبوت دفن"]);
  expect(complete("سبوت")).toEqual(["سبوت دفن"]);
  expect(complete("rec")).toEqual(["recessed", "recessed downlight"]);
});

test("what others search for comes first, in whatever letters it is typed", () => {
  expect(complete("سبوت", ["نجفة", "سبوت ٧ وات", "سبوت دفن"])).toEqual(["سبوت ٧ وات", "سبوت دفن"]);
  expect(complete("نجفه", ["نجفة كريستال"])).toEqual(["نجفة كريستال"]);
});

test("a given name, a number and a little word complete nothing", () => {
  expect(complete("عم")).toEqual([]);
  expect(complete("دفن")).toEqual([]);
  expect(complete("10")).toEqual([]);
  expect(complete("  ")).toEqual([]);
});

test("what is typed in full is not offered once more", () => {
  expect(complete("سبوت دفن", ["سبوت دفن"])).toEqual([]);
});
