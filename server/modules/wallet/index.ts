import { customerErased } from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { eraseNotes } from "./erase-notes.ts";
import { walletRequestRoutes } from "./requests/routes.ts";
import { walletRoutes } from "./routes.ts";

export { exportWallet } from "./export-wallet.ts";
export { walletInvariants } from "./invariants.ts";
export { mergeWallets } from "./merge-wallets.ts";
export { walletBalance } from "./wallet-queries.ts";
export { forgetOrderRequests } from "./erase-notes.ts";
export { type GivingInput, serveGivingCommand } from "./requests/serve-giving-command.ts";
export { deposit, withdraw } from "./write-entry.ts";

export const walletModule: ModulePlugin = (app, platform) => {
  walletRoutes(app, platform);
  walletRequestRoutes(app, platform);
  platform.events.inTransaction(customerErased, (work, { customerId }) =>
    eraseNotes(work, customerId),
  );
};
