import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { deliveredOrder } from "#server/testing/orders/delivered-order.ts";
import { linkKeysOf } from "#server/testing/orders/order-access.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import {
  anybody,
  approvers,
  lookedUp,
  ownApprover,
  person,
  personOnly,
  roles,
  signedIn,
} from "../callers.ts";
import { orderBody, placeOrder, readingMail, samplePicture } from "../fixtures.ts";
import { asCustomer, type Attempt, body, query, type Rows } from "../row.ts";

let coupons = 0;
const newCoupon = () => ({
  body: {
    code: `COUPON-${(coupons += 1)}`,
    label: { ar: "خصم", en: "Discount" },
    basisPoints: 500,
  },
});

const ofOwner = ({ orderNumber }: Attempt) => ({ params: { number: orderNumber } });
const newOfOwner = async (attempt: Attempt) => placeOrder(attempt, attempt.owner);

/** The guest's delivered order, which the neighbour has looked up: it belongs to no account. */
async function deliveredToGuest(attempt: Attempt) {
  const { shop, callers, productId, variantId } = attempt;
  const number = await deliveredOrder(shop, callers.guest, { units: [[variantId, 1]] });
  await callers.neighbour.post("/api/v1/orders/lookup", { number, phoneOrEmail: PHONE });
  return { params: { number, id: productId } };
}

/** A picture that the guest sent for its rating. */
async function pictureOfGuest(attempt: Attempt) {
  const { params } = await deliveredToGuest(attempt);
  const sent = await attempt.callers.guest.send({
    method: "POST",
    url: `/api/v1/orders/${params.number}/products/${params.id}/rating-pictures`,
    payload: await samplePicture(),
    headers: { "content-type": "image/jpeg" },
  });
  return { params: { ...params, picture: sent.json<{ id: string }>().id } };
}

const guestOnly = { ...personOnly, person: 404, guest: "ok" } as const;

async function invoiceOfPerson({ person: buyer }: Attempt) {
  const invoices = await buyer.get("/api/v1/account/invoices");
  const [invoice] = invoices.json<{ items: { invoiceNumber: string }[] }>().items;
  return { params: { number: invoice?.invoiceNumber ?? "" } };
}

/** @returns the number of an order of the owner that is paid by transfer */
async function paidOrder(attempt: Attempt, quantity: number): Promise<string> {
  const { shop, owner } = attempt;
  const number = await placeOrder(attempt, owner, { quantity });
  const staff = await signInStaff(shop, "orders");
  const { rows } = await shop.pool.query<{ due: number }>(
    "select due_piastres::int as due from orders.order where number = $1",
    [number],
  );
  const payment = { kind: "transfer", amount: rows[0]?.due, reference: number };
  const answer = await staff.post(`/api/v1/admin/orders/${number}/payments`, payment);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return number;
}

/** A colleague's order that waits for an approver; other orders of the company do not. */
async function waitingOrder(attempt: Attempt): Promise<string> {
  const { founder, callers } = attempt;
  const setNeed = (needsApproval: boolean) =>
    founder.send({
      method: "PATCH",
      url: "/api/v1/account/company",
      payload: { needsApproval },
    });
  await setNeed(true);
  const number = await placeOrder(attempt, callers.buyer);
  await setNeed(false);
  return number;
}

const PHONE = "+201012345678";

/** An order of the owner that waits for a code. */
async function unconfirmed(attempt: Attempt) {
  const number = await newOfOwner(attempt);
  await attempt.shop.pool.query(
    `with waiting as (
       update orders.order set status = 'pending', waiting_for = 'confirmation', expires_at = now() + interval '1 hour'
       where number = $1 returning id, status, waiting_for
     )
     insert into orders.order_event (order_id, status, waiting_for) select * from waiting`,
    [number],
  );
  return { params: { number } };
}

/** The code that the owner was sent; all others guess. */
async function codeFor({ caller, owner, shop }: Attempt, number: string, what: string) {
  if (caller !== owner) return "000000";
  const mailbox = openMailbox(shop.platform);
  await owner.post(`/api/v1/orders/${number}/${what}/code`, { channel: "phone" });
  const messages = await mailbox.smsTo(PHONE);
  return (
    messages.findLast(({ text, code }) => text.startsWith(code) && text.includes(number))?.code ??
    ""
  );
}

/** A phone order entered by staff. */
async function phoneOrder({ variantId, callers }: Attempt) {
  const lines = [{ variantId, quantity: 1 }];
  const choice = { lines, governorate: "EG-C", paymentMethod: "cod" };
  const quote = await callers.orders.post("/api/v1/admin/phone-orders/quote", choice);
  return {
    body: {
      lines,
      contact: { name: "منى سالم", phone: PHONE },
      address: { governorate: "EG-C", city: "القاهرة", street: "شارع الهرم", building: "5" },
      paymentMethod: "cod",
      locale: "ar",
      expectedTotal: quote.json().totals.total,
    },
  };
}

