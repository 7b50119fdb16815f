import type { DeliveryTerms } from "#contract/pricing/delivery.ts";

/** What delivery of an order of this value costs; the server's answer at checkout is the last word. */
export function deliveryFee({ fee, freeFrom }: DeliveryTerms, value: number): number {
  return freeFrom !== null && value >= freeFrom ? 0 : fee;
}

/** How much is missing for free delivery; null where it is free already or never. */
export function missingForFree({ fee, freeFrom }: DeliveryTerms, value: number): number | null {
  return freeFrom === null || fee === 0 || value >= freeFrom ? null : freeFrom - value;
}
