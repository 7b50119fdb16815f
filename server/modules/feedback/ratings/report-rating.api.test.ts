import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { productIdsOf } from "#server/modules/catalog/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { findPersonalData } from "#server/testing/find-personal-data.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { type CustomerClient, registerCustomer } from "#server/testing/sign-in.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let staff: StaffClient;
let author: CustomerClient;
let productId: number;
let ratingId: number;

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "support");
  author = await registerCustomer(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const variants = await shop.run((work) => addProducts(work, [{}]));
  [productId = 0] = await shop.run((work) => productIdsOf(work.db, variants));
  ratingId = await rate("good");
  await decide("published");
});

const rate = async (text: string) =>
  (await author.post(`/api/v1/products/${productId}/ratings`, { value: 4, text })).json().id;
const decide = (state: string) => staff.patch(`/api/v1/admin/ratings/${ratingId}`, { state });
const reportFrom = (address: string, id = ratingId) => {
  const client = new ApiClient(shop.app);
  client.address = address;
  return client.post(`/api/v1/ratings/${id}/report`);
};
const reported = async () =>
  (await staff.get("/api/v1/admin/ratings?state=reported"))
    .json()
    .items.filter((one: { productId: number }) => one.productId === productId)
    .map(({ id, reports }: { id: number; reports: number }) => [id, reports]);

test("counts reports per network in the staff list", async () => {
  expect(await reported()).toEqual([]);
  const together = ["10.1.1.1", "10.1.1.1", "10.1.1.1"].map((address) => reportFrom(address));
  for (const { statusCode } of await Promise.all(together)) expect(statusCode).toBe(204);
  for (const address of ["2001:db8:1:2::1", "2001:db8:1:2::2"]) await reportFrom(address);
  expect(await reported()).toEqual([[ratingId, 2]]);
  const [published] = (await staff.get("/api/v1/admin/ratings?state=published")).json().items;
  expect(published).toMatchObject({ id: ratingId, state: "published", reports: 2 });
  // It stays visible until staff have reviewed it.
  const shown = await new ApiClient(shop.app).get(`/api/v1/products/${productId}/ratings`);
  expect(shown.json().items).toMatchObject([{ id: ratingId }]);
  expect(shown.body).not.toContain("reports");
  expect(await findPersonalData(shop.pool, ["10.1.1.1"])).toEqual([]);
});

test("clears reports on a decision or edit and sorts by count", async () => {
  await reportFrom("10.2.1.1");
  await decide("published");
  expect(await reported()).toEqual([]);
  await reportFrom("10.2.1.2");
  expect(await reported()).toEqual([[ratingId, 1]]);
  ratingId = await rate("other words");
  await decide("published");
  expect(await reported()).toEqual([]);
  await reportFrom("10.2.1.1");
  const second = ratingId;
  author = await registerCustomer(shop);
  ratingId = await rate("of somebody else");
  await decide("published");
  for (const host of [1, 2]) await reportFrom(`10.2.1.${host}`);
  expect(await reported()).toEqual([
    [ratingId, 2],
    [second, 1],
  ]);
  for (const id of [ratingId, second])
    await staff.patch(`/api/v1/admin/ratings/${id}`, { state: "declined" });
  expect(await reported()).toEqual([]);
});

test("returns 404 for unpublished ratings and 429 beyond the limit", async () => {
  expect((await reportFrom("10.3.1.1", 99_999_999)).statusCode).toBe(404);
  await decide("declined");
  expect((await reportFrom("10.3.1.1")).statusCode).toBe(404);
  await decide("published");
  const statuses = new Set<number>();
  for (let time = 0; time < 21; time += 1) statuses.add((await reportFrom("10.3.1.2")).statusCode);
  expect([...statuses]).toEqual([204, 429]);
});
