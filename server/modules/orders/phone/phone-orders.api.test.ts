import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { reviewCompany } from "#server/modules/companies/index.ts";
import { savePriceList } from "#server/modules/pricing/index.ts";
import { reindexProducts } from "#server/modules/storefront/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { foundCompany } from "#server/testing/company.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const PHONE = "01098765432";
const ADDRESS = {
  governorate: "EG-C",
  city: "مدينة نصر",
  street: "شارع عباس العقاد",
  building: "12أ",
};

let shop: TestShop;
let sara: StaffClient;
let lamp: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  await shop.run(addDeliveryTerms);
  sara = await signInStaff(shop, "orders");
});
afterAll(() => shop.stop());
beforeEach(async () => {
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 3 }]));
});

const linesOf = (quantity: number) => [{ variantId: lamp, quantity }];

const quote = (quantity: number, paymentMethod = "cod") =>
  sara.post("/api/v1/admin/phone-orders/quote", {
    lines: linesOf(quantity),
    governorate: "EG-C",
    paymentMethod,
  });

function place(quantity: number, expectedTotal: number, changes: object = {}, key?: string) {
  const body = {
    lines: linesOf(quantity),
    contact: { name: "هاني عادل", phone: PHONE },
    address: ADDRESS,
    paymentMethod: "cod",
    locale: "ar",
    expectedTotal,
    ...changes,
  };
  return sara.post("/api/v1/admin/phone-orders", body, key);
}

