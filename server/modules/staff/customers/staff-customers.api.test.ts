import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffCustomerEndpoints } from "#contract/staff/customer-endpoints.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { foundCompany } from "#server/testing/company.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { registerCustomer, signIn } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const CUSTOMERS = "/api/v1/admin/customers";

let shop: TestShop;
let support: StaffClient;
let orders: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  support = await signInStaff(shop, "support");
  orders = await signInStaff(shop, "orders");
});
afterAll(() => shop.stop());

const find = async (query: string) => {
  const answer = await support.send({ url: CUSTOMERS, query });
  return answer.json<{ items: { id: number }[]; total: number }>();
};
const code = (answer: { statusCode: number; json: () => { code: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const lastEntry = async () => {
  const { rows } = await shop.pool.query(
    "select staff_id, action, target, before, after from staff.audit_entry order by id desc limit 1",
  );
  return rows[0] as object;
};

describe("staff customer API", () => {
  test("finds customers by name words, email part or phone digits", async () => {
    const mona = await registerCustomer(shop, {
      firstName: "منى",
      lastName: "الشناوي",
      email: "mona.sh@example.com",
      phone: "01098765432",
    });
    const { id } = mona.userInfo;
    for (const q of [
      "منى",
      "الشناوي منى",
      "MONA.SH@",
      "01098765432",
      "٠١٠٩٨٧٦٥٤٣٢",
      "010 9876-5432",
      "+20 109 876 5432",
      "98765432",
    ]) {
      const { items } = await find(`q=${encodeURIComponent(q)}`);
      expect(
        items.map((item) => item.id),
        q,
      ).toContain(id);
    }
    for (const q of ["%", "_", "\\", "منى سعيد", "0109876543299", "' or 1=1 --"])
      expect((await find(`q=${encodeURIComponent(q)}`)).items, q).toEqual([]);
    const { items, total } = await find("type=person");
    expect(items.length).toBe(total);
  });

  test("returns a customer without secrets", async () => {
    const customer = await registerCustomer(shop);
    const answer = await support.get(`${CUSTOMERS}/${customer.userInfo.id}`);
    expect(answer.json()).toMatchObject({
      id: customer.userInfo.id,
      email: customer.userInfo.email,
      state: "active",
      company: null,
    });
    expect(answer.body).not.toMatch(/password|hash|secret|token/i);
    const { response } = staffCustomerEndpoints.getCustomer;
    expect(answer.json()).toEqual(response.parse(answer.json()));
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(code(await support.get(`${CUSTOMERS}/999999`))).toEqual([404, "not-found"]);
  });

  test("signs a customer out everywhere", async () => {
    const customer = await registerCustomer(shop);
    expect((await customer.get("/api/v1/account")).statusCode).toBe(200);
    const { id } = customer.userInfo;
    expect((await support.post(`${CUSTOMERS}/${id}/sign-out`)).statusCode).toBe(204);
    expect((await customer.get("/api/v1/account")).statusCode).toBe(401);
    expect(await lastEntry()).toMatchObject({
      action: "customer.sign-out",
      target: `customer:${id}`,
    });
  });

  test("disables an account, which then returns the wrong-password response", async () => {
    const customer = await registerCustomer(shop);
    const { id, email } = customer.userInfo;
    const wrong = await signIn(new ApiClient(shop.app), email ?? "", "not the password");
    const closed = await support.post(`${CUSTOMERS}/${id}/disable`, { reason: "Stolen cards" });
    expect(closed.json()).toMatchObject({ state: "disabled", disabledReason: "Stolen cards" });
    expect(await lastEntry()).toMatchObject({
      staff_id: support.staffId,
      action: "customer.disable",
      before: { disabled: false },
      after: { disabled: true },
    });
    expect(JSON.stringify(await lastEntry())).not.toContain("Stolen");
    expect((await customer.get("/api/v1/account")).statusCode).toBe(401);
    const refused = await signIn(new ApiClient(shop.app), email ?? "", customer.password);
    expect([refused.statusCode, refused.body]).toEqual([wrong.statusCode, wrong.body]);
    const opened = await support.post(`${CUSTOMERS}/${id}/enable`);
    expect(opened.json()).toMatchObject({ state: "active", disabledReason: null });
    expect((await signIn(new ApiClient(shop.app), email ?? "", customer.password)).statusCode).toBe(
      200,
    );
  });

  test("rejects disabling without a reason (422) or permission (403)", async () => {
    const { userInfo } = await registerCustomer(shop);
    const url = `${CUSTOMERS}/${userInfo.id}/disable`;
    expect((await support.post(url, { reason: " " })).statusCode).toBe(422);
    expect(code(await orders.post(url, { reason: "x" }))).toEqual([403, "forbidden"]);
    const { rows } = await shop.pool.query(
      "select disabled_at from customers.customer where id = $1",
      [userInfo.id],
    );
    expect(rows).toEqual([{ disabled_at: null }]);
  });
});

describe("POST /admin/companies/:id/review", () => {
  test("emails the founder and writes an audit entry for each decision", async () => {
    const { founder, companyId } = await foundCompany(shop);
    const mailbox = openMailbox(shop.platform);
    const waiting = (await orders.get("/api/v1/admin/companies?review=waiting")).json();
    expect(waiting.items.map(({ id }: { id: number }) => id)).toContain(companyId);
    const url = `/api/v1/admin/companies/${companyId}/review`;
    const answer = await orders.post(url, {
      decision: "declined",
      note: "The tax number is another's",
    });
    expect(answer.json()).toMatchObject({ id: companyId, review: "declined", members: 1 });
    expect((await mailbox.mailTo(founder.userInfo.email ?? "")).text).toContain(
      "The tax number is another's",
    );
    expect(await lastEntry()).toMatchObject({
      staff_id: orders.staffId,
      action: "company.review",
      target: `company:${companyId}`,
      before: { review: "waiting", priceListId: null },
      after: { review: "declined", priceListId: null },
    });
    expect(JSON.stringify(await lastEntry())).not.toContain("another's");
    expect((await orders.post(url, { decision: "approved" })).json().review).toBe("approved");
    expect((await founder.get("/api/v1/account/company")).json().review).toBe("approved");
    expect(code(await support.post(url, { decision: "approved" }))).toEqual([403, "forbidden"]);
    const unknown = await orders.post("/api/v1/admin/companies/999999/review", {
      decision: "approved",
    });
    expect(code(unknown)).toEqual([404, "not-found"]);
  });
});
