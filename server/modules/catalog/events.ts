import { defineEvent } from "#server/platform/events.ts";

/** What lists, search and pages show of these products may have changed. */
export const productChanged = defineEvent<{ productIds: number[] }>("product.changed");