/** Corrects the recipient of a new order. */
async function correction(attempt: Attempt) {
  const number = await newOfOwner(attempt);
  const order = await attempt.callers.orders.get(`/api/v1/admin/orders/${number}`);
  const { recipientVersion: version, address } = order.json<{
    recipientVersion: string;
    address: { governorate: string };
  }>();
  const { governorate } = address;
  return {
    params: { number },
    body: {
      version,
      contact: { name: "هاني عادل", phone: PHONE },
      address: { governorate, city: "القاهرة", street: "شارع الهرم", building: "6" },
    },
  };
}

/** Places a guest order with somebody's email. */
async function orderWithEmail(attempt: Attempt, email: string): Promise<void> {
  const guest = new ApiClient(attempt.shop.app);
  const order = await orderBody(attempt, guest);
  await guest.post("/api/v1/orders", { ...order, contact: { ...order.contact, email } });
}

/** Orders, their invoices and store credit. */
export const orderRows: Rows = {
  listOrders: { may: signedIn },
  getOrderRating: { may: guestOnly, request: deliveredToGuest },
  followRatingLink: {
    may: anybody,
    request: async (attempt) => {
      const { params } = await deliveredToGuest(attempt);
      return { params, body: { key: (await linkKeysOf(attempt.shop, params.number)).rating } };
    },
  },
  rateOrderedProduct: {
    may: guestOnly,
    request: async (attempt) => ({ ...(await deliveredToGuest(attempt)), body: { value: 4 } }),
  },
  addOrderPicture: {
    may: guestOnly,
    request: async (attempt) => ({
      ...(await deliveredToGuest(attempt)),
      file: await samplePicture(),
    }),
  },
  getOrderPicture: {
    may: guestOnly,
    request: pictureOfGuest,
  },
  getOrder: { may: lookedUp, request: ofOwner },
  lookUpOrder: {
    may: anybody,
    request: async (attempt) => ({
      body: { number: await newOfOwner(attempt), phoneOrEmail: "01012345678" },
    }),
  },
  sendConfirmationCode: { may: personOnly, request: unconfirmed },
  confirmOrder: {
    may: personOnly,
    request: async (attempt) => {
      const sent = await unconfirmed(attempt);
      return {
        ...sent,
        body: { code: await codeFor(attempt, sent.params.number, "confirmation") },
      };
    },
  },
  sendAccessCode: {
    may: lookedUp,
    request: async (attempt) => ({
      params: { number: await newOfOwner(attempt) },
      body: { channel: "phone" },
    }),
  },
  proveAccess: {
    may: { ...personOnly, neighbour: 422 },
    request: async (attempt) => {
      const number = await newOfOwner(attempt);
      return { params: { number }, body: { code: await codeFor(attempt, number, "access") } };
    },
  },
  followOrderLink: {
    may: anybody,
    request: async (attempt) => {
      const mailbox = openMailbox(attempt.shop.platform);
      const number = await placeOrder(attempt, new ApiClient(attempt.shop.app));
      const messages = await mailbox.smsTo(PHONE);
      const link = messages.findLast(({ text }) => text.includes(`${number}#`))?.text ?? "";
      return { params: { number }, body: { key: link.split("#")[1] ?? "" } };
    },
  },
  countEarlierOrders: { may: signedIn },
  sendFindCode: {
    may: anybody,
    fresh: true,
    request: () => ({ body: { phoneOrEmail: `found-${Math.random()}@example.com` } }),
  },
  findOrders: {
    may: anybody,
    fresh: true,
    request: async (attempt) => {
      const email = `found-${Math.random()}@example.com`;
      await orderWithEmail(attempt, email);
      const { code } = await readingMail(attempt, email, () =>
        attempt.caller.post("/api/v1/orders/find/code", { phoneOrEmail: email }),
      );
      return { body: { code } };
    },
  },
  sendEarlierCode: {
    may: signedIn,
    fresh: true,
    request: asCustomer(
      async ({ userInfo }, attempt) => {
        await orderWithEmail(attempt, userInfo.email ?? "");
        return { body: { channel: "email" } };
      },
      { body: { channel: "email" } },
    ),
  },
  addEarlierOrders: {
    may: signedIn,
    fresh: true,
    request: asCustomer(
      async (customer, attempt) => {
        const email = customer.userInfo.email ?? "";
        await orderWithEmail(attempt, email);
        const path = "/api/v1/account/earlier-orders/code";
        const { code } = await readingMail(attempt, email, () =>
          customer.post(path, { channel: "email" }),
        );
        return { body: { code } };
      },
      { body: { code: "000000" } },
    ),
  },
  releaseHeldGoods: {
    may: roles("orders"),
    request: body({ since: "2100-01-01T00:00:00Z", dryRun: false }),
  },
  getGuestCash: { may: roles("orders", "support") },
  setGuestCash: { may: roles("orders"), request: body({ paused: false }) },
  cancelOrder: {
    may: personOnly,
    request: async (attempt) => ({ params: { number: await newOfOwner(attempt) } }),
  },
  payInCash: {
    may: personOnly,
    request: async (attempt) => ({
      params: { number: await newOfOwner(attempt) },
    }),
  },
  changePaymentMethod: {
    may: personOnly,
    request: async (attempt) => ({
      params: { number: await placeOrder(attempt, attempt.owner, { paymentMethod: "card" }) },
      body: { paymentMethod: "card" },
    }),
  },
  listCompanyOrders: { may: approvers },
  decideOrder: {
    may: ownApprover,
    request: async (attempt) => ({
      params: { number: await waitingOrder(attempt) },
      body: { approve: true },
    }),
  },
  listStaffOrders: { may: roles("orders", "support") },
  getStaffOrder: { may: roles("orders", "support"), request: ofOwner },
  moveOrder: {
    may: roles("orders"),
    request: async (attempt) => ({
      params: { number: await newOfOwner(attempt) },
      body: { status: "processing" },
    }),
  },
  exportStaffOrders: { may: roles("orders") },
  startPacking: {
    may: roles("orders"),
    request: async (attempt) => ({ body: { numbers: [await newOfOwner(attempt)] } }),
  },
  correctRecipient: { may: roles("orders"), request: correction },
  countOrderQueues: { may: roles("orders", "support") },
  listCalls: { may: roles("orders") },
  getOrderCalls: { may: roles("orders", "support"), request: ofOwner },
  beginCall: {
    may: roles("orders"),
    request: async (attempt) => ({ params: { number: await newOfOwner(attempt) } }),
  },
  leaveCall: {
    may: roles("orders"),
    request: async (attempt) => {
      const number = await newOfOwner(attempt);
      await attempt.caller.post(`/api/v1/admin/orders/${number}/call`, {});
      return { params: { number } };
    },
  },
  recordCall: {
    may: roles("orders"),
    request: async (attempt) => ({
      params: { number: await newOfOwner(attempt) },
      body: { result: "confirmed" },
    }),
  },
  markCalledBack: {
    may: roles("orders"),
    request: async (attempt) => {
      const number = await newOfOwner(attempt);
      await attempt.owner.post(`/api/v1/orders/${number}/cancel`);
      return { params: { number }, body: { isDone: true } };
    },
  },
  findCaller: { may: roles("orders"), request: query({ phone: PHONE }) },
  findGoods: { may: roles("orders"), request: query({ q: "TEST" }) },
  quotePhoneOrder: {
    may: roles("orders"),
    request: ({ variantId }) => ({
      body: { lines: [{ variantId, quantity: 1 }], governorate: "EG-C", paymentMethod: "cod" },
    }),
  },
  placePhoneOrder: { may: roles("orders"), request: phoneOrder },
  addOrderNote: {
    may: roles("orders"),
    request: async (attempt) => ({ ...ofOwner(attempt), body: { text: "Call in the evening" } }),
  },
  listOrderReaders: { may: roles("orders") },
  listMentions: { may: roles("orders", "support") },
  seeMentions: { may: roles("orders", "support"), request: ofOwner },
  listInvoices: { may: signedIn },
  getInvoice: { may: person, request: invoiceOfPerson },
  getInvoicePdf: { may: person, request: invoiceOfPerson },
  getOrderInvoice: { may: personOnly, request: ofOwner },
  getOrderInvoicePdf: { may: personOnly, request: ofOwner },
  addNationalId: {
    // A neighbour must not learn that this is needed, so no code is asked for either.
    may: { ...personOnly, neighbour: 404 },
    request: async (attempt) => ({
      // Required by law above EGP 150,000, on the invoice that is issued once the order is paid.
      params: { number: await paidOrder(attempt, 200) },
      body: { nationalId: "29001011234567" },
    }),
  },
  printPapers: {
    may: roles("orders", "support"),
    request: ({ orderNumber }) => ({
      params: { kind: "labels" },
      query: { numbers: orderNumber },
    }),
  },
  printSkuLabels: {
    may: roles("catalogue"),
    request: ({ variantId }) => ({ query: { variants: String(variantId) } }),
  },
  listAllInvoices: { may: roles("orders", "support") },
  readInvoice: { may: roles("orders", "support"), request: invoiceOfPerson },
  readInvoicePdf: { may: roles("orders", "support"), request: invoiceOfPerson },
  exportInvoice: { may: roles("orders", "support"), request: invoiceOfPerson },
  addCoupon: { may: roles("catalogue"), request: newCoupon },
};
