import type { Messages } from "../../../message-shape.ts";
import { account } from "./account.ts";
import { accounts } from "./accounts.ts";
import { plans } from "./plans.ts";
import { wallet } from "./wallet.ts";

export const messages: Messages["account"] = { account, accounts, plans, wallet };
