import type { FastifyReply, FastifyRequest } from "fastify";
import {
  browserCookie,
  holdAccount,
  noteSignIn,
  type OpenedSession,
  openSession,
  rememberBrowser,
  sendBrowserCookie,
  sendSessionCookie,
  type SignInMethod,
} from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { accountOf } from "../customer.ts";
import { type Recipient, sendAlert } from "../mails/send-alert.ts";
import { clearShopperCookies, guestCookies } from "../shoppers/shopper-cookie.ts";
import { takeGuests } from "../shoppers/take-guests.ts";
import type { CustomerTables } from "../tables.ts";
import { describeAgent } from "./describe-agent.ts";

export interface SignIn {
  customerId: number;
  method: SignInMethod;
  /**
   * The password hash that was verified: if the password has changed meanwhile, the sign-in fails.
   */
  passwordHash?: string;
  /** Trust this browser: it is not asked for the second factor from now on. */
  trusted?: boolean;
  /** The second factor was skipped, because the browser is trusted. */
  isShort?: boolean;
}

type HeldCustomer = Awaited<ReturnType<typeof holdCustomer>>;

export interface SignedIn extends OpenedSession {
  customer: HeldCustomer;
  /** Secret that identifies this browser next time. */
  browser: string;
}

/** Begins a session and lets the modules above take over what the browser's guest had. */
export async function beginSignIn(
  work: Work,
  request: FastifyRequest,
  { customerId, method, passwordHash, trusted = false, isShort = false }: SignIn,
): Promise<SignedIn> {
  const customer = await holdCustomer(work.db, customerId, passwordHash);
  const browser = await rememberBrowser(work, request, customerId, trusted);
  const kind = { browserId: browser.id, isProved: !isShort };
  const opened = await openSession(work, request, accountOf(customerId), kind);
  await noteSignIn(work, request, { accountId: customerId, method });
  // No warning for the browser in which the account was just created.
  if (browser.isNew && method !== "registration") await warn(work, request, customer);
  const guests = guestCookies(request).map(({ secret }) => secret);
  while ((await takeGuests(work, guests, customer.shopper_id)) === undefined);
  return { ...opened, customer, browser: browser.secret };
}

/** Concurrent sign-ins to one account are serialised. */
export async function holdCustomer(db: Connection, customerId: number, passwordHash?: string) {
  const held = await db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer as customer")
    .innerJoin("customers.shopper as shopper", "shopper.customer_id", "customer.id")
    .selectAll("customer")
    .select("shopper.id as shopper_id")
    .where("customer.id", "=", customerId)
    .where("customer.erased_at", "is", null)
    .where("customer.disabled_at", "is", null)
    .forNoKeyUpdate("shopper")
    .forShare("customer")
    .executeTakeFirst();
  if (!held) refuse("credentials");
  await holdAccount(db, customerId, passwordHash);
  return held;
}

/** Warns of a sign-in from a browser that was never used for this account. */
async function warn(work: Work, request: FastifyRequest, customer: HeldCustomer) {
  const names = describeAgent(request.headers["user-agent"]);
  const alert = { about: "device", ...names, address: request.ip } as const;
  await sendAlert(work, recipientOf(customer), alert);
}

/** Recipient of warnings: an unverified phone may be anybody's. */
export function recipientOf(customer: HeldCustomer): Recipient {
  const { name, email, phone, phone_verified: isPhoneProved, locale } = customer;
  return { name, email, phone: isPhoneProved ? phone : null, locale };
}

/** After the commit: sets the cookies that identify the browser and removes its guest. */
export function sendSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookie, browser }: SignedIn,
): void {
  if (cookie !== null) sendSessionCookie(reply, "customer", cookie);
  if (browser !== browserCookie(request)) sendBrowserCookie(reply, browser);
  clearShopperCookies(reply, guestCookies(request));
}
