import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { watchOrders } from "#server/modules/orders/index.ts";
import { settleRefunds } from "#server/modules/payments/index.ts";
import { listOutbox } from "#server/platform/post/outbox-folder.ts";
import { startPostman } from "#server/platform/post/postman.ts";
import { freePort } from "#server/testing/free-port.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { auditSentences } from "#server/audit.ts";
import { BadLine } from "../buyers/bad-line.ts";
import { payByCard } from "../buyers/card.ts";
import { keepInCredit } from "../buyers/customer.ts";
import { deliver } from "../buyers/life.ts";
import { buy } from "../buyers/purchase.ts";
import { sendBack } from "../buyers/sending-back.ts";
import { CardTaker } from "../stage/card-taker.ts";
import { openDesk, register } from "../stage/people.ts";
import { nothingTold } from "../told.ts";
import { type Evidence, judge } from "./judge.ts";
import { BROKEN, type Break } from "./broken-books.ts";

const STOCK = 50;

let shop: TestShop;
let bank: CardTaker;
let stopMails: () => Promise<unknown>;
let evidence: Evidence;

beforeAll(async () => {
  bank = await CardTaker.open();
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  shop = await createTestShop({ config: { port, publicUrl, cardGateway: bank.gateway } });
  const { platform } = shop;
  await shop.app.listen({ port, host: "127.0.0.1" });
  const stopWatching = watchOrders(platform);
  const stopPostman = startPostman(platform);
  stopMails = async () => Promise.all([stopWatching(), stopPostman()]);
  await shop.run(addDeliveryTerms);
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: STOCK }]));
  const told = await actOut(publicUrl, variantId);
  await settleRefunds(platform, bank.gateway);
  const isTold = async () => {
    const { rows } = await shop.pool.query(
      "select from platform.outgoing_message where ended_at is null union all select from orders.order_event where mailed_at is null",
    );
    return rows.length === 0;
  };
  await vi.waitUntil(isTold, { timeout: 60_000 });
  const entries = bank.transactions.map(({ intention, ...entry }) => ({
    ...entry,
    reference: intention.reference,
  }));
  const shelf = new Map([[variantId, STOCK]]);
  evidence = { told, shelf, bank: entries, outbox: () => listOutbox(platform.outbox, 1_000) };
});
afterAll(async () => {
  await stopMails();
  await shop.stop();
  await bank.close();
});

/** Four orders: sent back, cancelled after a card, cancelled after store credit, brought for cash. */
async function actOut(address: string, variantId: number) {
  const told = nothingTold();
  const { platform } = shop;
  const clerk = await openDesk(address, platform.db);
  const line = new BadLine(address);
  const customer = await register(line, platform.outbox, 1);
  // Chance is taken out: the first card is declined, everything comes back, to the wallet.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  await keepInCredit(customer, clerk, told);
  const order = async (method: "card" | "wallet" | "cod", part = 0) => {
    const placed = await buy(line, { variantId, quantity: 2, method, part }, told, customer.id);
    if (!placed) throw new Error("refused");
    if (method === "card") await payByCard(line, bank, placed, told);
    return placed;
  };
  const sentBack = await order("card", 0.5);
  await deliver(clerk, sentBack, told);
  await sendBack(line, clerk, sentBack, told);
  for (const cancelled of [await order("card"), await order("wallet")]) {
    await line.post(`/api/v1/orders/${cancelled.number}/cancel`);
    cancelled.status = "cancelled";
  }
  await deliver(clerk, await order("cod"), told);
  vi.restoreAllMocks();
  return told;
}

class TakenBack extends Error {}

/** What the verdict says of books that were broken; nothing of it stays. */
async function verdictOf(broken: Break): Promise<string[]> {
  let wrong: string[] = [];
  const look = async (db: Transaction<{}>) => {
    // Neither triggers nor foreign keys: as if the disk or a person with the password had done it.
    await sql`set local session_replication_role = replica`.execute(db);
    for (const statement of broken.statements) await sql.raw(statement).execute(db);
    wrong = await judge(db, evidence);
    throw new TakenBack();
  };
  await shop.platform.db
    .transaction()
    .execute(look)
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return wrong;
}

describe("the verdict", () => {
  test("says nothing of books that are right", async () => {
    expect(await judge(shop.platform.db, evidence)).toEqual([]);
    expect(evidence.told.orders.map(({ status }) => status)).toEqual([
      "delivered",
      "cancelled",
      "cancelled",
      "delivered",
    ]);
    expect(evidence.told.orders[0]?.returns).toMatchObject([{ state: "refunded", quantity: 2 }]);
  });

  test.each(BROKEN)("$name", async (broken) => {
    expect((await verdictOf(broken)).join("\n")).toContain(broken.says);
  });

  test("is held against every sentence of the audit", () => {
    const said = new Set(BROKEN.map(({ says }) => says));
    expect(auditSentences.filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  test("a mail that did not leave, or left twice, is told", async () => {
    const left = await evidence.outbox();
    const lost = { ...evidence, outbox: async () => left.slice(1) };
    expect((await judge(shop.platform.db, lost)).join()).toMatch(/1 mails are lost/);
    const first = left.find(({ to }) => to === evidence.told.orders[0]?.email);
    if (!first) throw new Error("no mail has left");
    const twice = { ...evidence, outbox: async () => [...left, first] };
    expect((await judge(shop.platform.db, twice)).join()).toMatch(/a mail left twice/);
  });

  test("a deposit or a refund of the bank that the shop does not know is told", async () => {
    const { told, bank: entries } = evidence;
    const [deposit] = told.deposits;
    if (!deposit) throw new Error("no deposit was made");
    const more = { ...told, deposits: [...told.deposits, { ...deposit, key: "another" }] };
    const wrong = await judge(shop.platform.db, { ...evidence, told: more });
    expect(wrong.join()).toMatch(/two keys were told the same deposit/);
    const generous = entries.map((entry) => ({ ...entry, refunded: entry.refunded + 1 }));
    const unasked = await judge(shop.platform.db, { ...evidence, bank: generous });
    expect(unasked.join()).toMatch(/back unasked/);
  });
});
