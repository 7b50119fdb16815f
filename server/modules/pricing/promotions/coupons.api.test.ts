import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let staff: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
});
afterAll(() => shop.stop());

const LABEL = { ar: "خصم رمضان", en: "Ramadan discount" };
const add = (code: string, more: object = {}) =>
  staff.send({
    method: "POST",
    url: "/api/v1/admin/coupons",
    payload: { code, label: LABEL, basisPoints: 1_000, ...more },
    headers: { "accept-language": "en" },
  });
const complaint = async (code: string) => {
  const answer = await add(code);
  expect(answer.statusCode).toBe(422);
  const { errors } = answer.json<{ errors: { path: string; message: string }[] }>();
  return errors.map(({ path, message }) => `${path}: ${message}`);
};

test("adds a coupon that customers can use and logs its creator", async () => {
  await shop.run(addDeliveryTerms);
  const [variantId = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 5, piastres: 100_00 }]),
  );
  const added = await add(" RAMADAN-٢٦ ", { upTo: 500_00, useLimitEach: 1, days: 30 });
  expect(added.statusCode).toBe(201);
  expect(added.json()).toEqual({ id: expect.any(Number), code: "RAMADAN-26" });

  const customer = new ApiClient(shop.app);
  await customer.add(variantId, 2);
  const choice = { governorate: "EG-C", paymentMethod: "cod", coupon: "ramadan-26" };
  const quoted = await customer.post("/api/v1/checkout/quote", choice);
  expect(quoted.json()).toMatchObject({ totals: { items: 200_00, discount: 20_00 } });

  const { rows } = await shop.pool.query(
    "select staff_id, target from staff.audit_entry where action = 'coupon.add'",
  );
  expect(rows).toEqual([{ staff_id: staff.staffId, target: `promotion:${added.json().id}` }]);
});

test("returns 422 with readable messages for invalid or taken codes", async () => {
  await add("TAKEN-1");
  expect(await complaint("eid-26")).toContain("code: This field can only contain capital letters");
  expect(await complaint("AB")).toEqual(["code: You must enter a minimum of 3 characters"]);
  expect(await complaint("TEN%")).toEqual(["code: This value isn’t in the right format"]);
  expect(await complaint("TAKEN-1")).toEqual([
    "code: This value can’t be used here. Please enter a different one",
  ]);
});
