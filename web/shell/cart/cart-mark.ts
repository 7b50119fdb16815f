import { STORAGE_KEYS } from "../session.ts";

const { cart, token } = STORAGE_KEYS;

/**
 * An inline script in the head of every page. Pages do not know their visitor, so they are sent for
 * both: the cart page is loading and empty, and a guest without a stored cart sees immediately that
 * it is empty; the checkout is empty, and a signed-in customer does not see it before it is filled.
 */
export const CART_SCRIPT = `try{const d=document.documentElement.dataset;localStorage.${token}?d.account="known":JSON.parse(localStorage.${cart}||"{}").items?.length||(d.cart="none")}catch{}`;
