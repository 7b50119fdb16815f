import { setTimeout as sleep } from "node:timers/promises";
import type { Payment } from "#contract/payments/payment-schema.ts";
import type { Acknowledged, AcknowledgedOrder } from "../acknowledged.ts";
import type { ExternalBank, Outcome } from "../setup/external-bank.ts";
import type { RetryingClient } from "./retrying-client.ts";

const ASK_MS = 100;

/** Goes to the bank's page and chooses an outcome; waits until the shop knows, or not. */
export async function payByCard(
  client: RetryingClient,
  bank: ExternalBank,
  order: AcknowledgedOrder,
  acknowledged: Acknowledged,
): Promise<void> {
  const outcome = chance();
  const isThere = await visit(client, bank, order, outcome);
  if (!isThere) return void acknowledged.strange.push(`${order.number} had no page at the bank`);
  if (outcome === "abandon") return;
  if (outcome === "decline") await visit(client, bank, order, "success");
  order.isCharged = true;
  // Some cancel while the bank's late notification is on its way: then the money arrives too late.
  if (outcome === "late" && Math.random() < 0.5) return;
  await untilPaid(client, order);
}

/** @returns false if the shop opens no page */
async function visit(
  client: RetryingClient,
  bank: ExternalBank,
  { number }: AcknowledgedOrder,
  outcome: Outcome,
): Promise<boolean> {
  const { status, body } = await client.post(`/api/v1/orders/${number}/payment`);
  if (status !== 200) return false;
  await bank.decide((body as { redirect: string }).redirect, outcome);
  return true;
}

async function untilPaid(client: RetryingClient, order: AcknowledgedOrder): Promise<void> {
  for (;;) {
    const { body } = await client.get(`/api/v1/orders/${order.number}/payment`);
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
