import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { productIdsOf } from "#server/modules/catalog/index.ts";
import { setDisabled } from "#server/modules/customers/index.ts";
import { deposit, walletInvariants } from "#server/modules/wallet/index.ts";
import { checkInvariants } from "#server/platform/invariants.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { foundCompany } from "#server/testing/company.ts";
import { findPersonalData } from "#server/testing/find-personal-data.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { deliveredOrder } from "#server/testing/orders/delivered-order.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { type CustomerClient, registerCustomer, signIn } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let support: StaffClient;
let variantIds: number[];
let productIds: number[];
let soldOut: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  variantIds = await shop.run((work) => addProducts(work, [{ stock: 50 }, { stock: 50 }, {}]));
  productIds = await shop.run((work) => productIdsOf(work.db, variantIds));
  [soldOut = 0] = await shop.run((work) => addProducts(work, [{ stock: 0 }]));
  support = await signInStaff(shop, "support");
});
afterAll(() => shop.stop());

const idOf = ({ userInfo: { id } }: CustomerClient) => id;
const pathOf = (customer: CustomerClient) => `/api/v1/admin/customers/${idOf(customer)}`;
const merge = (kept: CustomerClient, other: CustomerClient, who = support) =>
  who.post(`${pathOf(kept)}/merge`, { other: idOf(other) });
const preview = async (kept: CustomerClient, other: CustomerClient) =>
  (await support.get(`${pathOf(kept)}/merge/${idOf(other)}`)).json();

let count = 0;
/** Two accounts of one person with the same mailbox. */
async function twins(changes: object = {}): Promise<[CustomerClient, CustomerClient]> {
  const mailbox = `merged-${(count += 1)}`;
  return [
    await registerCustomer(shop, { email: `${mailbox}@example.com`, ...changes }),
    await registerCustomer(shop, { email: `${mailbox}+old@example.com`, ...changes }),
  ];
}

const ADDRESS = {
  name: "Wafaa Merged",
  phone: "01012345678",
  governorate: "EG-C",
  city: "القاهرة",
  street: "شارع الهرم",
  building: "1",
};

/** Puts something into every part of an account. @returns the numbers of its orders */
async function fill(customer: CustomerClient, credit: number, addresses: number) {
  const [first = 0, second = 0] = variantIds;
  const numbers = [
    await deliveredOrder(shop, customer, { units: [[first, 2]] }),
    await deliveredOrder(shop, customer, { units: [[second, 1]] }),
  ];
  const back = await customer.post(`/api/v1/orders/${numbers[0]}/returns`, {
    lines: [{ position: 1, quantity: 1, reason: "damaged", pictures: [] }],
    resolution: "exchange",
  });
  expect(back.statusCode, back.body).toBe(201);
  for (let nth = 0; nth < addresses; nth += 1) {
    const added = await customer.post("/api/v1/account/addresses", ADDRESS);
    expect(added.statusCode).toBe(201);
  }
  await customer.post("/api/v1/alerts", { variantId: soldOut, kind: "stock" });
  await customer.post("/api/v1/feedback", {
    userName: "Wafaa Merged",
    email: customer.userInfo.email,
    message: "Bulbs",
    description: "Which ones?",
  });
  await customer.post(`/api/v1/products/${productIds[0]}/ratings`, { value: 5, text: "Bright" });
  await customer.add(first);
  await customer.post("/api/v1/account/plans", { name: "Reception", plan: "lights=" });
  await customer.post("/api/v1/account/lists", { name: "Villa" });
  await shop.run((work) =>
    deposit(work, {
      customerId: idOf(customer),
      amount: credit,
      reason: "correction",
      reference: null,
    }),
  );
  return numbers;
}

/** Totals of two accounts together. */
async function sums(ids: number[]) {
  const { rows } = await shop.pool.query(
    `select
       (select count(*)::int from orders.order where shopper_id = any (mine.shoppers)) as orders,
       (select sum(total_piastres)::bigint from orders.order where shopper_id = any (mine.shoppers)) as total,
       (select count(*)::int from returns.return as back join orders.order as placed on placed.id = back.order_id
        where placed.shopper_id = any (mine.shoppers)) as returns,
       (select count(*)::int from invoices.document as document join orders.order as placed on placed.id = document.order_id
        where placed.shopper_id = any (mine.shoppers)) as invoices,
       (select count(*)::int from customers.saved_address where customer_id = any ($1)) as addresses,
       (select sum(balance_piastres)::bigint from wallet.account where customer_id = any ($1)) as credit,
       (select count(*)::int from feedback.message where shopper_id = any (mine.shoppers)) as messages,
       (select sum(quantity)::int from cart.line where shopper_id = any (mine.shoppers)) as cart
     from (select array_agg(id) as shoppers from customers.shopper where customer_id = any ($1)) as mine`,
    [ids],
  );
  return rows[0] as Record<string, unknown>;
}

