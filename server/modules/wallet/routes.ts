import { walletEndpoints } from "#contract/wallet/endpoints.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { presentEntry, presentWallet } from "./present-wallet.ts";
import { entryAt } from "./wallet-queries.ts";
import { deposit, withdraw } from "./write-entry.ts";

export const walletRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, walletEndpoints.getWallet, async ({ who, query }) =>
    presentWallet(db, who.id, query),
  );

  serveEndpoint(app, walletEndpoints.getCustomerWallet, async ({ params, query }) =>
    presentWallet(db, params.id, query),
  );

  serveEndpoint(app, walletEndpoints.changeCustomerWallet, async ({ who, params, body, request }) =>
    inTransaction(platform, async (work) => {
      const key = idempotencyKey(request, `wallet:${who.id}`, { ...params, ...body });
      const { answer } = await once(work, key, async () => {
        const change = {
          customerId: params.id,
          amount: body.amount,
          reason: "staff" as const,
          reference: null,
          note: body.note,
          staffId: who.id,
        };
        const { position } = await (body.type === "Deposit"
          ? deposit(work, change)
          : withdraw(work, change));
        return { position };
      });
      return presentEntry(await entryAt(work.db, params.id, answer.position));
    }),
  );
};