async function count(table: string): Promise<number> {
  const { rows } = await shop.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

async function reserved(): Promise<number> {
  const { rows } = await shop.pool.query(
    "select reserved from inventory.stock_level where variant_id = $1",
    [lamp],
  );
  return rows[0].reserved;
}

describe("a phone order", () => {
  test("gets the storefront's totals in a quote that writes nothing", async () => {
    const before = [await count("customers.shopper"), await count("cart.line")];
    const quoted = (await quote(2)).json();
    expect([await count("customers.shopper"), await count("cart.line")]).toEqual(before);
    const buyer = new ApiClient(shop.app);
    await buyer.add(lamp, 2);
    const own = (await buyer.quote()).json();
    expect(quoted.totals).toEqual(own.totals);
    expect(quoted.totals.total).toBe(308_00);
  });

  test("records the staff member and skips the call queue", async () => {
    const answer = await place(2, 308_00);
    expect(answer.statusCode).toBe(201);
    const { number } = answer.json();
    expect(await reserved()).toBe(2);
    const order = (await sara.get(`/api/v1/admin/orders/${number}`)).json();
    expect(order).toMatchObject({
      status: "ordered",
      channel: "phone",
      placedBy: expect.stringContaining("Staff"),
      contact: { name: "هاني عادل" },
      timeline: [{ status: "ordered", actor: "staff", by: expect.stringContaining("Staff") }],
    });
    const queue = (await sara.get(`/api/v1/admin/orders?queue=pack&q=${number}`)).json();
    expect(queue.total).toBe(1);
    const mailbox = openMailbox(shop.platform);
    const [sms] = (await mailbox.smsTo("+201098765432")).slice(-1);
    expect(sms?.text).toContain(number);
  });

  test("rejects a different total, insufficient stock and unknown variants", async () => {
    expect((await place(2, 300_00)).json().code).toBe("total-changed");
    expect((await quote(4)).json()).toMatchObject({ code: "stock" });
    expect((await place(4, 536_00)).json().code).toBe("stock");
    const none = await sara.post("/api/v1/admin/phone-orders/quote", {
      lines: [{ variantId: 999_999, quantity: 1 }],
      governorate: "EG-C",
      paymentMethod: "cod",
    });
    expect(none.statusCode).toBe(404);
    expect(await reserved()).toBe(0);
  });

  test("is placed once for concurrent requests competing for the last units", async () => {
    const key = "phone-order-once";
    const answers = await Promise.all([
      place(2, 308_00, {}, key),
      place(2, 308_00, {}, key),
      place(2, 308_00),
    ]);
    const numbers = answers.flatMap((answer) => answer.json().number ?? []);
    expect(new Set(numbers).size).toBe(1);
    expect(await reserved()).toBe(2);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    for (const answer of refused) expect(answer.json().code).toBe("stock");
  });

  test("reserves stock for a day and sends a card payment link", async () => {
    const phone = "01122334455";
    const { totals } = (await quote(1, "card")).json();
    const answer = await place(1, totals.total, {
      paymentMethod: "card",
      contact: { name: "هاني عادل", phone },
    });
    const { number, status, heldUntil } = answer.json();
    expect(status).toBe("pending");
    expect(Date.parse(heldUntil) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const [sms] = await openMailbox(shop.platform).smsTo("+201122334455");
    expect(sms?.text).toContain(`/orders-and-returns/${number}#`);
    expect(sms?.text).toContain("ادفع");
  });
});

test("finds callers by phone number and variants by SKU or name", async () => {
  const find = async (phone: string) =>
    (await sara.get(`/api/v1/admin/phone-orders/caller?phone=${encodeURIComponent(phone)}`)).json();
  expect(await find("01555555555")).toEqual({ caller: null });
  await place(1, 194_00, { contact: { name: "هاني عادل", phone: "01566666666" } });
  expect(await find("٠١٥ ٦٦٦٦ ٦٦٦٦")).toMatchObject({
    caller: { name: "هاني عادل", orders: 1, address: ADDRESS },
  });
  const { rows } = await shop.pool.query("select sku from catalog.variant where id = $1", [lamp]);
  const goods = async (q: string) =>
    (await sara.get(`/api/v1/admin/phone-orders/goods?q=${encodeURIComponent(q)}`)).json().items;
  expect(await goods(rows[0].sku.toLowerCase())).toContainEqual(
    expect.objectContaining({ variantId: lamp, price: 114_00, available: 2 }),
  );
  expect((await goods("مصباح")).length).toBeGreaterThan(0);
  expect(await goods("100%")).toEqual([]);
});

describe("a caller with an account", () => {
  const caller = async (phone: string) =>
    (await sara.get(`/api/v1/admin/phone-orders/caller?phone=${phone}`)).json().caller;

  test("is found by verified phone and gets the order in the account", async () => {
    const phone = "01511112222";
    const customer = await registerCustomer(shop, { email: "", phone, firstName: "هدى" });
    const known = await caller(phone);
    expect(known).toMatchObject({
      name: expect.stringContaining("هدى"),
      orders: 0,
      address: null,
      account: { id: customer.userInfo.id, isCompany: false },
    });
    await customer.add(lamp);
    const contact = { name: known.name, phone };
    const placed = await place(1, 194_00, { contact, customerId: known.account.id });
    expect(placed.statusCode, placed.body).toBe(201);
    const { number } = placed.json();
    const own = (await customer.get("/api/v1/orders")).json().items;
    expect(own.map((row: { number: string }) => row.number)).toEqual([number]);
    // The caller's own cart is unchanged.
    expect((await customer.cart()).json().totalQty).toBe(1);
    const [sms] = (await openMailbox(shop.platform).smsTo("+201511112222")).slice(-1);
    expect(sms?.text).toContain(`/orders-and-returns/${number}`);
    expect(sms?.text).not.toContain("#");
    expect((await caller(phone)).orders).toBe(1);
  });

  test("is not matched by an unverified phone number", async () => {
    const customer = await registerCustomer(shop, { phone: "01511113333" });
    expect(await caller("01511113333")).toBeNull();
    const foreign = await place(1, 194_00, { customerId: customer.userInfo.id });
    expect(foreign.statusCode).toBe(404);
    expect(await reserved()).toBe(0);
  });

  test("pays regular prices and is not billed to the company", async () => {
    const phone = "01511114444";
    const { founder, companyId } = await foundCompany(shop);
    const name = { ar: "مهندسون", en: "Engineers" };
    await shop.run(async (work) => {
      const prices = [{ variantId: lamp, piastres: 80_00 }];
      const priceListId = await savePriceList(work, { code: "engineers", name, prices });
      await reviewCompany(work, companyId, { review: "approved", note: null, priceListId });
    });
    await shop.pool.query(
      "update customers.customer set phone = $1, phone_verified = true where id = $2",
      ["+201511114444", founder.userInfo.id],
    );
    const known = await caller(phone);
    expect(known.account).toMatchObject({ isCompany: true });
    const contact = { name: known.name, phone };
    const placed = await place(1, 194_00, { contact, customerId: known.account.id });
    expect(placed.statusCode, placed.body).toBe(201);
    const { rows } = await shop.pool.query(
      "select company_id, shopper_id from orders.order where number = $1",
      [placed.json().number],
    );
    expect(rows[0].company_id).toBeNull();
    expect(rows[0].shopper_id).not.toBeNull();
  });
});

test("applies a coupon to phone orders once per person", async () => {
  const catalogue = await signInStaff(shop, "catalogue");
  const added = await catalogue.post("/api/v1/admin/coupons", {
    code: "CALLED",
    label: { ar: "خصم", en: "Discount" },
    basisPoints: 1_000,
    useLimitEach: 1,
  });
  expect(added.statusCode, added.body).toBe(201);
  const phone = "01511115555";
  const quoted = (coupon: string) =>
    sara.post("/api/v1/admin/phone-orders/quote", {
      lines: linesOf(1),
      governorate: "EG-C",
      paymentMethod: "cod",
      coupon,
      phone,
    });
  const { totals, coupon } = (await quoted("called")).json();
  expect([totals.total, coupon.isApplied]).toEqual([194_00 - 11_40, true]);
  expect((await quoted("none")).json()).toMatchObject({ code: "coupon-unknown" });
  const contact = { name: "هاني عادل", phone };
  const placed = await place(1, totals.total, { contact, coupon: "called" });
  expect(placed.json().totals).toMatchObject({ total: totals.total });
  expect((await quoted("called")).json()).toMatchObject({ code: "coupon-unknown" });
});

test("finds variants in any Arabic spelling and word order", async () => {
  const { rows } = await shop.pool.query(
    `update catalog.product set name = '{"ar": "أباجورة مكتب نحاسية", "en": "Brass desk lamp"}'
     where id = (select product_id from catalog.variant where id = $1) returning id`,
    [lamp],
  );
  await shop.run((work) => reindexProducts(work, [rows[0].id]));
  const goods = async (q: string) =>
    (await sara.get(`/api/v1/admin/phone-orders/goods?q=${encodeURIComponent(q)}`))
      .json()
      .items.map(({ variantId }: { variantId: number }) => variantId);
  for (const q of ["اباجوره", "نحاسيه أباجورة", "desk brass"])
    expect(await goods(q), q).toEqual([lamp]);
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