describe("merge of two accounts", () => {
  test("moves all data and store credit to the kept account", async () => {
    const [kept, other] = await twins();
    const orders = [...(await fill(kept, 300_00, 2)), ...(await fill(other, 120_50, 3))];
    const before = await sums([idOf(kept), idOf(other)]);
    expect(before).toMatchObject({ orders: 4, returns: 2, addresses: 5, messages: 2, cart: 2 });
    const { items } = (await support.get(`${pathOf(kept)}/duplicates`)).json();
    expect(items).toMatchObject([{ id: idOf(other), signs: ["email"], emailVerified: true }]);

    const shown = await preview(kept, other);
    expect(shown).toMatchObject({
      moved: {
        ...{ orders: 2, returns: 1, addresses: 3, ratings: 1, messages: 1, alerts: 1, cart: 1 },
        ...{ lists: 1, plans: 1 },
      },
      balance: 120_50,
      obstacle: null,
    });
    expect(await preview(kept, other)).toEqual(shown);
    expect((await other.get("/api/v1/account")).statusCode).toBe(200);

    const merged = await merge(kept, other);
    expect(merged.statusCode, merged.body).toBe(200);
    for (const { userInfo } of [kept, other]) {
      const mail = await openMailbox(shop.platform).mailTo(userInfo.email ?? "");
      expect(mail.text, "where to sign in from now on").toContain(kept.userInfo.email);
    }
    expect(await sums([idOf(kept), idOf(other)])).toEqual(before);
    expect(await sums([idOf(kept)])).toEqual(before);
    expect(await checkInvariants(shop.platform.db, walletInvariants)).toEqual([]);

    expect((await other.get("/api/v1/account")).statusCode).toBe(401);
    const email = other.userInfo.email ?? "";
    const refused = await signIn(new ApiClient(shop.app), email, other.password);
    expect(refused.statusCode).toBe(401);
    const browser = new ApiClient(shop.app);
    const session = await signIn(browser, kept.userInfo.email ?? "", kept.password);
    expect(session.statusCode, session.body).toBe(200);
    browser.token = session.json().token;
    const listed = (await browser.get("/api/v1/orders")).json().items;
    expect(listed.map(({ number }: { number: string }) => number).toSorted()).toEqual(
      orders.toSorted(),
    );
    expect((await browser.get("/api/v1/account/wallet")).json()).toMatchObject({
      balance: 420_50,
      entries: { items: [{ reason: "merge", amountProcessed: 120_50 }, {}] },
    });
    const book = (await browser.get("/api/v1/account/addresses")).json().items;
    expect(book.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
    expect((await browser.get("/api/v1/account/ratings")).json().items).toHaveLength(1);

    expect((await support.get(pathOf(other))).json()).toMatchObject({
      state: "merged",
      mergedInto: idOf(kept),
    });
    expect((await support.post(`${pathOf(other)}/enable`)).statusCode).toBe(404);
    const { rows } = await shop.pool.query(
      "select after from staff.audit_entry where action = 'customer.merge' and target = $1",
      [`customer:${idOf(kept)}`],
    );
    expect(rows).toEqual([{ after: { from: idOf(other), signs: ["email"] } }]);
  });

  test("happens once for concurrent requests", async () => {
    const [kept, other] = await twins();
    await fill(other, 90_00, 1);
    const answers = await Promise.all([
      merge(kept, other),
      merge(kept, other),
      merge(other, kept),
      merge(kept, other),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code !== 200 && code !== 404)).toEqual([]);
    expect(await sums([idOf(kept), idOf(other)])).toMatchObject({ orders: 2, credit: 90_00 });
  });

  test("keeps every order placed concurrently", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [kept, other] = await twins();
      const [variantId = 0] = variantIds;
      const credit = 50_00;
      const gift = { amount: credit, reason: "correction", reference: null } as const;
      await shop.run((work) => deposit(work, { customerId: idOf(other), ...gift }));
      await other.add(variantId);
      const { totals } = (await other.quote()).json();
      const [placed, merged] = await Promise.all([
        other.order(totals.total, { wallet: credit }),
        merge(kept, other),
      ]);
      expect(merged.statusCode, merged.body).toBe(200);
      const own = await sums([idOf(kept)]);
      const isPlaced = placed.statusCode === 201;
      expect(placed.statusCode, placed.body).toBe(isPlaced ? 201 : 409);
      expect(own["orders"]).toBe(isPlaced ? 1 : 0);
      expect(own["credit"]).toBe(isPlaced ? null : credit);
      expect((await sums([idOf(other)]))["orders"]).toBe(0);
    }
  });

  test("copies the email or phone that the kept account lacks", async () => {
    const phone = `0101${String(1_000_000 + count)}`;
    const kept = await registerCustomer(shop, { email: "", phone });
    const other = await registerCustomer(shop, { phone });
    const email = other.userInfo.email ?? "";
    const { items } = (await support.get(`${pathOf(kept)}/duplicates`)).json();
    expect(items).toMatchObject([{ id: idOf(other), signs: ["phone"], phoneVerified: false }]);
    expect((await merge(kept, other)).json()).toMatchObject({ email, emailVerified: true });
    const session = await signIn(new ApiClient(shop.app), email, kept.password);
    expect(session.json().userInfo.id).toBe(idOf(kept));
  });

  test("suggests duplicates by the national ID on invoices", async () => {
    const kept = await registerCustomer(shop);
    const other = await registerCustomer(shop);
    const [variantId = 0] = variantIds;
    for (const customer of [kept, other]) {
      const number = await deliveredOrder(shop, customer, { units: [[variantId, 1]] });
      await shop.pool.query(
        `update invoices.document set national_id = '29001011234567'
         where order_id = (select id from orders.order where number = $1)`,
        [number],
      );
    }
    const { items } = (await support.get(`${pathOf(kept)}/duplicates`)).json();
    expect(items).toMatchObject([{ id: idOf(other), signs: ["national-id"] }]);
  });

  test("erases the merged account with the kept account", async () => {
    const [kept, other] = await twins({ firstName: "Wafaa", lastName: "Inseparable" });
    expect((await merge(kept, other)).statusCode).toBe(200);
    const exported = (await kept.get("/api/v1/account/export")).json();
    expect(exported.mergedAccounts).toMatchObject([{ email: other.userInfo.email }]);
    const erased = await kept.post("/api/v1/account/erase", { password: kept.password });
    expect(erased.statusCode, erased.body).toBe(204);
    // Both mailboxes are notified, once each; the mails are not stored.
    const mailbox = openMailbox(shop.platform);
    for (const { userInfo } of [kept, other]) await mailbox.mailTo(userInfo.email ?? "");
    expect(await findPersonalData(shop.pool, ["Inseparable", kept.userInfo.email ?? ""])).toEqual(
      [],
    );
    expect((await support.get(pathOf(other))).json()).toMatchObject({ state: "erased" });
  });
});

