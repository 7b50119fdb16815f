import { type Config, readConfig } from "../config.ts";

/** The configuration of tests: the defaults, without a limit on requests, quiet. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return { ...readConfig({ RATE_LIMIT: "0", LOG_LEVEL: "error", PORT: "0" }), ...changes };
}
