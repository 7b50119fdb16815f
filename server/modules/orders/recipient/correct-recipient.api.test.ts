import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { changeOrder, packedOrders } from "#server/modules/orders/index.ts";
import { saveDeliveryTerms } from "#server/modules/pricing/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { findPersonalData } from "#server/testing/find-personal-data.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { createOrderActions, type OrderActions } from "#server/testing/orders/order-actions.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const EMAIL = "mona@example.com";
const WRONG = "01012345678";
const RIGHT = "01098765432";

const FREE_DELIVERY = {
  code: "BROUGHT-FREE",
  label: { ar: "توصيل مجاني", en: "Free delivery" },
  priority: 100,
  isExclusive: false,
  isActive: true,
  from: "2026-01-01T00:00:00Z",
  until: null,
  categoryIds: null,
  productIds: null,
  audience: null,
  minimum: null,
  minimumQuantity: null,
  useLimit: null,
  useLimitEach: null,
  benefit: { kind: "free-delivery" },
};

let shop: TestShop;
let actions: OrderActions;
let lamp: number;
let number: string;

/**
 * Delivery to Giza costs the same as to Cairo and takes longer, with a low limit for cash on
 * delivery; delivery to Aswan costs more.
 */
beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  const giza = { fee: 60_00, codFee: 20_00, codLimit: 250_00, freeFrom: null };
  await shop.run((work) =>
    saveDeliveryTerms(work, [{ governorate: "EG-GZ", ...giza, daysMin: 8, daysMax: 9 }]),
  );
  actions = await createOrderActions(shop);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  number = await place();
});

async function place(quantity = 1, contact: object = {}, buyer = new ApiClient(shop.app)) {
  await buyer.add(lamp, quantity);
  const { totals } = (await buyer.quote()).json();
  const placed = await buyer.order(totals.total, {
    contact: { phone: WRONG, email: EMAIL, ...contact },
  });
  if (placed.statusCode !== 201) throw new Error(placed.body);
  return placed.json<{ number: string }>().number;
}

const read = async (of = number) => (await actions.staff.get(`/api/v1/admin/orders/${of}`)).json();

interface Change {
  contact?: object;
  address?: object;
  version?: string;
}

/** Sends a correction as the open order screen does. */
async function correct({ contact, address, version }: Change, of = number) {
  const order = await read(of);
  const filled = (part: object) =>
    Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null));
  const { email: _, ...receives } = order.contact;
  const { governorateName: __, ...goes } = order.address;
  return actions.staff.send({
    method: "PUT",
    url: `/api/v1/admin/orders/${of}/recipient`,
    payload: {
      version: version ?? order.recipientVersion,
      contact: { ...filled(receives), ...contact },
      address: { ...filled(goes), ...address },
    },
  });
}

const queueOf = async (queue: string): Promise<string[]> =>
  (await actions.staff.get(`/api/v1/admin/orders?queue=${queue}`))
    .json()
    .items.map((row: { number: string }) => row.number);

