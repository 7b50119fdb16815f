import { randomUUID } from "node:crypto";
import type { OrderReturn } from "#contract/returns/endpoints.ts";
import type { StaffReturn } from "#contract/returns/staff-endpoints.ts";
import type { Told, ToldOrder, ToldReturn } from "../told.ts";
import type { BadLine } from "./bad-line.ts";
import { type Clerk, say } from "./clerk.ts";

/** Sends pieces of a delivered order back, perhaps a second time for the rest. */
export async function sendBack(
  line: BadLine,
  clerk: Clerk,
  order: ToldOrder,
  told: Told,
): Promise<void> {
  const all = order.lines[0]?.quantity ?? 1;
  const back = await ask(line, order, Math.random() < 0.5 ? 1 : all, told);
  if (!back) return;
  if (Math.random() < 0.15) return withdraw(line, back, told);
  await settle(clerk, back, told);
}

async function ask(
  line: BadLine,
  order: ToldOrder,
  quantity: number,
  told: Told,
): Promise<ToldReturn | undefined> {
  const isExchange = Math.random() < 0.2;
  const refundTo = order.customerId !== undefined && Math.random() < 0.7 ? "wallet" : "original";
  const reason = Math.random() < 0.5 ? "damaged" : "changed-mind";
  const key = randomUUID();
  const body = {
    lines: [{ position: 1, quantity, reason }],
    resolution: isExchange ? "exchange" : "refund",
    ...(!isExchange && { refundTo }),
    payoutTo: "01012345678",
  };
  const asked = await line.post(`/api/v1/orders/${order.number}/returns`, body, key);
  if (asked.status !== 201) {
    told.strange.push(`return of ${order.number}: ${say(asked)}`);
    return undefined;
  }
  const { number, state } = asked.body as OrderReturn;
  const money = { refunded: 0, toWallet: 0, whole: 0 };
  const back = { key, number, state, quantity, isExchange, ...money };
  order.returns.push(back);
  return back;
}

async function withdraw(line: BadLine, back: ToldReturn, told: Told): Promise<void> {
  const answer = await line.post(`/api/v1/returns/${back.number}/withdraw`);
  if (answer.status === 200) back.state = "withdrawn";
  else told.strange.push(`withdraw ${back.number}: ${say(answer)}`);
}

/** What staff do with it, to the money or the replacement. */
async function settle(clerk: Clerk, back: ToldReturn, told: Told): Promise<void> {
  const decision = Math.random() < 0.1 ? "refused" : "approved";
  const decided = await clerk.settle(back.number, "decision", { decision, note: "storm" });
  const let_in = decided.state === decision ? decided : await turnIntoRefund(clerk, back);
  take(back, let_in);
  if (let_in.state !== decision) return void told.strange.push(`${back.number} was not decided`);
  if (decision === "refused") return;
  const broken = Math.random() < 0.3 ? 1 : 0;
  const lines = [{ position: 1, whole: back.quantity - broken, broken }];
  take(back, await clerk.settle(back.number, "receive", { lines }));
  back.whole = back.quantity - broken;
  const end = back.isExchange ? "exchange" : "refund";
  const ended = await clerk.settle(back.number, end, {});
  take(back, ended);
  if (ended.state !== `${end === "refund" ? "refunde" : "exchange"}d`)
    told.strange.push(`${back.number} ended ${ended.state}`);
}

/** There is nothing left to send instead. */
function turnIntoRefund(clerk: Clerk, back: ToldReturn): Promise<StaffReturn> {
  back.isExchange = false;
  const body = { decision: "approved", asRefund: true, note: "storm" };
  return clerk.settle(back.number, "decision", body);
}

function take(back: ToldReturn, { state, refunded }: StaffReturn): void {
  back.state = state;
  back.refunded = refunded?.total ?? 0;
  back.toWallet = refunded?.toWallet ?? 0;
}
