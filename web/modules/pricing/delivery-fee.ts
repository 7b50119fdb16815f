import type { PromisedDelivery } from "#contract/pricing/delivery.ts";

/** The delivery fee for an order of this value; the server's quote at checkout is final. */
export function deliveryFee({ fee, freeFrom }: PromisedDelivery, value: number): number {
  return freeFrom !== null && value >= freeFrom ? 0 : fee;
}

/** How much is missing for free delivery; null if it is already free or never is. */
export function missingForFree({ fee, freeFrom }: PromisedDelivery, value: number): number | null {
  return freeFrom === null || fee === 0 || value >= freeFrom ? null : freeFrom - value;
}
