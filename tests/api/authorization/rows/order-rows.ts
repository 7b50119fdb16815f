import {
  anybody,
  approvers,
  ownApprover,
  person,
  personOnly,
  roles,
  signedIn,
} from "../callers.ts";
import { type Attempt, body, type Rows } from "../row.ts";
import { placeOrder } from "../fixtures.ts";

let coupons = 0;
const newCoupon = () => ({
  body: {
    code: `COUPON-${(coupons += 1)}`,
    label: { ar: "خصم", en: "Discount" },
    basisPoints: 500,
  },
});

const ofPerson = ({ orderNumber }: Attempt) => ({ params: { number: orderNumber } });
const newOfPerson = async (attempt: Attempt) => placeOrder(attempt, attempt.person);

async function invoiceOfPerson({ person: buyer }: Attempt) {
  const invoices = await buyer.get("/api/v1/account/invoices");
  const [invoice] = invoices.json<{ items: { invoiceNumber: string }[] }>().items;
  return { params: { number: invoice?.invoiceNumber ?? "" } };
}

/** A colleague's order that waits for an approver; other orders of the company do not wait. */
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

/** Orders, their invoices and store credit. */
export const orderRows: Rows = {
  listOrders: { may: signedIn },
  getOrder: { may: personOnly, request: ofPerson },
  lookUpOrder: {
    may: anybody,
    request: async (attempt) => ({
      body: { number: await newOfPerson(attempt), phoneOrEmail: "01012345678" },
    }),
  },
  cancelOrder: {
    may: personOnly,
    request: async (attempt) => ({ params: { number: await newOfPerson(attempt) } }),
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
  getStaffOrder: { may: roles("orders", "support"), request: ofPerson },
  moveOrder: {
    may: roles("orders"),
    request: async (attempt) => ({
      params: { number: await newOfPerson(attempt) },
      body: { status: "processing" },
    }),
  },
  listInvoices: { may: signedIn },
  getInvoice: { may: person, request: invoiceOfPerson },
  getInvoicePdf: { may: person, request: invoiceOfPerson },
  getOrderInvoice: { may: personOnly, request: ofPerson },
  getOrderInvoicePdf: { may: personOnly, request: ofPerson },
  addNationalId: {
    may: personOnly,
    request: async (attempt) => ({
      // The law asks for it above EGP 150,000.
      params: { number: await placeOrder(attempt, attempt.person, { quantity: 200 }) },
      body: { nationalId: "29001011234567" },
    }),
  },
  listAllInvoices: { may: roles("orders", "support") },
  readInvoice: { may: roles("orders", "support"), request: invoiceOfPerson },
  readInvoicePdf: { may: roles("orders", "support"), request: invoiceOfPerson },
  exportInvoice: { may: roles("orders", "support"), request: invoiceOfPerson },
  getWallet: { may: signedIn },
  getCustomerWallet: {
    may: roles("orders", "support"),
    request: ({ person: { userInfo } }) => ({ params: { id: userInfo.id } }),
  },
  addCoupon: { may: roles("catalogue"), request: newCoupon },
  changeCustomerWallet: {
    may: roles(),
    request: ({ person: { userInfo } }) => ({
      params: { id: userInfo.id },
      ...body({ type: "Deposit", amount: 100, note: "Sorry" })(),
    }),
  },
};
