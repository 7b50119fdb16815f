import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readRateHash } from "#contract/feedback/rate-path.ts";
import { productIdsOf } from "#server/modules/catalog/index.ts";
import { sweepShoppers } from "#server/modules/customers/index.ts";
import { findBuyers } from "#server/modules/orders/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { deliveredOrder } from "#server/testing/orders/delivered-order.ts";
import { linkKeysOf } from "#server/testing/orders/order-access.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { planRequests } from "./plan-requests.ts";

let shop: TestShop;
let staff: StaffClient;
let guest: ApiClient;
let number: string;
let email: string;
let lamp: number;
let handle: number;
let people = 0;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  staff = await signInStaff(shop, "support");
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const variants = await shop.run((work) => addProducts(work, [{ stock: 9 }, { stock: 9 }]));
  const productOf = async (variantId = 0) =>
    (await shop.run((work) => productIdsOf(work.db, [variantId])))[0] ?? 0;
  [lamp, handle] = [await productOf(variants[0]), await productOf(variants[1])];
  guest = new ApiClient(shop.app);
  email = `buyer-${(people += 1)}@example.com`;
  number = await deliveredOrder(shop, guest, {
    units: [[variants[0] ?? 0, 1]],
    contact: { name: "سارة محمد علي", email, phone: `010${String(50_000_000 + people)}` },
  });
});

const path = (product = lamp, of = number) => `/api/v1/orders/${of}/products/${product}/rating`;
const rate = (who: ApiClient = guest, body: object = { value: 5, text: "نور هادئ" }) =>
  who.post(path(), body);
const published = async () =>
  (await new ApiClient(shop.app).get(`/api/v1/products/${lamp}/ratings`)).json();
const publish = (id: number) => staff.patch(`/api/v1/admin/ratings/${id}`, { state: "published" });

test("publishes a guest's rating after review and marks the purchase", async () => {
  expect((await guest.get(path())).json()).toEqual({ rating: null });
  const rated = await rate();
  expect([rated.statusCode, rated.json()]).toMatchObject([
    200,
    { productId: lamp, value: 5, text: "نور هادئ", state: "waiting", isBought: true },
  ]);
  expect((await published()).items).toEqual([]);
  await publish(rated.json().id);
  const { items } = await published();
  expect(items).toMatchObject([{ author: "سارة ع.", value: 5, isBought: true }]);
  expect(JSON.stringify(items)).not.toContain(number);
  expect((await guest.get(path())).json()).toMatchObject({ rating: { state: "published" } });
});

test("sends no rating request for a rated product", async () => {
  await shop.pool.query(
    `update orders.fulfilment set shipped_at = shipped_at - interval '8 days', delivered_at = delivered_at - interval '8 days'
     where order_id = (select id from orders.order where number = $1)`,
    [number],
  );
  await rate();
  await planRequests(shop.platform);
  const mails = await openMailbox(shop.platform).mailsTo(email);
  expect(mails.filter(({ unsubscribe }) => unsubscribe)).toEqual([]);
});

test("keeps one rating for concurrent changes, which await review again", async () => {
  const first = (await rate()).json();
  await publish(first.id);
  expect((await rate()).json()).toMatchObject({ id: first.id, state: "published" });
  await Promise.all([1, 2, 3].map((value) => rate(guest, { value })));
  const { rating } = (await guest.get(path())).json();
  expect(rating.state).toBe("waiting");
  const { rows } = await shop.pool.query("select id from feedback.rating where product_id = $1", [
    lamp,
  ]);
  expect(rows).toEqual([{ id: rating.id }]);
});

test("returns 404 for undelivered products and an error for value 6", async () => {
  expect((await guest.post(path(handle), { value: 5 })).statusCode).toBe(404);
  expect((await guest.post(path(lamp, "F-999999-AA"), { value: 5 })).statusCode).toBe(404);
  expect((await rate(guest, { value: 6 })).json().errors).toMatchObject([
    { message: "You must choose value (1-5)" },
  ]);
  await shop.pool.query(
    `update orders.order_line set delivered = 0 where order_id = (
       select id from orders.order where number = $1)`,
    [number],
  );
  expect((await rate()).statusCode).toBe(404);
});

