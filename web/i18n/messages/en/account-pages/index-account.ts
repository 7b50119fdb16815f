import { account } from "./account.ts";
import { accounts } from "./accounts.ts";
import { plans } from "./plans.ts";
import { wallet } from "./wallet.ts";

/** Additional messages of `/auth` and `/Account`. */
export const messages = { account, accounts, plans, wallet };
