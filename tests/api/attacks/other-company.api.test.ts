import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reviewCompany } from "#server/modules/companies/index.ts";
import { savePriceList } from "#server/modules/pricing/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { addColleague, foundCompany } from "#server/testing/company.ts";
import { receiptPicture } from "#server/testing/orders/proof-actions.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const DOCUMENT = "/api/v1/account/company/documents/tax-card";
const LIST_PRICE = 100_00;
const COMPANY_PRICE = 80_00;

let shop: TestShop;
let lamp: number;

beforeAll(async () => {
  shop = await createTestShop();
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 50, piastres: LIST_PRICE }]));
});
afterAll(() => shop.stop());

describe("a company's document", () => {
  test("returns 401, 403 or 404 for a caller outside the company", async () => {
    const { founder, companyId } = await foundCompany(shop);
    const sent = await founder.send({
      method: "POST",
      url: DOCUMENT,
      headers: { "content-type": "image/jpeg" },
      payload: await receiptPicture(),
    });
    expect(sent.statusCode).toBe(201);
    const own = await founder.get(DOCUMENT);
    expect([own.statusCode, own.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    const { founder: rival } = await foundCompany(shop);
    expect((await rival.get(DOCUMENT)).statusCode).toBe(404);
    expect((await (await registerCustomer(shop)).get(DOCUMENT)).statusCode).toBe(403);
    expect((await new ApiClient(shop.app).get(DOCUMENT)).statusCode).toBe(401);
    const staffPath = `/api/v1/admin/companies/${companyId}/documents/tax-card`;
    const read = async (role: "orders" | "content") =>
      (await (await signInStaff(shop, role)).get(staffPath)).statusCode;
    expect([await read("orders"), await read("content")]).toEqual([200, 403]);
    expect((await rival.get(staffPath)).statusCode).toBe(401);
  });

  test("returns 403 to a removed colleague from the next request", async () => {
    const { founder } = await foundCompany(shop);
    const colleague = await addColleague(shop, founder, "buyer");
    await founder.send({
      method: "POST",
      url: DOCUMENT,
      headers: { "content-type": "image/jpeg" },
      payload: await receiptPicture(),
    });
    expect((await colleague.get(DOCUMENT)).statusCode).toBe(200);
    await founder.send({
      method: "DELETE",
      url: `/api/v1/account/company/members/${colleague.userInfo.id}`,
    });
    expect((await colleague.get(DOCUMENT)).statusCode).toBe(403);
  });
});

describe("a company's price list", () => {
  const priceFor = async (browser: ApiClient): Promise<number> => {
    await browser.add(lamp);
    const { totalPrice, totalQty } = (await browser.cart()).json<{
      totalPrice: number;
      totalQty: number;
    }>();
    return totalPrice / totalQty;
  };

  test("applies to its members only, until they are removed", async () => {
    const { founder, companyId } = await foundCompany(shop);
    const colleague: CustomerClient = await addColleague(shop, founder, "buyer");
    const { founder: rival } = await foundCompany(shop);
    const prices = [{ variantId: lamp, piastres: COMPANY_PRICE }];
    const priceListId = await shop.run((work) =>
      savePriceList(work, { code: "hotels", name: { ar: "فنادق", en: "Hotels" }, prices }),
    );
    await shop.run((work) =>
      reviewCompany(work, companyId, { review: "approved", note: "", priceListId }),
    );
    expect(await priceFor(founder)).toBe(COMPANY_PRICE);
    expect(await priceFor(colleague)).toBe(COMPANY_PRICE);
    expect(await priceFor(rival)).toBe(LIST_PRICE);
    expect(await priceFor(new ApiClient(shop.app))).toBe(LIST_PRICE);
    // Lists of products are one answer for everybody, whoever asked first.
    const shown = (await founder.get("/api/v1/products")).json<{
      items: { price: { amount: number } }[];
    }>();
    expect(shown.items.map(({ price }) => price.amount)).toEqual([LIST_PRICE]);
    await founder.send({
      method: "DELETE",
      url: `/api/v1/account/company/members/${colleague.userInfo.id}`,
    });
    expect(await priceFor(colleague)).toBe(LIST_PRICE);
  });
});
