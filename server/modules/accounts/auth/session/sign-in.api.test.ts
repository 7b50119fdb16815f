import { afterAll, beforeAll, expect, test } from "vitest";
import { registerCustomer, signIn } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { Visitor } from "#server/testing/visitor.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

test("registering, signing out and in again", async () => {
  const customer = await registerCustomer(shop);
  expect((await customer.get("/api/v1/auth/session")).json()).toEqual({
    accountType: "person",
    userInfo: customer.userInfo,
  });
  expect((await customer.post("/api/v1/auth/sign-out")).statusCode).toBe(204);
  expect((await customer.get("/api/v1/auth/session")).statusCode).toBe(401);
  const answer = await signIn(customer, customer.userInfo.email ?? "", customer.password);
  expect(answer.json()).toMatchObject({ kind: "session", userInfo: customer.userInfo });
  expect((await customer.get("/api/v1/auth/session")).statusCode).toBe(200);
  const again = new Visitor(shop.app);
  expect((await signIn(again, customer.userInfo.email ?? "", "x")).json().code).toBe("credentials");
});
