import { type ProcessType, walletEndpoints } from "#contract/wallet/endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { presentEntry, presentWallet } from "./present-wallet.ts";
import { entryAt, isCustomer } from "./wallet-queries.ts";
import { deposit, withdraw } from "./write-entry.ts";

export const walletRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, walletEndpoints.getWallet, async ({ who, query }) =>
    presentWallet(db, who.id, query),
  );

  serveEndpoint(app, walletEndpoints.getCustomerWallet, async ({ params, query }) => {
    if (!(await isCustomer(db, params.id))) refuse("not-found");
    return presentWallet(db, params.id, query);
  });

  serveStaffCommand(app, platform, walletEndpoints.changeCustomerWallet, async (input) => {
    const { work, who, params, body, request, record, nothingDone } = input;
    if (!(await isCustomer(work.db, params.id))) refuse("not-found");
    const key = idempotencyKey(request, `wallet:${who.id}`, { ...params, ...body });
    const { answer, repeated } = await once(work, key, async () => {
      const { position, balance } = await change(work, params.id, body, who.id);
      return { position, balance };
    });
    if (repeated) nothingDone();
    else
      await record({
        action: `wallet.${body.type.toLowerCase()}`,
        target: `customer:${params.id}`,
        // Not the note: people write names into it, and the log outlives an erasure.
        after: { amount: body.amount, balance: answer.balance },
      });
    return presentEntry(await entryAt(work.db, params.id, answer.position));
  });
};

async function change(
  work: Work,
  customerId: number,
  { type, amount, note }: { type: ProcessType; amount: number; note: string },
  staffId: number,
) {
  const command = type === "Deposit" ? deposit : withdraw;
  return command(work, { customerId, amount, reason: "staff", reference: null, note, staffId });
}
