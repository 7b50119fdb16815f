import { CustomerClient } from "#server/testing/sign-in.ts";
import { StaffClient } from "#server/testing/sign-in-staff.ts";
import type { ApiClient } from "#server/testing/api-client.ts";
import type { CallerName, Outcomes } from "./callers.ts";
import type { Fixtures } from "./fixtures.ts";

/** What a request needs besides its address. */
export interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: object;
  /** A picture that is the body. */
  file?: Buffer;
  /** Of the file; absent: `image/jpeg`. */
  fileType?: string;
  /** The body as a form sends it. */
  form?: string;
}

export interface Attempt extends Fixtures {
  caller: ApiClient;
  name: CallerName;
}

/** One endpoint: who gets what, and how a request is made that could succeed. */
export interface Row {
  may: Outcomes;
  /** Makes a valid request for this caller; absent: nothing is needed. */
  request?: (attempt: Attempt) => Sent | Promise<Sent>;
  /** Asked with somebody new each time, because the caller is not the same afterwards. */
  fresh?: true;
}

export type Rows = Record<string, Row>;

/** A request that only a signed-in customer can prepare; all others send what it would look like. */
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

/** The same body for everybody. */
export function body(given: object): () => Sent {
  return () => ({ body: given });
}

export function query(given: Record<string, string>): () => Sent {
  return () => ({ query: given });
}

/** Whoever asks has just proved who they are: without that nobody gets further. */
export const proved =
  (request?: Row["request"]) =>
  async (attempt: Attempt): Promise<Sent> => {
    await prove(attempt);
    return (await request?.(attempt)) ?? {};
  };

/** Only in the caller's own sessions: two may be asking at the same time. */
export async function prove({ shop, caller }: Attempt): Promise<void> {
  if (!(caller instanceof CustomerClient)) return;
  await shop.pool.query("update identity.session set proved_at = now() where account_id = $1", [
    caller.userInfo.id,
  ]);
}
