import type { Messages } from "../../message-shape.ts";
import { invoices } from "./invoices.ts";
import { cartCheck } from "./cart-check.ts";
import { orders } from "./orders.ts";
import { proof } from "./proof.ts";
import { returns } from "./returns.ts";

export const messages: Messages["orders"] = { cartCheck, invoices, orders, proof, returns };
