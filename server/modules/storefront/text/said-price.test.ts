import { describe, expect, it } from "vitest";
import { processorMs, yardstickMs } from "#server/testing/measure-time.ts";
import { takePrice } from "./said-price.ts";

function read(text: string) {
  const { price, rest } = takePrice(text);
  return { ...(price && { min: price.min, max: price.max }), rest };
}

describe("takePrice", () => {
  it.each([
    // Up to.
    ["نجف تحت 3000", { min: null, max: 3000, rest: "نجف" }],
    ["نجفة أقل من ٢٠٠٠ جنيه", { min: null, max: 2000, rest: "نجفة" }],
    ["chandelier under 5000 egp", { min: null, max: 5000, rest: "chandelier" }],
    ["chandelier max 5k egp", { min: null, max: 5000, rest: "chandelier" }],
    ["سبوت لحد 1,500 ج.م.", { min: null, max: 1500, rest: "سبوت" }],
    ["نجفة مش اكتر من خمسة آلاف جنيه", { min: null, max: 5000, rest: "نجفة" }],
    ["نجفة 5000 بحد أقصى مودرن", { min: null, max: 5000, rest: "نجفة مودرن" }],
    ["اكرة تحت الف", { min: null, max: 1000, rest: "اكرة" }],
    ["اكرة اقل من خمسمية جنيه سودا", { min: null, max: 500, rest: "اكرة سودا" }],
    ["under LE 400 spot", { min: null, max: 400, rest: "spot" }],
    // From.
    ["نجفة فوق 20000", { min: 20_000, max: null, rest: "نجفة" }],
    ["نجفة أكتر من 20 ألف", { min: 20_000, max: null, rest: "نجفة" }],
    ["chandelier over 20000 LE", { min: 20_000, max: null, rest: "chandelier" }],
    // Between.
    ["دلاية من 1000 ل 3000", { min: 1000, max: 3000, rest: "دلاية" }],
    ["دلاية بين 1000 و3000 جنيه", { min: 1000, max: 3000, rest: "دلاية" }],
    ["pendant 1000-3000 egp black", { min: 1000, max: 3000, rest: "pendant black" }],
    ["pendant from 3000 to 1000", { min: 1000, max: 3000, rest: "pendant" }],
    // Roughly.
    ["نجفة 1000 جنيه", { min: 850, max: 1150, rest: "نجفة" }],
    ["نجفة ب 1000 جنيه", { min: 850, max: 1150, rest: "نجفة" }],
    ["لمبة بمية جنيه", { min: 85, max: 115, rest: "لمبة" }],
    ["نجفة بخمسة وعشرين ألف جنيه كريستال", { min: 21_250, max: 28_750, rest: "نجفة كريستال" }],
    ["نجفة 3 آلاف جنيه", { min: 2550, max: 3450, rest: "نجفة" }],
    ["EGP 1000 lock", { min: 850, max: 1150, rest: "lock" }],
    ["1000ج كالون", { min: 850, max: 1150, rest: "كالون" }],
    ["تحت 100 جنيه", { min: null, max: 100, rest: "" }],
  ])("reads the price from %s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    "سبوت ٧ وات",
    "لمبة اقل من 10 وات",
    "لمبة تحت 3000 كلفن",
    "lamp under 3000k",
    "دلاية من 60 ل 80 سم",
    "دلاية من 100 ل 120 سم",
    "نجفة فوق السفرة",
    "نجفة 5000",
    "max 60 cm",
    "كالون 60/72",
    "بانل 60 في 60",
    "HL-80-BR",
    "نجفة ب 0 جنيه",
    "شريط ليد 220 فولت",
  ])("reads no price from %s", (text) => {
    expect(takePrice(text)).toEqual({ price: undefined, rest: text });
  });

  it("returns the price text as typed", () => {
    expect(takePrice("نجفة  أقل من ٢٠٠٠ جنيه سودا").price).toEqual({
      kind: "up-to",
      min: null,
      max: 2000,
      typed: "أقل من ٢٠٠٠ جنيه",
    });
  });

  it("parses hostile queries within the time limit", () => {
    const hostile = ["1 ".repeat(100), "من 1 ".repeat(40), "الف ".repeat(50), "خمسة و".repeat(40)];
    const before = processorMs();
    for (const text of hostile) takePrice(text);
    expect(processorMs() - before).toBeLessThan(50 * yardstickMs());
  });
});
