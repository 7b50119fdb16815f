import { expect } from "vitest";
import type { TestShop } from "./test-shop.ts";

/** Returns when this many of the shop's transactions are waiting for locks. */
export async function waitForLock({ pool }: TestShop, count = 1): Promise<void> {
  const waiting = async () => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount;
  };
  await expect.poll(waiting, { timeout: 30_000, interval: 10 }).toBe(count);
}
