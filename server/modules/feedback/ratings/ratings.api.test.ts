import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { productIdsOf } from "#server/modules/catalog/index.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { deliveredOrder } from "#server/testing/orders/delivered-order.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { newestReviews } from "../index.ts";

let shop: TestShop;
let customer: CustomerClient;
let stranger: CustomerClient;
let staff: StaffClient;
let productId: number;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  staff = await signInStaff(shop, "support");
  customer = await registerCustomer(shop);
  stranger = await registerCustomer(shop, { firstName: "Omar", lastName: "Zaki" });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
  [productId = 0] = await shop.run((work) => productIdsOf(work.db, [variantId]));
});

const path = (id = productId) => `/api/v1/products/${id}/ratings`;
const rate = (who: ApiClient, value: unknown, text?: unknown, id = productId) =>
  who.post(path(id), { value, ...(text !== undefined && { text }) });
const published = async () => (await new ApiClient(shop.app).get(path())).json();
const own = async (who: ApiClient) => (await who.get("/api/v1/account/ratings")).json().items;
const moderate = (ratingId: number, state: string, who: StaffClient = staff) =>
  who.patch(`/api/v1/admin/ratings/${ratingId}`, { state });
const rateAndPublish = async (who: ApiClient, value: number, text = "") => {
  const { id } = (await rate(who, value, text)).json();
  expect((await moderate(id, "published")).statusCode).toBe(200);
  return id as number;
};

