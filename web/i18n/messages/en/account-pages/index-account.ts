import { account } from "./account.ts";
import { accounts } from "./accounts.ts";
import { wallet } from "./wallet.ts";

/** Beside the others under `/auth` and `/Account`. */
export const messages = { account, accounts, wallet };