describe("POST /admin/customers/:id/merge", () => {
  const expectRefused = async (kept: CustomerClient, other: CustomerClient, code: string) => {
    expect((await preview(kept, other)).obstacle).toBe(code);
    const answer = await merge(kept, other);
    expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
    expect((await other.get("/api/v1/account")).statusCode).toBe(200);
  };

  test("returns 409 not-mergeable for companies on either side", async () => {
    const person = await registerCustomer(shop);
    const { founder } = await foundCompany(shop);
    const { founder: another } = await foundCompany(shop);
    await expectRefused(person, founder, "not-mergeable");
    await expectRefused(founder, person, "not-mergeable");
    await expectRefused(founder, another, "not-mergeable");
  });

  test("returns 409 not-mergeable for a staff member's email", async () => {
    const [kept, other] = await twins();
    const colleague = await signInStaff(shop, "orders");
    await shop.pool.query("update staff.staff set email = $1 where id = $2", [
      kept.userInfo.email,
      colleague.staffId,
    ]);
    await expectRefused(kept, other, "not-mergeable");
    await expectRefused(other, kept, "not-mergeable");
  });

  test("returns 409 for unrelated accounts and 404 for the account itself", async () => {
    const kept = await registerCustomer(shop);
    const other = await registerCustomer(shop);
    await expectRefused(kept, other, "no-duplicate");
    expect((await merge(kept, kept)).statusCode).toBe(404);
  });

  test("returns 403 without write permission", async () => {
    const [kept, other] = await twins();
    const orders = await signInStaff(shop, "orders");
    expect((await merge(kept, other, orders)).statusCode).toBe(403);
  });

  test("fails in the database when the merged account would stay active", async () => {
    const [kept, other] = await twins();
    await expect(
      shop.pool.query("update customers.customer set merged_into = $1 where id = $2", [
        idOf(kept),
        idOf(other),
      ]),
    ).rejects.toThrow("customer_merged_is_closed");
    await shop.run((work) => setDisabled(work, idOf(other), "Doubt"));
    expect((await merge(kept, other)).statusCode).toBe(200);
  });
});
