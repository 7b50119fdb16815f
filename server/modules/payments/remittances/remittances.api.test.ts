import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { writeXlsx } from "#server/platform/tables/write-xlsx.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { createOrderActions, type OrderActions } from "#server/testing/orders/order-actions.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let actions: OrderActions;
let lamp: number;
let count = 0;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  actions = await createOrderActions(shop);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
});
afterAll(() => shop.stop());

/** An order of two lamps, 308 including delivery and fee, shipped in parcels of the given sizes. */
async function send(parcels: number[] = [2], tracking = ""): Promise<string> {
  const buyer = new ApiClient(shop.app);
  await buyer.add(lamp, 2);
  const { number } = (await buyer.order(308_00)).json();
  await actions.move(number, "processing");
  for (const quantity of parcels)
    await actions.ship(number, { lines: [{ position: 1, quantity }], tracking });
  return number;
}

interface Row {
  number: string;
  collected: number;
  fee?: number;
}

function book(rows: Row[], changes: object = {}, key?: string) {
  count += 1;
  const body = { courier: "Bosta", reference: `list-${count}`, rows, dryRun: false, ...changes };
  return actions.staff.post("/api/v1/admin/remittances", body, key);
}

async function payment(number: string) {
  return (await actions.staff.get(`/api/v1/admin/orders/${number}/payment`)).json();
}

async function order(number: string) {
  return (await actions.staff.get(`/api/v1/admin/orders/${number}`)).json();
}

describe("a courier remittance", () => {
  test("returns the difference between collected and expected cash", async () => {
    const answer = await book([{ number: await send(), collected: 1_00 }], { dryRun: true });
    expect(answer.json().rows).toMatchObject([{ expected: 308_00, difference: -307_00 }]);
  });

  test("returns row problems in a dry run without writing", async () => {
    const [one, other] = [await send(), await send([1, 1])];
    const answer = await book(
      [
        { number: one, collected: 300_00, fee: 45_00 },
        { number: `${other.toLowerCase()}/2`, collected: 114_00 },
        { number: other, collected: 1 },
        { number: "F-999999-AAAAAA", collected: 1 },
        { number: one, collected: 308_00 },
      ],
      { dryRun: true },
    );
    expect(answer.json()).toMatchObject({
      booked: false,
      rows: [
        { row: 1, orderNumber: one, parcel: 1, expected: 308_00, collected: 300_00, problem: null },
        { row: 2, orderNumber: other, parcel: 2, expected: 114_00, problem: null, difference: 0 },
        { row: 3, problem: "several", expected: null, difference: null },
        { row: 4, problem: "unknown" },
        { row: 5, problem: "twice" },
      ],
      fees: 45_00,
    });
    expect(await payment(one)).toMatchObject({ paid: 0 });
    expect((await order(one)).status).toBe("shipped");
  });

  test("books cash with differences and marks the parcels as delivered", async () => {
    const [one, other] = [await send([2], "TRACK-77"), await send([1, 1])];
    const answer = await book([
      { number: "TRACK-٧٧", collected: 300_00, fee: 45_00 },
      { number: `${other}/1`, collected: 194_00, fee: 45_00 },
    ]);
    expect(answer.json()).toMatchObject({
      booked: true,
      expected: 502_00,
      collected: 494_00,
      fees: 90_00,
    });
    expect(await payment(one)).toMatchObject({ paid: 300_00, due: 308_00, state: "at-the-door" });
    expect(await order(one)).toMatchObject({ status: "delivered" });
    expect(await order(other)).toMatchObject({
      status: "shipped",
      fulfilments: [{ state: "delivered" }, { state: "shipped" }],
    });
    const listed = (await actions.staff.get("/api/v1/admin/remittances")).json();
    expect(listed.items[0]).toMatchObject({ courier: "Bosta", parcels: 2, collected: 494_00 });
  });

  test("books nothing when one row has a problem", async () => {
    const [one, refused] = [await send(), await send()];
    await actions.fail(refused, 1, { failure: "refused" });
    const answer = await book([
      { number: one, collected: 308_00 },
      { number: refused, collected: 308_00 },
    ]);
    expect(answer.json()).toMatchObject({
      booked: false,
      rows: [{ problem: null }, { problem: "not-sent" }],
    });
    expect(await payment(one)).toMatchObject({ paid: 0 });
  });

  test("skips rows with problems on request and sums the other rows", async () => {
    const [one, refused] = [await send(), await send()];
    await actions.fail(refused, 1, { failure: "refused" });
    const rows = [
      { number: refused, collected: 308_00, fee: 45_00 },
      { number: one, collected: 300_00, fee: 45_00 },
    ];
    const answer = await book(rows, { leavesOut: true });
    expect(answer.json()).toMatchObject({
      booked: true,
      expected: 308_00,
      collected: 300_00,
      fees: 45_00,
      rows: [{ problem: "not-sent" }, { problem: null, orderNumber: one }],
    });
    expect(await payment(one)).toMatchObject({ paid: 300_00 });
    expect(await payment(refused)).toMatchObject({ paid: 0 });
    const none = await book([{ number: refused, collected: 1 }], { leavesOut: true });
    expect(none.json().booked).toBe(false);
    const { rows: entries } = await shop.pool.query(
      "select after from staff.audit_entry where action = 'remittance.book' order by id desc limit 1",
    );
    expect(entries[0].after).toMatchObject({ rows: 2, leftOut: 1, collected: 300_00 });
  });

  test("is booked once for a repeated idempotency key or reference", async () => {
    const number = await send();
    const list = { reference: "once" };
    const rows = [{ number, collected: 308_00 }];
    const key = "remittance-once";
    const answers = await Promise.all([book(rows, list, key), book(rows, list, key)]);
    for (const answer of answers) expect(answer.json()).toMatchObject({ booked: true });
    expect(await payment(number)).toMatchObject({ paid: 308_00, state: "paid" });
    const other = await send();
    const again = await book([{ number: other, collected: 308_00 }], list);
    expect(again.json().code).toBe("payment-known");
  });

  test("is booked once for concurrent requests with the same parcels", async () => {
    const [one, other] = [await send(), await send()];
    const rows = [one, other].map((number) => ({ number, collected: 308_00 }));
    const answers = await Promise.all([book(rows), book(rows.toReversed()), book(rows)]);
    const booked = answers.filter((answer) => answer.json().booked);
    expect(booked).toHaveLength(1);
    const refused = answers.filter((answer) => !answer.json().booked);
    for (const answer of refused)
      expect(answer.json().rows).toMatchObject([{ problem: "booked" }, { problem: "booked" }]);
    for (const number of [one, other])
      expect(await payment(number)).toMatchObject({ paid: 308_00, refunded: 0 });
  });
});

