import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS } from "#contract/kernel/time/units.ts";
import type { Simulation, StaffPromotion } from "#contract/pricing/promotion-endpoints.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { words } from "#server/testing/small-content.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { saveOffer, savePriceList } from "../index.ts";

const PATH = "/api/v1/admin/promotions";
let shop: TestShop;
let staff: StaffClient;
let lamp: number;
let chain: number;

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
  [lamp = 0, chain = 0] = await shop.run((work) =>
    addProducts(work, [{ piastres: 1_000_00 }, { piastres: 300_00 }]),
  );
  await shop.run(addDeliveryTerms);
});
afterAll(() => shop.stop());

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const draft = (changes: object = {}) => ({
  code: null,
  label: words("discount"),
  priority: 100,
  isExclusive: false,
  isActive: true,
  from: ago(1),
  until: null,
  categoryIds: null,
  productIds: null,
  audience: null,
  minimum: null,
  minimumQuantity: null,
  useLimit: null,
  useLimitEach: null,
  benefit: { kind: "percent", basisPoints: 1_000, upTo: null },
  ...changes,
});
const add = async (changes: object = {}) =>
  (await staff.post(PATH, draft(changes))).json<StaffPromotion>();
const change = (id: number, version: string, changes: object) =>
  staff.send({ method: "PUT", url: `${PATH}/${id}`, payload: { ...draft(changes), version } });
const end = ({ id, version }: StaffPromotion) => staff.post(`${PATH}/${id}/end`, { version });
const faultsOf = (answer: { json: () => { errors: { path: string; code: string }[] } }) =>
  answer.json().errors.map(({ path, code }) => `${path} ${code}`);
const simulate = async (query: Record<string, string>) => {
  const given = { lines: `${lamp}:2,${chain}:1`, governorate: "EG-C", ...query };
  return staff.get(`/api/v1/admin/cart-simulation?${new URLSearchParams(given).toString()}`);
};
const simulated = async (query: Record<string, string> = {}) =>
  (await simulate(query)).json<Simulation>();

describe("staff promotions API", () => {
  test("creates, reads and updates all conditions and rejects stale versions", async () => {
    const all = {
      code: "EVERY-ONE",
      isExclusive: true,
      until: ago(-48),
      categoryIds: [1],
      productIds: [1, 2],
      audience: "company",
      minimum: 500_00,
      minimumQuantity: 3,
      useLimit: 100,
      useLimitEach: 1,
      benefit: { kind: "breaks", breaks: [{ from: 10, basisPoints: 500 }] },
    };
    const added = await add(all);
    expect(added).toMatchObject({ ...draft(all), from: added.from, state: "running", uses: 0 });
    const benefit = { kind: "amount", piastres: 50_00 };
    const changed = await change(added.id, added.version, {
      code: "OTHER",
      benefit,
      from: added.from,
    });
    expect(changed.json()).toMatchObject({ code: "OTHER", benefit, audience: null, minimum: null });
    expect((await change(added.id, added.version, {})).statusCode).toBe(409);
    const owner = await signInStaff(shop, "owner");
    const audit = await owner.get(`/api/v1/admin/audit?target=promotion:${added.id}`);
    expect(audit.json().items[0]).toMatchObject({
      action: "promotion.save",
      before: { code: "EVERY-ONE", useLimit: 100 },
      after: { code: "OTHER", useLimit: null },
    });
    await end(changed.json<StaffPromotion>());
  });

  test("returns field errors for invalid values", async () => {
    await end(await add({ code: "TAKEN" }));
    const refusals: [object, string][] = [
      [{ code: "TAKEN" }, "code exclusion"],
      [{ code: "small" }, "code uppercase"],
      [{ until: ago(2) }, "until invalid"],
      [
        { benefit: { kind: "percent", basisPoints: 10_001, upTo: null } },
        "benefit.basisPoints maxValue",
      ],
      [{ label: { ar: "خصم", en: " " } }, "label.en required"],
    ];
    for (const [changes, fault] of refusals)
      expect(faultsOf(await staff.post(PATH, draft(changes)))).toContain(fault);
  });

  test("ends running and scheduled promotions and filters the list", async () => {
    const running = await add({ code: "RUNNING", label: words("rising") });
    const later = await add({ from: ago(-24) });
    expect(later.state).toBe("scheduled");
    expect((await end(running)).json()).toMatchObject({ state: "ended", isActive: true });
    expect((await end(later)).json()).toMatchObject({ state: "off", isActive: false });
    const list = async (query: string) =>
      (await staff.get(`${PATH}?${query}`)).json<{ items: StaffPromotion[] }>().items;
    const codes = (await list("state=ended&kind=coupon")).map(({ code }) => code);
    expect(codes).toContain("RUNNING");
    expect((await list("state=off")).map(({ id }) => id)).toEqual([later.id]);
    expect((await list("q=rising&kind=coupon")).map(({ id }) => id)).toEqual([running.id]);
    expect(await list("q=rising&kind=automatic")).toEqual([]);
  });

  test("returns a field error for a use limit below current uses", async () => {
    const { id, version } = await add({ code: "USED-TWICE" });
    await shop.pool.query("update pricing.promotion set uses = 2 where id = $1", [id]);
    const refused = await change(id, version, { code: "USED-TWICE", useLimit: 1 });
    expect(faultsOf(refused)).toEqual(["useLimit minValue"]);
    const changed = await change(id, version, { code: "USED-TWICE", useLimit: 2 });
    expect(changed.json()).toMatchObject({ useLimit: 2, uses: 2 });
    await end(changed.json<StaffPromotion>());
  });
});