test("returns 404 or code-needed for other guests until a code is confirmed", async () => {
  const other = new ApiClient(shop.app);
  expect((await rate(other)).statusCode).toBe(404);
  await other.post("/api/v1/orders/lookup", { number, phoneOrEmail: email });
  expect((await rate(other)).json().code).toBe("code-needed");
  await other.post(`/api/v1/orders/${number}/access/code`, { channel: "email" });
  const { code } = await openMailbox(shop.platform).mailTo(email);
  await other.post(`/api/v1/orders/${number}/access`, { code });
  expect((await rate(other)).statusCode).toBe(200);
});

test("accepts an email link's key only for ratings of the order", async () => {
  await shop.pool.query(
    `update orders.fulfilment set shipped_at = shipped_at - interval '8 days', delivered_at = delivered_at - interval '8 days'
     where order_id = (select id from orders.order where number = $1)`,
    [number],
  );
  await planRequests(shop.platform);
  const mail = (await openMailbox(shop.platform).mailsTo(email)).find((one) => one.unsubscribe);
  const address = new URL(mail?.link ?? "");
  const key = readRateHash(address.hash)?.key ?? "";
  expect(address.pathname).toContain(`/product/${lamp}-`);
  expect([address.searchParams.get("order"), key]).toEqual([
    number,
    (await linkKeysOf(shop, number)).rating,
  ]);
  const phone = new ApiClient(shop.app);
  const follow = (of = path()) => phone.post(`${of}/link`, { key });
  expect((await follow()).json()).toEqual({ rating: null });
  const rated = await rate(phone, { value: 4, text: "هادئ", key });
  expect([rated.statusCode, rated.json()]).toMatchObject([200, { value: 4, isBought: true }]);
  expect((await follow()).json()).toMatchObject({ rating: { id: rated.json().id } });
  // The key does not open the order itself, nor another order, nor products that were not
  // delivered.
  expect((await phone.get(`/api/v1/orders/${number}`)).statusCode).toBe(404);
  expect((await phone.post(`/api/v1/orders/${number}/link`, { key })).statusCode).toBe(404);
  expect((await phone.get(path())).statusCode).toBe(404);
  expect((await follow(path(handle))).statusCode).toBe(404);
  expect((await phone.post(path(handle), { value: 1, key })).statusCode).toBe(404);
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 9 }]));
  const other = await deliveredOrder(shop, new ApiClient(shop.app), { units: [[variantId, 1]] });
  const [product] = await shop.run((work) => productIdsOf(work.db, [variantId]));
  expect((await follow(path(product, other))).statusCode).toBe(404);
});

test("returns 404 for wrong, guessed or expired rating keys", async () => {
  const phone = new ApiClient(shop.app);
  const { order: orderKey } = await linkKeysOf(shop, number);
  for (const key of [orderKey, "x".repeat(16), "x"])
    expect((await rate(phone, { value: 1, key })).statusCode).toBe(404);
  await shop.pool.query(
    "update orders.order set guest_until = now() - interval '1 minute' where number = $1",
    [number],
  );
  const { rating: key } = await linkKeysOf(shop, number);
  expect(key).toMatch(/^[\w-]{16}$/);
  expect((await rate(phone, { value: 1, key })).statusCode).toBe(404);
  expect((await phone.post(`${path()}/link`, { key })).statusCode).toBe(404);
});

/** A picture as a phone sends it, with EXIF metadata. */
const jpeg = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#c80" } })
    .withExif({ IFD0: { Make: "Camera of Sara" } })
    .jpeg()
    .toBuffer();

async function sendPicture(who: ApiClient, headers: Record<string, string> = {}, of = lamp) {
  return who.send({
    method: "POST",
    url: `/api/v1/orders/${number}/products/${of}/rating-pictures`,
    payload: await jpeg(),
    headers: { "content-type": "image/jpeg", ...headers },
  });
}

const picturesInStore = async () =>
  Number(
    (await shop.pool.query("select count(*) as count from feedback.rating_picture")).rows[0].count,
  );

