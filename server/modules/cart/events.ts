import { defineEvent } from "#server/platform/events.ts";

/** A visitor has put something into a cart in which there was nothing. */
export const cartBegun = defineEvent<Record<string, never>>("cart.begun");
