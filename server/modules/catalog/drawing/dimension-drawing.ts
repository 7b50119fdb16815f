import type { Locale } from "#contract/kernel/locale.ts";
import type { Dictionary } from "../dictionary.ts";
import type { VariantSheet } from "../products/read-sheet.ts";
import { drawFigure } from "./draw-figure.ts";
import { figureOf } from "./figure-of.ts";
import { type ReferenceKind, sceneOf } from "./reference.ts";

const UNIT: Record<Locale, string> = {
  ar: "كل الأبعاد بالملليمتر",
  en: "All dimensions in millimetres",
};

const REFERENCE: Record<ReferenceKind, Record<Locale, string>> = {
  person: { ar: "شخص طوله 170 سم", en: "A person, 170 cm" },
  door: { ar: "باب ارتفاعه 210 سم", en: "A door, 210 cm" },
  card: { ar: "بطاقة بنكية", en: "A bank card" },
};

/** The dimensions of a variant as an SVG drawing to scale; undefined when too little is known. */
export function dimensionDrawing(
  { categoryCodes, facts }: Pick<VariantSheet, "categoryCodes" | "facts">,
  { attributes }: Pick<Dictionary, "attributes">,
  locale: Locale,
): string | undefined {
  const views = figureOf(categoryCodes, facts);
  if (!views) return undefined;
  const scene = sceneOf(categoryCodes, facts, views);
  return drawFigure(views, scene, {
    nameOf: (code) => attributes.get(code)?.name[locale] ?? code,
    unit: UNIT[locale],
    reference: scene ? REFERENCE[scene.kind][locale] : "",
    direction: locale === "ar" ? "rtl" : "ltr",
  });
}
