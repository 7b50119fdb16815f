import { invoices } from "./invoices.ts";
import { cartCheck } from "./cart-check.ts";
import { orders } from "./orders.ts";
import { proof } from "./proof.ts";
import { returns } from "./returns.ts";

/** Beside the others in the cart, on pages about orders and in the account. */
export const messages = { cartCheck, invoices, orders, proof, returns };
