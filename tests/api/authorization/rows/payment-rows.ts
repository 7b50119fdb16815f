import { lookedUp, nobody, personOnly, roles } from "../callers.ts";
import { body, type Rows } from "../row.ts";
import { placeOrder } from "../fixtures.ts";

let count = 0;

/** Paying for an order, and writing down that it was paid. */
export const paymentRows: Rows = {
  getPayment: {
    may: lookedUp,
    request: ({ orderNumber }) => ({ params: { number: orderNumber } }),
  },
  beginPayment: {
    may: personOnly,
    request: async (attempt) => ({
      params: { number: await placeOrder(attempt, attempt.owner, { paymentMethod: "card" }) },
    }),
  },
  paymobCallback: { may: nobody, request: body({ type: "TRANSACTION", obj: {} }) },
  getStaffPayment: {
    may: roles("orders", "support"),
    request: ({ orderNumber }) => ({ params: { number: orderNumber } }),
  },
  listRemittances: { may: roles("orders") },
  bookRemittance: {
    may: roles("orders"),
    request: body({
      courier: "Bosta",
      reference: "B-1",
      rows: [{ number: "F-1/1", collected: 100 }],
      dryRun: false,
    }),
  },
  recordPayment: {
    may: roles("orders"),
    request: async (attempt) => ({
      params: { number: await placeOrder(attempt, attempt.person) },
      body: { kind: "transfer", amount: 100, reference: `transfer-${(count += 1)}` },
    }),
  },
};