describe("POST /api/v1/products/{id}/ratings", () => {
  test("returns 401 without a customer session", async () => {
    expect((await rate(new ApiClient(shop.app), 5)).statusCode).toBe(401);
    expect((await rate(staff, 5)).statusCode).toBe(401);
  });

  test.each([undefined, null, "", 0, 6, -1, 3.5, "five", true, [5], { value: 5 }])(
    "returns 422 with the specified message for value %j",
    async (value) => {
      const answer = await rate(customer, value);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual([
        { path: "value", code: "rating", message: "You must choose value (1-5)" },
      ]);
    },
  );

  test("hides a new rating and its statistics until publication", async () => {
    const answer = await rate(customer, "٥", "  نور هادي\nوتركيب سهل ");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      value: 5,
      text: "نور هادي\nوتركيب سهل",
      state: "waiting",
      isBought: false,
    });
    expect(await published()).toMatchObject({
      items: [],
      total: 0,
      average: null,
      distribution: [0, 0, 0, 0, 0],
    });
    await moderate(answer.json().id, "published");
    const shown = await published();
    expect(shown).toMatchObject({ total: 1, average: 5, distribution: [0, 0, 0, 0, 1] });
    expect(shown.items[0]).toMatchObject({ author: "منى س.", value: 5, isBought: false });
    expect(JSON.stringify(shown)).not.toContain("@");
  });

  test("replaces an earlier rating with a waiting one under another id", async () => {
    const first = await rateAndPublish(customer, 4, "good");
    const second = (await rate(customer, 1, "other words")).json();
    expect(second.state).toBe("waiting");
    expect((await published()).total).toBe(0);
    expect((await moderate(first, "published")).statusCode).toBe(404);
    expect((await moderate(second.id, "published")).statusCode).toBe(200);
    expect(await published()).toMatchObject({ total: 1, average: 1 });
  });

  test("changes nothing for an identical rating", async () => {
    const id = await rateAndPublish(customer, 4, "good");
    expect((await rate(customer, 4, "good")).json()).toMatchObject({ id, state: "published" });
  });

  test("stores one of 10 concurrent ratings", async () => {
    const values = Array.from({ length: 10 }, (_, index) => (index % 5) + 1);
    const answers = await Promise.all(values.map((value) => rate(customer, value, `v${value}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(values.map(() => 200));
    const { rows } = await shop.pool.query(
      "select value, text from feedback.rating where product_id = $1",
      [productId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].text).toBe(`v${rows[0].value}`);
  });

  test("stores HTML and SQL as plain text", async () => {
    const text = `<script>alert(1)</script> '; drop table feedback.rating; -- \u202e {name} 💡`;
    await rateAndPublish(customer, 3, text);
    expect((await published()).items[0].text).toBe(text);
    expect((await rate(customer, 3, "x".repeat(2001))).json().errors).toMatchObject([
      { path: "text", code: "maxLength" },
    ]);
    expect((await rate(customer, 3, "nul \u0000")).statusCode).toBe(422);
  });

  test("returns 404 for an unknown or unpublished product", async () => {
    const variants = await shop.run((work) => addProducts(work, [{ isDraft: true }]));
    const [draft = 0] = await shop.run((work) => productIdsOf(work.db, variants));
    for (const id of [99_999_999, draft]) {
      expect((await rate(customer, 5, "", id)).statusCode).toBe(404);
      expect((await customer.get(path(id))).statusCode).toBe(404);
    }
  });
});

test("returns the five newest published ratings for structured data", async () => {
  const people = [customer, stranger];
  while (people.length < 6) people.push(await registerCustomer(shop));
  for (const [place, who] of people.entries()) await rateAndPublish(who, 4, `no. ${place}`);
  const { id } = (await rate(await registerCustomer(shop), 1, "waits")).json();
  const reviews = await newestReviews(shop.platform.db, productId);
  const shown = (await published()).items.slice(0, 5);
  expect(reviews.map(({ text }) => text)).toEqual(["no. 5", "no. 4", "no. 3", "no. 2", "no. 1"]);
  expect(shown).toMatchObject(reviews);
  await moderate(id, "published");
  const [newest] = await newestReviews(shop.platform.db, productId);
  expect(newest).toMatchObject({ value: 1, text: "waits", author: "منى س." });
});

describe("GET and DELETE /api/v1/account/ratings", () => {
  test("lists only the customer's own ratings and deletes them", async () => {
    const { id } = (await rate(customer, 5, "mine")).json();
    expect((await own(customer))[0]).toMatchObject({ id, productId, state: "waiting" });
    expect((await own(stranger)).map((rating: { id: number }) => rating.id)).not.toContain(id);
    const remove = (who: ApiClient) =>
      who.send({ method: "DELETE", url: `/api/v1/account/ratings/${id}` });
    expect((await remove(stranger)).statusCode).toBe(404);
    expect((await remove(customer)).statusCode).toBe(204);
    expect((await remove(customer)).statusCode).toBe(404);
  });
});

describe("isBought", () => {
  test("marks authors with a delivered order, but not with an open order", async () => {
    await rateAndPublish(customer, 5, "bought");
    await rateAndPublish(stranger, 4, "not bought");
    const marks = async () =>
      Object.fromEntries(
        (await published()).items.map((rating: { author: string; isBought: boolean }) => [
          rating.author,
          rating.isBought,
        ]),
      );
    await customer.add(variantId);
    const { totals } = (await customer.quote()).json();
    expect((await customer.order(totals.total)).statusCode).toBe(201);
    expect(await marks()).toEqual({ "منى س.": false, "Omar Z.": false });
    await deliveredOrder(shop, customer, { units: [[variantId, 1]] });
    expect(await marks()).toEqual({ "منى س.": true, "Omar Z.": false });
  });
});

test("filters and counts ratings by stars and sorts by value", async () => {
  const third = await registerCustomer(shop);
  await rateAndPublish(customer, 2, "first");
  await rateAndPublish(stranger, 5, "second");
  await rateAndPublish(third, 2, "third");
  const asked = async (query: string) => {
    const answer = (await new ApiClient(shop.app).get(`${path()}?${query}`)).json();
    return { ...answer, texts: answer.items.map(({ text }: { text: string }) => text) };
  };
  expect(await asked("")).toMatchObject({ total: 3, texts: ["third", "second", "first"] });
  expect(await asked("value=2")).toMatchObject({
    total: 2,
    texts: ["third", "first"],
    average: 3,
    distribution: [0, 2, 0, 0, 1],
  });
  expect(await asked("value=4")).toMatchObject({ total: 0, texts: [], average: 3 });
  expect(await asked("sort=highest")).toMatchObject({ texts: ["second", "third", "first"] });
  expect(await asked("sort=lowest")).toMatchObject({ texts: ["third", "first", "second"] });
  expect((await customer.get(`${path()}?value=6`)).statusCode).toBe(422);
  expect((await customer.get(`${path()}?sort=helpful`)).statusCode).toBe(422);
});

describe("PATCH /api/v1/admin/ratings/{id}", () => {
  test("returns 403 without permission and logs the decision", async () => {
    const { id } = (await rate(customer, 2, "slow")).json();
    const content = await signInStaff(shop, "content");
    expect((await moderate(id, "published", content)).statusCode).toBe(403);
    expect((await customer.get("/api/v1/admin/ratings")).statusCode).toBe(401);
    const waiting = (await staff.get("/api/v1/admin/ratings")).json();
    expect(waiting.items.map((rating: { id: number }) => rating.id)).toContain(id);
    expect((await moderate(id, "hidden")).statusCode).toBe(422);
    expect((await moderate(id, "declined")).json()).toMatchObject({ id, state: "declined" });
    expect((await own(customer))[0]).toMatchObject({ id, state: "declined" });
    expect((await published()).total).toBe(0);
    const { rows } = await shop.pool.query(
      "select action from staff.audit_entry where target = $1",
      [`rating:${id}`],
    );
    expect(rows).toEqual([{ action: "rating.decline" }]);
  });

  test("moves a published rating back to waiting", async () => {
    const id = await rateAndPublish(customer, 4);
    expect((await published()).total).toBe(1);
    expect((await moderate(id, "waiting")).json()).toMatchObject({ id, state: "waiting" });
    expect((await published()).total).toBe(0);
    const { items } = (await staff.get("/api/v1/admin/ratings")).json();
    expect(items.map((rating: { id: number }) => rating.id)).toContain(id);
  });

  test("updates cards, product page and list order immediately", async () => {
    const detail = async () => (await shop.app.inject(`/api/v1/products/${productId}`)).json();
    const list = async () => (await shop.app.inject("/api/v1/products?sort=rating")).json().items;
    expect((await detail()).rating).toBeNull();
    expect((await list()).find(({ id }: { id: number }) => id === productId).rating).toBeNull();
    const id = await rateAndPublish(customer, 5);
    await rateAndPublish(stranger, 4);
    expect((await detail()).rating).toEqual({
      average: 4.5,
      count: 2,
      distribution: [0, 0, 0, 1, 1],
    });
    const cards = await list();
    expect(cards[0]).toMatchObject({ id: productId, rating: { average: 4.5, count: 2 } });
    const rated = cards.findLastIndex((card: { rating: unknown }) => card.rating !== null);
    const unrated = cards.findIndex((card: { rating: unknown }) => card.rating === null);
    expect(unrated === -1 || unrated > rated).toBe(true);
    await moderate(id, "declined");
    expect((await detail()).rating).toMatchObject({ average: 4, count: 1 });
  });
});

test("exports ratings and deletes them on erasure", async () => {
  const leaver = await registerCustomer(shop);
  await rateAndPublish(leaver, 1, "I leave");
  const exported = (await leaver.get("/api/v1/account/export")).body;
  expect(exported).toContain("I leave");
  const gone = await leaver.post("/api/v1/account/erase", { password: leaver.password });
  expect(gone.statusCode).toBe(204);
  expect(await published()).toMatchObject({ total: 0, average: null });
});

test("runs at most 3 SQL statements per page of ratings", async () => {
  await rateAndPublish(customer, 5);
  await published();
  const { statements } = await withStatementCount(published);
  expect(statements).toBeLessThanOrEqual(3);
});
