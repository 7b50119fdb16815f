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
  facetPosition: null,
  isComparable: true,
  minimum: null,
  maximum: null,
  values: [],
  ...changes,
});

const flux = attribute({ unit: "lm" });
const cct = attribute({ kind: "integer", unit: "K" });
const diameter = attribute({ code: "diameter_mm", unit: "mm" });
const cutout = attribute({ code: "cutout_mm", unit: "mm" });
const reel = attribute({ code: "length_mm", unit: "mm" });
const warranty = attribute({ kind: "integer", unit: "month" });
const life = attribute({ kind: "integer", unit: "h" });
const battery = attribute({ kind: "integer", unit: "year" });
const beam = attribute({ unit: "°" });
const thickness = attribute({ code: "door_thickness_mm", kind: "range", unit: "mm" });
const drop = attribute({ code: "drop_mm", kind: "range", unit: "mm" });
const yes = attribute({ kind: "boolean" });
const ip = attribute({
  kind: "enum",
  values: [{ code: "ip65", name: { ar: "IP65", en: "IP65" }, swatch: null, fitsAny: false }],
});
const room = attribute({
  kind: "multi",
  values: [
    { code: "dining", name: { ar: "سفرة", en: "Dining" }, swatch: null, fitsAny: false },
    { code: "stairs", name: { ar: "سلم", en: "Stairs" }, swatch: null, fitsAny: false },
  ],
});

describe("presentFact", () => {
  it.each([
    [flux, 4200, "4200 لومن", "4200 lm", false],
    [flux, 30000, "30,000 لومن", "30,000 lm", false],
    [cct, 3000, "3000 كلفن", "3000 K", false],
    [beam, 36, "36°", "36°", true],
    [diameter, 800, "80 سم", "80 cm", false],
    [diameter, 85, "8.5 سم", "8.5 cm", false],
    [cutout, 170, "170 مم", "170 mm", false],
    [drop, [700, 1400], "70–140 سم", "70–140 cm", false],
    [thickness, [38, 50], "38–50 مم", "38–50 mm", false],
    [thickness, [40, 40], "40 مم", "40 mm", false],
    [warranty, 36, "36 شهرًا", "36 months", false],
    [warranty, 24, "24 شهرًا", "24 months", false],
    [warranty, 6, "6 أشهر", "6 months", false],
    [warranty, 1, "شهر واحد", "1 month", false],
    [battery, 10, "10 سنوات", "10 years", false],
    [battery, 2, "سنتان", "2 years", false],
    [life, 15000, "15,000 ساعة", "15,000 hours", false],
    [attribute({ unit: "furlong" }), 3, "3 furlong", "3 furlong", true],
    [ip, "ip65", "IP65", "IP65", true],
    [room, ["dining", "stairs"], "سفرة، سلم", "Dining, Stairs", false],
    [yes, true, "نعم", "Yes", false],
    [yes, false, "لا", "No", false],
    [attribute({ kind: "text" }), { ar: "نص", en: "Text" }, "نص", "Text", false],
  ] as const)("formats value %# in Arabic and English", (of, value, ar, en, ltr) => {
    const fact = structuredClone(value) as Parameters<typeof presentFact>[1];
    expect(presentFact(of, fact, "ar", [])).toMatchObject({ value: ar, ltr });
    expect(presentFact(of, fact, "en", [])).toMatchObject({ value: en, ltr: true });
  });

  it("uses Latin digits without invisible marks", () => {
    expect(presentFact(flux, 123456, "ar", []).value).toMatch(/^[\d,]+ لومن$/);
  });
});

describe("optionLabel", () => {
  it("formats options like facts of the same products", () => {
    const hardware = ["safety-hardware", "door-security"];
    expect(optionLabel(diameter, "800", "ar", ["chandeliers"])).toBe("80 سم");
    expect(optionLabel(diameter, "800", "en", ["chandeliers"])).toBe("80 cm");
    expect(optionLabel(reel, "132", "ar", hardware)).toBe("132 مم");
    expect(presentFact(reel, 132, "ar", hardware).value).toBe("132 مم");
    expect(optionLabel(reel, "5000", "en", ["down-lights", "led-strips"])).toBe("5 m");
    expect(optionLabel(cct, "3000", "ar", [])).toBe("3000 كلفن");
    expect(optionLabel(ip, "ip65", "ar", [])).toBe("IP65");
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
  ] as const)("returns whether value %# is valid", (of, value, expected) => {
    expect(suits(of, structuredClone(value) as Parameters<typeof suits>[1])).toBe(expected);
  });
});
