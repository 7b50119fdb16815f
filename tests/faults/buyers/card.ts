import { setTimeout as sleep } from "node:timers/promises";
import type { Payment } from "#contract/payments/payment-schema.ts";
import type { CardTaker, Outcome } from "../stage/card-taker.ts";
import type { Told, ToldOrder } from "../told.ts";
import type { BadLine } from "./bad-line.ts";

const ASK_MS = 100;

/** Goes to the bank's page and chooses there; comes back when the shop knows, or does not wait for it. */
export async function payByCard(
  line: BadLine,
  bank: CardTaker,
  order: ToldOrder,
  told: Told,
): Promise<void> {
  const outcome = chance();
  const isThere = await visit(line, bank, order, outcome);
  if (!isThere) return void told.strange.push(`${order.number} had no page at the bank`);
  if (outcome === "abandon") return;
  if (outcome === "decline") await visit(line, bank, order, "success");
  order.isCharged = true;
  // Some cancel while the bank's late word is on its way: then the money comes too late.
  if (outcome === "late" && Math.random() < 0.5) return;
  await untilPaid(line, order);
}

/** @returns false when the shop opens no page */
async function visit(
  line: BadLine,
  bank: CardTaker,
  { number }: ToldOrder,
  outcome: Outcome,
): Promise<boolean> {
  const { status, body } = await line.post(`/api/v1/orders/${number}/payment`);
  if (status !== 200) return false;
  await bank.decide((body as { redirect: string }).redirect, outcome);
  return true;
}

async function untilPaid(line: BadLine, order: ToldOrder): Promise<void> {
  for (;;) {
    const { body } = await line.get(`/api/v1/orders/${order.number}/payment`);
    if ((body as Payment).state === "paid") break;
    await sleep(ASK_MS);
  }
  order.isPaid = true;
  order.status = "ordered";
}

function chance(): Outcome {
  const outcomes: Outcome[] = [
    "success",
    "success",
    "success",
    "decline",
    "late",
    "double",
    "abandon",
  ];
  return outcomes[Math.floor(Math.random() * outcomes.length)] ?? "success";
}
