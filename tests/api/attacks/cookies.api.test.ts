import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { addStaff } from "#server/testing/sign-in-staff.ts";
import { registerCustomer, signIn } from "#server/testing/sign-in.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let lamp: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { publicUrl: "https://shop.example" } });
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 5 }]));
});
afterAll(() => shop.stop());

test("sets secret cookies as __Host-, Secure and HttpOnly over https", async () => {
  const customer = await registerCustomer(shop);
  const browser = new ApiClient(shop.app);
  const added = await browser.add(lamp);
  const entered = await signIn(browser, customer.userInfo.email ?? "", customer.password);
  const staff = await (await addStaff(shop, "support")).signIn();
  const begun = await new ApiClient(shop.app).post("/api/v1/auth/register", {
    ...{ firstName: "Mona", lastName: "Salem", email: "cookie@example.com" },
    ...{ password: customer.password, confirmPassword: customer.password },
  });
  const cookies = [added, entered, staff, begun].flatMap((answer) => answer.cookies);
  // A guest's name has an ending of its own.
  const names = new Set(cookies.map(({ name }) => name.replace(/-[0-9a-f]{12}$/, "")));
  expect([...names].toSorted()).toEqual([
    "__Host-device",
    "__Host-guest",
    "__Host-session",
    "__Host-staff",
    "__Host-verification",
  ]);
  for (const { name, secure, httpOnly, path, domain, sameSite } of cookies) {
    expect({ name, secure, httpOnly, path, domain }).toEqual({
      name: expect.stringMatching(/^__Host-/),
      secure: true,
      httpOnly: true,
      path: "/",
      domain: undefined,
    });
    expect(["Lax", "Strict"]).toContain(sameSite);
  }
});

test("ignores a cookie without the prefix over https", async () => {
  const browser = new ApiClient(shop.app);
  await browser.add(lamp);
  const [[name, secret]] = Object.entries(browser.cookies) as [[string, string]];
  expect(name).toMatch(/^__Host-guest-/);
  for (const [planted, totalQty] of [
    [name, 1],
    [name.replace("__Host-", ""), 0],
    ["guest", 0],
  ] as const) {
    const other = new ApiClient(shop.app);
    other.cookies[planted] = secret;
    expect((await other.cart()).json()).toMatchObject({ totalQty });
  }
});
