import { STORAGE_KEYS } from "../session.ts";

const { cart, token } = STORAGE_KEYS;

/**
 * An inline script in the head of every page. Pages do not know their visitor, so the cart page is
 * sent with both states: loading and empty. A guest without a stored cart sees immediately that it
 * is empty.
 */
export const CART_SCRIPT = `try{localStorage.${token}||JSON.parse(localStorage.${cart}||"{}").items?.length||(document.documentElement.dataset.cart="none")}catch{}`;
