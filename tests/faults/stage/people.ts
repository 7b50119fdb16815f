import { setTimeout as sleep } from "node:timers/promises";
import { createPasswords } from "#server/platform/secrets/passwords.ts";
import type { Database } from "#server/platform/postgres/database.ts";
import { listOutbox, readOutbox } from "#server/platform/post/outbox-folder.ts";
import { insertStaff } from "#server/testing/insert-person.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { BadLine } from "../buyers/bad-line.ts";
import { Clerk, say } from "../buyers/clerk.ts";
import type { Customer } from "../buyers/customer.ts";

const PASSWORD = "قطار أخضر بعد الفجر 7";
const EMAIL = "storm@staff.example";
/** What is safe costs time, and nobody attacks these passwords. */
const CHEAP_KIB = 8;
const OUTBOX_LIMIT = 200;
const ASK_MS = 50;

/** An owner at a browser: the only one who may give store credit. */
export async function openDesk(address: string, db: Database): Promise<Clerk> {
  const hash = await createPasswords(CHEAP_KIB).hash(PASSWORD);
  await insertStaff(db, { email: EMAIL, name: "Storm", role: "owner", passwordHash: hash });
  const line = new BadLine(address);
  const session = await line.post("/api/v1/admin/auth/sign-in", {
    email: EMAIL,
    password: PASSWORD,
  });
  if (session.status !== 200) throw new Error(`staff cannot sign in: ${say(session)}`);
  line.token = (session.body as { token: string }).token;
  const way = "/api/v1/admin/auth/two-factor";
  const begun = await line.post(`${way}/begin`, { password: PASSWORD });
  const code = authenticatorCode((begun.body as { secret: string }).secret);
  const confirmed = await line.post(`${way}/confirm`, { code });
  if (confirmed.status !== 200) throw new Error(`no second factor: ${say(confirmed)}`);
  return new Clerk(line);
}

/** Registers a customer as the page does: the code comes by mail, which is a file in the outbox. */
export async function register(line: BadLine, outbox: string, count: number): Promise<Customer> {
  const email = `customer-${count}@storm.example`;
  const names = { firstName: "منى", lastName: "سالم" };
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  const begun = await line.post("/api/v1/auth/register", { ...names, email, ...passwords });
  if (begun.status !== 200) throw new Error(`no account: ${say(begun)}`);
  const { verification } = begun.body as { verification: string };
  const code = await codeFor(email, outbox);
  const verified = await line.post("/api/v1/auth/verify", { verification, code });
  if (verified.status !== 200) throw new Error(`no account: ${say(verified)}`);
  const { token, userInfo } = verified.body as { token: string; userInfo: { id: number } };
  line.token = token;
  return { id: userInfo.id };
}

async function codeFor(email: string, outbox: string): Promise<string> {
  for (;;) {
    const mail = (await listOutbox(outbox, OUTBOX_LIMIT)).find(({ to }) => to === email);
    const text = mail && (await readOutbox(outbox, mail.name, "txt"));
    const code = text && /^ {4}\u2066(\S+)\u2069$/m.exec(text)?.[1];
    if (code) return code;
    await sleep(ASK_MS);
  }
}
