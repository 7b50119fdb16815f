import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { roles } from "../callers.ts";
import { placeOrder } from "../fixtures.ts";
import type { Attempt, Rows } from "../row.ts";

/** A new order of the person, brought to the wanted status by staff. */
async function packed(attempt: Attempt): Promise<string> {
  const number = await placeOrder(attempt, attempt.person);
  await byStaff(attempt, number, "status", { status: "processing" });
  return number;
}

async function sent(attempt: Attempt) {
  const number = await packed(attempt);
  await byStaff(attempt, number, "fulfilments", {});
  return { number, fulfilment: 1 };
}

async function paid(attempt: Attempt): Promise<string> {
  const number = await placeOrder(attempt, attempt.person);
  // The member who recorded a payment gives no goodwill for it.
  const recorder = await signInStaff(attempt.shop, "orders");
  const payment = { kind: "cash", amount: 1_000, reference: number };
  const answer = await recorder.post(`/api/v1/admin/orders/${number}/payments`, payment);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return number;
}

async function byStaff({ callers }: Attempt, number: string, what: string, body: object) {
  const answer = await callers.orders.post(`/api/v1/admin/orders/${number}/${what}`, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Parcels, cancelled units and goodwill. */
export const fulfilmentRows: Rows = {
  sendFulfilment: {
    may: roles("orders"),
    request: async (attempt) => ({ params: { number: await packed(attempt) }, body: {} }),
  },
  correctFulfilment: {
    may: roles("orders"),
    request: async (attempt) => ({
      params: await sent(attempt),
      body: { courier: "Bosta", tracking: "B-1" },
    }),
  },
  deliverFulfilment: {
    may: roles("orders"),
    request: async (attempt) => ({ params: await sent(attempt), body: {} }),
  },
  failFulfilment: {
    may: roles("orders"),
    request: async (attempt) => ({ params: await sent(attempt), body: { failure: "refused" } }),
  },
  cancelUnits: {
    may: roles("orders"),
    request: async (attempt) => ({
      params: { number: await placeOrder(attempt, attempt.person, { quantity: 2 }) },
      body: { lines: [{ position: 1, quantity: 1 }] },
    }),
  },
  giveGoodwill: {
    may: roles("orders"),
    request: async (attempt) => ({
      params: { number: await paid(attempt) },
      body: { amount: 100, reason: "Sorry" },
    }),
  },
};
