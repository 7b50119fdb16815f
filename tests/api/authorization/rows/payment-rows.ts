import { lookedUp, nobody, personOnly, roles } from "../callers.ts";
import { placeOrder } from "../fixtures.ts";
import { type Attempt, body, type Rows } from "../row.ts";

let count = 0;

/** A cash refund for an order of the person. @returns id of the refund */
async function cashRefund(attempt: Attempt): Promise<number> {
  const { person, callers } = attempt;
  const order = `/api/v1/admin/orders/${await placeOrder(attempt, person)}`;
  const { due } = (await callers.orders.get(`${order}/payment`)).json<{ due: number }>();
  const reference = `cash-${(count += 1)}`;
  await callers.orders.post(`${order}/payments`, { kind: "cash", amount: due, reference });
  await callers.orders.post(`${order}/cancellations`, { lines: [{ position: 1, quantity: 1 }] });
  const { movements } = (await callers.orders.get(`${order}/payment`)).json<{
    movements: { toSend: number | null }[];
  }>();
  return movements.at(-1)?.toSend ?? 0;
}

/** Paying for an order, and recording payments. */
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
  listOutstandingCash: { may: roles("orders") },
  readRemittanceFile: {
    may: roles("orders"),
    request: () => ({ file: Buffer.from("number,amount\nB-1,10"), fileType: "text/csv" }),
  },
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
  listRefunds: { may: roles("orders") },
  markRefundSent: {
    may: roles("orders"),
    request: async (attempt) => ({
      params: { id: await cashRefund(attempt) },
      body: { reference: "IPN-1" },
    }),
  },
};
