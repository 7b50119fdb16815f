import { cart } from "./cart.ts";
import { catalog } from "./catalog.ts";
import { favourites } from "./favourites.ts";
import { forms } from "./forms.ts";
import { search } from "./search.ts";
import { shell } from "./shell.ts";

/** What every page brings along. */
export const messages = { shell, forms, catalog, search, cart, favourites };
