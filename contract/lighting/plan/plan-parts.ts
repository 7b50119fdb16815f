/**
 * Variants with quantities, as in URLs: `12-8_15-2`. In a separate file, so that pages need no
 * schemas for them.
 */
export interface PlanPart {
  variantId: number;
  quantity: number;
}

export function partsText(parts: readonly PlanPart[]): string {
  return parts.map(({ variantId, quantity }) => `${variantId}-${quantity}`).join("_");
}

/** Skips invalid parts. */
export function readParts(text: string): PlanPart[] {
  return text.split("_").flatMap((part) => {
    const [variantId = 0, quantity = 0] = part.split("-").map(Number);
    const isPart = Number.isInteger(variantId) && Number.isInteger(quantity) && quantity > 0;
    return isPart ? [{ variantId, quantity }] : [];
  });
}
