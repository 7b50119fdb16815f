import { alerts } from "./feedback/alerts.ts";
import { sets } from "./feedback/sets.ts";

/** What the page of a product fetches after its first view. */
export const messages = { alerts, sets };
