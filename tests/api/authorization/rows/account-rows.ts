import { NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import { unsubscribeToken } from "#server/modules/customers/preferences/unsubscribe-link.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { type CustomerClient, signIn } from "#server/testing/sign-in.ts";
import { anybody, person, signedIn } from "../callers.ts";
import { readingMail } from "../fixtures.ts";
import { asCustomer, type Attempt, body, prove, proved, type Rows } from "../row.ts";

const TWO_FACTOR = "/api/v1/account/two-factor";
const PASSWORD = "قمر على سطح البيت 9";
const ADDRESS = {
  name: "منى",
  phone: "01012345678",
  governorate: "EG-C",
  city: "القاهرة",
  street: "شارع الهرم",
  building: "5",
};

let count = 0;
const newEmail = () => `changed-${(count += 1)}@example.com`;

/** A code sent to the customer as proof of identity. */
const sentProof = asCustomer(
  async (customer, attempt) => {
    let verification = "";
    const { code } = await readingMail(attempt, customer.userInfo.email ?? "", async () => {
      ({ verification } = (await customer.post("/api/v1/account/proof/code")).json());
    });
    return { body: { verification, code } };
  },
  { body: { verification: "x", code: "000000" } },
);

/** An address book is limited to twenty: it is emptied first. */
async function addressOfPerson({ shop, person: owner }: Attempt): Promise<number> {
  await shop.pool.query("delete from customers.saved_address");
  const answer = await owner.post("/api/v1/account/addresses", ADDRESS);
  return answer.json<{ id: number }>().id;
}

/** Signs the person in on another device. @returns the id of that session in the list of devices */
async function deviceOfPerson({ shop, person: owner }: Attempt): Promise<number> {
  await signIn(new ApiClient(shop.app), owner.userInfo.email ?? "", owner.password);
  const { items } = (await owner.get("/api/v1/account/devices")).json<{
    items: { id: number; isCurrent: boolean }[];
  }>();
  return items.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
}

async function switchOn(customer: CustomerClient): Promise<void> {
  const begun = await customer.post(TWO_FACTOR);
  const { secret } = begun.json<{ secret: string }>();
  await customer.post(`${TWO_FACTOR}/confirm`, { code: authenticatorCode(secret) });
}

/** Customers on their own account. */
export const accountRows: Rows = {
  getAccount: { may: signedIn },
  updateAccount: { may: signedIn, request: body({ city: "القاهرة" }) },
  changeEmail: {
    may: signedIn,
    request: proved(() => ({ body: { email: newEmail() } })),
  },
  changePhone: {
    may: signedIn,
    request: proved(body({ phone: "01234567890" })),
  },
  confirmChange: {
    may: signedIn,
    fresh: true,
    request: asCustomer(
      async (customer, attempt) => {
        const email = newEmail();
        let verification = "";
        const { code } = await readingMail(attempt, email, async () => {
          await prove(attempt);
          const given = { email };
          ({ verification } = (await customer.post("/api/v1/account/email", given)).json());
        });
        return { body: { verification, code } };
      },
      { body: { verification: "x", code: "00000000" } },
    ),
  },
  changePassword: {
    may: signedIn,
    fresh: true,
    request: asCustomer(
      ({ password }) => ({ body: { currentPassword: password, password: PASSWORD } }),
      {
        body: { currentPassword: PASSWORD, password: PASSWORD },
      },
    ),
  },
  listDevices: { may: signedIn },
  listSignIns: { may: signedIn },
  revokeDevice: {
    may: person,
    request: async (attempt) => ({ params: { id: await deviceOfPerson(attempt) } }),
  },
  revokeOtherDevices: { may: signedIn },
  beginTwoFactor: { may: signedIn, fresh: true, request: proved() },
  confirmTwoFactor: {
    may: signedIn,
    fresh: true,
    request: proved(
      asCustomer(
        async (customer) => {
          const begun = await customer.post(TWO_FACTOR);
          return { body: { code: authenticatorCode(begun.json<{ secret: string }>().secret) } };
        },
        { body: { code: "000000" } },
      ),
    ),
  },
  renewBackupCodes: {
    may: signedIn,
    fresh: true,
    request: proved(
      asCustomer(async (customer) => {
        await switchOn(customer);
        return {};
      }, {}),
    ),
  },
  disableTwoFactor: {
    may: signedIn,
    fresh: true,
    request: proved(
      asCustomer(async (customer) => {
        await switchOn(customer);
        return {};
      }, {}),
    ),
  },
  getProof: { may: signedIn },
  proveByPassword: {
    may: signedIn,
    request: asCustomer(({ password }) => ({ body: { password } }), {
      body: { password: PASSWORD },
    }),
  },
  sendProofCode: { may: signedIn, fresh: true },
  proveByCode: { may: signedIn, fresh: true, request: sentProof },
  listAddresses: { may: signedIn },
  addAddress: { may: signedIn, request: body(ADDRESS) },
  updateAddress: {
    may: person,
    request: async (attempt) => ({ params: { id: await addressOfPerson(attempt) }, body: ADDRESS }),
  },
  removeAddress: {
    may: person,
    request: async (attempt) => ({ params: { id: await addressOfPerson(attempt) } }),
  },
  setNewsletter: { may: signedIn, request: body({ subscribed: true, text: NEWSLETTER_VERSION }) },
  getPreferences: { may: signedIn },
  changePreferences: { may: signedIn, request: body({ ratings: { email: false } }) },
  unsubscribe: {
    may: anybody,
    request: ({ shop, person: { userInfo } }) => ({
      body: { token: unsubscribeToken(shop.platform, "newsletter", { customerId: userInfo.id }) },
    }),
  },
  unsubscribeAtOnce: {
    may: anybody,
    request: ({ shop }) => ({
      params: {
        token: unsubscribeToken(shop.platform, "ratings", { contact: "guest@example.com" }),
      },
      form: "List-Unsubscribe=One-Click",
    }),
  },
  exportData: { may: signedIn },
  eraseAccount: { may: signedIn, fresh: true, request: proved() },
};
