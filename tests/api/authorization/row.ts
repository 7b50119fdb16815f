import type { ApiClient } from "#server/testing/api-client.ts";
import { StaffClient } from "#server/testing/sign-in-staff.ts";
import { CustomerClient } from "#server/testing/sign-in.ts";
import type { CallerName, Outcomes } from "./callers.ts";
import type { Fixtures } from "./fixtures.ts";

/** What a request needs besides its path. */
export interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: object;
  /** A picture as the body. */
  file?: Buffer;
  /** Content type of the file; default: `image/jpeg`. */
  fileType?: string;
  /** The body of a form post. */
  form?: string;
}

export interface Attempt extends Fixtures {
  caller: ApiClient;
  name: CallerName;
}

/** One endpoint: who gets what, and how to make a request that could succeed. */
export interface Row {
  may: Outcomes;
  /** Makes a valid request for this caller; absent if nothing is needed. */
  request?: (attempt: Attempt) => Sent | Promise<Sent>;
  /** Uses a new caller each time, because the request changes the caller. */
  fresh?: true;
}

export type Rows = Record<string, Row>;

/** A request that only a signed-in customer can prepare; all others send one that looks like it. */
export function asCustomer(
  prepare: (customer: CustomerClient, attempt: Attempt) => Sent | Promise<Sent>,
  otherwise: Sent,
): (attempt: Attempt) => Sent | Promise<Sent> {
  return (attempt) =>
    attempt.caller instanceof CustomerClient ? prepare(attempt.caller, attempt) : otherwise;
}

export function asStaff(
  prepare: (staff: StaffClient, attempt: Attempt) => Sent | Promise<Sent>,
  otherwise: Sent,
): (attempt: Attempt) => Sent | Promise<Sent> {
  return (attempt) =>
    attempt.caller instanceof StaffClient ? prepare(attempt.caller, attempt) : otherwise;
}

/** The same body for all callers. */
export function body(given: object): () => Sent {
  return () => ({ body: given });
}

export function query(given: Record<string, string>): () => Sent {
  return () => ({ query: given });
}

/** The caller has a fresh proof of identity, without which the endpoint refuses. */
export const proved =
  (request?: Row["request"]) =>
  async (attempt: Attempt): Promise<Sent> => {
    await prove(attempt);
    return (await request?.(attempt)) ?? {};
  };

/** Only in the caller's own sessions: two may be running at the same time. */
export async function prove({ shop, caller }: Attempt): Promise<void> {
  if (!(caller instanceof CustomerClient)) return;
  await shop.pool.query("update identity.session set proved_at = now() where account_id = $1", [
    caller.userInfo.id,
  ]);
}
