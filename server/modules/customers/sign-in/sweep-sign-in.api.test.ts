import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepSignIn } from "#server/modules/identity/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { registerCustomer, registration, signIn } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const count = async (table: string): Promise<number> =>
  (await shop.pool.query(`select count(*) as count from identity.${table}`)).rows[0].count;

test("deletes only expired sessions, verifications and known browsers", async () => {
  const customer = await registerCustomer(shop);
  const other = new ApiClient(shop.app);
  await signIn(other, customer.userInfo.email ?? "", customer.password);
  const program = { identifier: customer.userInfo.email, password: customer.password, name: "x" };
  await new ApiClient(shop.app).post("/api/v1/auth/tokens", program);
  for (const body of [registration(), registration()]) {
    await new ApiClient(shop.app).post("/api/v1/auth/register", body);
  }
  const before = [
    await count("session"),
    await count("verification"),
    await count("known_browser"),
  ];
  expect(before).toEqual([3, 2, 2]);
  await sweepSignIn(shop.platform.db);
  expect([
    await count("session"),
    await count("verification"),
    await count("known_browser"),
  ]).toEqual(before);
  // The program token is idle beyond the limit for browsers, and is not deleted.
  await shop.pool.query(`
    update identity.session set last_seen_at = now() - interval '4 hours'
    where id <> (select min(id) from identity.session)`);
  await shop.pool.query(`
    update identity.verification set expires_at = now()
    where target = (select min(target) from identity.verification)`);
  await shop.pool.query(`
    update identity.known_browser set seen_at = now() - interval '366 days'
    where secret_hash = (select min(secret_hash) from identity.known_browser)`);
  await sweepSignIn(shop.platform.db);
  expect([
    await count("session"),
    await count("verification"),
    await count("known_browser"),
  ]).toEqual([2, 1, 1]);
  expect((await customer.get("/api/v1/auth/session")).statusCode).toBe(200);
});
