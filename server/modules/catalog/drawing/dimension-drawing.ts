import type { Locale } from "#contract/kernel/locale.ts";
import type { Dictionary } from "../dictionary.ts";
import type { VariantSheet } from "../products/read-sheet.ts";
import { drawFigure } from "./draw-figure.ts";
import { figureOf } from "./figure-of.ts";

const UNIT: Record<Locale, string> = {
  ar: "كل الأبعاد بالملليمتر",
  en: "All dimensions in millimetres",
};

/** The dimensions of a variant as an SVG drawing to scale; undefined when too little is known. */
export function dimensionDrawing(
  { categoryCodes, facts }: Pick<VariantSheet, "categoryCodes" | "facts">,
  { attributes }: Pick<Dictionary, "attributes">,
  locale: Locale,
): string | undefined {
  const views = figureOf(categoryCodes, facts);
  if (!views) return undefined;
  return drawFigure(views, {
    nameOf: (code) => attributes.get(code)?.name[locale] ?? code,
    unit: UNIT[locale],
    direction: locale === "ar" ? "rtl" : "ltr",
  });
}
