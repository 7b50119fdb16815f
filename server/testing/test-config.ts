import { type Config, readConfig } from "../config.ts";
import type { Timeouts } from "../platform/postgres/database.ts";

/** The least that Argon2 takes: tests sign in hundreds of times. */
const CHEAP_PASSWORD_KIB = 8;

/** Of connections of tests: what hangs ends all the same, sooner than the test. */
export const TEST_TIMEOUTS: Timeouts = { waitMs: 60_000, statementMs: 60_000 };

/** The configuration of tests: the defaults, without a limit on requests, quiet. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    ...readConfig({ RATE_LIMIT: "0", LOG_LEVEL: "error", PORT: "0", DEV_PAGES: "0" }),
    passwordMemoryKib: CHEAP_PASSWORD_KIB,
    ...changes,
  };
}
