/** Variants and how many of each, as addresses have them: `12-8_15-2`. Apart, so that pages need no schemas for them. */
export interface PlanPart {
  variantId: number;
  quantity: number;
}

export function partsText(parts: readonly PlanPart[]): string {
  return parts.map(({ variantId, quantity }) => `${variantId}-${quantity}`).join("_");
}

/** What is no part of a plan is left out. */
export function readParts(text: string): PlanPart[] {
  return text.split("_").flatMap((part) => {
    const [variantId = 0, quantity = 0] = part.split("-").map(Number);
    const isPart = Number.isInteger(variantId) && Number.isInteger(quantity) && quantity > 0;
    return isPart ? [{ variantId, quantity }] : [];
  });
}
