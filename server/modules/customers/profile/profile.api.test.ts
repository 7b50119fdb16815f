import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const ACCOUNT = "/api/v1/account";
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const patch = (customer: CustomerClient, payload: object) =>
  customer.send({ method: "PATCH", url: ACCOUNT, payload });

test("updates one profile field and leaves the others unchanged", async () => {
  const customer = await registerCustomer(shop, { firstName: "منى", lastName: "سالم" });
  const before = (await customer.get(ACCOUNT)).json();
  const after = (await patch(customer, { city: "أسوان" })).json();
  expect(after).toEqual({ ...before, city: "أسوان" });
  expect((await customer.get(ACCOUNT)).json()).toEqual(after);
});

test("accepts names in any script and clears optional fields", async () => {
  const customer = await registerCustomer(shop);
  const fields = {
    firstName: "Nguyễn",
    lastName: "O’Brien-الحسن",
    fullNameEn: "J. K. <b>Rowling</b>",
    fullNameAr: "محمد بن عبد الله",
    gender: "female",
    birthDate: "١٩٩٠-٠٢-٢٨",
    address: "1; drop table customers.customer",
    city: "\u202eCairo",
    place: "🏖 الغردقة",
    locale: "en",
  };
  const account = (await patch(customer, fields)).json();
  expect(account).toMatchObject({ ...fields, birthDate: "1990-02-28" });
  expect(account.fullName).toBe("J. K. <b>Rowling</b>");
  expect((await customer.get(`${ACCOUNT}?lang=ar`)).json().fullName).toBe("محمد بن عبد الله");
  const cleared = await patch(customer, {
    fullNameEn: "",
    fullNameAr: " ",
    gender: "",
    birthDate: "",
    address: "",
    city: "",
    place: "",
  });
  expect(cleared.json()).toMatchObject({
    firstName: "Nguyễn",
    fullName: "Nguyễn O’Brien-الحسن",
    fullNameEn: null,
    fullNameAr: null,
    gender: null,
    birthDate: null,
    address: null,
    city: null,
    place: null,
  });
  const { rows } = await shop.pool.query("select name from customers.customer where id = $1", [
    account.id,
  ]);
  expect(rows).toEqual([{ name: "Nguyễn O’Brien-الحسن" }]);
});

test.each([
  [{ firstName: "" }, "firstName", "required"],
  [{ lastName: "x".repeat(61) }, "lastName", "maxLength"],
  [{ birthDate: "2990-01-01" }, "birthDate", "birthDate"],
  [{ birthDate: "1990-02-30" }, "birthDate", "birthDate"],
  [{ gender: "other" }, "gender", "oneOf"],
  [{ locale: "fr" }, "locale", "oneOf"],
  [{ city: "a\u0000b" }, "city", "invalid"],
])("returns 422 with the profile field for %j", async (changes, path, code) => {
  const customer = await registerCustomer(shop);
  const answer = await patch(customer, changes);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[0]).toMatchObject({ path, code });
});

test("ignores email, phone, account type and id in profile updates", async () => {
  const customer = await registerCustomer(shop);
  const before = (await customer.get(ACCOUNT)).json();
  const after = await patch(customer, {
    id: 1,
    email: "thief@example.com",
    phone: "01099999999",
    accountType: "company",
    emailVerified: true,
  });
  expect(after.json()).toEqual(before);
});

test("returns 401 for the profile without a session", async () => {
  const answer = await new ApiClient(shop.app).get(ACCOUNT);
  expect([answer.statusCode, answer.json().code]).toEqual([401, "sign-in-needed"]);
});

test("sends the profile with Cache-Control private, no-store", async () => {
  const customer = await registerCustomer(shop);
  expect((await customer.get(ACCOUNT)).headers["cache-control"]).toBe("private, no-store");
});
