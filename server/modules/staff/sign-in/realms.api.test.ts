import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openChallenge } from "#server/modules/identity/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const OF_CUSTOMERS = "/api/v1/auth/session";
const OF_STAFF = "/api/v1/admin/auth/session";

let shop: TestShop;
let customer: CustomerClient;
let staff: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  customer = await registerCustomer(shop);
  staff = await signInStaff(shop, "owner");
});
afterAll(() => shop.stop());

/** A browser with the secrets of another, under the cookie names of the realm it calls. */
function browserWith(cookies: Record<string, string>, token: string): ApiClient {
  const browser = new ApiClient(shop.app);
  Object.assign(browser.cookies, cookies);
  browser.token = token;
  return browser;
}

describe("separation of customer and staff realms", () => {
  test.each([
    ["unchanged", (token: string) => token],
    ["without its prefix", (token: string) => token.replace(/^staff_/, "")],
  ])("rejects a staff session (%s) as a customer session", async (_name, tokenOf) => {
    const { staff: cookie = "" } = staff.cookies;
    const browser = browserWith({ session: cookie, staff: cookie }, tokenOf(staff.token));
    expect((await browser.get(OF_CUSTOMERS)).statusCode).toBe(401);
    expect((await staff.get(OF_STAFF)).statusCode).toBe(200);
  });

  test.each([
    ["unchanged", (token: string) => token],
    ["with the prefix of staff", (token: string) => `staff_${token}`],
  ])("rejects a customer session (%s) as a staff session", async (_name, tokenOf) => {
    const { session: cookie = "" } = customer.cookies;
    const browser = browserWith({ session: cookie, staff: cookie }, tokenOf(customer.token));
    expect((await browser.get(OF_STAFF)).statusCode).toBe(401);
    expect((await customer.get(OF_CUSTOMERS)).statusCode).toBe(200);
  });

  test("ignores sessions of the other realm even when the secrets match", async () => {
    const { session: cookie = "" } = customer.cookies;
    const planted = browserWith({ session: staff.cookies["staff"] ?? "" }, customer.token);
    const { rows } = await shop.pool.query<{ token_hash: Buffer }>(
      "select token_hash from identity.session where account_id = $1",
      [customer.userInfo.id],
    );
    await shop.pool.query("update identity.session set token_hash = $1 where account_id = $2", [
      Buffer.alloc(32),
      customer.userInfo.id,
    ]);
    await shop.pool.query("update identity.session set token_hash = $1 where account_id = $2", [
      rows[0]?.token_hash,
      staff.staffId,
    ]);
    // Cookie and token now belong to a staff session, and are not valid for a customer.
    expect((await planted.get(OF_CUSTOMERS)).statusCode).toBe(401);
    expect((await browserWith({ session: cookie }, customer.token).get(OF_STAFF)).statusCode).toBe(
      401,
    );
  });

  test("rejects a challenge of the other realm with code-wrong", async () => {
    const { rows } = await shop.pool.query<{ password_hash: string }>(
      "select password_hash from identity.account where id = $1",
      [staff.staffId],
    );
    const account = { realm: "staff", accountId: staff.staffId } as const;
    const challenge = await shop.run((work) =>
      openChallenge(work, account, {
        method: "password",
        passwordHash: rows[0]?.password_hash ?? "",
      }),
    );
    const code = staff.backupCodes[0] ?? "";
    const answer = await new ApiClient(shop.app).post("/api/v1/auth/two-factor", {
      challenge,
      code,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "code-wrong"]);
    const right = await new ApiClient(shop.app).post("/api/v1/admin/auth/two-factor", {
      challenge,
      code,
    });
    expect(right.statusCode, right.body).toBe(200);
  });
});

describe("database constraints of realms", () => {
  const hash = "decode(md5(random()::text) || md5(random()::text), 'hex')";

  test("reject a session whose realm differs from the account's", async () => {
    const open = (accountId: number, realm: string) =>
      shop.pool.query(
        `insert into identity.session (account_id, realm, cookie_hash, token_hash, expires_at)
         values ($1, $2, ${hash}, ${hash}, now() + interval '1 hour')`,
        [accountId, realm],
      );
    await expect(open(customer.userInfo.id, "staff")).rejects.toThrow("foreign key");
    await expect(open(staff.staffId, "customer")).rejects.toThrow("foreign key");
    await open(staff.staffId, "staff");
  });

  test("reject staff program tokens and staff rows with a customer account", async () => {
    await expect(
      shop.pool.query(
        `insert into identity.session (account_id, realm, name, token_hash, expires_at)
         values ($1, 'staff', 'x', ${hash}, now() + interval '1 hour')`,
        [staff.staffId],
      ),
    ).rejects.toThrow("session_programs_are_customers");
    await expect(
      shop.pool.query(
        "insert into staff.staff (id, email, name, role) values ($1, 'x@example.com', 'x', 'owner')",
        [customer.userInfo.id],
      ),
    ).rejects.toThrow("foreign key");
  });
});
