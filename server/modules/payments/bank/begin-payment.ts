import { type BankMethod, isBankMethod } from "#contract/orders/payment-method.ts";
import type { PayableOrder } from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Log } from "#server/platform/log.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { PaymentsTables } from "../tables.ts";
import { type BankOrder, type BankProvider, BankProviderError } from "./bank-provider.ts";
import { claimBill, giveUpBill, keepBill, openBill } from "./bills.ts";

/** Paying at the bank is offered while the order has at least this long left. */
const LEAST_LEFT_MS = 60_000;
/**
 * The bank stops accepting money a little before the reservation expires, so that no payment comes
 * too late.
 */
const CLOSES_EARLIER_MS = 30_000;

export interface BankDesk {
  db: Connection;
  provider: BankProvider;
  /** Origin that banks and customers reach, without a trailing slash. */
  publicUrl: string;
  log: Log;
}

/** Where an order is paid: on the bank's page, or with a payment number at an outlet. */
export interface BankWay {
  redirect: string | null;
  /** Null, without a page either: another request is asking the bank for it right now. */
  bill: string | null;
}

/**
 * How to pay an order that waits for payment; repeated calls return the same. No transaction waits
 * for the bank.
 */
export async function beginPayment(
  desk: BankDesk,
  order: PayableOrder,
  returnPath: string,
): Promise<BankWay> {
  if (!isBankOpen(order)) refuse("order-state");
  const { method } = order;
  if (!isBankMethod(method)) refuse("payment-method");
  const visit = {
    method,
    expiresIn: Math.floor((leftOf(order) - CLOSES_EARLIER_MS) / 1000),
    returnUrl: desk.publicUrl + returnPath,
  };
  return method === "kiosk" ? billFor(desk, order, visit) : pageFor(desk, order, visit);
}

/** Whether there is still time to pay an order through the bank. */
export function isBankOpen(order: PayableOrder): boolean {
  return order.waitingFor === "payment" && leftOf(order) >= LEAST_LEFT_MS;
}

function leftOf({ heldUntil }: PayableOrder): number {
  return (heldUntil?.getTime() ?? 0) - Date.now();
}

type Visit = Pick<BankOrder, "method" | "expiresIn" | "returnUrl">;

async function pageFor(desk: BankDesk, order: PayableOrder, visit: Visit): Promise<BankWay> {
  const open = await openAttempt(desk.db, order, visit.method);
  if (open?.redirect) return { redirect: open.redirect, bill: null };
  const reference = await newReference(desk.db, order, visit.method);
  const { redirect, bankOrder } = await atBank(desk, order, () =>
    desk.provider.begin(orderFor(desk, order, { ...visit, reference })),
  );
  await attempts(desk.db)
    .updateTable("payments.bank_attempt")
    .set({ redirect, bank_order: bankOrder })
    .where("reference", "=", reference)
    .execute();
  return { redirect, bill: null };
}

async function billFor(desk: BankDesk, order: PayableOrder, visit: Visit): Promise<BankWay> {
  const known = await openBill(desk.db, order);
  if (known) return { redirect: null, bill: known };
  const reference = await claimBill(desk.db, order);
  if (reference === undefined) return { redirect: null, bill: null };
  try {
    const answer = await atBank(desk, order, () =>
      desk.provider.bill(orderFor(desk, order, { ...visit, reference })),
    );
    await keepBill(desk.db, reference, answer);
    return { redirect: null, bill: answer.bill };
  } catch (error) {
    await giveUpBill(desk.db, reference);
    throw error;
  }
}

const attempts = (db: Connection) => db.$extendTables<PaymentsTables>();

/** The latest attempt that was not declined. */
async function openAttempt(db: Connection, order: PayableOrder, method: BankMethod) {
  return attempts(db)
    .selectFrom("payments.bank_attempt")
    .select("redirect")
    .where("order_id", "=", order.id)
    .where("method", "=", method)
    .where("piastres", "=", order.due)
    .where("is_declined", "=", false)
    .where("redirect", "is not", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/**
 * The order's number with a counter: the bank accepts each reference once, so concurrent attempts
 * get one each.
 */
async function newReference(
  db: Connection,
  order: PayableOrder,
  method: BankMethod,
): Promise<string> {
  const { count } = await attempts(db)
    .selectFrom("payments.bank_attempt")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  for (let next = count + 1; ; next += 1) {
    const reference = `${order.number}-${next}`;
    const { numInsertedOrUpdatedRows } = await attempts(db)
      .insertInto("payments.bank_attempt")
      .values({
        order_id: order.id,
        method,
        reference,
        piastres: order.due,
        redirect: null,
        bill: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return reference;
  }
}

function orderFor(
  { provider, publicUrl }: BankDesk,
  order: PayableOrder,
  visit: Visit & { reference: string },
): BankOrder {
  return {
    ...visit,
    amount: order.due,
    callbackUrl: `${publicUrl}/api/v1/payments/${provider.name}/callback`,
    customer: customerOf(order),
  };
}

async function atBank<T>(
  { log }: BankDesk,
  order: PayableOrder,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof BankProviderError)) throw error;
    log.error({ err: error, order: order.number }, "the bank could not be asked");
    refuse("card-provider");
  }
}

/** Customer data for the bank's receipt. */
function customerOf({ name, email, phone, address }: PayableOrder): BankOrder["customer"] {
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
