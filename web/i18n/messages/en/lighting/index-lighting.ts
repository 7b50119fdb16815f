import { cartCheck } from "./cart-check.ts";

/** Beside the others in the cart and at the checkout. */
export const messages = { cartCheck };
