import type { UserInfo } from "#contract/customers/auth-endpoints.ts";
import { ApiClient } from "./api-client.ts";
import { openMailbox } from "./mailbox.ts";
import type { TestShop } from "./test-shop.ts";

const PERSON = { firstName: "منى", lastName: "سالم", password: "قطار أخضر بعد الفجر 7" };

let count = 0;

/** A browser with a signed-in customer. */
export class CustomerClient extends ApiClient {
  readonly userInfo: UserInfo;
  readonly password: string;

  constructor(browser: ApiClient, userInfo: UserInfo, password: string) {
    super(browser.app);
    Object.assign(this.cookies, browser.cookies);
    this.token = browser.token;
    this.userInfo = userInfo;
    this.password = password;
  }
}

/** The input of a registration, with a unique email; `changes` may remove it. */
export function registration(changes: Record<string, unknown> = {}) {
  count += 1;
  const fields = { ...PERSON, email: `customer-${count}@example.com`, ...changes };
  return { ...fields, confirmPassword: fields.password };
}

/**
 * Registers a customer as the page does: the code comes by mail, or by short message without an
 * email.
 */
export async function registerCustomer(
  shop: TestShop,
  changes: Record<string, unknown> = {},
  browser = new ApiClient(shop.app),
): Promise<CustomerClient> {
  const fields: Record<string, string> & ReturnType<typeof registration> = registration(changes);
  const path = "companyNameEn" in fields ? "register-company" : "register";
  const begun = await browser.post(`/api/v1/auth/${path}`, fields);
  if (begun.statusCode !== 200) throw new Error(begun.body);
  const { verification, channel, sentTo } = begun.json();
  const mailbox = openMailbox(shop.platform);
  const letters = channel === "email" ? await mailbox.mailsTo(sentTo) : await mailbox.smsTo(sentTo);
  const code = letters.at(-1)?.code;
  const verified = await browser.post("/api/v1/auth/verify", { verification, code });
  if (verified.statusCode !== 200) throw new Error(verified.body);
  browser.token = verified.json().token;
  return new CustomerClient(browser, verified.json().userInfo, fields.password);
}

/** Signs a browser in; returns the server's response. */
export async function signIn(browser: ApiClient, identifier: string, password: string) {
  const answer = await browser.post("/api/v1/auth/sign-in", { identifier, password });
  if (answer.statusCode === 200) browser.token = answer.json().token;
  return answer;
}

/** Same effect as waiting six minutes: the re-authentication is no longer recent. */
export async function forgetProof(shop: TestShop, { userInfo }: CustomerClient): Promise<void> {
  await shop.pool.query(
    "update identity.session set proved_at = proved_at - interval '6 minutes' where account_id = $1",
    [userInfo.id],
  );
}