describe("a courier file", () => {
  const readFile = async (payload: Buffer, type = "application/octet-stream") =>
    actions.staff.send({
      method: "POST",
      url: "/api/v1/admin/remittance-files",
      payload,
      headers: { "content-type": type },
    });

  /** Encodes text as Excel saves it on Arabic Windows: one byte per letter. */
  function windows1256(text: string): Buffer {
    const letters = new Map(
      Array.from({ length: 256 }, (_, byte) => [
        new TextDecoder("windows-1256").decode(Uint8Array.of(byte)),
        byte,
      ]),
    );
    return Buffer.from(text.split("").map((letter) => letters.get(letter) ?? 0x3f));
  }

  const ARABIC =
    "كشف تحصيل\r\nرقم الشحنة;المبلغ المحصل;رسوم الشحن\r\nA-1;1250.50;45\r\nالإجمالي;1250.50;45\r\n";
  const READ = { rows: [{ number: "A-1", collected: "1250.50", fee: "45" }], leftOut: 1 };

  test("is read as UTF-8, UTF-16, Windows-1256 and XLSX", async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(ARABIC, "utf16le")]);
    for (const file of [Buffer.from(ARABIC), utf16, windows1256(ARABIC)])
      expect((await readFile(file, "text/csv")).json()).toEqual(READ);
    async function* rows() {
      yield ["AWB", "COD Amount (EGP)", "Shipping fees"];
      yield ["A-1", 1250.5, 45];
    }
    const workbook = await buffer(writeXlsx(rows(), { isRightToLeft: false }));
    const [row] = (await readFile(workbook)).json().rows;
    expect(row).toEqual({ number: "A-1", collected: "1250.5", fee: "45" });
  });

  test("uses the known order number among several number columns", async () => {
    const number = await send();
    const text = `Tracking number,Order reference,Amount\n900111,${number},"EGP 1,250.50"\n900112,unknown-1,٣٠`;
    expect((await readFile(Buffer.from(text))).json().rows).toEqual([
      { number, collected: "1,250.50", fee: "" },
      { number: "900112", collected: "30", fee: "" },
    ]);
  });

  test("is read without headings as number, amount and fee", async () => {
    expect((await readFile(Buffer.from("B-1,10,2\nB-2,20"))).json().rows).toEqual([
      { number: "B-1", collected: "10", fee: "2" },
      { number: "B-2", collected: "20", fee: "" },
    ]);
  });

  test("returns 415 for another format and 413 above 1000 rows", async () => {
    const old = await readFile(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]));
    expect(old.json().code).toBe("table-file-type");
    const long = await readFile(Buffer.from("B-1,10\n".repeat(1_001)));
    expect(long.json().code).toBe("payload-too-large");
  });
});

test("lists delivered parcels as outstanding until their cash is booked", async () => {
  const outstanding = async (query = "") =>
    (await actions.staff.get(`/api/v1/admin/outstanding-cash${query}`)).json();
  const before = await outstanding("?courier=NileExpress");
  expect(before).toMatchObject({ items: [], total: 0, sum: 0 });
  const [listed, paid, waiting, onTheWay] = [
    await send(),
    await send(),
    await send(),
    await send(),
  ];
  await shop.pool.query(
    `update orders.fulfilment set courier = 'NileExpress' from orders.order
     where "order".id = order_id and "order".number = any ($1)`,
    [[listed, paid, waiting, onTheWay]],
  );
  for (const number of [listed, paid, waiting]) await actions.deliver(number, 1);
  const found = await outstanding("?courier=nileexp");
  expect(found).toMatchObject({ total: 3, sum: 3 * 308_00 });
  expect(found.items[0]).toMatchObject({
    orderNumber: listed,
    parcel: 1,
    courier: "NileExpress",
    expected: 308_00,
  });
  await book([{ number: listed, collected: 300_00 }]);
  await actions.pay(paid, { kind: "cash", amount: 308_00 });
  expect((await outstanding("?courier=nileexp")).items).toMatchObject([{ orderNumber: waiting }]);
});

test("passes the consistency check after all tests in this file", async () => {
  expect((await auditShop(shop.platform.db)).findings).toEqual([]);
});