test("cleans a guest's rating pictures and publishes them with the rating", async () => {
  const sent = await sendPicture(guest);
  expect(sent.statusCode).toBe(201);
  const { id } = sent.json();
  const view = (who: ApiClient) =>
    who.get(`/api/v1/orders/${number}/products/${lamp}/rating-pictures/${id}`);
  const own = await view(guest);
  expect([own.statusCode, own.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect((await sharp(own.rawPayload).metadata()).exif).toBeUndefined();
  expect((await view(new ApiClient(shop.app))).statusCode).toBe(404);
  const rated = await rate(guest, { value: 5, text: "نور هادئ", pictures: [id] });
  expect(rated.json()).toMatchObject({ state: "waiting", pictures: [{ id }] });
  const seen = () => new ApiClient(shop.app).get(`/api/v1/rating-pictures/${id}`);
  expect((await seen()).statusCode).toBe(404);
  await publish(rated.json().id);
  expect((await seen()).statusCode).toBe(200);
  expect((await published()).items).toMatchObject([{ pictures: [{ id }] }]);
});

test("accepts pictures only with the rating key or order access", async () => {
  const phone = new ApiClient(shop.app);
  const { rating: key, order: orderKey } = await linkKeysOf(shop, number);
  const header = { "x-rating-key": key };
  const { id } = (await sendPicture(phone, header)).json();
  const url = `/api/v1/orders/${number}/products/${lamp}/rating-pictures/${id}`;
  expect((await phone.send({ method: "GET", url, headers: header })).statusCode).toBe(200);
  expect((await phone.get(url)).statusCode).toBe(404);
  const rated = await rate(phone, { value: 4, key, pictures: [id] });
  expect(rated.json().pictures).toMatchObject([{ id }]);
  for (const wrong of [{}, { "x-rating-key": "x".repeat(16) }, { "x-rating-key": orderKey }])
    expect((await sendPicture(phone, wrong)).statusCode).toBe(404);
  // Products outside the order accept no pictures.
  expect((await sendPicture(phone, header, handle)).statusCode).toBe(404);
  // An order lookup gives partial access only.
  const other = new ApiClient(shop.app);
  await other.post("/api/v1/orders/lookup", { number, phoneOrEmail: email });
  expect((await sendPicture(other)).json().code).toBe("code-needed");
});

test("rejects pictures of another order or customer", async () => {
  const customer = await registerCustomer(shop);
  const foreign = await customer.send({
    method: "POST",
    url: `/api/v1/products/${lamp}/rating-pictures`,
    payload: await jpeg(),
    headers: { "content-type": "image/jpeg" },
  });
  const { id } = foreign.json();
  const refused = await rate(guest, { value: 5, pictures: [id] });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, "pictures"]);
  const { id: own } = (await sendPicture(guest)).json();
  const theirs = await customer.post(`/api/v1/products/${lamp}/ratings`, {
    value: 5,
    pictures: [own],
  });
  expect(theirs.statusCode).toBe(422);
});

test("limits pending pictures to 12 per order and deletes them on erasure", async () => {
  const before = await picturesInStore();
  for (let count = 0; count < 12; count += 1)
    expect((await sendPicture(guest)).statusCode).toBe(201);
  expect((await sendPicture(guest)).json().code).toBe("too-many-pictures");
  const customer = await registerCustomer(shop);
  await shop.pool.query(
    `update orders.order set guest_until = null, shopper_id = (
       select id from customers.shopper where customer_id = $2) where number = $1`,
    [number, customer.userInfo.id],
  );
  await customer.post("/api/v1/account/erase", { password: customer.password });
  expect(await picturesInStore()).toBe(before);
});

test("accepts ratings of a customer's order only at the customer endpoint", async () => {
  const customer = await registerCustomer(shop);
  await shop.pool.query(
    `update orders.order set guest_until = null, shopper_id = (select id from customers.shopper where customer_id = $2) where number = $1`,
    [number, customer.userInfo.id],
  );
  expect((await rate(customer)).statusCode).toBe(404);
  expect((await rate(guest)).statusCode).toBe(404);
  const rated = await customer.post(`/api/v1/products/${lamp}/ratings`, { value: 4 });
  expect([rated.statusCode, rated.json()]).toMatchObject([200, { value: 4, isBought: true }]);
});

test("keeps ratings of swept guests and deletes ratings on account erasure", async () => {
  const { id } = (await rate()).json();
  await publish(id);
  await shop.pool.query("update customers.shopper set seen_at = now() - interval '500 days'");
  await sweepShoppers(shop.platform.db, findBuyers);
  expect((await published()).total).toBe(1);
  const customer = await registerCustomer(shop);
  await shop.pool.query(
    `update orders.order set guest_until = null, shopper_id = (
       select id from customers.shopper where customer_id = $2) where number = $1`,
    [number, customer.userInfo.id],
  );
  const gone = await customer.post("/api/v1/account/erase", { password: customer.password });
  expect([gone.statusCode, (await published()).total]).toEqual([204, 0]);
});
