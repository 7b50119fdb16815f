import { afterAll, beforeAll, expect, test } from "vitest";
import type { CompanyDiscount } from "#contract/pricing/company-discount-endpoints.ts";
import { foundCompany } from "#server/testing/company.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let staff: StaffClient;
let variantId: number;
let categoryId: number;

const URL = "/api/v1/admin/company-discounts";
const LABEL = { ar: "خصم الجملة", en: "Trade discount" };

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 100, piastres: 100_00 }]));
  const { rows } = await shop.pool.query<{ id: number }>("select id from catalog.category limit 1");
  categoryId = rows[0]?.id ?? 0;
});
afterAll(() => shop.stop());

const discount = (changes: object = {}) => ({
  label: LABEL,
  categoryIds: [categoryId],
  breaks: [
    { from: 5, basisPoints: 500 },
    { from: 10, basisPoints: 1_000 },
  ],
  from: "2020-01-01T00:00:00Z",
  until: null,
  ...changes,
});

test("applies a company discount by quantity until it ends", async () => {
  const added = await staff.post(URL, discount());
  expect(added.statusCode).toBe(201);
  const { founder, companyId } = await foundCompany(shop);
  await staff.get(URL);
  const owner = await signInStaff(shop, "owner");
  const review = await owner.post(`/api/v1/admin/companies/${companyId}/review`, {
    decision: "approved",
  });
  expect(review.statusCode).toBe(200);
  await founder.add(variantId, 10);
  const off = async () =>
    (await founder.quote()).json<{ totals: { discount: number } }>().totals.discount;
  expect(await off()).toBe(100_00);

  const { id, version } = added.json<CompanyDiscount>();
  const saved = await staff.send({
    method: "PUT",
    url: `${URL}/${id}`,
    payload: { ...discount({ breaks: [{ from: 10, basisPoints: 2_000 }] }), version },
  });
  expect(saved.json()).toMatchObject({ breaks: [{ from: 10, basisPoints: 2_000 }] });
  expect(await off()).toBe(200_00);
  const stale = await staff.send({ method: "DELETE", url: `${URL}/${id}?version=${version}` });
  expect(stale.json()).toMatchObject({ code: "changed-meanwhile" });
  const ended = await staff.send({
    method: "DELETE",
    url: `${URL}/${id}?version=${saved.json<CompanyDiscount>().version}`,
  });
  expect(ended.statusCode).toBe(204);
  expect(await off()).toBe(0);
  expect((await staff.get(`${URL}/${id}`)).json()).toMatchObject({ isActive: false });
});

test("limits a company discount to companies with its price list", async () => {
  const list = async (code: string) => {
    const name = { ar: "قائمة", en: code };
    const added = await staff.post("/api/v1/admin/price-lists", { code, name });
    return added.json<{ id: number }>().id;
  };
  const [hotels, shops] = [await list("hotels"), await list("shops")];
  const breaks = [{ from: 1, basisPoints: 3_000 }];
  const added = await staff.post(URL, discount({ priceListId: hotels, breaks }));
  expect(added.json()).toMatchObject({ priceListId: hotels });
  const owner = await signInStaff(shop, "owner");
  const { founder, companyId } = await foundCompany(shop);
  await founder.add(variantId, 1);
  const offWith = async (priceListId: number | null) => {
    const review = { decision: "approved", priceListId };
    await owner.post(`/api/v1/admin/companies/${companyId}/review`, review);
    return (await founder.quote()).json<{ totals: { discount: number } }>().totals.discount;
  };
  expect(await offWith(null)).toBe(0);
  expect(await offWith(shops)).toBe(0);
  expect(await offWith(hotels)).toBe(30_00);
  const { discounts } = (await owner.get(`/api/v1/admin/companies/${companyId}`)).json();
  expect(discounts).toEqual([{ label: LABEL, upTo: 3_000 }]);

  const simulated = async (more: string) => {
    const cart = `lines=${variantId}:1&governorate=EG-C&customer=company${more}`;
    const answer = await staff.get(`/api/v1/admin/cart-simulation?${cart}`);
    return answer.json<{ totals: { discount: number } }>().totals.discount;
  };
  expect(await simulated("")).toBe(0);
  expect(await simulated(`&priceListId=${shops}`)).toBe(0);
  expect(await simulated(`&priceListId=${hotels}`)).toBe(30_00);

  const unknown = await staff.post(URL, discount({ priceListId: 999_999 }));
  expect(unknown.json()).toMatchObject({ code: "validation", errors: [{ path: "priceListId" }] });
  const { id, version } = added.json<CompanyDiscount>();
  await staff.send({ method: "DELETE", url: `${URL}/${id}?version=${version}` });
});

test("returns field errors for invalid steps, categories and dates", async () => {
  const answer = await staff.post(
    URL,
    discount({
      categoryIds: [999_999],
      breaks: [
        { from: 10, basisPoints: 1 },
        { from: 10, basisPoints: 2 },
      ],
      until: "2019-01-01T00:00:00Z",
    }),
  );
  const { errors } = answer.json<{ errors: { path: string }[] }>();
  expect(errors.map(({ path }) => path)).toEqual(["categoryIds.0", "breaks.1.from", "until"]);
});
