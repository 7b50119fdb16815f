import { invoices } from "./invoices.ts";
import { orders } from "./orders.ts";
import { returns } from "./returns.ts";

/** Beside the others on pages about orders and in the account. */
export const messages = { invoices, orders, returns };
