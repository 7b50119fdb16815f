import { account } from "./account.ts";
import { cart } from "./cart.ts";
import { catalog } from "./catalog.ts";
import { home } from "./home.ts";
import { orders } from "./orders.ts";
import { search } from "./search.ts";
import { shell } from "./shell.ts";

export const messages = { shell, home, catalog, search, cart, orders, account };
