import { account } from "./account.ts";
import { accounts } from "./accounts.ts";
import { plans } from "./plans.ts";
import { wallet } from "./wallet.ts";

/** Beside the others under `/auth` and `/Account`. */
export const messages = { account, accounts, plans, wallet };
