import type { PayableOrder } from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Log } from "#server/platform/log.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { PaymentsTables } from "../tables.ts";
import { type CardOrder, type CardProvider, CardProviderError } from "./card-provider.ts";

/** A page of the bank is offered again while it has at least so long to live. */
const LEAST_LEFT_MS = 60_000;
/** The bank's page closes a little before the goods are given up, so that no money comes too late. */
const CLOSES_EARLIER_MS = 30_000;

export interface CardDesk {
  db: Connection;
  provider: CardProvider;
  /** Origin that banks and customers reach, without a trailing slash. */
  publicUrl: string;
  log: Log;
}

/** The bank's page for an order that waits for its card; asked twice, it is the same page. No transaction waits for the bank. */
export async function beginCardPayment(
  desk: CardDesk,
  order: PayableOrder,
  returnPath: string,
): Promise<{ redirect: string }> {
  const left = (order.heldUntil?.getTime() ?? 0) - Date.now();
  if (order.waitingFor !== "payment" || left < LEAST_LEFT_MS) refuse("order-state");
  if (order.method !== "card") refuse("payment-method");
  const open = await openAttempt(desk.db, order);
  if (open?.redirect) return { redirect: open.redirect };
  const reference = await newReference(desk.db, order);
  const { redirect } = await beginAtBank(desk, order, {
    reference,
    expiresIn: Math.floor((left - CLOSES_EARLIER_MS) / 1000),
    returnUrl: desk.publicUrl + returnPath,
  });
  await attempts(desk.db)
    .updateTable("payments.card_attempt")
    .set({ redirect })
    .where("reference", "=", reference)
    .execute();
  return { redirect };
}

const attempts = (db: Connection) => db.$extendTables<PaymentsTables>();

/** The latest visit that was not declined. */
async function openAttempt(db: Connection, order: PayableOrder) {
  return attempts(db)
    .selectFrom("payments.card_attempt")
    .select("redirect")
    .where("order_id", "=", order.id)
    .where("piastres", "=", order.due)
    .where("is_declined", "=", false)
    .where("redirect", "is not", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** The order's number with a count: the bank takes each reference once, so two who begin at once get one each. */
async function newReference(db: Connection, order: PayableOrder): Promise<string> {
  const { count } = await attempts(db)
    .selectFrom("payments.card_attempt")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  for (let next = count + 1; ; next += 1) {
    const reference = `${order.number}-${next}`;
    const { numInsertedOrUpdatedRows } = await attempts(db)
      .insertInto("payments.card_attempt")
      .values({ order_id: order.id, reference, piastres: order.due, redirect: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return reference;
  }
}

interface Visit {
  reference: string;
  expiresIn: number;
  returnUrl: string;
}

async function beginAtBank(
  { provider, publicUrl, log }: CardDesk,
  order: PayableOrder,
  visit: Visit,
): Promise<{ redirect: string }> {
  const callbackUrl = `${publicUrl}/api/v1/payments/${provider.name}/callback`;
  try {
    return await provider.begin({
      ...visit,
      amount: order.due,
      callbackUrl,
      customer: customerOf(order),
    });
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    log.error({ err: error, order: order.number }, "the bank's page could not be opened");
    refuse("card-provider");
  }
}

/** Whom the bank writes on its receipt. */
function customerOf({ name, email, phone, address }: PayableOrder): CardOrder["customer"] {
  const [firstName = "", ...rest] = (name ?? "").split(" ");
  return {
    firstName,
    lastName: rest.join(" ") || firstName,
    email,
    phone: phone ?? "",
    city: address?.city ?? "",
    street: address?.street ?? "",
    building: address?.building ?? "",
  };
}
