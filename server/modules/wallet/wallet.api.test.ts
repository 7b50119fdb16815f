import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertCustomer } from "#server/testing/insert-person.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { deposit, walletBalance, withdraw } from "./index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

/** Inserts a customer, without signing in. */
const newCustomer = () => insertCustomer(shop.platform.db, `wallet-${randomUUID()}@example.com`);

interface Row {
  position: number;
  process_type: "Deposit" | "Withdraw";
  before_piastres: number;
  processed_piastres: number;
  after_piastres: number;
}

async function ledger(customerId: number): Promise<Row[]> {
  const { rows } = await shop.pool.query<Row>(
    "select * from wallet.entry where customer_id = $1 order by position",
    [customerId],
  );
  return rows;
}

/** Every entry begins where the previous one ended, starting from zero. */
function expectChain(rows: Row[], balance: number): void {
  let end = 0;
  for (const [index, row] of rows.entries()) {
    expect(row.position).toBe(index + 1);
    expect(row.before_piastres).toBe(end);
    const sign = row.process_type === "Deposit" ? 1 : -1;
    end += sign * row.processed_piastres;
    expect(row.after_piastres).toBe(end);
    expect(end).toBeGreaterThanOrEqual(0);
  }
  expect(balance).toBe(end);
}

const step = (customerId: number, amount: number, reference: string | null = null) => ({
  customerId,
  amount,
  reason: "correction" as const,
  reference,
});

test("keeps the ledger chain exact for concurrent deposits and withdrawals", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ isDeposit: fc.boolean(), amount: fc.integer({ min: 1, max: 50_000 }) }),
        {
          minLength: 2,
          maxLength: 24,
        },
      ),
      async (changes) => {
        const customerId = await newCustomer();
        const answers = await Promise.allSettled(
          changes.map(({ isDeposit, amount }) =>
            shop.run((work) => (isDeposit ? deposit : withdraw)(work, step(customerId, amount))),
          ),
        );
        const rows = await ledger(customerId);
        expectChain(rows, await walletBalance(shop.platform.db, customerId));
        // Every deposit is booked; a withdrawal is, too, unless refused for insufficient credit.
        const failed = answers.flatMap((answer) =>
          answer.status === "rejected" ? [answer.reason] : [],
        );
        for (const reason of failed) expect(reason).toMatchObject({ code: "wallet-balance" });
        expect(rows).toHaveLength(changes.length - failed.length);
        const deposits = changes.filter(({ isDeposit }) => isDeposit);
        expect(rows.filter((row) => row.process_type === "Deposit")).toHaveLength(deposits.length);
      },
    ),
    { numRuns: 25 },
  );
});

test("never overdraws the wallet with 20 concurrent withdrawals", async () => {
  const customerId = await newCustomer();
  await shop.run((work) => deposit(work, step(customerId, 1_000_00)));
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => shop.run((work) => withdraw(work, step(customerId, 300_00)))),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await walletBalance(shop.platform.db, customerId)).toBe(100_00);
});

test("books a deposit once per reference for concurrent requests", async () => {
  const customerId = await newCustomer();
  const refund = {
    customerId,
    amount: 250_50,
    reason: "refund" as const,
    reference: `RET-${customerId}`,
  };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.run((work) => deposit(work, refund))),
  );
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(new Set(answers.map(({ balance }) => balance))).toEqual(new Set([250_50]));
  expectChain(await ledger(customerId), 250_50);
  await expect(shop.run((work) => deposit(work, { ...refund, amount: 1 }))).rejects.toThrow(
    /another amount/,
  );
});

test("rolls back the wallet entry of a failed command", async () => {
  const customerId = await newCustomer();
  await shop.run((work) => deposit(work, step(customerId, 500)));
  const failing = shop.run(async (work) => {
    await withdraw(work, step(customerId, 200));
    throw new Error("the rest of the command fails");
  });
  await expect(failing).rejects.toThrow("the rest");
  expectChain(await ledger(customerId), 500);
});

const insert = (values: string) =>
  `insert into wallet.entry (customer_id, position, process_type, before_piastres, processed_piastres, after_piastres, reason)
   values ($1, ${values}, 'correction')`;

test.each([
  ["a gap in the positions", insert("3, 'Deposit', 500, 1, 501"), /foreign key/],
  [
    "a start that differs from the last balance",
    insert("2, 'Deposit', 400, 1, 401"),
    /foreign key/,
  ],
  ["an end amount that does not add up", insert("2, 'Withdraw', 500, 1, 500"), /check constraint/],
  ["a negative balance", insert("2, 'Withdraw', 500, 600, -100"), /check constraint/],
  ["a second entry at one position", insert("1, 'Deposit', 0, 1, 1"), /unique|duplicate/],
  ["an update", "update wallet.entry set note = 'x' where customer_id = $1", /only grows/],
  ["a deletion", "delete from wallet.entry where customer_id = $1", /only grows/],
  [
    "a balance that no entry ended with",
    "update wallet.account set balance_piastres = 900 where customer_id = $1",
    /foreign key/,
  ],
])("rejects %s in the wallet database", async (_what, statement, reason) => {
  const customerId = await newCustomer();
  await shop.run((work) => deposit(work, step(customerId, 500)));
  await expect(shop.pool.query(statement, [customerId])).rejects.toThrow(reason);
  expectChain(await ledger(customerId), 500);
});
