import { expect, test } from "vitest";
import { completeness, figureWarnings, type ProductTexts } from "./completeness.ts";

const WHOLE: ProductTexts = {
  name: { ar: "نجفة هالة ٦٠ سم", en: "Hala chandelier 60 cm" },
  summary: { ar: "ثلاث لمبات", en: "Three lamps" },
  description: { ar: "قدرة ١٬٢٠٠ لومن", en: "1,200 lm" },
  sellingPoints: [{ ar: "ضمان 24 شهر", en: "24 months' warranty" }],
  careNotes: null,
  pictures: [{ alt: { ar: "النجفة", en: "The chandelier" } }],
  documents: [],
};

test("scores a product with every text 100 in both languages", () => {
  const whole = { score: 100, missing: [] };
  expect(completeness(WHOLE)).toEqual({ ar: whole, en: whole });
  expect(figureWarnings(WHOLE)).toEqual([]);
});

test("weights a missing name more than a missing alt text, per language", () => {
  const without = (text: { ar: string; en: string }) => ({ ...text, en: " " });
  const nameless = completeness({ ...WHOLE, name: without(WHOLE.name) });
  const blind = completeness({ ...WHOLE, pictures: [{ alt: { ar: "النجفة", en: "" } }] });
  expect(nameless.ar.score).toBe(100);
  expect(nameless.en).toEqual({ score: 62, missing: ["name"] });
  expect(blind.en).toEqual({ score: 93, missing: ["pictures.0.alt"] });
});

test("scores 0 without texts and reports missing selling points", () => {
  const empty = { ar: "", en: "" };
  const bare = { ...WHOLE, name: empty, summary: empty, description: empty };
  const { ar } = completeness({ ...bare, sellingPoints: [], pictures: [] });
  expect(ar).toEqual({ score: 0, missing: ["name", "summary", "description", "sellingPoints"] });
});

test("reports figures that appear in one language only, in any digits", () => {
  const wrong = { ...WHOLE, description: { ar: "قدرة ١٫٥ وات و٢٢٠ فولت", en: "1.5 W, 240 V" } };
  expect(figureWarnings(wrong)).toEqual([
    { path: "description", only: { ar: ["220"], en: ["240"] } },
  ]);
});

test("ignores figures of untranslated texts", () => {
  expect(figureWarnings({ ...WHOLE, name: { ar: "نجفة 60", en: "" } })).toEqual([]);
});
