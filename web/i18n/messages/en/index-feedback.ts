import { contact } from "./feedback/contact.ts";
import { ratings } from "./feedback/ratings.ts";

/** Additional messages for ratings and messages to the shop. */
export const messages = { ratings, contact };
