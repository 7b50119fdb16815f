import { comparePage } from "./compare-page.ts";

/** Messages of the comparison only. */
export const messages = { comparePage };
