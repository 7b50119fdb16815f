import { describe, expect, it } from "vitest";
import type { Attribute } from "../dictionary.ts";
import { suits } from "./check-facts.ts";
import { optionLabel, presentFact } from "./present-fact.ts";

const attribute = (changes: Partial<Attribute>): Attribute => ({
  code: "fact",
  kind: "number",
  unit: null,
  name: { ar: "اسم", en: "Name" },
  explanation: null,
  group: "light",
  isFacet: true,
  isComparable: true,
  values: [],
  ...changes,
});

const flux = attribute({ unit: "lm" });
const cct = attribute({ kind: "integer", unit: "K" });
const size = attribute({ unit: "mm" });
const beam = attribute({ unit: "°" });
const drop = attribute({ kind: "range", unit: "mm" });
const yes = attribute({ kind: "boolean" });
const ip = attribute({
  kind: "enum",
  values: [{ code: "ip65", name: { ar: "IP65", en: "IP65" }, swatch: null }],
});
const room = attribute({
  kind: "multi",
  values: [
    { code: "dining", name: { ar: "سفرة", en: "Dining" }, swatch: null },
    { code: "stairs", name: { ar: "سلم", en: "Stairs" }, swatch: null },
  ],
});

describe("presentFact", () => {
  it.each([
    [flux, 4200, "4200 lm", "4200 lm", true],
    [flux, 30000, "30,000 lm", "30,000 lm", true],
    [cct, 3000, "3000 K", "3000 K", true],
    [beam, 36, "36°", "36°", true],
    [drop, [38, 50], "38–50 mm", "38–50 mm", true],
    [drop, [40, 40], "40 mm", "40 mm", true],
    [ip, "ip65", "IP65", "IP65", true],
    [room, ["dining", "stairs"], "سفرة، سلم", "Dining, Stairs", false],
    [yes, true, "نعم", "Yes", false],
    [yes, false, "لا", "No", false],
    [attribute({ kind: "text" }), { ar: "نص", en: "Text" }, "نص", "Text", false],
  ] as const)("%#", (of, value, ar, en, ltr) => {
    const fact = structuredClone(value) as Parameters<typeof presentFact>[1];
    expect(presentFact(of, fact, "ar")).toMatchObject({ value: ar, ltr });
    expect(presentFact(of, fact, "en")).toMatchObject({ value: en, ltr: true });
  });

  it("uses no Arabic-Indic digits and no invisible marks", () => {
    expect(presentFact(flux, 123456, "ar").value).toMatch(/^[\d,]+ lm$/);
  });
});

describe("optionLabel", () => {
  it("speaks of whole centimetres as such", () => {
    expect(optionLabel(size, "800", "ar")).toBe("80 سم");
    expect(optionLabel(size, "800", "en")).toBe("80 cm");
    expect(optionLabel(size, "85", "ar")).toBe("85 mm");
    expect(optionLabel(size, "128", "en")).toBe("128 mm");
    expect(optionLabel(cct, "3000", "ar")).toBe("3000 K");
    expect(optionLabel(ip, "ip65", "ar")).toBe("IP65");
  });
});

describe("suits", () => {
  it.each([
    [flux, 12.5, true],
    [flux, "12", false],
    [flux, Number.NaN, false],
    [cct, 3000, true],
    [cct, 3000.5, false],
    [ip, "ip65", true],
    [ip, "ip99", false],
    [room, ["dining"], true],
    [room, [], false],
    [room, ["garage"], false],
    [drop, [1, 2], true],
    [drop, [2, 1], false],
    [drop, [1], false],
    [yes, false, true],
    [yes, "false", false],
    [attribute({ kind: "text" }), { ar: "ا", en: "a" }, true],
    [attribute({ kind: "text" }), "a", false],
  ] as const)("%#", (of, value, expected) => {
    expect(suits(of, structuredClone(value) as Parameters<typeof suits>[1])).toBe(expected);
  });
});
