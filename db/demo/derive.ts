import type { DemoAttributeValue, DemoProduct, DemoVariant } from "./types.ts";

const CEILING_OF_WARM = 3300;
const CEILING_OF_NEUTRAL = 5300;

function nameOfColour(kelvin: number): string {
  if (kelvin <= CEILING_OF_WARM) return "warm";
  return kelvin <= CEILING_OF_NEUTRAL ? "neutral" : "cool";
}

/** Attributes derived from others: efficacy, energy per 1000 hours, name of the light colour. */
function derivedFacts(facts: Record<string, unknown>): Record<string, DemoAttributeValue> {
  const { luminous_flux: flux, power_w: power, cct, cap } = facts;
  const derived: Record<string, DemoAttributeValue> = {};
  if (typeof flux === "number" && typeof power === "number") {
    derived["efficacy"] = Math.round(flux / power);
    derived["kwh_1000h"] = Math.ceil(power);
  }
  if (typeof cct === "number") derived["cct_name"] = nameOfColour(cct);
  else if (cap !== undefined) derived["cct_name"] = "by-lamp";
  return derived;
}

function deriveVariant(product: DemoProduct, variant: DemoVariant): DemoVariant {
  const stated = { ...product.attributes, ...variant.attributes, ...variant.options };
  return { ...variant, attributes: { ...derivedFacts(stated), ...variant.attributes } };
}

/** The product with its derived attributes; those equal in all variants move up to the product. */
export function withDerivedFacts(product: DemoProduct): DemoProduct {
  const variants = product.variants.map((variant) => deriveVariant(product, variant));
  const first = variants[0]?.attributes ?? {};
  const common = Object.entries(first).filter(([code, value]) =>
    variants.every(({ attributes }) => Object.is(attributes?.[code], value)),
  );
  const shared = new Set(common.map(([code]) => code));
  return {
    ...product,
    attributes: { ...product.attributes, ...Object.fromEntries(common) },
    variants: variants.map(({ attributes = {}, ...variant }) => {
      const own = Object.entries(attributes).filter(([code]) => !shared.has(code));
      return own.length > 0 ? { ...variant, attributes: Object.fromEntries(own) } : variant;
    }),
  };
}
