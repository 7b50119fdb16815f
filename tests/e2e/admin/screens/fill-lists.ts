import type { Page } from "@playwright/test";
import { callAs, variantOf } from "../../buying.ts";
import { newPerson, registerPerson } from "../../customer.ts";
import { expect } from "../../shop-test.ts";
import { picture } from "../../test-api/chosen-files.ts";
import { callTestApi } from "../../test-api/test-api.ts";
import type { BackOffice } from "../back-office.ts";
import { orderLamps } from "../order-lamps.ts";
import { askAs } from "../own-lamp.ts";
import type { ScreenName } from "./screen-table.ts";

/** Makes a record in the browser of a customer. */
type ByCustomer = (page: Page) => Promise<unknown>;
/** Makes a record as an owner who is signed in. */
type ByOwner = (page: Page, ownerId: number) => Promise<unknown>;

const both = (text: string) => ({ ar: text, en: text });
const unique = () => `${Date.now() % 10_000_000}-${Math.floor(Math.random() * 1000)}`;

const FROM_CUSTOMERS: Partial<Record<ScreenName, ByCustomer>> = {
  orders: (page) => orderLamps(page, 1),
  calls: (page) => orderLamps(page, 1),
  proofs: proveTransfer,
  "outstanding-cash": deliveredOrder,
  returns: async (page) => {
    const number = await deliveredOrder(page);
    await callAs(page, "POST", `/api/v1/orders/${number}/returns`, {
      lines: [{ position: 1, quantity: 1, reason: "defective" }],
      resolution: "exchange",
    });
  },
  feedback: (page) =>
    callAs(page, "POST", "/api/v1/feedback", {
      ...{ userName: "هاني", email: "hany@example.com" },
      ...{ message: "موعد الاستلام", description: "متى يصل الطلب؟" },
    }),
  ratings: async (page) => {
    await registerPerson(page);
    const { items } = await callAs<{ items: { id: number }[] }>(page, "GET", "/api/v1/products");
    const path = `/api/v1/products/${items[0]?.id}/ratings`;
    await callAs(page, "POST", path, { value: 4, text: "إضاءة دافئة ومريحة" });
  },
  companies: (page) =>
    registerPerson(page, newPerson(), {
      companyNameEn: `Delta Hotels ${unique()}`,
      companyNameAr: `فنادق الدلتا ${unique()}`,
    }),
  videos: (page) => callTestApi(page, "publishFilm", {}),
};

const BY_OWNER: Partial<Record<ScreenName, ByOwner>> = {
  refunds: async (page) => {
    const order = `orders/${await orderLamps(page, 1)}`;
    const { due } = await askAs<{ due: number }>(page, "GET", `${order}/payment`);
    const payment = { kind: "cash", amount: due, reference: `cash-${unique()}` };
    await askAs(page, "POST", `${order}/payments`, payment);
    const lines = [{ position: 1, quantity: 1 }];
    await askAs(page, "POST", `${order}/cancellations`, { lines, refundTo: "original" });
  },
  remittances: async (page) => {
    const number = await deliveredOrder(page);
    const { due } = await askAs<{ due: number }>(page, "GET", `orders/${number}/payment`);
    const rows = [{ number: `${number}/1`, collected: due }];
    const body = { courier: "Bosta", reference: `B-${unique()}`, rows, dryRun: false };
    await askAs(page, "POST", "remittances", body);
  },
  counts: async (page) => {
    const { items } = await callAs<{ items: { id: number }[] }>(page, "GET", "/api/v1/products");
    const variantIds = [await variantOf(page, items)];
    await askAs(page, "POST", "stock-counts", { note: "الرف الأول", variantIds });
  },
  "price-lists": (page) =>
    askAs(page, "POST", "price-lists", { code: `hotels-${unique()}`, name: both("فنادق") }),
  "company-discounts": (page) =>
    askAs(page, "POST", "company-discounts", {
      ...{ label: both("خصم الكميات"), categoryIds: [], from: "2070-01-01T00:00:00Z", until: null },
      breaks: [{ from: 10, basisPoints: 500 }],
    }),
  spreadsheets: async (page) => {
    const table = Buffer.from("SKU;on hand when exported;on hand\nNO-SUCH-SKU;1;2");
    await uploadTable(page, table);
  },
  synonyms: (page) =>
    askAs(page, "POST", "synonyms", { words: [`كشاف ${unique()}`, "سبوت"], locale: "ar" }),
  redirects: (page) =>
    askAs(page, "POST", "redirects", { from: `/moved-${unique()}`, to: "/new-arrival" }),
  mentions: async (page, ownerId) => {
    const path = `orders/${await orderLamps(page, 1)}/notes`;
    await askAs(page, "POST", path, { text: `@{${ownerId}} العميل يريد الاستلام مساءً` });
  },
  "wallet-requests": async (page) => {
    const { email } = await registerPerson(page, newPerson());
    const path = `customers?q=${encodeURIComponent(email)}`;
    const { items } = await askAs<{ items: { id: number }[] }>(page, "GET", path);
    await askAs(page, "POST", `customers/${items[0]?.id}/wallet`, {
      ...{ type: "Deposit", amount: 26_000_00, note: "تعويض عن تلف" },
    });
  },
};

/** Makes a record for each list that the demo shop leaves empty, and signs in as an owner. */
export async function fillLists(office: BackOffice, names: readonly ScreenName[]): Promise<void> {
  const { page } = office;
  for (const name of names) await FROM_CUSTOMERS[name]?.(page);
  const owner = await office.enter("owner");
  const { items } = await askAs<{ items: { id: number; email: string }[] }>(page, "GET", "staff");
  const ownerId = items.find(({ email }) => email === owner.email)?.id ?? 0;
  for (const name of names) await BY_OWNER[name]?.(page, ownerId);
}

async function deliveredOrder(page: Page): Promise<string> {
  const number = await orderLamps(page, 1);
  await callTestApi(page, "deliver", { number });
  return number;
}

/** An order by InstaPay with a picture of the receipt. */
async function proveTransfer(page: Page): Promise<void> {
  const number = await orderLamps(page, 1, "instapay");
  const { buffer, mimeType } = picture();
  const sent = await page.request.post(`/api/v1/orders/${number}/payment/proof-files`, {
    data: buffer,
    headers: { "content-type": mimeType },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  const { id } = (await sent.json()) as { id: string };
  await callAs(page, "POST", `/api/v1/orders/${number}/payment/proofs`, { files: [id] });
}

async function uploadTable(page: Page, data: Buffer): Promise<void> {
  const kept = await page.evaluate(() => localStorage.getItem("staff-token"));
  const [, token = ""] = (kept ?? "").split(" ");
  const sent = await page.request.post("/api/v1/admin/imports?kind=stock&name=stock.csv", {
    data,
    headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
  });
  expect(sent.status(), await sent.text()).toBe(201);
}
