import type { Messages } from "../../message-shape.ts";
import { alerts } from "./feedback/alerts.ts";
import { contact } from "./feedback/contact.ts";
import { sets } from "./feedback/sets.ts";
import { ratings } from "./feedback/ratings.ts";

/** Beside the others where people rate, ask for alerts and write to the shop. */
export const messages: Messages["feedback"] = { ratings, contact, alerts, sets };
