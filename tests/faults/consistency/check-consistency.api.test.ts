import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { auditSentences } from "#server/audit.ts";
import { settleRefunds } from "#server/modules/payments/index.ts";
import { listOutbox } from "#server/platform/outbox/folder-transport.ts";
import { freePort } from "#server/testing/free-port.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { nothingAcknowledged } from "../acknowledged.ts";
import { payByCard } from "../buyers/card.ts";
import { keepInCredit } from "../buyers/customer.ts";
import { deliver } from "../buyers/deliver.ts";
import { buy } from "../buyers/purchase.ts";
import { RetryingClient } from "../buyers/retrying-client.ts";
import { sendBack } from "../buyers/sending-back.ts";
import { signInOwner, register } from "../setup/accounts.ts";
import { ExternalBank } from "../setup/external-bank.ts";
import { type Evidence, checkConsistency } from "./check-consistency.ts";
import { CORRUPTIONS, type Corruption } from "./corruptions.ts";
import { WAITING_MAILS } from "./mails.ts";

const STOCK = 50;

let shop: TestShop;
let bank: ExternalBank;
let evidence: Evidence;

beforeAll(async () => {
  bank = await ExternalBank.open();
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  shop = await createTestShop({ config: { port, publicUrl, bankGateway: bank.gateway } });
  const { platform } = shop;
  await shop.app.listen({ port, host: "127.0.0.1" });
  await platform.jobs.start();
  await shop.run(addDeliveryTerms);
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: STOCK }]));
  const acknowledged = await actOut(publicUrl, variantId);
  await settleRefunds(platform, bank.gateway);
  const isMailed = async () => {
    const { rows } = await shop.pool.query(WAITING_MAILS);
    return rows.length === 0;
  };
  await vi.waitUntil(isMailed, { timeout: 60_000 });
  const entries = bank.transactions.map(({ intention, ...entry }) => ({
    ...entry,
    reference: intention.reference,
  }));
  const stock = new Map([[variantId, STOCK]]);
  evidence = {
    acknowledged,
    stock,
    bank: entries,
    outbox: () => listOutbox(platform.outbox, 1_000),
  };
});
afterAll(async () => {
  await shop.stop();
  await bank.close();
});

/**
 * Four orders: returned, cancelled after a card, cancelled after store credit, delivered for cash.
 */
async function actOut(address: string, variantId: number) {
  const acknowledged = nothingAcknowledged();
  const { platform } = shop;
  const clerk = await signInOwner(address, platform.db);
  const client = new RetryingClient(address);
  const customer = await register(client, platform.outbox, 1);
  // Without randomness: the first card is declined, everything is returned, to the wallet.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  await keepInCredit(customer, clerk, acknowledged);
  const order = async (method: "card" | "wallet" | "cod", part = 0) => {
    const placed = await buy(
      client,
      { variantId, quantity: 2, method, part },
      acknowledged,
      customer.id,
    );
    if (!placed) throw new Error("refused");
    if (method === "card") await payByCard(client, bank, placed, acknowledged);
    return placed;
  };
  const sentBack = await order("card", 0.5);
  await deliver(clerk, sentBack, acknowledged);
  await sendBack(client, clerk, sentBack, acknowledged);
  for (const cancelled of [await order("card"), await order("wallet")]) {
    await client.post(`/api/v1/orders/${cancelled.number}/cancel`);
    cancelled.status = "cancelled";
  }
  await deliver(clerk, await order("cod"), acknowledged);
  vi.restoreAllMocks();
  return acknowledged;
}

class TakenBack extends Error {}

/** The findings of the check for a corruption, which is rolled back. */
async function findingsOf(corruption: Corruption): Promise<string[]> {
  let wrong: string[] = [];
  const look = async (db: Transaction<{}>) => {
    // Without triggers and foreign keys, as after disk corruption or manual SQL.
    await sql`set local session_replication_role = replica`.execute(db);
    for (const statement of corruption.statements) await sql.raw(statement).execute(db);
    wrong = await checkConsistency(db, evidence);
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

describe("checkConsistency", () => {
  test("reports nothing for consistent data", async () => {
    expect(await checkConsistency(shop.platform.db, evidence)).toEqual([]);
    expect(evidence.acknowledged.orders.map(({ status }) => status)).toEqual([
      "delivered",
      "cancelled",
      "cancelled",
      "delivered",
    ]);
    expect(evidence.acknowledged.orders[0]?.returns).toMatchObject([
      { state: "refunded", quantity: 2 },
    ]);
  });

  test.each(CORRUPTIONS)("reports: $name", async (corruption) => {
    expect((await findingsOf(corruption)).join("\n")).toContain(corruption.says);
  });

  test("is tested with a corruption for every audit sentence", () => {
    const said = new Set(CORRUPTIONS.map(({ says }) => says));
    expect(auditSentences.filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  test("reports a lost and a repeated email", async () => {
    const left = await evidence.outbox();
    const lost = { ...evidence, outbox: async () => left.slice(1) };
    expect((await checkConsistency(shop.platform.db, lost)).join()).toMatch(/ events, \d+ mails/);
    const first = left.find(({ to }) => to === evidence.acknowledged.orders[0]?.email);
    if (!first) throw new Error("no mail has left");
    const twice = { ...evidence, outbox: async () => [...left, first] };
    expect((await checkConsistency(shop.platform.db, twice)).join()).toMatch(
      /a mail was delivered twice/,
    );
  });

  test("reports a deposit and a bank refund unknown to the shop", async () => {
    const { acknowledged, bank: entries } = evidence;
    const [deposit] = acknowledged.deposits;
    if (!deposit) throw new Error("no deposit was made");
    const more = {
      ...acknowledged,
      deposits: [...acknowledged.deposits, { ...deposit, key: "another" }],
    };
    const wrong = await checkConsistency(shop.platform.db, { ...evidence, acknowledged: more });
    expect(wrong.join()).toMatch(/two keys got the same deposit/);
    const generous = entries.map((entry) => ({ ...entry, refunded: entry.refunded + 1 }));
    const unasked = await checkConsistency(shop.platform.db, { ...evidence, bank: generous });
    expect(unasked.join()).toMatch(/back unasked/);
  });
});
