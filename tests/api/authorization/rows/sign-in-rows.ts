import { ApiClient } from "#server/testing/api-client.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { registerCustomer, registration, signIn } from "#server/testing/sign-in.ts";
import { anybody, signedIn } from "../callers.ts";
import { readingMail } from "../fixtures.ts";
import { type Attempt, type Rows } from "../row.ts";

const COMPANY = { companyNameEn: "Nile Lighting", companyNameAr: "النيل للإضاءة" };
let count = 0;
const PASSWORD = "قمر على سطح البيت 9";

/** A registration that waits for its code. */
async function begun(attempt: Attempt) {
  const fields = registration();
  let verification = "";
  const { code } = await readingMail(attempt, fields.email, async () => {
    const answer = await new ApiClient(attempt.shop.app).post("/api/v1/auth/register", fields);
    ({ verification } = answer.json());
  });
  return { verification, code, password: fields.password };
}

/** Registering, signing in and out: open to all, each for themselves. */
export const signInRows: Rows = {
  registerPerson: { may: anybody, request: () => ({ body: registration() }) },
  registerCompany: { may: anybody, request: () => ({ body: registration(COMPANY) }) },
  verifyRegistration: {
    may: anybody,
    fresh: true,
    request: async (attempt) => ({ body: await begun(attempt) }),
  },
  resendCode: {
    may: anybody,
    request: async (attempt) => {
      const { verification } = await begun(attempt);
      await attempt.shop.pool.query(
        `update identity.verification set sent_at = sent_at - interval '10 minutes'
         where sent_at > now() - interval '10 minutes'`,
      );
      return { body: { verification } };
    },
  },
  signIn: {
    may: anybody,
    fresh: true,
    request: ({ person: { userInfo, password } }) => ({
      body: { identifier: userInfo.email ?? "", password },
    }),
  },
  signInSecondFactor: {
    may: anybody,
    fresh: true,
    request: async ({ shop }) => {
      const customer = await registerCustomer(shop);
      const url = "/api/v1/account/two-factor";
      const secret = (await customer.post(url, { password: customer.password })).json().secret;
      await customer.post(`${url}/confirm`, { code: authenticatorCode(secret) });
      const answer = await signIn(
        new ApiClient(shop.app),
        customer.userInfo.email ?? "",
        customer.password,
      );
      return { body: { challenge: answer.json().challenge, code: authenticatorCode(secret, 1) } };
    },
  },
  sendSignInCode: { may: anybody, request: () => ({ body: { phone: "01055551234" } }) },
  signInByCode: {
    may: anybody,
    fresh: true,
    request: async (attempt) => {
      const { shop, caller } = attempt;
      const phone = `0105556${String((count += 1)).padStart(4, "0")}`;
      await registerCustomer(shop, { email: "", phone });
      await shop.pool.query(
        "update identity.verification set sent_at = sent_at - interval '1 hour' where target = $1",
        [`+2${phone}`],
      );
      const asked = await caller.post("/api/v1/auth/sign-in-code", { phone });
      const { verification } = asked.json<{ verification: string }>();
      const { code } = (await openMailbox(shop.platform).smsTo(`+2${phone}`)).at(-1) ?? {};
      return { body: { verification, code } };
    },
  },
  getSession: { may: signedIn },
  signOut: { may: anybody, fresh: true },
  createToken: {
    may: anybody,
    request: ({ person: { userInfo, password } }) => ({
      body: { identifier: userInfo.email ?? "", password, name: "Stock program" },
    }),
  },
  forgotPassword: {
    may: anybody,
    request: ({ person: { userInfo } }) => ({ body: { identifier: userInfo.email ?? "" } }),
  },
  resetPassword: {
    may: anybody,
    fresh: true,
    request: async (attempt) => {
      const customer = await registerCustomer(attempt.shop);
      const email = customer.userInfo.email ?? "";
      let verification = "";
      const { code } = await readingMail(attempt, email, async () => {
        const answer = await customer.post("/api/v1/auth/forgot-password", { identifier: email });
        ({ verification } = answer.json());
      });
      return { body: { verification, code, password: PASSWORD } };
    },
  },
};
