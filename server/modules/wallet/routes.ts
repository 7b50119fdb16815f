import { walletEndpoints } from "#contract/wallet/endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { presentWallet } from "./present-wallet.ts";
import { isCustomer } from "./wallet-queries.ts";

export const walletRoutes: ModulePlugin = (app, { db }) => {
  serveEndpoint(app, walletEndpoints.getWallet, async ({ who, query }) =>
    presentWallet(db, who.id, query),
  );

  serveEndpoint(app, walletEndpoints.getCustomerWallet, async ({ params, query }) => {
    if (!(await isCustomer(db, params.id))) refuse("not-found");
    return presentWallet(db, params.id, query);
  });
};
