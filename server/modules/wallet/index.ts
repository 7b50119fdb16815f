import { customerErased, customerMerged } from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { walletRoutes } from "./routes.ts";
import { mergeWallets } from "./merge-wallets.ts";
import { eraseNotes } from "./erase-notes.ts";
import { walletRequestRoutes } from "./requests/routes.ts";

export { exportWallet } from "./export-wallet.ts";
export { walletInvariants } from "./invariants.ts";
export { walletBalance } from "./wallet-queries.ts";
export { deposit, withdraw } from "./write-entry.ts";

export const walletModule: ModulePlugin = (app, platform) => {
  walletRoutes(app, platform);
  walletRequestRoutes(app, platform);
  platform.events.inTransaction(customerMerged, (work, { customerId, fromCustomerId }) =>
    mergeWallets(work, fromCustomerId, customerId),
  );
  platform.events.inTransaction(customerErased, (work, { customerId }) =>
    eraseNotes(work, customerId),
  );
};