describe("GET /admin/cart-simulation", () => {
  test("returns the same totals as checkout, with discounts per line", async () => {
    const promotion = await add({ code: "TEN" });
    const shopper = new ApiClient(shop.app);
    await shopper.add(lamp, 2);
    await shopper.add(chain);
    const quote = await shopper.post("/api/v1/checkout/quote", {
      governorate: "EG-C",
      paymentMethod: "cod",
      coupon: "ten",
    });
    const answer = await simulated({ coupon: "t e n" });
    expect(answer.totals).toEqual(quote.json().totals);
    expect(answer.coupon).toBe("applied");
    expect(answer.lines).toMatchObject([
      { variantId: lamp, quantity: 2, unit: 1_000_00, amount: 2_000_00, discount: 200_00 },
      { variantId: chain, quantity: 1, unit: 300_00, amount: 300_00, discount: 30_00 },
    ]);
    expect(answer.adjustments).toContainEqual(
      expect.objectContaining({ kind: "promotion", promotionId: promotion.id, amount: -230_00 }),
    );
    const { rows } = await shop.pool.query("select from pricing.promotion_use");
    expect(rows).toEqual([]);
    expect((await simulated({ coupon: "ELEVEN" })).coupon).toBe("unknown");
    const other = await simulated({ payment: "other" });
    expect(other.totals).toMatchObject({ codFee: 0, total: 2_300_00 + 60_00 });
  });

  test("simulates another date, company terms and a price list", async () => {
    await add({ from: ago(-100), until: ago(-200) });
    await shop.run((work) =>
      saveOffer(work, {
        variantId: chain,
        piastres: 200_00,
        from: new Date(ago(-100)),
        until: new Date(ago(-200)),
      }),
    );
    const items = async (query: Record<string, string>) => {
      const { totals } = await simulated(query);
      return [totals.items, totals.discount];
    };
    expect(await items({})).toEqual([2_300_00, 0]);
    expect(await items({ at: ago(-150) })).toEqual([2_200_00, 220_00]);
    await add({ audience: "company", benefit: { kind: "amount", piastres: 100_00 } });
    expect(await items({ customer: "company" })).toEqual([2_300_00, 100_00]);
    const prices = [{ variantId: lamp, piastres: 800_00 }];
    const priceListId = await shop.run((work) =>
      savePriceList(work, { code: "trade", name: words("trade"), prices }),
    );
    const listed = { customer: "company", priceListId: String(priceListId) };
    expect(await items(listed)).toEqual([1_900_00, 100_00]);
  });

  test("returns field errors for an invalid cart or governorate", async () => {
    expect(faultsOf(await simulate({ lines: "999999:1" }))).toEqual(["lines exclusion"]);
    expect(faultsOf(await simulate({ lines: `${lamp}:0` }))).toEqual(["lines pattern"]);
    expect(faultsOf(await simulate({ governorate: "EG-MT" }))).toEqual(["governorate oneOf"]);
  });
});
