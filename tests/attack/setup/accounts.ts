import type { StaffRole } from "#contract/kernel/permissions.ts";
import { createPasswords } from "#server/platform/secrets/passwords.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { insertStaff } from "#server/testing/insert-person.ts";
import { withDatabase } from "../../faults/setup/with-database.ts";
import type { StartedShop } from "./shops.ts";
import { must, type Visitor } from "./visitor.ts";

export const PASSWORD = "قطار أخضر بعد الفجر 7";
export const TWO_FACTOR = "/api/v1/account/two-factor";

let people = 0;
export function newEmail(name = "person"): string {
  people += 1;
  return `${name}-${people}@example.com`;
}

export interface Customer {
  browser: Visitor;
  email: string;
  password: string;
}

export const registration = (email: string, password = PASSWORD) => ({
  firstName: "Nadia",
  lastName: "Farouk",
  email,
  password,
  confirmPassword: password,
});

/** Registers an account; the code comes by mail. */
export async function register(
  { outbox, visitor }: StartedShop,
  { path = "register", more = {} } = {},
): Promise<Customer> {
  const [browser, email] = [visitor(), newEmail()];
  const fields = { ...registration(email), ...more };
  const begun = must(await browser.post(`/api/v1/auth/${path}`, fields));
  const { verification } = begun.json<{ verification: string }>();
  const code = await outbox.codeTo(email);
  const verified = must(await browser.post("/api/v1/auth/verify", { verification, code }));
  browser.token = verified.json<{ token: string }>().token;
  return { browser, email, password: PASSWORD };
}

/** Waits for a mail requested later, so that earlier messages have arrived, too. */
export async function untilDelivered({ outbox, visitor }: StartedShop): Promise<void> {
  const email = newEmail("later");
  must(await visitor().post("/api/v1/auth/register", registration(email)));
  await outbox.codeTo(email);
}

/** @returns the result: `session`, `two-factor`, or the problem's code */
export async function signIn(browser: Visitor, email: string, password: string): Promise<string> {
  browser.token = "";
  const answer = await browser.post("/api/v1/auth/sign-in", { identifier: email, password });
  if (answer.code !== "") return answer.code;
  const { kind, token = "" } = answer.json<{ kind: string; token?: string }>();
  browser.token = token;
  return kind;
}

/** Enables the second factor. @returns backup codes */
export async function protect({ browser }: Customer): Promise<string[]> {
  const { secret } = must(await browser.post(TWO_FACTOR)).json<{ secret: string }>();
  const code = authenticatorCode(secret);
  const answer = must(await browser.post(`${TWO_FACTOR}/confirm`, { code }));
  return answer.json<{ backupCodes: string[] }>().backupCodes;
}

/** Signs in with password and backup code in a new browser, and marks it as trusted. */
export async function trustBrowser(
  browser: Visitor,
  { email, password }: Customer,
  code = "",
): Promise<Visitor> {
  const begun = await browser.post("/api/v1/auth/sign-in", { identifier: email, password });
  const { challenge } = must(begun).json<{ challenge: string }>();
  const answer = await browser.post("/api/v1/auth/two-factor", {
    challenge,
    code,
    trustDevice: true,
  });
  browser.token = must(answer).json<{ token: string }>().token;
  return browser;
}

/** Safe hashing takes time, and nobody attacks these passwords. */
const CHEAP_KIB = 8;

/** A member of staff who is no owner. */
export async function signInClerk(
  { dataDir, visitor }: Pick<StartedShop, "dataDir" | "visitor">,
  role: StaffRole,
): Promise<Visitor> {
  const email = newEmail(role);
  const passwordHash = await createPasswords(CHEAP_KIB).hash(PASSWORD, "known");
  await withDatabase(dataDir, (db) => insertStaff(db, { email, name: role, role, passwordHash }));
  const clerk = visitor();
  const sent = { email, password: PASSWORD };
  const entered = must(await clerk.post("/api/v1/admin/auth/sign-in", sent));
  clerk.token = entered.json<{ token: string }>().token;
  return clerk;
}
