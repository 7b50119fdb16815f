import { randomUUID } from "node:crypto";
import type { OrderReturn } from "#contract/returns/endpoints.ts";
import type { StaffReturn } from "#contract/returns/staff-endpoints.ts";
import type { Acknowledged, AcknowledgedOrder, AcknowledgedReturn } from "../acknowledged.ts";
import { type Clerk, say } from "./clerk.ts";
import { PASSWORD } from "./customer.ts";
import type { RetryingClient } from "./retrying-client.ts";

/** Returns units of a delivered order, perhaps a second time for the rest. */
export async function sendBack(
  client: RetryingClient,
  clerk: Clerk,
  order: AcknowledgedOrder,
  acknowledged: Acknowledged,
): Promise<void> {
  const all = order.lines[0]?.quantity ?? 1;
  const back = await ask(client, order, Math.random() < 0.5 ? 1 : all, acknowledged);
  if (!back) return;
  if (Math.random() < 0.15) return withdraw(client, back, acknowledged);
  await settle(clerk, back, acknowledged);
}

async function ask(
  client: RetryingClient,
  order: AcknowledgedOrder,
  quantity: number,
  acknowledged: Acknowledged,
): Promise<AcknowledgedReturn | undefined> {
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
  const request = () => client.post(`/api/v1/orders/${order.number}/returns`, body, key);
  let asked = await request();
  if (asked.status === 403) {
    await proveAgain(client);
    asked = await request();
  }
  if (asked.status !== 201) {
    acknowledged.strange.push(`return of ${order.number}: ${say(asked)}`);
    return undefined;
  }
  const { number, state } = asked.body as OrderReturn;
  const money = { refunded: 0, toWallet: 0, whole: 0 };
  const back = { key, number, state, quantity, isExchange, ...money };
  order.returns.push(back);
  return back;
}

/**
 * Some minutes after signing in, the shop asks for a fresh proof of identity before it refunds
 * money.
 */
async function proveAgain(client: RetryingClient): Promise<void> {
  const proved = await client.post("/api/v1/account/proof/password", { password: PASSWORD });
  if (proved.status >= 300) throw new Error(`no proof: ${say(proved)}`);
}

async function withdraw(
  client: RetryingClient,
  back: AcknowledgedReturn,
  acknowledged: Acknowledged,
): Promise<void> {
  const answer = await client.post(`/api/v1/returns/${back.number}/withdraw`);
  if (answer.status === 200) back.state = "withdrawn";
  else acknowledged.strange.push(`withdraw ${back.number}: ${say(answer)}`);
}

/** Staff process the return, up to the refund or the replacement. */
async function settle(
  clerk: Clerk,
  back: AcknowledgedReturn,
  acknowledged: Acknowledged,
): Promise<void> {
  const decision = Math.random() < 0.1 ? "refused" : "approved";
  const decided = await clerk.settle(back.number, "decision", { decision, note: "crash test" });
  const let_in = decided.state === decision ? decided : await turnIntoRefund(clerk, back);
  take(back, let_in);
  if (let_in.state !== decision)
    return void acknowledged.strange.push(`${back.number} was not decided`);
  if (decision === "refused") return;
  const broken = Math.random() < 0.3 ? 1 : 0;
  const lines = [{ position: 1, whole: back.quantity - broken, broken }];
  take(back, await clerk.settle(back.number, "receive", { lines }));
  back.whole = back.quantity - broken;
  const end = back.isExchange ? "exchange" : "refund";
  const ended = await clerk.settle(back.number, end, {});
  take(back, ended);
  if (ended.state !== `${end === "refund" ? "refunde" : "exchange"}d`)
    acknowledged.strange.push(`${back.number} ended ${ended.state}`);
}

/** There is no stock for a replacement. */
function turnIntoRefund(clerk: Clerk, back: AcknowledgedReturn): Promise<StaffReturn> {
  back.isExchange = false;
  const body = { decision: "approved", asRefund: true, note: "crash test" };
  return clerk.settle(back.number, "decision", body);
}

function take(back: AcknowledgedReturn, { state, refunded }: StaffReturn): void {
  back.state = state;
  back.refunded = refunded?.total ?? 0;
  back.toWallet = refunded?.toWallet ?? 0;
}
