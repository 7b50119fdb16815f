import { STORAGE_KEYS } from "../session.ts";

const { cart, token } = STORAGE_KEYS;

/**
 * Stands in the head of every page: pages do not know whose they are, so the cart's page is sent with both, a cart that is
 * being fetched and an empty one. A guest whose browser keeps no cart sees at once that it is empty.
 */
export const CART_SCRIPT = `try{localStorage.${token}||JSON.parse(localStorage.${cart}||"{}").items?.length||(document.documentElement.dataset.cart="none")}catch{}`;
