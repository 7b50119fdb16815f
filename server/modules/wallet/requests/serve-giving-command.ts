import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Endpoint, EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { RequestKind } from "#contract/wallet/request-endpoints.ts";
import {
  type KnownStaff,
  RecordedRefusal,
  serveStaffCommand,
  type StaffCommandInput,
} from "#server/modules/staff/index.ts";
import { defineEvent } from "#server/platform/events.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { countGiven } from "./count-given.ts";

type StaffEndpoint = Endpoint & { access: "staff" };

/** Money of an order that a command gives. */
export interface GivenMoney {
  kind: Exclude<RequestKind, "wallet">;
  /** Piastres; 0: none. */
  amount: number;
  orderNumber: string;
}

export type GivingInput<E extends Endpoint> = StaffCommandInput<E> & {
  /** The members who answer for the money: the one who gives it, and the one who approves it. */
  members: readonly number[];
  /** Counts the money, as the last step of the command; refuses above the member's limit. */
  give: (money: GivenMoney) => Promise<void>;
};

/** What is repeated once another member approves it. */
export interface StoredCommand {
  path: string;
  params: unknown;
  body: unknown;
}

/** A request about an order is approved: its command runs in this transaction. */
export const moneyApproved = defineEvent<{
  command: StoredCommand;
  amount: number;
  asker: KnownStaff;
  /** Of the member who approves. */
  input: StaffCommandInput<StaffEndpoint>;
}>("wallet.money-approved");

/**
 * Registers a write by staff that may give money away. Above what a member may give alone in a day,
 * nothing is done, and the command becomes a request that another member decides.
 */
export function serveGivingCommand<E extends StaffEndpoint>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  command: (input: GivingInput<E>) => Promise<EndpointResponse<E>>,
): void {
  serveStaffCommand(app, platform, endpoint, (input) => {
    const { work, who, params, body } = input;
    const give = async (money: GivenMoney) => {
      if (money.amount === 0 || (await countGiven(work, who.id, money))) return;
      const stored = { path: endpoint.path, params, body };
      throw new RecordedRefusal("second-member", (later) => request(later, who.id, money, stored));
    };
    return command({ ...input, members: [who.id], give });
  });
  platform.events.inTransaction(moneyApproved, async (work, approved) => {
    const { command: stored, amount: allowed, asker, input } = approved;
    if (stored.path !== endpoint.path) return;
    const { id, name, role } = asker;
    const repeated = {
      ...input,
      work,
      who: { ...input.who, id, name, role },
      params: stored.params,
      body: stored.body,
      members: [id, input.who.id],
      give: async ({ amount }: GivenMoney) => {
        if (amount > allowed) refuse("changed-meanwhile");
      },
    };
    // Stored as it was validated for this endpoint.
    await command(repeated as unknown as GivingInput<E>);
  });
}

/** Stores the request once; the same one waits only once. @returns the fact for the audit log */
async function request(
  work: Work,
  staffId: number,
  { kind, amount, orderNumber }: GivenMoney,
  command: StoredCommand,
) {
  const text = JSON.stringify(command);
  await sql`
    insert into wallet.request (kind, order_number, piastres, command, asked_by)
    select ${kind}, ${orderNumber}, ${amount}, ${text}::jsonb, ${staffId}
    where not exists (
      select from wallet.request where state = 'waiting' and asked_by = ${staffId} and command = ${text}::jsonb
    )
  `.execute(work.db);
  return { action: "wallet.request", target: `order:${orderNumber}`, after: { kind, amount } };
}
