import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import { changeOrder } from "#server/modules/orders/index.ts";
import { deposit } from "#server/modules/wallet/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { addColleague, foundCompany, invite } from "#server/testing/company.ts";
import { findPersonalData } from "#server/testing/find-personal-data.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { forgetProof, registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { waitForLock } from "#server/testing/wait-for-lock.ts";

const TOTAL_OF_ONE = 194_00;
const COD_FEE = 20_00;
let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
});
afterAll(() => shop.stop());

const erase = (customer: CustomerClient, password = customer.password) =>
  customer.post("/api/v1/account/erase", { password });

async function orderOne(customer: CustomerClient, contact: object): Promise<string> {
  await customer.add(variantId);
  const answer = await customer.order(TOTAL_OF_ONE, { contact });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().number;
}

async function deliver(number: string): Promise<void> {
  const { rows } = await shop.pool.query("select id from orders.order where number = $1", [number]);
  for (const state of ["processing", "shipped", "delivered"] as const)
    await shop.run((work) => changeOrder(work, rows[0].id, state, { actor: "staff" }));
}

describe("account erasure", () => {
  test("removes personal data from every table and keeps order amounts", async () => {
    const email = "zenobia.unique@example.com";
    const customer = await registerCustomer(shop, {
      firstName: "Zenobia",
      lastName: "Quintessa",
      email,
      phone: "01098765432",
    });
    const { id } = customer.userInfo;
    await customer.send({
      method: "PATCH",
      url: "/api/v1/account",
      payload: {
        fullNameAr: "زنوبيا المتفردة",
        birthDate: "1987-06-05",
        city: "Palmyra-upon-Nile",
      },
    });
    await customer.post("/api/v1/account/newsletter", {
      subscribed: true,
      text: NEWSLETTER_VERSION,
    });
    await customer.post("/api/v1/account/addresses", {
      name: "Zenobia Quintessa",
      phone: "01098765432",
      governorate: "EG-C",
      city: "القاهرة",
      street: "Zenobiastreet",
      building: "1",
    });
    await customer.post("/api/v1/account/plans", { name: "Quintessa villa", plan: "lights=" });
    await customer.post("/api/v1/account/lists", { name: "Quintessa villa" });
    const contact = { name: "Zenobia Quintessa", phone: "01098765432", email };
    const number = await orderOne(customer, contact);
    await deliver(number);
    await customer.add(variantId);
    const { founder } = await foundCompany(shop);
    await invite(shop, founder, email, "buyer");
    const browser = new ApiClient(shop.app);
    await browser.post("/api/v1/orders/lookup", { number, phoneOrEmail: email });
    const traces = () =>
      findPersonalData(shop.pool, [
        "zenobia",
        "quintessa",
        "زنوبيا",
        "1098765432",
        "palmyra",
        "1987-06-05",
      ]);
    const before = await traces();
    expect(before.map(({ table }) => table)).toEqual(
      expect.arrayContaining([
        "customers.customer",
        "customers.saved_address",
        "companies.company_invitation",
        "lighting.saved_plan",
        "lists.list",
        'orders."order"',
      ]),
    );

    const mailbox = openMailbox(shop.platform);
    const answer = await erase(customer);
    expect(answer.statusCode, answer.body).toBe(204);
    const confirmation = await mailbox.mailTo(email);
    expect(confirmation.text).toContain("Zenobia Quintessa");
    expect(await traces()).toEqual([]);

    const { rows } = await shop.pool.query(
      `select customer.name, customer.first_name, customer.erased_at is not null as is_erased, placed.total_piastres,
         placed.governorate, placed.status
       from orders.order as placed join customers.shopper on shopper.id = placed.shopper_id
       join customers.customer on customer.id = shopper.customer_id where customer.id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        name: expect.stringMatching(/^(?:عميل محذوف|Deleted customer)$/),
        first_name: rows[0].name,
        is_erased: true,
        total_piastres: TOTAL_OF_ONE,
        governorate: "EG-C",
        status: "delivered",
      },
    ]);
    expect((await browser.get(`/api/v1/orders/${number}`)).statusCode).toBe(404);
    const again = await browser.post("/api/v1/orders/lookup", { number, phoneOrEmail: email });
    expect(again.json().code).toBe("order-not-found");
  });

  test("ends every session and frees the email for registration", async () => {
    const customer = await registerCustomer(shop, { email: "again@example.com" });
    expect((await erase(customer)).statusCode).toBe(204);
    expect((await customer.get("/api/v1/account")).statusCode).toBe(401);
    const signIn = await new ApiClient(shop.app).post("/api/v1/auth/sign-in", {
      identifier: "again@example.com",
      password: customer.password,
    });
    expect(signIn.json().code).toBe("credentials");
    const confirmation = await openMailbox(shop.platform).mailTo("again@example.com");
    expect(confirmation.subject).toMatch(/^(?:تم حذف حسابك|Your account has been deleted)/);
    const anew = await registerCustomer(shop, { email: "again@example.com" });
    expect(anew.userInfo.id).not.toBe(customer.userInfo.id);
  });

  test("records the newsletter withdrawal in the consent log", async () => {
    const customer = await registerCustomer(shop);
    await customer.post("/api/v1/account/newsletter", {
      subscribed: true,
      text: NEWSLETTER_VERSION,
    });
    await erase(customer);
    const { rows } = await shop.pool.query(
      "select is_given, source from customers.newsletter_consent where customer_id = $1 order by id",
      [customer.userInfo.id],
    );
    expect(rows).toEqual([
      { is_given: true, source: "account" },
      { is_given: false, source: "erasure" },
    ]);
  });
});

describe("POST /account/erase", () => {
  test("returns 403 proof-needed without a recent identity check", async () => {
    const customer = await registerCustomer(shop);
    await forgetProof(shop, customer);
    const answer = await erase(customer);
    expect([answer.statusCode, answer.json().code]).toEqual([403, "proof-needed"]);
    expect((await customer.get("/api/v1/account")).statusCode).toBe(200);
  });

  test("requires a second-factor code when the second factor is enabled", async () => {
    const customer = await registerCustomer(shop);
    const begun = await customer.post("/api/v1/account/two-factor", {
      password: customer.password,
    });
    const { secret } = begun.json();
    const confirmed = await customer.post("/api/v1/account/two-factor/confirm", {
      code: authenticatorCode(secret),
    });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    await forgetProof(shop, customer);
    const { password } = customer;
    const proof = "/api/v1/account/proof/password";
    const refused = await customer.post(proof, { password });
    expect([refused.statusCode, refused.json().code]).toEqual([422, "code-wrong"]);
    expect((await erase(customer)).json().code).toBe("proof-needed");
    const [factorCode] = confirmed.json().backupCodes;
    expect((await customer.post(proof, { password, factorCode })).statusCode).toBe(204);
    const answer = await erase(customer);
    expect(answer.statusCode, answer.body).toBe(204);
  });

  test("returns 409 during an open order and changes nothing", async () => {
    const customer = await registerCustomer(shop);
    const number = await orderOne(customer, {});
    await customer.add(variantId, 2);
    const mailbox = openMailbox(shop.platform);
    const sent = (await mailbox.mailsTo(customer.userInfo.email ?? "")).length;
    const refused = await erase(customer);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "open-orders"]);
    expect((await customer.cart()).json().totalQty).toBe(2);
    expect((await customer.get(`/api/v1/orders/${number}`)).statusCode).toBe(200);
    expect(await mailbox.mailsTo(customer.userInfo.email ?? "")).toHaveLength(sent);
    await deliver(number);
    expect((await erase(customer)).statusCode).toBe(204);
  });

  test("erases the account or places a concurrent order, never both", async () => {
    for (let round = 0; round < 6; round += 1) {
      const customer = await registerCustomer(shop);
      await customer.add(variantId);
      const [erased, placed] = await Promise.all([
        erase(customer),
        setTimeout(round * 6).then(() => customer.order(TOTAL_OF_ONE)),
      ]);
      expect(erased.statusCode === 204).toBe(placed.statusCode !== 201);
      const { rows } = await shop.pool.query(
        `select count(*) filter (where placed.contact_name is not null) as named, customer.erased_at is null as is_here
         from customers.customer join customers.shopper on shopper.customer_id = customer.id
         left join orders.order as placed on placed.shopper_id = shopper.id
         where customer.id = $1 group by customer.id`,
        [customer.userInfo.id],
      );
      expect(rows).toEqual([
        { named: placed.statusCode === 201 ? 1 : 0, is_here: placed.statusCode === 201 },
      ]);
    }
  });

  test("returns 409 while a wallet payment is placing an order", async () => {
    const customer = await registerCustomer(shop);
    const customerId = customer.userInfo.id;
    const credit = { customerId, amount: 500_00, reason: "staff", reference: null } as const;
    await shop.run((work) => deposit(work, credit));
    await customer.add(variantId);
    const total = TOTAL_OF_ONE - COD_FEE;
    // The order has emptied the cart and waits for the wallet, whose entry refers to the customer.
    const holder = await shop.pool.connect();
    try {
      await holder.query("begin");
      await holder.query("select from wallet.account where customer_id = $1 for update", [
        customerId,
      ]);
      const placing = customer.order(total, { paymentMethod: "wallet" });
      await waitForLock(shop);
      const erasing = erase(customer);
      await waitForLock(shop, 2);
      await holder.query("commit");
      const [placed, erased] = await Promise.all([placing, erasing]);
      expect([placed.statusCode, placed.body]).toEqual([201, expect.anything()]);
      expect([erased.statusCode, erased.json().code]).toEqual([409, "open-orders"]);
    } finally {
      await holder.query("rollback");
      holder.release();
    }
  });

  test("returns 401 without a session", async () => {
    const answer = await new ApiClient(shop.app).post("/api/v1/account/erase", { password: "x" });
    expect(answer.statusCode).toBe(401);
  });

  test("erases once for concurrent requests", async () => {
    const customer = await registerCustomer(shop);
    const answers = await Promise.all([erase(customer), erase(customer)]);
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes[0]).toBe(204);
    expect(codes[1]).toBeLessThan(500);
    expect(codes[1]).toBeGreaterThan(400);
  });
});

describe("erasure of company members", () => {
  test("returns 409 last-approver until another member is an approver", async () => {
    const { founder } = await foundCompany(shop);
    const colleague = await addColleague(shop, founder, "buyer");
    const refused = await erase(founder);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "last-approver"]);
    await founder.send({
      method: "PATCH",
      url: `/api/v1/account/company/members/${colleague.userInfo.id}`,
      payload: { role: "approver" },
    });
    expect((await erase(founder)).statusCode).toBe(204);
    const { items } = (await colleague.get("/api/v1/account/company/members")).json();
    expect(items.map(({ id }: { id: number }) => id)).toEqual([colleague.userInfo.id]);
  });

  test("deletes the company with its only member", async () => {
    const { founder, companyId } = await foundCompany(shop);
    await shop.pool.query(
      "update companies.company set name_en = 'Solitaire Lamps', tax_number = '111-222-333' where id = $1",
      [companyId],
    );
    await invite(shop, founder, "solitaire@example.com", "buyer");
    expect((await erase(founder)).statusCode).toBe(204);
    await openMailbox(shop.platform).mailsTo("");
    expect(await findPersonalData(shop.pool, ["solitaire", "111-222-333"])).toEqual([]);
  });
});
