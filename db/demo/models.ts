/** The products' 3D models, made by `tools/render/models`: one for each form of a product. */
import { finishOf } from "./pictures.ts";
import type { Bilingual, DemoProduct, DemoVariant } from "./types.ts";

export const MODEL_TITLE: Bilingual = { ar: "مجسم ثلاثي الأبعاد", en: "Model in three dimensions" };

export interface DemoModel {
  /** File under db/demo/models/ without its extension. */
  name: string;
  /** The variants with this form; the first gives the model its measures. */
  variants: [DemoVariant, ...DemoVariant[]];
  /** Finishes that the model can show, the initial one first. */
  finishes: string[];
}

/** Attributes by which variants differ in form. Light, colour and price do not change it. */
const FORMS = /_mm$|^(?:lamp_count|gang|socket_type)$/;
/** Floodlights get larger with their power. */
const GROWING = "flood";

/** Plain fittings have no model: they are drawn. */
export function modelsOf(product: DemoProduct): DemoModel[] {
  if (product.drawing.family === "plain") return [];
  const forms = new Map<string, [DemoVariant, ...DemoVariant[]]>();
  for (const variant of product.variants) {
    const form = formOf(product, variant);
    const same = forms.get(form);
    if (same) same.push(variant);
    else forms.set(form, [variant]);
  }
  return [...forms.values()].map((variants) => ({
    name: forms.size === 1 ? product.code : `${product.code}--${sizeOf(product, variants[0])}`,
    variants,
    finishes: [...new Set(variants.map((variant) => finishOf(product, variant)))],
  }));
}

/** All attributes of a variant: the product's, its own, and its options. */
export function factsOf(product: DemoProduct, variant: DemoVariant): Record<string, unknown> {
  return { ...product.attributes, ...variant.attributes, ...variant.options };
}

function formOf(product: DemoProduct, variant: DemoVariant): string {
  const facts = Object.entries(factsOf(product, variant)).filter(
    ([code]) => FORMS.test(code) || (product.drawing.family === GROWING && code === "power_w"),
  );
  return JSON.stringify(facts.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The options that distinguish forms, as in `800` or `30-30`. */
function sizeOf({ options }: DemoProduct, variant: DemoVariant): string {
  const sizes = options.filter((code) => !["finish", "cct", "beam_angle"].includes(code));
  return sizes.map((code) => variant.options[code]).join("-");
}
