import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#contract/kernel/time/units.ts";
import { auditShop } from "#server/audit.ts";
import { reviewCompany } from "#server/modules/companies/index.ts";
import { changeOrder, expireOrders } from "#server/modules/orders/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { beforeDeadline } from "#server/testing/before-deadline.ts";
import { foundCompany } from "#server/testing/company.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { openByCode } from "#server/testing/orders/order-access.ts";
import { createProofActions, type ProofActions } from "#server/testing/orders/proof-actions.ts";
import { transferOrder } from "#server/testing/orders/transfer-order.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

/** EGP 114 and delivery 60. */
const DUE = 174_00;

let shop: TestShop;
let actions: ProofActions;
let lamp: number;
let buyer: ApiClient;
let order: string;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  await shop.run(addDeliveryTerms);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
  actions = await createProofActions(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = new ApiClient(shop.app);
  order = await transferOrder(shop, buyer, lamp);
});

const payment = () => actions.payment(buyer, order);
const status = () => actions.status(buyer, order);
const setEnd = (interval: string) =>
  shop.pool.query(
    `with placed as (
       update orders.order set expires_at = now() + $2::interval where number = $1
     ) update inventory.stock_reservation set expires_at = now() + $2::interval where originator = 'order:' || $1`,
    [order, interval],
  );

async function held(): Promise<Date | null | undefined> {
  const { rows } = await shop.pool.query<{ expires_at: Date | null }>(
    "select expires_at from inventory.stock_reservation where originator = 'order:' || $1",
    [order],
  );
  return rows[0]?.expires_at;
}

async function events() {
  const { rows } = await shop.pool.query<{ action: string; before: object; after: object }>(
    "select action, before, after from staff.audit_entry where target = 'order:' || $1 order by id",
    [order],
  );
  return rows;
}

