import { ApiClient } from "#server/testing/api-client.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { addColleague, foundCompany } from "#server/testing/company.ts";
import { addStaff, signInStaff, StaffClient } from "#server/testing/sign-in-staff.ts";
import { type CustomerClient, registerCustomer, signIn } from "#server/testing/sign-in.ts";
import type { TestShop } from "#server/testing/test-shop.ts";
import type { CallerName } from "./callers.ts";

/** `founder`: of the company that a colleague joins; absent: a company of their own. */
type Maker = (shop: TestShop, founder?: CustomerClient) => ApiClient | Promise<ApiClient>;

const MAKERS: Record<CallerName, Maker> = {
  visitor: browser,
  guest: browser,
  neighbour: browser,
  person: customer,
  other: customer,
  buyer: colleague("buyer"),
  approver: colleague("approver"),
  rival: async (shop) => (await foundCompany(shop)).founder,
  newOwner,
  owner: member("owner"),
  catalogue: member("catalogue"),
  orders: member("orders"),
  content: member("content"),
  support: member("support"),
  disabledCustomer,
  halfCustomer,
  disabledStaff,
  halfStaff,
};

/** A new caller of a kind. */
export async function makeCaller(
  shop: TestShop,
  name: CallerName,
  founder?: CustomerClient,
): Promise<ApiClient> {
  return MAKERS[name](shop, founder);
}

function browser(shop: TestShop): ApiClient {
  return new ApiClient(shop.app);
}

async function customer(shop: TestShop): Promise<ApiClient> {
  return registerCustomer(shop);
}

function colleague(role: "buyer" | "approver"): Maker {
  return async (shop, founder) =>
    addColleague(shop, founder ?? (await foundCompany(shop)).founder, role);
}

function member(role: Parameters<typeof signInStaff>[1]): Maker {
  return (shop) => signInStaff(shop, role);
}

async function newOwner(shop: TestShop): Promise<ApiClient> {
  const owner = await addStaff(shop, "owner");
  await owner.signIn();
  return owner;
}

/** Disabling ends the sessions; a leftover token would be worthless by itself. */
async function disabledCustomer(shop: TestShop): Promise<ApiClient> {
  const { userInfo, token, cookies } = await registerCustomer(shop);
  await shop.pool.query(
    "update customers.customer set disabled_at = now(), disabled_reason = 'Stolen card' where id = $1",
    [userInfo.id],
  );
  return showing(shop, token, cookies);
}

async function disabledStaff(shop: TestShop): Promise<ApiClient> {
  const { staffId, token, cookies } = await signInStaff(shop, "owner");
  await shop.pool.query("update staff.staff set disabled_at = now() where id = $1", [staffId]);
  return showing(shop, token, cookies);
}

interface HalfSignedIn {
  challenge: string;
  /** Only present if the shop forgets the second factor. */
  token?: string;
}

/** The password was right, the app's code is still missing. */
async function halfCustomer(shop: TestShop): Promise<ApiClient> {
  const half = await registerCustomer(shop);
  const url = "/api/v1/account/two-factor";
  const { secret } = (await half.post(url)).json<{ secret: string }>();
  await half.post(`${url}/confirm`, { code: authenticatorCode(secret) });
  const elsewhere = new ApiClient(shop.app);
  const answer = await signIn(elsewhere, half.userInfo.email ?? "", half.password);
  const { challenge, token = challenge } = answer.json<HalfSignedIn>();
  return showing(shop, token, { session: challenge, ...elsewhere.cookies });
}

async function halfStaff(shop: TestShop): Promise<ApiClient> {
  const half = new StaffClient(shop.app);
  half.email = (await signInStaff(shop, "owner")).email;
  const answer = await half.signIn();
  const { challenge, token = `staff_${challenge}` } = answer.json<HalfSignedIn>();
  return showing(shop, token, { staff: challenge, ...half.cookies });
}

/** A caller that is not signed in, but sends its values as session secrets. */
function showing(shop: TestShop, token: string, cookies: Record<string, string>): ApiClient {
  const client = new ApiClient(shop.app);
  client.token = token;
  Object.assign(client.cookies, cookies);
  return client;
}
