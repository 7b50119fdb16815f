import type { Messages } from "../../message-shape.ts";
import { contact } from "./feedback/contact.ts";
import { ratings } from "./feedback/ratings.ts";

/** Beside the others where people rate and write to the shop. */
export const messages: Messages["feedback"] = { ratings, contact };
