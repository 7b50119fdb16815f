import { invoices } from "./invoices.ts";
import { orders } from "./orders.ts";

/** Beside the others on pages about orders and in the account. */
export const messages = { invoices, orders };
