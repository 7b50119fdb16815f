import { join } from "node:path";
import type { Pool } from "pg";
import type { StaffRole } from "#contract/kernel/permissions.ts";
import { createDatabase, createPool } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { createPasswords, PASSWORD_MEMORY_KIB } from "#server/platform/secrets/passwords.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { insertStaff } from "#server/testing/insert-person.ts";

const EMAIL = "bench@staff.example";
const PASSWORD = "ثلاث نجفات وقمر 41";

export type Call = (path: string, init?: CallInit) => Promise<Response>;

interface CallInit {
  method: string;
  body?: string;
  /** Type of the body; absent: a table. */
  type?: string;
}

/** Adds data to the database of the shop under test, and a member of staff who may sign in. */
export async function fillShop(
  dataDir: string,
  role: StaffRole,
  fill: (pool: Pool) => Promise<void>,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres") });
  const pool = createPool({ connection: postgres.connection });
  await fill(pool);
  const passwordHash = await createPasswords(PASSWORD_MEMORY_KIB).hash(PASSWORD, "known");
  await insertStaff(createDatabase(pool), { email: EMAIL, name: "Bench", role, passwordHash });
  await pool.end();
}

/** Signs in as the member of staff of `fillShop`. */
export async function signIn(base: string): Promise<Call> {
  const json = { "content-type": "application/json" };
  const answer = await fetch(`${base}/api/v1/admin/auth/sign-in`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  return async (path, { type = "text/csv", ...init } = { method: "GET" }) => {
    const content = init.body === undefined ? {} : { "content-type": type };
    const headers = { ...content, cookie, authorization: `Bearer ${token}` };
    const response = await fetch(base + path, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  };
}

/** An owner's first step: sets up the second factor. */
export async function setUpTwoFactor(call: Call): Promise<void> {
  const post = (path: string, body: object) =>
    call(`/api/v1/admin/auth/two-factor/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      type: "application/json",
    });
  const begun = await post("begin", { password: PASSWORD });
  const { secret } = (await begun.json()) as { secret: string };
  await post("confirm", { code: authenticatorCode(secret) });
}
