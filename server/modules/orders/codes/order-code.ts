import { sql } from "kysely";
import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import type { SentOrderCode } from "#contract/orders/code-endpoints.ts";
import { newCode, newSecret } from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { isKeyedHash, keyedHash } from "#server/platform/secrets/keyed-hash.ts";
import { maskEmail, maskPhone } from "../access/mask-order.ts";
import type { OrdersTables } from "../tables.ts";

export const CODE_MINUTES = 15;
const RESEND_SECONDS = 60;
/**
 * Attempts at one code; the number of codes sent to one phone or email is limited where they are
 * sent.
 */
const CODE_TRIES = 5;

export type Channel = "email" | "phone";

/** Who requested a code, and for what: nobody else can use it. */
export interface CodeOwner {
  purpose: "confirmation" | "access" | "earlier-orders" | "find-orders";
  shopperId: number;
  /** Null: the account's earlier orders, or those of a phone or email. */
  orderId: number | null;
}

export interface CodeTarget {
  channel: Channel;
  /** E.164, or an email. */
  target: string;
}

/**
 * Creates a new code; an earlier one ends. At most one per minute. For a decoy no code is right,
 * not even the one returned.
 */
export async function newOrderCode(
  work: Work,
  { authSecret }: Pick<Platform, "authSecret">,
  owner: CodeOwner,
  { isDecoy = false, ...to }: CodeTarget & { isDecoy?: boolean | undefined },
): Promise<{ code: string; endsAt: Date; answer: SentOrderCode }> {
  const code = newCode();
  const right = isDecoy ? newSecret() : code;
  const endsAt = new Date(Date.now() + CODE_MINUTES * MINUTE_MS);
  const { rows } = await sql`
    insert into orders.code as code (purpose, shopper_id, order_id, channel, target, code_hash, ends_at)
    values (${owner.purpose}, ${owner.shopperId}, ${owner.orderId}, ${to.channel}, ${to.target},
      ${keyedHash(authSecret, codeText(owner, right))}, ${endsAt})
    on conflict (purpose, shopper_id, order_id) do update
      set channel = excluded.channel, target = excluded.target, code_hash = excluded.code_hash,
        ends_at = excluded.ends_at, sent_at = now(), attempts = 0
      where code.sent_at <= now() - make_interval(secs => ${RESEND_SECONDS})
    returning id
  `.execute(work.db);
  if (rows.length === 0) refuse("too-soon", { seconds: RESEND_SECONDS });
  const sentTo = to.channel === "phone" ? maskPhone(to.target) : maskEmail(to.target);
  const answer = {
    channel: to.channel,
    sentTo,
    expiresAt: endsAt.toISOString(),
    resendAfter: RESEND_SECONDS,
  };
  return { code, endsAt, answer };
}

/**
 * Compares a code. Runs before the transaction: wrong and concurrent attempts count in any case.
 */
export async function guessOrderCode(
  { db, authSecret }: Pick<Platform, "db" | "authSecret">,
  owner: CodeOwner,
  code: string,
): Promise<CodeTarget & { id: number }> {
  const { purpose, shopperId, orderId } = owner;
  const row = await db
    .$extendTables<OrdersTables>()
    .updateTable("orders.code")
    .set({ attempts: sql<number>`attempts + 1` })
    .where("purpose", "=", purpose)
    .where("shopper_id", "=", shopperId)
    .where("order_id", orderId === null ? "is" : "=", orderId)
    .where("ends_at", ">", sql<Date>`now()`)
    .where("attempts", "<", CODE_TRIES)
    .returning(["id", "channel", "target", "code_hash"])
    .executeTakeFirst();
  const isRight = row && isKeyedHash(authSecret, codeText(owner, code), row.code_hash);
  return isRight ? row : refuse("code-wrong");
}

/** Uses up a code. Of two concurrent uses only one succeeds. */
export async function takeOrderCode(work: Work, { id }: { id: number }): Promise<void> {
  const { numDeletedRows } = await work.db
    .$extendTables<OrdersTables>()
    .deleteFrom("orders.code")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) refuse("code-wrong");
}

/**
 * Six digits could be recovered from a plain hash; this one needs the shop's secret, which is not
 * in the database.
 */
function codeText({ purpose, orderId }: CodeOwner, code: string): string {
  return `order code ${purpose} ${orderId ?? ""} ${code}`;
}
