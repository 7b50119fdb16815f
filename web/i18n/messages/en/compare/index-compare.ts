import { comparePage } from "./compare-page.ts";

/** The comparison alone. */
export const messages = { comparePage };
