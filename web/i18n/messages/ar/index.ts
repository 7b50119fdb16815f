import type { Messages } from "../../message-shape.ts";
import { cart } from "./cart.ts";
import { catalog } from "./catalog.ts";
import { favourites } from "./favourites.ts";
import { forms } from "./forms.ts";
import { shell } from "./shell.ts";
import { storefront } from "./storefront.ts";

export const messages: Messages["shop"] = { shell, forms, catalog, storefront, cart, favourites };
