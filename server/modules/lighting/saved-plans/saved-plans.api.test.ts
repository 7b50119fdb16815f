import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_PLANS, PLAN_NAME_LENGTH } from "#contract/lighting/saved-plan-limits.ts";
import { customerMerged } from "#server/modules/customers/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { type CustomerClient, registerCustomer } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const PLANS = "/api/v1/account/plans";
const PLAN =
  "room=5000-4000-2800&paint=white-cream-tiles&use=reception&lux=150&lights=12-1250-1000";
const OTHER = PLAN.replace("5000", "6000");
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const save = (who: ApiClient, name: string, plan = PLAN) => who.post(PLANS, { name, plan });
const change = (who: ApiClient, id: number, payload: object) =>
  who.send({ method: "PATCH", url: `${PLANS}/${id}`, payload });
const remove = (who: ApiClient, id: number) =>
  who.send({ method: "DELETE", url: `${PLANS}/${id}` });
const namesOf = async (who: ApiClient): Promise<string[]> =>
  (await who.get(PLANS)).json().items.map(({ name }: { name: string }) => name);

test("lists plans newest first and keeps the order after renaming", async () => {
  const customer = await registerCustomer(shop);
  expect((await customer.get(PLANS)).json()).toEqual({ items: [] });
  const first = await save(customer, "  صالة البيت ");
  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject({ name: "صالة البيت", plan: PLAN });
  await save(customer, "Kitchen");
  expect(await namesOf(customer)).toEqual(["Kitchen", "صالة البيت"]);

  const { id } = first.json();
  const renamed = await change(customer, id, { name: "الصالة", plan: PLAN });
  expect(renamed.json()).toEqual({ ...first.json(), name: "الصالة" });
  expect(await namesOf(customer)).toEqual(["Kitchen", "الصالة"]);
  expect((await change(customer, id, { name: "الصالة", plan: OTHER })).json().plan).toBe(OTHER);
  expect(await namesOf(customer)).toEqual(["الصالة", "Kitchen"]);

  expect((await remove(customer, id)).statusCode).toBe(204);
  expect((await remove(customer, id)).statusCode).toBe(404);
  expect(await namesOf(customer)).toEqual(["Kitchen"]);
});

test("returns 404 for another customer's plan and 401 without a session", async () => {
  const owner = await registerCustomer(shop);
  const stranger = await registerCustomer(shop);
  const { id } = (await save(owner, "Mine")).json();
  expect((await change(stranger, id, { name: "Yours", plan: OTHER })).statusCode).toBe(404);
  expect((await remove(stranger, id)).statusCode).toBe(404);
  expect(await namesOf(stranger)).toEqual([]);
  expect((await owner.get(PLANS)).json().items).toMatchObject([{ id, name: "Mine", plan: PLAN }]);
  expect((await save(new ApiClient(shop.app), "Mine")).statusCode).toBe(401);
});

test("stores only planner parameters of a plan", async () => {
  const customer = await registerCustomer(shop);
  const plan = `${PLAN}&lights=99-1-1&evil=%3Cscript%3E`;
  expect((await save(customer, "Plan", plan)).json().plan).toBe(PLAN);
  const { plan: read } = (await save(customer, "Nothing", "//evil.example")).json();
  expect(read).toMatch(/^room=5000-4000-2800&.*&lights=$/);
});

test.each([
  { name: "", plan: PLAN },
  { name: "x".repeat(PLAN_NAME_LENGTH + 1), plan: PLAN },
  { name: "Plan", plan: "x".repeat(3001) },
  { name: "Plan" },
])("returns 422 for %j", async (body) => {
  const customer = await registerCustomer(shop);
  expect((await customer.post(PLANS, body)).statusCode).toBe(422);
});

test("returns 409 beyond the plan limit and saves repeated keys once", async () => {
  const customer = await registerCustomer(shop);
  const headers = { "idempotency-key": "plan-saved-once" };
  const payload = { name: "Once", plan: PLAN };
  const twice = await Promise.all(
    [1, 2].map(() => customer.send({ method: "POST", url: PLANS, headers, payload })),
  );
  expect(twice.map((answer) => answer.json().id)).toEqual([
    twice[0]?.json().id,
    twice[0]?.json().id,
  ]);
  await shop.pool.query(
    `insert into lighting.saved_plan (customer_id, name, plan)
     select $1, 'Plan ' || n, '' from generate_series(1, $2::integer) as n`,
    [customer.userInfo.id, MAX_PLANS - 3],
  );
  const answers = await Promise.all(Array.from({ length: 5 }, () => save(customer, "More")));
  const states = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(states).toEqual([201, 201, 409, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: "too-many-plans", values: { 0: MAX_PLANS } });
});

const shopperOf = async ({ userInfo }: CustomerClient): Promise<number> => {
  const { rows } = await shop.pool.query<{ id: number }>(
    "select id from customers.shopper where customer_id = $1",
    [userInfo.id],
  );
  return rows[0]?.id ?? 0;
};

test("exports saved plans and moves them to the merged account", async () => {
  const [one, other] = [await registerCustomer(shop), await registerCustomer(shop)];
  await save(one, "One");
  await save(other, "Other");
  const merged = {
    customerId: one.userInfo.id,
    shopperId: await shopperOf(one),
    fromCustomerId: other.userInfo.id,
    fromShopperId: await shopperOf(other),
  };
  await shop.run((work) => work.emit(customerMerged, merged));
  expect(await namesOf(one)).toEqual(["Other", "One"]);
  expect((await one.get("/api/v1/account/export")).json().plans).toEqual([
    { name: "Other", address: `/planner?${PLAN}`, savedAt: expect.any(String) },
    { name: "One", address: `/planner?${PLAN}`, savedAt: expect.any(String) },
  ]);
});