describe("a transfer receipt", () => {
  test("waits for staff and suspends the deadline of order and stock", async () => {
    const before = await payment();
    expect(before).toMatchObject({ state: "waiting", canSendProof: true, proofs: [] });
    const yesterday = new Date(Date.now() - 24 * HOUR_MS).toISOString().slice(0, 10);
    const id = await actions.prove(buyer, order, {
      amount: "١٧٤٫٠٠",
      transferredOn: yesterday,
      reference: "تحويل ٧٧",
    });
    const shown = {
      amount: DUE,
      transferredOn: yesterday,
      reference: "تحويل 77",
      state: "waiting",
    };
    expect(await payment()).toMatchObject({
      state: "proof-sent",
      heldUntil: null,
      canSendProof: false,
      proofs: [{ ...shown, files: [{ kind: "webp" }], decidedAt: null, reason: null }],
    });
    expect(await held()).toBeNull();
    expect(await actions.waiting(order)).toMatchObject({
      ...shown,
      id,
      due: DUE,
      paid: 0,
      name: "منى سالم",
      orderStatus: "pending",
    });
  });

  test("completes a company's bank transfer order when accepted", async () => {
    const { founder, companyId } = await foundCompany(shop);
    const review = { review: "approved" as const, note: null, priceListId: null };
    await shop.run((work) => reviewCompany(work, companyId, review));
    await founder.add(lamp);
    const placed = await founder.order(DUE, { paymentMethod: "bank-transfer" });
    const { number } = placed.json<{ number: string }>();
    const id = await actions.prove(founder, number);
    expect((await actions.accept(id, DUE, `TT-${number}`)).json()).toMatchObject({
      state: "accepted",
      paid: DUE,
      orderStatus: "ordered",
    });
    expect(await actions.payment(founder, number)).toMatchObject({ state: "paid", paid: DUE });
  });

  test("is logged, removed from the queue and confirmed by email when accepted", async () => {
    const box = openMailbox(shop.platform);
    const id = await actions.prove(buyer, order);
    const before = (await box.mailsTo("mona@example.com")).length;
    expect((await actions.accept(id, DUE, `TT-${order}`)).statusCode).toBe(200);
    expect(await status()).toBe("ordered");
    expect(await actions.waiting(order)).toBeUndefined();
    expect(await events()).toEqual([
      {
        action: "payment.proof-accept",
        before: { proof: id, state: "waiting" },
        after: { proof: id, state: "accepted", amount: DUE },
      },
    ]);
    const mails = (await box.mailsTo("mona@example.com")).slice(before);
    expect(mails.map(({ subject }) => subject.includes(order))).toEqual([true]);
  });

  test("can be declined with an emailed reason and sent again", async () => {
    const box = openMailbox(shop.platform);
    const id = await actions.prove(buyer, order);
    await actions.decline(id, "The picture shows <b>another</b> order");
    const mail = await box.mailTo("mona@example.com");
    expect(mail.subject).toContain(order);
    expect(mail.html).toContain("&lt;b&gt;another&lt;/b&gt;");
    expect(mail.link).toContain(`/orders-and-returns/${order}`);
    expect((await events()).map(({ action }) => action)).toEqual(["payment.proof-decline"]);
    const after = await payment();
    expect(after).toMatchObject({
      state: "waiting",
      canSendProof: true,
      proofs: [{ state: "declined", reason: "The picture shows <b>another</b> order" }],
    });
    await actions.prove(buyer, order);
    expect((await payment()).proofs.map(({ state, files }) => [state, files.length])).toEqual([
      ["declined", 0],
      ["waiting", 1],
    ]);
  });

  test("triggers emails in the order's language", async () => {
    const box = openMailbox(shop.platform);
    const contact = { email: "arabic@example.com" };
    await box.mailsTo("");
    await shop.pool.query(
      "update orders.order set locale = 'ar', contact_email = $2 where number = $1",
      [order, contact.email],
    );
    await actions.decline(await actions.prove(buyer, order));
    const mails = await box.mailsTo(contact.email);
    expect(mails.map(({ html }) => html.includes('dir="rtl"'))).toEqual([true, true]);
    expect(mails.map(({ subject }) => subject.includes("إيصال التحويل"))).toEqual([true, true]);
  });

  test("is created once for a repeated idempotency key", async () => {
    const files = [await actions.file(buyer, order), await actions.file(buyer, order)];
    const answers = await Promise.all(
      [1, 2, 3].map(() => actions.send(buyer, order, { files }, "proof-key-1")),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await payment()).proofs).toHaveLength(1);
    const again = await actions.send(buyer, order, { files });
    expect([again.statusCode, again.json().code]).toEqual([409, "proof-state"]);
    expect((await actions.addFile(buyer, order, "x")).json().code).toBe("proof-state");
  });

  test("returns 422 for invalid files, amounts and dates", async () => {
    const file = await actions.file(buyer, order);
    const other = new ApiClient(shop.app);
    const foreign = await actions.file(other, await transferOrder(shop, other, lamp));
    const wrong: [object, string][] = [
      [{ files: [] }, "files"],
      [{ files: [foreign] }, "files"],
      [{ files: [file, file] }, "files"],
      [{ files: [file, file, file, file] }, "files"],
      [{ files: [file], amount: "1,23" }, "amount"],
      [{ files: [file], amount: "0" }, "amount"],
      [{ files: [file], transferredOn: "2999-01-01" }, "transferredOn"],
      [{ files: [file], reference: "x".repeat(81) }, "reference"],
    ];
    for (const [body, path] of wrong) {
      const answer = await actions.send(buyer, order, body);
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
    }
    expect(await payment()).toMatchObject({ state: "waiting", proofs: [] });
    expect(await held()).not.toBeNull();
  });

  test("returns 409 payment-method for orders paid by other methods", async () => {
    await shop.pool.query("update orders.order set payment_method = 'card' where number = $1", [
      order,
    ]);
    expect((await actions.addFile(buyer, order, "x")).json().code).toBe("payment-method");
    expect(await payment()).toMatchObject({ canSendProof: false });
  });

  test("returns 409 too-many-proofs for a sixth receipt", async () => {
    for (let sent = 0; sent < 5; sent += 1)
      await actions.decline(await actions.prove(buyer, order));
    const sixth = await actions.addFile(buyer, order, "x");
    expect([sixth.statusCode, sixth.json().code]).toEqual([409, "too-many-proofs"]);
  });
});

describe("the payment deadline", () => {
  test("does not expire the order while a receipt waits for staff", async () => {
    await beforeDeadline(async (inSeconds) => {
      order = await transferOrder(shop, buyer, lamp);
      await setEnd(`${inSeconds} seconds`);
      await actions.prove(buyer, order);
    });
    await expireOrders(shop.platform);
    expect(await status()).toBe("pending");
  });

  test("is extended to a day after the first declined receipt only", async () => {
    await setEnd("1 hour");
    const first = await actions.prove(buyer, order);
    await actions.decline(first);
    const left = async () => Date.parse((await payment()).heldUntil ?? "") - Date.now();
    expect(Math.abs((await left()) - 24 * HOUR_MS)).toBeLessThan(60_000);
    expect(await held()).toEqual(new Date((await payment()).heldUntil ?? ""));
    await setEnd("1 hour");
    await actions.decline(await actions.prove(buyer, order));
    expect(await left()).toBeLessThanOrEqual(HOUR_MS);
  });

  test("is unchanged by a decline when more than a day is left", async () => {
    await setEnd("70 hours");
    const { heldUntil } = await payment();
    await actions.decline(await actions.prove(buyer, order));
    expect(await payment()).toMatchObject({ heldUntil });
  });

  test("returns 409 order-state for a receipt once it has passed", async () => {
    const file = await actions.file(buyer, order);
    await setEnd("-1 second");
    expect(await payment()).toMatchObject({ state: "over", canSendProof: false });
    const late = await actions.send(buyer, order, { files: [file] });
    expect([late.statusCode, late.json().code]).toEqual([409, "order-state"]);
    await expireOrders(shop.platform);
    expect(await status()).toBe("cancelled");
  });

  test("is stated as passed in the email about a late decline", async () => {
    const box = openMailbox(shop.platform);
    let second = 0;
    await beforeDeadline(async (inSeconds) => {
      order = await transferOrder(shop, buyer, lamp);
      await actions.decline(await actions.prove(buyer, order));
      await setEnd(`${inSeconds} seconds`);
      second = await actions.prove(buyer, order);
    });
    await actions.decline(second);
    expect(await payment()).toMatchObject({ state: "over" });
    expect((await box.mailTo("mona@example.com")).text).toContain(
      "deadline for this order has passed",
    );
    await expireOrders(shop.platform);
    expect(await status()).toBe("cancelled");
  });
});

