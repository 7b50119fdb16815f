import { defineEvent } from "#server/platform/events.ts";

/** More units of some variants of these products can be ordered than before. */
export const stockRaised = defineEvent<{ productIds: number[] }>("stock.raised");
