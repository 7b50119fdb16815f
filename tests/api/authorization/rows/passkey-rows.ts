import type { ApiClient } from "#server/testing/api-client.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { PasskeyDevice } from "#server/testing/passkey-device.ts";
import { signInStaff, STAFF_PASSWORD } from "#server/testing/sign-in-staff.ts";
import { type CustomerClient, registerCustomer } from "#server/testing/sign-in.ts";
import { anybody, person, signedIn, staff } from "../callers.ts";
import { asCustomer, asStaff, type Attempt, prove, proved, type Rows } from "../row.ts";

const OWN = "/api/v1/account/passkeys";
const OWN_OF_STAFF = "/api/v1/admin/auth/passkeys";

/** Looks like a passkey, but is not valid. */
const NO_PASSKEY = new PasskeyDevice({ origin: "https://nobody.example" });
const MADE_UP = NO_PASSKEY.create({ challenge: "x" });
const SIGNED = NO_PASSKEY.sign({ challenge: "x" });

/** Tests run on loopback, for which passkeys use the host name. */
function newDevice({ shop }: Attempt): PasskeyDevice {
  const origin = new URL(shop.platform.publicUrl);
  origin.hostname = "localhost";
  return new PasskeyDevice({ origin: origin.origin });
}

/** Adds a passkey to a signed-in account. @returns its id */
async function added(
  attempt: Attempt,
  owner: ApiClient,
  device = newDevice(attempt),
): Promise<number> {
  const options = (await owner.post(`${OWN}/options`)).json();
  const answer = await owner.post(OWN, { name: "x", credential: device.create(options) });
  return answer.json<{ id: number }>().id;
}

/** An account is limited to twenty. */
async function withoutPasskeys({ shop }: Attempt, { userInfo }: CustomerClient): Promise<void> {
  await shop.pool.query("delete from identity.passkey where account_id = $1", [userInfo.id]);
}

const passkeyOfPerson = proved(async (attempt) => {
  await prove({ ...attempt, caller: attempt.person });
  await withoutPasskeys(attempt, attempt.person);
  return { params: { id: await added(attempt, attempt.person) }, body: { name: "y" } };
});

/** Passkeys of customers and staff. */
export const passkeyRows: Rows = {
  passkeySignInOptions: { may: anybody },
  signInByPasskey: {
    may: anybody,
    fresh: true,
    request: async (attempt) => {
      const device = newDevice(attempt);
      await added(attempt, await registerCustomer(attempt.shop), device);
      const options = (await attempt.caller.post("/api/v1/auth/passkey/options")).json();
      return { body: { credential: device.sign(options) } };
    },
  },
  passkeyProofOptions: { may: signedIn },
  proveByPasskey: {
    may: signedIn,
    request: proved(
      asCustomer(
        async (customer, attempt) => {
          await withoutPasskeys(attempt, customer);
          const device = newDevice(attempt);
          await added(attempt, customer, device);
          const options = (await customer.post("/api/v1/account/proof/passkey/options")).json();
          return { body: { credential: device.sign(options) } };
        },
        { body: { credential: SIGNED } },
      ),
    ),
  },
  listPasskeys: { may: signedIn },
  beginPasskey: { may: signedIn, request: proved() },
  addPasskey: {
    may: signedIn,
    request: proved(
      asCustomer(
        async (customer, attempt) => {
          await withoutPasskeys(attempt, customer);
          const options = (await customer.post(`${OWN}/options`)).json();
          return { body: { name: "x", credential: newDevice(attempt).create(options) } };
        },
        { body: { name: "x", credential: MADE_UP } },
      ),
    ),
  },
  renamePasskey: { may: person, request: passkeyOfPerson },
  removePasskey: { may: person, request: passkeyOfPerson },
  staffPasskeySignInOptions: { may: anybody },
  staffSignInByPasskey: {
    may: anybody,
    fresh: true,
    request: async (attempt) => {
      const member = await signInStaff(attempt.shop, "support");
      const device = newDevice(attempt);
      const asked = { password: STAFF_PASSWORD };
      const options = (await member.post(`${OWN_OF_STAFF}/options`, asked)).json();
      await member.post(OWN_OF_STAFF, { name: "x", credential: device.create(options) });
      const toSign = (await attempt.caller.post("/api/v1/admin/auth/passkey/options")).json();
      return { body: { credential: device.sign(toSign) } };
    },
  },
  listStaffPasskeys: { may: staff },
  beginStaffPasskey: {
    may: staff,
    fresh: true,
    request: asStaff(
      async (member) => ({
        body: {
          password: STAFF_PASSWORD,
          ...(member.secret !== "" && { code: authenticatorCode(member.secret, 1) }),
        },
      }),
      { body: { password: STAFF_PASSWORD } },
    ),
  },
  addStaffPasskey: {
    may: staff,
    fresh: true,
    request: asStaff(
      async (member, attempt) => {
        const code = member.secret === "" ? {} : { code: authenticatorCode(member.secret, 1) };
        const asked = { password: STAFF_PASSWORD, ...code };
        const options = (await member.post(`${OWN_OF_STAFF}/options`, asked)).json();
        return { body: { name: "x", credential: newDevice(attempt).create(options) } };
      },
      { body: { name: "x", credential: MADE_UP } },
    ),
  },
  removeStaffPasskey: {
    may: staff,
    request: asStaff(
      async (member, { shop }) => {
        const { rows } = await shop.pool.query<{ id: number }>(
          `insert into identity.passkey (account_id, credential_id, public_key, counter, name)
          values ($1, decode(md5(random()::text), 'hex'), 'x', 0, 'x') returning id`,
          [member.staffId],
        );
        return { params: { id: rows[0]?.id ?? 0 } };
      },
      { params: { id: 1 } },
    ),
  },
};
