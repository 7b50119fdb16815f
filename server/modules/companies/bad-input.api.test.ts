import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { foundCompany } from "#server/testing/company.ts";
import type { CustomerClient } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let customer: CustomerClient;
let addressId: number;

const ADDRESS = {
  name: "منى",
  phone: "01012345678",
  governorate: "EG-C",
  city: "القاهرة",
  street: "شارع",
  building: "1",
};

beforeAll(async () => {
  shop = await createTestShop();
  customer = (await foundCompany(shop)).founder;
  const added = await customer.post("/api/v1/account/addresses", ADDRESS);
  addressId = added.json().id;
});
afterAll(() => shop.stop());

const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "",
    "\0",
    "\ud800",
    "'",
    "%",
    "\u202e",
    "2147483648",
    "x".repeat(10_000),
    null,
    true,
  ),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ stringUnit: "binary" }),
);

/** Valid input for each endpoint; one field at a time is made invalid. */
const ROUTES: Record<string, object> = {
  "PATCH /api/v1/account": { firstName: "x", birthDate: "1990-01-01", gender: "", locale: "ar" },
  "POST /api/v1/account/addresses": { ...ADDRESS, label: "x", isDefault: true, notes: "x" },
  "PATCH /api/v1/account/addresses/{id}": { ...ADDRESS, postalCode: "11765" },
  "POST /api/v1/account/newsletter": { subscribed: true, text: "2026-11" },
  "POST /api/v1/messages/unsubscribe": { token: "ratings.c1.x", undo: true },
  "PATCH /api/v1/account/company": {
    companyNameEn: "x",
    companyNameAr: "x",
    website: "x.example",
    taxNumber: "123456789",
    needsApproval: true,
  },
  "POST /api/v1/account/company/invitations": { email: "a@example.com", role: "buyer" },
  "PATCH /api/v1/account/company/members/{id}": { role: "approver" },
};

/** Endpoints whose path has an id or a secret. */
const WITH_ID = [
  "DELETE /api/v1/account/company/members/{id}",
  "DELETE /api/v1/account/company/invitations/{id}",
  "GET /api/v1/invitations/{invitation}",
  "POST /api/v1/invitations/{invitation}/accept",
];

test("names only endpoints of the API in its tables", () => {
  const known = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(known).toEqual(expect.arrayContaining([...Object.keys(ROUTES), ...WITH_ID]));
});

test.each(Object.entries(ROUTES))(
  "does not return 5xx for malformed bodies of %s",
  async (route, fine) => {
    const [method, path] = route.split(" ") as ["PATCH" | "POST", string];
    const url = path.replace("{id}", String(addressId));
    const fields = fc.constantFrom(...Object.keys(fine), "extra", "__proto__");
    await fc.assert(
      fc.asyncProperty(fields, nasty, fc.boolean(), async (field, value, isWhole) => {
        const body = isWhole ? value : { ...fine, [field]: value };
        const answer = await customer.send({
          method,
          url,
          payload: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  },
);

test("does not return 5xx for malformed ids in company paths", async () => {
  const segments = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("%00", "..%2f", "١", "0", "-1", "2147483647", "2147483648", "1.5"),
  );
  await fc.assert(
    fc.asyncProperty(segments, async (text) => {
      const part = encodeURIComponent(text.toWellFormed());
      for (const route of WITH_ID) {
        const [method, path] = route.split(" ") as ["DELETE" | "GET" | "POST", string];
        const url = path.replace(/\{\w+\}/, () => part);
        const answer = await customer.send({ method, url });
        expect(answer.statusCode, url).toBeLessThan(500);
      }
    }),
    { numRuns: 60 },
  );
});
