import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { readSettings, saveSettings } from "#server/platform/settings.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

/** An address may hold less than usual, so that a flood is small. */
const { orderLimits } = readConfig({
  HELD_BY_ADDRESS: "20/2000/100000000",
  HELD_BY_NETWORK: "60/4000/200000000",
});

let shop: TestShop;
let variants: number[];

/** The shop with production limits; only the request limit is off. */
beforeEach(async () => {
  shop = await createTestShop({ config: { orderLimits, devPages: true } });
  await shop.run(addDeliveryTerms);
  variants = await shop.run((work) =>
    addProducts(
      work,
      Array.from({ length: 30 }, () => ({ stock: 600 })),
    ),
  );
});
afterEach(() => shop.stop());

/** A new browser with these units of one variant, or of all of them. */
async function visitor(quantity: number, of = variants): Promise<ApiClient> {
  const client = new ApiClient(shop.app);
  for (const variantId of of) await client.add(variantId, quantity);
  return client;
}

async function order(
  client: ApiClient,
  paymentMethod: "cod" | "card" | "kiosk" | "instapay",
  contact: { phone: string; email?: string },
) {
  const quote = await client.post("/api/v1/checkout/quote", { governorate: "EG-C", paymentMethod });
  const total = quote.json<{ totals: { total: number } }>().totals.total;
  return client.order(total, { paymentMethod, contact: { email: "", ...contact } });
}

const phone = (index: number) => `0111${String(index).padStart(7, "0")}`;

async function heldPieces(): Promise<number> {
  const { rows } = await shop.pool.query<{ held: number }>(
    "select coalesce(sum(reserved), 0)::int as held from inventory.stock_level",
  );
  return rows[0]?.held ?? 0;
}

describe("one anonymous client", () => {
  test("gets held-goods for unpaid kiosk and InstaPay orders above the limit", async () => {
    const bank = { name: { ar: "", en: "" }, account: { ar: "", en: "" }, iban: "" };
    await shop.run(async (work) => {
      const settings = await readSettings(work.db);
      await saveSettings(work, { ...settings, bank: { ...bank, instapay: "fanous@instapay" } });
    });
    const most = 10 * (orderLimits.long?.orders ?? 0);
    const answers = [];
    for (let index = 0; index < most + 3; index += 1) {
      const method = index % 2 === 0 ? "kiosk" : "instapay";
      const client = await visitor(1, variants.slice(0, 1));
      answers.push(await order(client, method, { phone: phone(index) }));
    }
    const placed = answers.filter(({ statusCode }) => statusCode === 201);
    expect(placed).toHaveLength(most);
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 201))
      expect(refused.json().code).toBe("held-goods");
    // Orders paid immediately are not blocked.
    const card = await order(await visitor(1), "card", { phone: phone(99) });
    expect(card.statusCode).toBe(201);
  });

  test("cannot reserve the whole stock with unpaid card orders", async () => {
    const attacks = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        // Three that want nearly everything, five that want what one person may hold.
        const quantity = index < 3 ? 500 : 30;
        return order(await visitor(quantity), "card", { phone: phone(index) });
      }),
    );
    expect(attacks.some(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(attacks.filter(({ statusCode }) => statusCode !== 201)).not.toHaveLength(0);
    for (const refused of attacks.filter(({ statusCode }) => statusCode !== 201))
      expect(refused.json().code).toBe("held-goods");
    expect(await heldPieces()).toBeLessThanOrEqual(orderLimits.address?.pieces ?? 0);
    const { rows } = await shop.pool.query(
      "select from inventory.availability where available < 500",
    );
    expect(rows).toHaveLength(0);

    const shopper = await visitor(1);
    expect((await fromElsewhere(shopper, "198.51.100.20")).statusCode).toBe(201);
  });

  test("places at most 5 orders for one mailbox in any spelling", async () => {
    const mailbox = openMailbox(shop.platform);
    const target = "Victim.Name@gmail.com";
    const spellings = [target, "victimname@gmail.com", "victim.name+1@googlemail.com"];
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      const email = spellings[index % spellings.length] ?? target;
      const client = await visitor(1, variants.slice(0, 1));
      statuses.push((await order(client, "cod", { phone: phone(index), email })).statusCode);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    const mails = await Promise.all(spellings.map((email) => mailbox.mailsTo(email)));
    expect(mails.flat().length).toBeLessThanOrEqual(6);
  });

  test("gets held-goods after 40 cash orders from different phones", async () => {
    const burst = await Promise.all(
      Array.from({ length: 80 }, async (_, index) =>
        order(await visitor(1, variants.slice(0, 1)), "cod", {
          phone: phone(index),
          email: `victim-${index}@example.com`,
        }),
      ),
    );
    const outcomes = burst.map((answer) => answer.json().code ?? answer.json().status);
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
    // Orders after the first twenty wait for a code on their phone, and at most twenty may wait at
    // a time.
    expect([count("ordered"), count("pending"), count("held-goods")]).toEqual([20, 20, 40]);
  });
});

test("counts addresses of one IPv6 network as one", async () => {
  const buyers = await Promise.all(
    Array.from({ length: 22 }, () => visitor(1, variants.slice(0, 1))),
  );
  const answers = [];
  for (const [index, buyer] of buyers.entries())
    answers.push(await fromElsewhere(buyer, `2001:db8:1:2::${index + 1}`, index));
  const waiting = answers.filter((answer) => answer.json().status === "pending");
  expect(waiting).toHaveLength(2);
});

/** The same browser at another address. */
async function fromElsewhere(client: ApiClient, remoteAddress: string, index = 900) {
  const quote = await client.quote();
  return client.send({
    method: "POST",
    url: "/api/v1/orders",
    remoteAddress,
    payload: {
      contact: { name: "Mona", phone: phone(index), phone2: "", email: "" },
      address: { governorate: "EG-C", city: "Cairo", street: "Street", building: "1" },
      paymentMethod: "cod",
      expectedTotal: quote.json<{ totals: { total: number } }>().totals.total,
    },
  });
}
