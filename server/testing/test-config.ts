import { type Config, readConfig } from "../config.ts";
import type { Timeouts } from "../platform/postgres/database.ts";

/** Argon2's minimum: tests sign in hundreds of times. */
const CHEAP_PASSWORD_KIB = 8;

/** Timeouts of test connections: what hangs still ends, sooner than the test. */
export const TEST_TIMEOUTS: Timeouts = { waitMs: 120_000, statementMs: 120_000 };

/**
 * Tests order as much as they like from one address; the limits for strangers have their own tests.
 */
export const WITHOUT_LIMITS = {
  RATE_LIMIT: "0",
  HELD_BY_PERSON: "0",
  HELD_BY_ADDRESS: "0",
  HELD_BY_NETWORK: "0",
  HELD_FOR_A_DAY: "0",
  CONFIRM_CASH_ABOVE: "0",
  ORDER_MESSAGES_PER_HOUR: "0",
};

/** The configuration of tests: the defaults, without limits, quiet. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    ...readConfig({ ...WITHOUT_LIMITS, LOG_LEVEL: "error", PORT: "0", DEV_PAGES: "0" }),
    passwordMemoryKib: CHEAP_PASSWORD_KIB,
    ...changes,
  };
}
