import { refuse } from "#server/platform/http/problem-error.ts";
import type { Log } from "#server/platform/log.ts";

/** The library says by an error what is wrong with what a browser sent: the caller learns that it is refused, the log why. */
export async function orRefuse<T>(log: Log, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    log.info({ err: error }, "passkey refused");
    return refuse("passkey-refused");
  }
}
