import { writeFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Locale } from "#contract/kernel/locale.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { createOrderActions, type OrderActions } from "#server/testing/orders/order-actions.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let actions: OrderActions;
/** Two lamps and a spot; and one lamp. Neither has been shipped. */
let numbers: string[];

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  actions = await createOrderActions(shop);
  const [lamp = 0, spot = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 50 }, { stock: 50, piastres: 33_33 }]),
  );
  numbers = [
    await place([
      [lamp, 2],
      [spot, 1],
    ]),
    await place([[lamp, 1]]),
  ];
});
afterAll(() => shop.stop());

async function place(units: [number, number][]): Promise<string> {
  const buyer = new ApiClient(shop.app);
  for (const [variantId, quantity] of units) await buyer.add(variantId, quantity);
  const { totals } = (await buyer.quote()).json();
  const placed = await buyer.order(totals.total);
  if (placed.statusCode !== 201) throw new Error(placed.body);
  const { number } = placed.json<{ number: string }>();
  await actions.move(number, "processing");
  return number;
}

/** The copied text and the size of each page. */
async function print(kind: string, of = numbers, lang: Locale = "ar") {
  const path = `/api/v1/admin/papers/${kind}?numbers=${of.join(",")}&lang=${lang}`;
  const answer = await actions.staff.get(path);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const folder = process.env["PAPERS_FOLDER"];
  if (folder) await writeFile(`${folder}/${kind}-${lang}.pdf`, answer.rawPayload);
  const data = new Uint8Array(answer.rawPayload);
  const file = await getDocument({ data, verbosity: 0 }).promise;
  const pages: { text: string; size: number[] }[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    pages.push({ text: text.normalize("NFKC").replaceAll(/ +/g, " "), size: page.view });
  }
  return pages;
}

describe("GET /admin/papers/{kind}", () => {
  test("sums open quantities per SKU and lists their orders for picking", async () => {
    const [first = "", second = ""] = numbers;
    const [page] = await print("picking-list", numbers, "en");
    const words = page?.text ?? "";
    expect(words).toContain("For 2 orders");
    expect(words).toContain(`${first} × 2`);
    expect(words).toContain(`${second} × 1`);
    expect(words.match(/TEST-\d+/g)).toHaveLength(2);
    // Three lamps in total.
    expect(words).toMatch(/\b3\b/);
    await actions.ship(first, { lines: [{ position: 1, quantity: 2 }] });
    const [after] = await print("picking-list", numbers, "en");
    expect(after?.text).not.toContain(`${first} × 2`);
  });

  test("sorts the picking list by bin, variants without a bin last", async () => {
    const { rows } = await shop.pool.query<{ id: number; sku: string }>(
      `select distinct variant_id as id, sku from orders.order_line
       join orders.order on "order".id = order_id where number = any ($1) order by sku`,
      [numbers],
    );
    const [first, second] = rows;
    const put = (id = 0, bin = "") =>
      shop.pool.query(
        "insert into inventory.bin values ($1, $2) on conflict (variant_id) do update set name = excluded.name",
        [id, bin],
      );
    const placesOf = async () => {
      const [page] = await print("picking-list", numbers, "en");
      const { text = "" } = page ?? {};
      const words = [first?.sku, second?.sku, "A-2", "A-10"];
      return words
        .filter((word) => word && text.includes(word))
        .toSorted((a = "", b = "") => text.indexOf(a) - text.indexOf(b));
    };
    await put(second?.id, "A-10");
    expect(await placesOf()).toEqual(["A-10", second?.sku, first?.sku]);
    await put(first?.id, "A-2");
    expect(await placesOf()).toEqual(["A-2", first?.sku, "A-10", second?.sku]);
  });

  test("starts packing slips and invoices on a new page per order", async () => {
    const named = numbers.toReversed();
    for (const kind of ["packing-slips", "invoices"]) {
      const pages = await print(kind, named);
      expect(pages).toHaveLength(2);
      for (const [index, number] of named.entries()) {
        expect(pages[index]?.text, kind).toContain(number);
        expect(pages[index]?.text, kind).toContain("صفحة 1 من 1");
      }
    }
    const [slip] = await print("packing-slips", named);
    expect(slip?.text).toContain("منى سالم");
    expect(slip?.text).not.toMatch(/114|جنيه/);
  });

  test("prints one label per parcel with the amount to collect", async () => {
    const [, second = ""] = numbers;
    const waiting = await print("labels", [second], "en");
    expect(waiting.map(({ size }) => size.map(Math.round))).toEqual([[0, 0, 283, 425]]);
    expect(waiting[0]?.text).toContain("EGP 194");
    await actions.ship(second, {});
    const pages = await print("labels", numbers);
    expect(pages.map(({ text }) => /F-\d+-\w+\/1/.exec(text)?.[0])).toEqual(
      numbers.map((number) => `${number}/1`),
    );
    expect(pages[1]?.text).toContain("194");
  });

  test("returns 404 for unknown orders and 422 above 100 orders", async () => {
    const get = (kind: string, of: string[]) =>
      actions.staff.get(`/api/v1/admin/papers/${kind}?numbers=${of.join(",")}`);
    expect((await get("labels", ["F-999999-AAAAAA"])).statusCode).toBe(404);
    expect(
      (
        await get(
          "labels",
          Array.from({ length: 101 }, () => "F-999999-AAAAAA"),
        )
      ).statusCode,
    ).toBe(422);
    expect((await get("posters", numbers)).statusCode).toBe(422);
  });
});
