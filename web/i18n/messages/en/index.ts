import { cart } from "./cart.ts";
import { catalog } from "./catalog.ts";
import { favourites } from "./favourites.ts";
import { forms } from "./forms.ts";
import { shell } from "./shell.ts";
import { storefront } from "./storefront.ts";

/** Messages of every page. */
export const messages = { shell, forms, catalog, storefront, cart, favourites };