describe("PUT /admin/orders/{number}/recipient", () => {
  test("updates name, phones and address but not amounts or promised dates", async () => {
    const before = await read();
    const answer = await correct({
      contact: { name: "هاني عادل", phone: "٠١٠ ٩٨٧٦ ٥٤٣٢", phone2: "01155667788" },
      address: { street: "شارع الهرم", floor: "", landmark: "أمام المسجد" },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const after = await read();
    expect(after).toMatchObject({
      contact: { name: "هاني عادل", phone: "+201098765432", phone2: "+201155667788", email: EMAIL },
      address: { city: "مدينة نصر", street: "شارع الهرم", floor: null, landmark: "أمام المسجد" },
      totals: before.totals,
      earliest: before.earliest,
      status: "ordered",
    });
    expect(after.timeline.at(-1)).toMatchObject({
      status: "ordered",
      actor: "staff",
      by: expect.stringContaining("Staff"),
      correction: [
        { field: "name", before: "منى سالم", after: "هاني عادل" },
        { field: "phone", before: "+201012345678", after: "+201098765432" },
        { field: "phone2", before: "", after: "+201155667788" },
        { field: "street", before: "شارع عباس العقاد", after: "شارع الهرم" },
        { field: "floor", before: "3", after: "" },
        { field: "landmark", before: "", after: "أمام المسجد" },
      ],
    });
    expect(after.events).toEqual(before.events);
  });

  test("logs changed field names without personal data in the audit log", async () => {
    await correct({ contact: { name: "هاني عادل" } });
    const { rows } = await shop.pool.query(
      "select before, after from staff.audit_entry where action = 'order.correct-recipient' and target = $1",
      [`order:${number}`],
    );
    expect(rows).toEqual([
      {
        before: { governorate: "EG-C" },
        after: { governorate: "EG-C", fields: ["name"] },
      },
    ]);
  });

  test("notifies the customer by email, or by SMS without an email", async () => {
    const box = openMailbox(shop.platform);
    await correct({ contact: { phone: RIGHT }, address: { street: "شارع الهرم" } });
    const mail = await box.mailTo(EMAIL);
    expect(mail.subject).toContain(number);
    expect(mail.text).toContain("شارع الهرم");
    expect(mail.text).toContain("010 9876 5432");
    number = await place(1, { email: "" });
    const count = (await box.smsTo("+201098765432")).length;
    await correct({ contact: { phone: RIGHT } });
    const sent = (await box.smsTo("+201098765432")).slice(count);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(number);
    expect(sent[0]?.text).toContain("/orders-and-returns/");
  });

  test("updates packing data but not an issued invoice", async () => {
    const buyerOf = async () => {
      const { rows } = await shop.pool.query(
        "select buyer from invoices.document where order_number = $1",
        [number],
      );
      return rows[0].buyer;
    };
    await actions.pay(number, { kind: "transfer", amount: 194_00 });
    const before = await buyerOf();
    await correct({ contact: { name: "هاني عادل" }, address: { street: "شارع الهرم" } });
    expect(await buyerOf()).toEqual(before);
    const [packed] = await packedOrders(shop.platform.db, [number]);
    expect(packed).toMatchObject({ name: "هاني عادل", address: { street: "شارع الهرم" } });
  });

  test("adds no timeline entry and sends no email when nothing differs", async () => {
    const box = openMailbox(shop.platform);
    const count = (await box.mailsTo(EMAIL)).length;
    const { timeline } = await read();
    expect((await correct({})).statusCode).toBe(200);
    expect((await read()).timeline).toEqual(timeline);
    expect(await box.mailsTo(EMAIL)).toHaveLength(count);
  });
});

describe("a corrected phone number", () => {
  test("moves the order from the problem queue to the call queue", async () => {
    await actions.staff.post(`/api/v1/admin/orders/${number}/calls`, { result: "wrong-number" });
    expect(await queueOf("problem")).toContain(number);
    await correct({ address: { street: "شارع الهرم" } });
    expect(await queueOf("problem")).toContain(number);
    await correct({ contact: { phone: RIGHT } });
    expect(await queueOf("problem")).not.toContain(number);
    expect(await queueOf("call")).toContain(number);
    const calls = (await actions.staff.get("/api/v1/admin/calls")).json().items;
    expect(calls).toContainEqual(
      expect.objectContaining({ number, phone: "+201098765432", calls: 1, result: null }),
    );
  });

  test("revokes lookup and full access by the old number", async () => {
    const stranger = new ApiClient(shop.app);
    const lookUp = (phoneOrEmail: string) =>
      stranger.post("/api/v1/orders/lookup", { number, phoneOrEmail });
    expect((await lookUp(WRONG)).statusCode).toBe(200);
    await shop.pool.query(
      `insert into orders.order_access (shopper_id, order_id, is_proved, expires_at)
       select access.shopper_id, order_id, true, access.expires_at from orders.order_access as access
       join orders.order on "order".id = order_id where number = $1`,
      [number],
    );
    expect((await stranger.get(`/api/v1/orders/${number}`)).json().access).toBe("full");
    await correct({ contact: { phone: RIGHT } });
    expect((await stranger.get(`/api/v1/orders/${number}`)).json().access).toBe("masked");
    expect((await lookUp(WRONG)).json().code).toBe("order-not-found");
    expect((await lookUp(RIGHT)).statusCode).toBe(200);
  });
});

describe("a corrected governorate", () => {
  test("updates the delivery dates when the fee is the same", async () => {
    const before = await read();
    const answer = await correct({ address: { governorate: "EG-GZ", city: "الدقي" } });
    expect(answer.statusCode, answer.body).toBe(200);
    const after = await read();
    expect(after.address).toMatchObject({ governorate: "EG-GZ", city: "الدقي" });
    expect(after.totals).toEqual(before.totals);
    expect(after.earliest > before.latest).toBe(true);
  });

  test("returns 409 delivery-fee-differs when the fee differs, paid or not", async () => {
    const expectRefusal = async () => {
      const answer = await correct({ address: { governorate: "EG-ASN" } });
      expect([answer.statusCode, answer.json().code]).toEqual([409, "delivery-fee-differs"]);
      expect(answer.json().detail ?? answer.json().title).toMatch(/110.*80/);
      expect((await read()).address.governorate).toBe("EG-C");
    };
    await expectRefusal();
    const paid = await actions.pay(number, { kind: "transfer", amount: 194_00 });
    expect(paid.statusCode).toBe(200);
    await expectRefusal();
  });

  test("is rejected above its cash limit or without delivery terms", async () => {
    number = await place(2);
    const tooMuch = await correct({ address: { governorate: "EG-GZ" } });
    expect(tooMuch.json().code).toBe("cod-limit");
    const nowhere = await correct({ address: { governorate: "EG-MT" } });
    expect(nowhere.json().errors).toMatchObject([{ path: "address.governorate" }]);
  });

  test("is accepted with another fee when a promotion makes delivery free", async () => {
    const catalogue = await signInStaff(shop, "catalogue");
    const given = await catalogue.post("/api/v1/admin/promotions", FREE_DELIVERY);
    expect(given.statusCode, given.body).toBeLessThan(300);
    const buyer = new ApiClient(shop.app);
    await buyer.add(lamp);
    number = (await buyer.order(134_00, { coupon: FREE_DELIVERY.code })).json().number;
    const before = await read();
    expect(before.totals.delivery).toBe(0);
    expect((await correct({ address: { governorate: "EG-ASN" } })).statusCode).toBe(200);
    expect((await read()).totals).toEqual(before.totals);
  });
});

test("returns 409 with current values for an outdated recipient version", async () => {
  const { recipientVersion: version } = await read();
  expect((await correct({ version, contact: { name: "هاني عادل" } })).statusCode).toBe(200);
  const second = await correct({ version, contact: { name: "سارة" } });
  expect([second.statusCode, second.json().code]).toEqual([409, "changed-meanwhile"]);
  expect(second.json().current).toMatchObject({ contact: { name: "هاني عادل" } });
  expect((await read()).contact.name).toBe("هاني عادل");
});

test("returns 409 for a recipient correction after shipping or cancellation", async () => {
  number = await place(2);
  const { recipientVersion: version } = await read();
  await actions.move(number, "processing");
  expect((await read()).recipientVersion).toBe(version);
  await actions.ship(number, { lines: [{ position: 1, quantity: 1 }] });
  expect((await read()).recipientVersion).toBeNull();
  const late = await correct({ version, contact: { name: "هاني عادل" } });
  expect([late.statusCode, late.json().code]).toEqual([409, "order-state"]);
  number = await place();
  const { recipientVersion } = await read();
  await actions.move(number, "cancelled");
  const cancelled = await correct({ version: recipientVersion, contact: { name: "هاني عادل" } });
  expect(cancelled.json().code).toBe("order-state");
});

test("returns 422 with the path of each invalid recipient field", async () => {
  const answer = await correct({ contact: { phone: "12" }, address: { street: "" } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual([
    "contact.phone",
    "address.street",
  ]);
});

test("returns 403 when support staff correct the recipient", async () => {
  const support = await signInStaff(shop, "support");
  const url = `/api/v1/admin/orders/${number}/recipient`;
  const { contact, address, recipientVersion: version } = await read();
  const { email: _, phone2: __, ...receives } = contact;
  const payload = { version, contact: receives, address };
  expect((await support.send({ method: "PUT", url, payload })).statusCode).toBe(403);
});

test("deletes the old recipient name when the customer is erased", async () => {
  const customer = await registerCustomer(shop, { firstName: "Ghada", lastName: "Forgotten" });
  number = await place(1, { name: "Ghada Forgotten" }, customer);
  await correct({ contact: { name: "Somebody Else", phone: RIGHT } });
  const { rows } = await shop.pool.query<{ id: number }>(
    "select id from orders.order where number = $1",
    [number],
  );
  for (const state of ["processing", "shipped", "delivered"] as const)
    await shop.run((work) => changeOrder(work, rows[0]?.id ?? 0, state, { actor: "staff" }));
  const support = await signInStaff(shop, "support");
  const path = `/api/v1/admin/customers/${customer.userInfo.id}/erase`;
  const erased = await support.post(path, { askedBy: "phone" });
  expect(erased.statusCode, erased.body).toBe(204);
  expect(await findPersonalData(shop.pool, ["Forgotten"])).toEqual([]);
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