describe("a transfer payment", () => {
  test("requests the remaining amount and accepts it with another receipt", async () => {
    const box = openMailbox(shop.platform);
    await actions.accept(await actions.prove(buyer, order), 100_00, `A-${order}`);
    expect(await payment()).toMatchObject({ state: "waiting", paid: 100_00, canSendProof: true });
    expect((await box.mailTo("mona@example.com")).text).toContain("74");
    await actions.accept(await actions.prove(buyer, order), 74_00, `B-${order}`);
    expect(await payment()).toMatchObject({ state: "paid", paid: DUE, refunded: 0 });
  });

  test("accepts the waiting receipt when staff record the payment by hand", async () => {
    await actions.prove(buyer, order);
    const body = { kind: "transfer", amount: DUE, reference: `N-${order}` };
    await actions.staff.post(`/api/v1/admin/orders/${order}/payments`, body);
    expect(await payment()).toMatchObject({ state: "paid", proofs: [{ state: "accepted" }] });
    expect(await actions.waiting(order)).toBeUndefined();
  });

  test("is booked once when a receipt repeats the recorded reference", async () => {
    const body = { kind: "transfer", amount: 100_00, reference: `H-${order}` };
    await actions.staff.post(`/api/v1/admin/orders/${order}/payments`, body);
    const id = await actions.prove(buyer, order);
    await actions.accept(id, 100_00, `H-${order}`);
    expect(await payment()).toMatchObject({ paid: 100_00, proofs: [{ state: "accepted" }] });
    const next = await actions.prove(buyer, order);
    const known = await actions.accept(next, 74_00, `H-${order}`);
    expect([known.statusCode, known.json().code]).toEqual([409, "payment-known"]);
    expect(await payment()).toMatchObject({ state: "proof-sent", paid: 100_00 });
  });

  test("is recorded and refunded when the order was cancelled", async () => {
    const id = await actions.prove(buyer, order);
    await buyer.post(`/api/v1/orders/${order}/cancel`);
    expect(await actions.waiting(order)).toMatchObject({ orderStatus: "cancelled" });
    expect((await actions.accept(id, DUE, `C-${order}`)).statusCode).toBe(200);
    expect(await payment()).toMatchObject({ state: "refunding", paid: DUE, refunded: DUE });
    expect(await status()).toBe("cancelled");
  });
});

test("returns 404 for receipts to other visitors, but not to verified guests", async () => {
  const guest = new ApiClient(shop.app);
  const stranger = new ApiClient(shop.app);
  await stranger.add(lamp);
  expect((await actions.addFile(guest, order, "x")).statusCode).toBe(404);
  await openByCode(shop, guest, { number: order, phone: "01012345678" });
  const file = await actions.file(guest, order);
  const url = `/api/v1/orders/${order}/payment/proof-files/${file}`;
  expect((await guest.get(url)).statusCode).toBe(200);
  for (const answer of [
    await stranger.get(url),
    await stranger.send({ method: "DELETE", url }),
    await actions.addFile(stranger, order, "x"),
    await actions.send(stranger, order, { files: [file] }),
  ]) {
    expect(answer.statusCode).toBe(404);
  }
  expect((await actions.send(guest, order, { files: [file] })).statusCode).toBe(201);
});

test("returns 409 proof-state for a decided receipt of a packed order", async () => {
  const id = await actions.prove(buyer, order);
  await actions.accept(id, DUE, `P-${order}`);
  const { rows } = await shop.pool.query("select id from orders.order where number = $1", [order]);
  await shop.run((work) => changeOrder(work, rows[0].id, "processing", { actor: "staff" }));
  for (const answer of [await actions.decline(id), await actions.accept(id, DUE, `Q-${order}`)]) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, "proof-state"]);
  }
  expect(await status()).toBe("processing");
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
