import sharp from "sharp";
import { deliveredOrder } from "#server/testing/orders/delivered-order.ts";
import { personOnly, roles, signedIn } from "../callers.ts";
import type { Attempt, Rows } from "../row.ts";

const INPUT = {
  lines: [{ position: 1, quantity: 1, reason: "defective" }],
  resolution: "refund",
  refundTo: "wallet",
};

const newOrder = ({ shop, person, variantId }: Attempt) =>
  deliveredOrder(shop, person, { units: [[variantId, 1]] });

const sendPicture = async ({ person }: Attempt, order: string) => {
  const payload = await sharp({
    create: { width: 8, height: 8, channels: 3, background: "#c80" },
  })
    .jpeg()
    .toBuffer();
  const headers = { "content-type": "image/jpeg" };
  const url = `/api/v1/orders/${order}/return-pictures`;
  return (await person.send({ method: "POST", url, payload, headers })).json<{ id: string }>().id;
};

/** A return of `person` with a picture, as far as it should be. */
async function newReturn(attempt: Attempt, steps: readonly ("decision" | "receive")[] = []) {
  const order = await newOrder(attempt);
  const id = await sendPicture(attempt, order);
  const [line] = INPUT.lines;
  const asked = await attempt.person.post(`/api/v1/orders/${order}/returns`, {
    ...INPUT,
    lines: [{ ...line, pictures: [id] }],
  });
  const { number } = asked.json<{ number: string }>();
  for (const step of steps) {
    await attempt.callers.orders.post(`/api/v1/admin/returns/${number}/${step}`, STEPS[step]);
  }
  return { params: { number, id } };
}

const STEPS = {
  decision: { decision: "approved" },
  receive: { lines: [{ position: 1, whole: 1, broken: 0 }] },
};

const ofNewOrder = async (attempt: Attempt) => ({ params: { number: await newOrder(attempt) } });

/** Goods that come back. */
export const returnRows: Rows = {
  getReturnOptions: { may: personOnly, request: ofNewOrder },
  requestReturn: {
    may: personOnly,
    request: async (attempt) => ({ ...(await ofNewOrder(attempt)), body: INPUT }),
  },
  addReturnPicture: {
    may: personOnly,
    request: async (attempt) => ({
      ...(await ofNewOrder(attempt)),
      file: await sharp({ create: { width: 8, height: 8, channels: 3, background: "#c80" } })
        .jpeg()
        .toBuffer(),
    }),
  },
  removeReturnPicture: {
    may: personOnly,
    request: async (attempt) => {
      const number = await newOrder(attempt);
      return { params: { number, id: await sendPicture(attempt, number) } };
    },
  },
  listReturns: { may: signedIn },
  getReturn: { may: personOnly, request: (attempt) => newReturn(attempt) },
  withdrawReturn: { may: personOnly, request: (attempt) => newReturn(attempt) },
  getReturnPicture: { may: personOnly, request: (attempt) => newReturn(attempt) },
  listAllReturns: { may: roles("orders", "support") },
  readReturn: { may: roles("orders", "support"), request: (attempt) => newReturn(attempt) },
  readReturnPicture: { may: roles("orders", "support"), request: (attempt) => newReturn(attempt) },
  decideReturn: {
    may: roles("orders"),
    request: async (attempt) => ({ ...(await newReturn(attempt)), body: STEPS.decision }),
  },
  receiveReturn: {
    may: roles("orders"),
    request: async (attempt) => ({
      ...(await newReturn(attempt, ["decision"])),
      body: STEPS.receive,
    }),
  },
  refundReturn: {
    may: roles("orders"),
    request: async (attempt) => ({
      ...(await newReturn(attempt, ["decision", "receive"])),
      body: {},
    }),
  },
  exchangeReturn: {
    may: roles("orders"),
    request: async (attempt) => {
      const number = await newOrder(attempt);
      const asked = await attempt.person.post(`/api/v1/orders/${number}/returns`, {
        lines: INPUT.lines,
        resolution: "exchange",
      });
      const params = asked.json<{ number: string }>();
      for (const step of ["decision", "receive"] as const) {
        const url = `/api/v1/admin/returns/${params.number}/${step}`;
        await attempt.callers.orders.post(url, STEPS[step]);
      }
      return { params: { number: params.number }, body: {} };
    },
  },
};
