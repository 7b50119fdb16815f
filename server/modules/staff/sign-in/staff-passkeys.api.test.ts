import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StaffRole } from "#contract/kernel/permissions.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { PasskeyDevice } from "#server/testing/passkey-device.ts";
import { type StaffClient, signInStaff, STAFF_PASSWORD } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const ORIGIN = "https://fanous.example";
const OWN = "/api/v1/admin/auth/passkeys";
const SIGN_IN = "/api/v1/admin/auth/passkey";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ config: { publicUrl: ORIGIN } });
});
afterAll(() => shop.stop());
beforeEach(() => shop.pool.query("truncate platform.attempt"));

const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

async function add(staff: StaffClient, device: PasskeyDevice, code?: string) {
  const asked = { password: STAFF_PASSWORD, ...(code !== undefined && { code }) };
  const options = await staff.post(`${OWN}/options`, asked);
  if (options.statusCode !== 200) return options;
  return staff.post(OWN, { name: "YubiKey", credential: device.create(options.json()) });
}

async function staffWithPasskey(role: StaffRole) {
  const staff = await signInStaff(shop, role);
  const device = new PasskeyDevice({ origin: ORIGIN });
  const added = await add(
    staff,
    device,
    staff.secret ? authenticatorCode(staff.secret, 1) : undefined,
  );
  expect(added.statusCode, added.body).toBe(201);
  return { staff, device, id: added.json<{ id: number }>().id };
}

async function signIn(device: PasskeyDevice, at = SIGN_IN) {
  const browser = new ApiClient(shop.app);
  const options = (await browser.post(`${at}/options`)).json();
  return browser.post(at, { credential: device.sign(options) });
}

describe("staff passkey", () => {
  test("signs an owner in without a password, with an audit entry", async () => {
    const { staff, device } = await staffWithPasskey("owner");
    const answer = await signIn(device);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().staff.id).toBe(staff.staffId);
    const { rows } = await shop.pool.query(
      "select action from staff.audit_entry where staff_id = $1 order by id desc limit 2",
      [staff.staffId],
    );
    expect(rows.map(({ action }) => action)).toEqual(["staff.sign-in", "staff.passkey-add"]);
  });

  test("requires the password and second factor when added", async () => {
    const owner = await signInStaff(shop, "owner");
    const wrong = await owner.post(`${OWN}/options`, { password: "no", code: "000000" });
    expect(codeOf(wrong)).toBe("password-wrong");
    expect(codeOf(await add(owner, new PasskeyDevice({ origin: ORIGIN })))).toBe("code-wrong");
  });

  test("is rejected at customer sign-in and with a customer challenge", async () => {
    const { device } = await staffWithPasskey("support");
    expect(codeOf(await signIn(device, "/api/v1/auth/passkey"))).toBe("passkey-refused");
    const browser = new ApiClient(shop.app);
    const options = (await browser.post("/api/v1/auth/passkey/options")).json();
    const answer = await browser.post(SIGN_IN, { credential: device.sign(options) });
    expect(codeOf(answer)).toBe("passkey-refused");
  });

  test("is rejected after deletion, and for disabled or reset members", async () => {
    const { staff, device } = await staffWithPasskey("content");
    await shop.pool.query("update staff.staff set disabled_at = now() where id = $1", [
      staff.staffId,
    ]);
    expect(codeOf(await signIn(device))).toBe("passkey-refused");
    const other = await staffWithPasskey("content");
    expect((await other.staff.get(OWN)).json().items).toHaveLength(1);
    const remove = { method: "DELETE", url: `${OWN}/${other.id}` } as const;
    expect((await other.staff.send(remove)).statusCode).toBe(204);
    expect(codeOf(await signIn(other.device))).toBe("passkey-refused");
    const third = await staffWithPasskey("content");
    const owner = await signInStaff(shop, "owner");
    await owner.post(`/api/v1/admin/staff/${third.staff.staffId}/reset`);
    expect(codeOf(await signIn(third.device))).toBe("passkey-refused");
  });
});
