import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { COMPANY, foundCompany, invite } from "#server/testing/company.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const EXPORT = "/api/v1/account/export";
const TOTAL_OF_ONE = 194_00;
let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 100 }]));
});
afterAll(() => shop.stop());

describe("GET /account/export", () => {
  test("returns a file with account, addresses, consents, orders and cart", async () => {
    const customer = await registerCustomer(shop);
    await customer.post("/api/v1/account/newsletter", {
      subscribed: true,
      text: NEWSLETTER_VERSION,
    });
    await customer.post("/api/v1/account/addresses", {
      name: "منى سالم",
      phone: "01012345678",
      governorate: "EG-C",
      city: "القاهرة",
      street: "شارع <b>النيل</b>",
      building: "1",
    });
    await customer.add(variantId);
    const order = (await customer.order(TOTAL_OF_ONE)).json();
    await customer.add(variantId, 3);
    const answer = await customer.get(EXPORT);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; filename="fanous-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.json()).toMatchObject({
      exportedAt: expect.stringMatching(/^\d{4}-/),
      account: { ...(await customer.get("/api/v1/account")).json() },
      addresses: [{ name: "منى سالم", phone: "+201012345678", street: "شارع <b>النيل</b>" }],
      newsletterConsents: [{ isGiven: true, text: NEWSLETTER_VERSION, source: "account" }],
      devices: [{ isCurrent: true, signedInAt: expect.any(String) }],
      company: null,
      invitations: [],
      orders: [
        {
          number: order.number,
          contact: order.contact,
          address: { city: order.address.city, street: order.address.street },
          lines: [{ variantId, quantity: 1 }],
          events: [{ status: "ordered" }],
        },
      ],
      cart: [{ variantId, quantity: 3, isPutAside: false }],
    });
  });

  test("includes the company and open invitations", async () => {
    const { founder } = await foundCompany(shop);
    expect((await founder.get(EXPORT)).json().company).toMatchObject({
      ...COMPANY,
      role: "approver",
    });
    const guest = await registerCustomer(shop);
    await invite(shop, founder, guest.userInfo.email ?? "", "buyer");
    expect((await guest.get(EXPORT)).json().invitations).toMatchObject([
      { companyNameEn: COMPANY.companyNameEn, role: "buyer" },
    ]);
  });

  test("omits other customers' data, secrets and hashes", async () => {
    const other = await registerCustomer(shop, { firstName: "Somebodyelse" });
    await other.add(variantId);
    await other.order(TOTAL_OF_ONE, {
      contact: { name: "Somebodyelse", email: "else@example.com" },
    });
    const customer = await registerCustomer(shop);
    const { body } = await customer.get(EXPORT);
    expect(body).not.toMatch(/Somebodyelse|else@example\.com/);
    expect(body).not.toContain(other.userInfo.email);
    expect(body).not.toMatch(/password|hash|secret|argon|token/i);
    for (const secret of Object.values(customer.cookies)) expect(body).not.toContain(secret);
  });

  test("returns 401 without a session", async () => {
    expect((await new ApiClient(shop.app).get(EXPORT)).statusCode).toBe(401);
  });
});
