import type { ModulePlugin } from "#server/platform/module.ts";
import { presentEntry } from "./present-wallet.ts";
import { walletRoutes } from "./routes.ts";
import { eraseNotes } from "./erase-notes.ts";
import { entriesOf } from "./wallet-queries.ts";

export { walletInvariants } from "./invariants.ts";
export { walletBalance } from "./wallet-queries.ts";
export { deposit, withdraw } from "./write-entry.ts";

/** More entries than anybody has. */
const EVERYTHING = { page: 1, pageSize: 100_000 };

export const walletModule: ModulePlugin = (app, platform) => {
  walletRoutes(app, platform);
  platform.events.within("customer.erased", (work, { customerId }) => eraseNotes(work, customerId));
  platform.questions.answer("customer.data", "wallet", async (db, { customerId }) => {
    const entries = await entriesOf(db, customerId, EVERYTHING);
    return entries.map(presentEntry);
  });
};
