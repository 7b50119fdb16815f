import { authenticatorCode } from "#server/testing/authenticator.ts";
import { registerCustomer, registration, signIn } from "#server/testing/sign-in.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { anybody, signedIn } from "../callers.ts";
import { type Attempt, type Rows } from "../row.ts";
import { readingMail } from "../fixtures.ts";

const COMPANY = { companyNameEn: "Nile Lighting", companyNameAr: "النيل للإضاءة" };
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
        "update identity.verification set sent_at = now() - interval '10 minutes'",
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
