import { sql } from "kysely";
import type { Database } from "#server/platform/postgres/database.ts";
import { createPasswords } from "#server/platform/secrets/passwords.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { insertStaff } from "#server/testing/insert-person.ts";
import { OutboxCodes } from "../../api/outbox-codes.ts";
import { Clerk, say } from "../buyers/clerk.ts";
import { type Customer, PASSWORD } from "../buyers/customer.ts";
import { RetryingClient } from "../buyers/retrying-client.ts";

const EMAIL = "owner@staff.example";
/** Safe hashing takes time, and nobody attacks these passwords. */
const CHEAP_KIB = 8;

/** An owner in a browser: the only role that may give store credit. */
export async function signInOwner(address: string, db: Database): Promise<Clerk> {
  const hash = await createPasswords(CHEAP_KIB).hash(PASSWORD, "known");
  await insertStaff(db, { email: EMAIL, name: "Owner", role: "owner", passwordHash: hash });
  const client = new RetryingClient(address);
  const session = await client.post("/api/v1/admin/auth/sign-in", {
    email: EMAIL,
    password: PASSWORD,
  });
  if (session.status !== 200) throw new Error(`staff cannot sign in: ${say(session)}`);
  client.token = (session.body as { token: string }).token;
  const way = "/api/v1/admin/auth/two-factor";
  const begun = await client.post(`${way}/begin`, { password: PASSWORD });
  const code = authenticatorCode((begun.body as { secret: string }).secret);
  const confirmed = await client.post(`${way}/confirm`, { code });
  if (confirmed.status !== 200) throw new Error(`no second factor: ${say(confirmed)}`);
  // The only member of staff, so nobody else could approve large entries.
  await sql`
    insert into platform.setting (key, value) values ('shop', '{"walletEntryAlone": 100000000}')
    on conflict (key) do update set value = setting.value || excluded.value
  `.execute(db);
  return new Clerk(client);
}

/** Registers a customer as the page does: the code comes by mail, a file in the outbox. */
export async function register(
  client: RetryingClient,
  outbox: string,
  count: number,
): Promise<Customer> {
  const email = `customer-${count}@crash.example`;
  const names = { firstName: "منى", lastName: "سالم" };
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  const begun = await client.post("/api/v1/auth/register", { ...names, email, ...passwords });
  if (begun.status !== 200) throw new Error(`no account: ${say(begun)}`);
  const { verification } = begun.body as { verification: string };
  const code = await new OutboxCodes(outbox).codeTo(email);
  const verified = await client.post("/api/v1/auth/verify", { verification, code });
  if (verified.status !== 200) throw new Error(`no account: ${say(verified)}`);
  const { token, userInfo } = verified.body as { token: string; userInfo: { id: number } };
  client.token = token;
  return { id: userInfo.id };
}
