import { setTimeout as sleep } from "node:timers/promises";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { fulfilmentSent, orderChanged, orderCredited, orderPlaced } from "../events.ts";
import { orderById, type OrderRecord } from "../order-queries.ts";
import type { OrdersTables } from "../tables.ts";
import { sendCreditMail } from "./send-credit-mail.ts";
import { sendFulfilmentMail } from "./send-fulfilment-mail.ts";
import { sendOrderMail } from "./send-order-mail.ts";

/** Orders that come in a rush are told of together: looking after each of them costs as much as a sixth of the orders. */
const SOON_MS = 200;

type Tools = Pick<Platform, "db" | "cache" | "events" | "log">;

/**
 * Writes the mails of order steps that nobody was told of yet, each in its own transaction with the mark that it was.
 * The orders themselves do not wait for it, and what a crash leaves behind is found the next time. @returns how many steps
 */
export async function mailOrderEvents(tools: Tools): Promise<number> {
  let count = 0;
  while (await inTransaction(tools, mailNext)) count += 1;
  return count;
}

async function mailNext(work: Work): Promise<boolean> {
  const db = work.db.$extendTables<OrdersTables>();
  const event = await db
    .selectFrom("orders.order_event as event")
    .select(["id", "order_id", "status", "note", "fulfilment_id", "credit_id"])
    .where("mailed_at", "is", null)
    // Whoever else is telling of an order's step has its next ones, too: they are told in their order.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("orders.order_event as before")
            .whereRef("before.order_id", "=", "event.order_id")
            .whereRef("before.id", "<", "event.id")
            .where("before.mailed_at", "is", null),
        ),
      ),
    )
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!event) return false;
  const order = await orderById(work.db, event.order_id);
  if (order) await tell(work, order, event);
  await db
    .updateTable("orders.order_event")
    .set({ mailed_at: new Date() })
    .where("id", "=", event.id)
    .execute();
  return true;
}

interface OrderEvent {
  status: OrderStatus;
  note: string | null;
  fulfilment_id: number | null;
  credit_id: number | null;
}

/** A parcel and a credit have mails of their own; everything else is told by the state. */
async function tell(work: Work, order: OrderRecord, event: OrderEvent): Promise<void> {
  const parcel = order.fulfilments.find(({ id }) => id === event.fulfilment_id);
  if (parcel) return sendFulfilmentMail(work, order, parcel);
  const credit = order.credits.find(({ id }) => id === event.credit_id);
  if (credit) return sendCreditMail(work, order, credit);
  return sendOrderMail(work, order, event);
}

/** Writes the mails soon after an order was placed or moved, and at the start; the customer's answer does not wait for it. */
export function watchOrders(tools: Tools): () => Promise<void> {
  let isStopped = false;
  let isAskedAgain = false;
  let round: Promise<void> | undefined;
  const walk = async () => {
    do {
      await sleep(SOON_MS);
      isAskedAgain = false;
      await mailOrderEvents(tools).catch((error: unknown) => {
        tools.log.error({ err: error }, "order mails were not written");
      });
    } while (isAskedAgain && !isStopped);
    round = undefined;
  };
  const wake = async () => {
    if (isStopped) return;
    // What is placed while the last look is under way is not seen by it.
    isAskedAgain = true;
    round ??= walk();
  };
  tools.events.afterCommit(orderPlaced, wake);
  tools.events.afterCommit(orderChanged, wake);
  tools.events.afterCommit(fulfilmentSent, wake);
  tools.events.afterCommit(orderCredited, wake);
  // What a process that was killed has left behind.
  void wake();
  return async () => {
    isStopped = true;
    await round;
  };
}
