import { mayStaff } from "#contract/kernel/permissions.ts";
import {
  WALLET_REQUESTS_PAGE,
  type WalletRequest,
  walletRequestEndpoints as contract,
} from "#contract/wallet/request-endpoints.ts";
import { type Staff, serveStaffCommand } from "#server/modules/staff/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { presentEntry } from "../present-wallet.ts";
import { entryAt } from "../wallet-queries.ts";
import { type ChangeAnswer, changeByStaff } from "./change-by-staff.ts";
import { approveRequest, type Decider, declineRequest } from "./decide-request.ts";
import { listRequests, requestById } from "./request-queries.ts";

/**
 * Wallet changes by staff. Notes and reasons stay out of the audit log: people write names into
 * them, and it outlives an erasure.
 */
export const walletRequestRoutes: ModulePlugin = (app, platform) => {
  serveStaffCommand(app, platform, contract.changeCustomerWallet, async (input) => {
    const { work, who, params, body, request, record, nothingDone } = input;
    const key = idempotencyKey(request, `wallet:${who.id}`, { ...params, ...body });
    const { answer, repeated } = await once(work, key, () =>
      changeByStaff(work, { customerId: params.id, ...body, staffId: who.id }),
    );
    if (repeated) nothingDone();
    else
      await record({
        action: `wallet.${"requestId" in answer ? "request" : body.type.toLowerCase()}`,
        target: `customer:${params.id}`,
        after: { type: body.type, amount: body.amount, ...answer },
      });
    return presentAnswer(work.db, who, params.id, answer);
  });

  serveEndpoint(app, contract.listWalletRequests, async ({ who, query }) => {
    const { page, state, customer } = query;
    const { mayWallet: withWallets } = deciderOf(who);
    const search = { state, customer, withWallets, page, pageSize: WALLET_REQUESTS_PAGE };
    const found = await listRequests(platform.db, who.id, search);
    return { ...found, page, pageSize: WALLET_REQUESTS_PAGE };
  });

  serveStaffCommand(app, platform, contract.approveWalletRequest, async (input) => {
    const { work, who, params, record, nothingDone } = input;
    const isNew = await approveRequest(work, params.id, deciderOf(who), input);
    const request = await read(work.db, who, params.id);
    if (isNew)
      await record({
        action: "wallet.approve",
        target: targetOf(request),
        before: { request: params.id, state: "waiting" },
        after: {
          request: params.id,
          state: "approved",
          kind: request.kind,
          type: request.processType,
          amount: request.amount,
          balance: request.balance,
        },
      });
    else nothingDone();
    return request;
  });

  serveStaffCommand(app, platform, contract.declineWalletRequest, async (input) => {
    const { work, who, params, body, record } = input;
    await declineRequest(work, params.id, deciderOf(who), body.reason);
    const request = await read(work.db, who, params.id);
    await record({
      action: "wallet.decline",
      target: targetOf(request),
      before: { request: params.id, state: "waiting" },
      after: { request: params.id, state: "declined", amount: request.amount },
    });
    return request;
  });
};

function deciderOf({ id, role }: Staff): Decider {
  return { staffId: id, mayWallet: mayStaff(role, "wallet:write") };
}

function targetOf({ customer, orderNumber }: WalletRequest): string {
  return customer ? `customer:${customer.id}` : `order:${orderNumber}`;
}

async function presentAnswer(db: Connection, who: Staff, customerId: number, answer: ChangeAnswer) {
  return "requestId" in answer
    ? { entry: null, request: await read(db, who, answer.requestId) }
    : { entry: presentEntry(await entryAt(db, customerId, answer.position)), request: null };
}

async function read(db: Connection, who: Staff, id: number) {
  return (await requestById(db, who.id, id)) ?? refuse("not-found");
}
