import sharp from "sharp";
import { ApiClient } from "#server/testing/api-client.ts";
import { deliveredOrder } from "#server/testing/orders/delivered-order.ts";
import { CustomerClient } from "#server/testing/sign-in.ts";
import { personOnly, roles, signedIn } from "../callers.ts";
import type { Attempt, Rows } from "../row.ts";

const LINE = { position: 1, quantity: 1, reason: "defective" };

/** Guests have no wallet. */
const inputOf = ({ owner }: Attempt, pictures: string[] = []) => ({
  lines: [{ ...LINE, pictures }],
  resolution: "refund",
  ...(owner instanceof CustomerClient
    ? { refundTo: "wallet" }
    : { refundTo: "original", payoutTo: "01012345678" }),
});

const newOrder = ({ shop, owner, variantId }: Attempt) =>
  deliveredOrder(shop, owner, { units: [[variantId, 1]] });

const sendPicture = async ({ owner }: Attempt, order: string) => {
  const payload = await sharp({
    create: { width: 8, height: 8, channels: 3, background: "#c80" },
  })
    .jpeg()
    .toBuffer();
  const headers = { "content-type": "image/jpeg" };
  const url = `/api/v1/orders/${order}/return-pictures`;
  return (await owner.send({ method: "POST", url, payload, headers })).json<{ id: string }>().id;
};

/** A return of the owner with a picture, advanced by the given steps. */
async function newReturn(attempt: Attempt, steps: readonly ("decision" | "receive")[] = []) {
  const order = await newOrder(attempt);
  const id = await sendPicture(attempt, order);
  const asked = await attempt.owner.post(`/api/v1/orders/${order}/returns`, inputOf(attempt, [id]));
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

/** A guest's return of a cash order: the money is paid out by hand. */
async function paidOut({ shop, variantId, callers }: Attempt): Promise<string> {
  const guest = new ApiClient(shop.app);
  const order = await deliveredOrder(shop, guest, { units: [[variantId, 1]] });
  const asked = await guest.post(`/api/v1/orders/${order}/returns`, {
    lines: [LINE],
    resolution: "refund",
    refundTo: "original",
    payoutTo: "01012345678",
  });
  const { number } = asked.json<{ number: string }>();
  for (const step of ["decision", "receive"] as const)
    await callers.orders.post(`/api/v1/admin/returns/${number}/${step}`, STEPS[step]);
  await callers.orders.post(`/api/v1/admin/returns/${number}/refund`, {});
  return number;
}

const ofNewOrder = async (attempt: Attempt) => ({ params: { number: await newOrder(attempt) } });

/** Returns. */
export const returnRows: Rows = {
  getReturnOptions: { may: personOnly, request: ofNewOrder },
  requestReturn: {
    may: personOnly,
    request: async (attempt) => ({ ...(await ofNewOrder(attempt)), body: inputOf(attempt) }),
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
  readReturnOptions: { may: roles("orders", "support"), request: ofNewOrder },
  openReturn: {
    may: roles("orders"),
    request: async (attempt) => ({
      ...(await ofNewOrder(attempt)),
      body: { lines: [LINE], resolution: "exchange", isAtCounter: true },
    }),
  },
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
  markPayoutSent: {
    may: roles("orders"),
    request: async (attempt) => ({
      params: { number: await paidOut(attempt) },
      body: { reference: "IPN-1" },
    }),
  },
  exchangeReturn: {
    may: roles("orders"),
    request: async (attempt) => {
      const number = await newOrder(attempt);
      const asked = await attempt.owner.post(`/api/v1/orders/${number}/returns`, {
        lines: [LINE],
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
