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
import { customerSignedIn } from "../events.ts";
import { type Recipient, sendAlert } from "../mails/send-alert.ts";
import { claimGuest } from "../shoppers/claim-guest.ts";
import { clearShopperCookie } from "../shoppers/shopper-cookie.ts";
import type { CustomerTables } from "../tables.ts";
import { describeAgent } from "./describe-agent.ts";

export interface SignIn {
  customerId: number;
  method: SignInMethod;
  /** The password hash that was compared: a sign-in with one that was changed meanwhile is none. */
  passwordHash?: string;
  /** The browser is not asked for the second factor from now on. */
  trusted?: boolean;
  /** It was not asked this time, because it is trusted. */
  isShort?: boolean;
}

type HeldCustomer = Awaited<ReturnType<typeof holdCustomer>>;

export interface SignedIn extends OpenedSession {
  customer: HeldCustomer;
  /** Secret by which the browser is known the next time. */
  browser: string;
}

/** Begins a session and lets the modules above bring along what the browser's guest had. */
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
  // Nobody is warned of the browser in which the account was made this moment.
  if (browser.isNew && method !== "registration") await warn(work, request, customer);
  await work.emit(customerSignedIn, {
    customerId,
    shopperId: customer.shopper_id,
    fromShopperId: await claimGuest(work, request, customer.shopper_id),
    email: customer.email_verified ? customer.email : null,
    phone: customer.phone_verified ? customer.phone : null,
  });
  return { ...opened, customer, browser: browser.secret };
}

/** Whoever signs in twice at once does so one after the other. */
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

/** Of a sign-in from a browser that was never used for this account. */
async function warn(work: Work, request: FastifyRequest, customer: HeldCustomer) {
  const names = describeAgent(request.headers["user-agent"]);
  const alert = { about: "device", ...names, address: request.ip } as const;
  await sendAlert(work, recipientOf(customer), alert);
}

/** Whom a warning goes to: a phone that nobody has proved may be anybody's. */
export function recipientOf(customer: HeldCustomer): Recipient {
  const { name, email, phone, phone_verified: isPhoneProved, locale } = customer;
  return { name, email, phone: isPhoneProved ? phone : null, locale };
}

/** After the commit: the browser is known from now on, and its guest is the customer. */
export function sendSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookie, browser }: SignedIn,
): void {
  if (cookie !== null) sendSessionCookie(reply, "customer", cookie);
  if (browser !== browserCookie(request)) sendBrowserCookie(reply, browser);
  clearShopperCookie(reply);
}
