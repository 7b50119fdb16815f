import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { customerSignedIn } from "../events.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { newSecret, secretHash } from "../secrets.ts";
import { shopperSecret } from "../shopper-cookie.ts";
import { describeAgent } from "./describe-agent.ts";
import { browserCookie } from "./session/session-cookie.ts";
import { type OpenedSession, openSession } from "./session/sessions.ts";
import type { AuthTables } from "./tables.ts";

export interface SignIn {
  customerId: number;
  /** The password hash that was compared: a sign-in with one that was changed meanwhile is none. */
  passwordHash?: string;
  /** The account was made this moment: nobody is warned of its first browser. */
  isNewAccount?: boolean;
}

export interface SignedIn extends OpenedSession {
  customer: Awaited<ReturnType<typeof holdCustomer>>;
  /** Secret by which the browser is known the next time. */
  browser: string;
}

/** Begins a session and lets the modules above bring along what the browser's guest had. */
export async function beginSignIn(
  work: Work,
  request: FastifyRequest,
  { customerId, passwordHash, isNewAccount = false }: SignIn,
): Promise<SignedIn> {
  const customer = await holdCustomer(work.db, customerId, passwordHash);
  const opened = await openSession(work, request, customerId);
  const browser = await rememberBrowser(work, request, customerId);
  if (browser.isNew && !isNewAccount) await warn(work, request, customer);
  await work.emit(customerSignedIn, {
    customerId,
    shopperId: customer.shopper_id,
    fromShopperId: await takeGuest(work, request, customer.shopper_id),
    email: customer.email_verified ? customer.email : null,
    phone: customer.phone_verified ? customer.phone : null,
  });
  return { ...opened, customer, browser: browser.secret };
}

/** Whoever signs in twice at once does so one after the other. */
export async function holdCustomer(db: Connection, customerId: number, passwordHash?: string) {
  const customers = db
    .$extendTables<AuthTables>()
    .selectFrom("accounts.customer as customer")
    .innerJoin("accounts.shopper as shopper", "shopper.customer_id", "customer.id")
    .innerJoin("accounts.credential as credential", "credential.customer_id", "customer.id")
    .selectAll("customer")
    .select("shopper.id as shopper_id")
    .where("customer.id", "=", customerId)
    .where("customer.erased_at", "is", null)
    .where("customer.disabled_at", "is", null)
    .forNoKeyUpdate("shopper")
    .forShare("customer")
    .forShare("credential");
  const held = await (
    passwordHash === undefined
      ? customers
      : customers.where("credential.password_hash", "=", passwordHash)
  ).executeTakeFirst();
  return held ?? refuse("credentials");
}

/** The guest of this browser, once. Its commands that are under way end first, those after it go to the customer. */
async function takeGuest(
  { db }: Work,
  request: FastifyRequest,
  shopperId: number,
): Promise<number | null> {
  const secret = shopperSecret(request);
  if (secret === undefined) return null;
  const guest = await db
    .$extendTables<AuthTables>()
    .selectFrom("accounts.shopper")
    .select("id")
    .where("token_hash", "=", secretHash(secret))
    .where("merged_into", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!guest) return null;
  await db
    .$extendTables<AuthTables>()
    .updateTable("accounts.shopper")
    .set({ merged_into: shopperId, merged_at: sql<Date>`now()` })
    .where("id", "=", guest.id)
    .execute();
  return guest.id;
}

/** Of a sign-in from a browser that was never used for this account. */
async function warn(work: Work, request: FastifyRequest, customer: SignedIn["customer"]) {
  const names = describeAgent(request.headers["user-agent"]);
  const alert = { about: "device", ...names, address: request.ip } as const;
  await sendAlert(work, toldOf(customer), alert);
}

/** Whom a warning goes to: a phone that nobody has proved may be anybody's. */
export function toldOf(customer: SignedIn["customer"]) {
  const { name, email, phone, phone_verified: isPhoneProved, locale } = customer;
  return { name, email, phone: isPhoneProved ? phone : null, locale };
}

async function rememberBrowser(work: Work, request: FastifyRequest, customerId: number) {
  const db = work.db.$extendTables<AuthTables>();
  const known = browserCookie(request);
  const secret = known ?? newSecret();
  // A browser of several customers keeps its one secret; whom it stands for is in the rows.
  const { is_new: isNew } = await db
    .insertInto("accounts.known_browser")
    .values({ customer_id: customerId, secret_hash: secretHash(secret) })
    .onConflict((conflict) =>
      conflict.columns(["customer_id", "secret_hash"]).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .returning(sql<boolean>`xmax = 0`.as("is_new"))
    .executeTakeFirstOrThrow();
  return { secret, isNew };
}
