import { defineEvent } from "#server/platform/events.ts";

/** A visitor has added something to an empty cart. */
export const cartBegun = defineEvent<Record<string, never>>("cart.begun");
