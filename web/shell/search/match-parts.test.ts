import { expect, test } from "vitest";
import { matchParts } from "./match-parts.ts";

const marked = (name: string, typed: string) =>
  matchParts(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test.each([
  ["نجفة «هالة» حلقة ليد", "نجفه", "[نجفة] «هالة» حلقة ليد"],
  ["نجفة «هالة» حلقة ليد", "هال", "نجفة «[هال]ة» حلقة ليد"],
  ["دليل النجف", "نجف", "دليل ال[نجف]"],
  ["كاشف «نَفَس»", "نفس", "كاشف «[نَفَس]»"],
  ["“Hala” ring chandelier", "CHAN ha", "“[Ha]la” ring [chan]delier"],
  ["سبوت 7 وات", "٧", "سبوت [7] وات"],
  ["Table lamp", "able", "Table lamp"],
  ["Lamp", "", "Lamp"],
])("marks in “%s” the term “%s”: %s", (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected);
});
