import type { DemoProduct } from "./types.ts";

/** A figure with its unit, as stated in a text. */
export interface StatedMeasure {
  /** As written. */
  said: string;
  /** In the facts' unit. */
  value: number;
  /** The figure with the unit in its English spelling: `75 cm`, `36°`. */
  name: string;
}

const MEASURE =
  /(\d[\d,]*(?:\.\d+)?)[\s-]?(W|وات|lm|لومن|K|كلفن|mm|مم|cm|سم|kg|كجم|°|درجة)(?!\p{L})/gu;
/** Facts give lengths in mm, texts also in cm. */
const PER_UNIT: Record<string, number> = { cm: 10, سم: 10 };
const SPELLED: Record<string, string> = {
  مم: "mm",
  سم: "cm",
  كجم: "kg",
  وات: "W",
  لومن: "lm",
  كلفن: "K",
  درجة: "°",
};

export function statedMeasures(text: string): StatedMeasure[] {
  return [...text.matchAll(MEASURE)].map(([said, figure = "", unit = ""]) => {
    const spelled = SPELLED[unit] ?? unit;
    return {
      said,
      value: Number(figure.replaceAll(",", "")) * (PER_UNIT[unit] ?? 1),
      name: `${figure}${spelled === "°" ? "" : " "}${spelled}`,
    };
  });
}

/**
 * All values in the facts of a product and its variants: figures, codes, and both ends of ranges.
 */
export function factsOf({ attributes, variants }: DemoProduct) {
  const all = variants.map((variant) => ({
    ...attributes,
    ...variant.attributes,
    ...variant.options,
  }));
  const values = all.flatMap((facts) => Object.values(facts).flat());
  return {
    all,
    figures: new Set(values.filter((value) => typeof value === "number")),
    codes: new Set(values.filter((value) => typeof value === "string")),
  };
}
