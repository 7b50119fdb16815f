import type { LightMyRequestResponse } from "fastify";
import type { StaffRole } from "#contract/kernel/permissions.ts";
import { ApiClient } from "./api-client.ts";
import { authenticatorCode } from "./authenticator.ts";
import { insertStaff } from "./insert-person.ts";
import type { TestShop } from "./test-shop.ts";

export const STAFF_PASSWORD = "ثلاث نجفات وقمر 41";

/** A member of staff in a browser. */
export class StaffClient extends ApiClient {
  staffId = 0;
  email = "";
  /** Secret of the authenticator app; empty without a second factor. */
  secret = "";
  backupCodes: string[] = [];

  patch(url: string, payload: object) {
    return this.send({ method: "PATCH", url, payload });
  }

  /** Signs in with email and password, successfully or not. */
  async signIn(password = STAFF_PASSWORD): Promise<LightMyRequestResponse> {
    this.token = "";
    const answer = await this.post("/api/v1/admin/auth/sign-in", { email: this.email, password });
    const { token = "" } = answer.json<{ token?: string }>();
    this.token = token;
    return answer;
  }

  /** Sets up the second factor with the app's first code. */
  async setUpTwoFactor(): Promise<void> {
    const begun = await this.post("/api/v1/admin/auth/two-factor/begin", {
      password: STAFF_PASSWORD,
    });
    this.secret = begun.json<{ secret: string }>().secret;
    const confirmed = await this.post("/api/v1/admin/auth/two-factor/confirm", {
      code: authenticatorCode(this.secret),
    });
    this.backupCodes = confirmed.json<{ backupCodes: string[] }>().backupCodes;
  }
}

let count = 0;

/** A member of staff, not signed in yet. */
export async function addStaff(shop: TestShop, role: StaffRole): Promise<StaffClient> {
  count += 1;
  const client = new StaffClient(shop.app);
  client.email = `${role}-${count}@staff.example`;
  client.staffId = await insertStaff(shop.platform.db, {
    email: client.email,
    name: `Staff ${count}`,
    role,
    passwordHash: await shop.platform.passwords.hash(STAFF_PASSWORD, "known"),
  });
  return client;
}

/** A signed-in member of staff; owners have the second factor they need. */
export async function signInStaff(shop: TestShop, role: StaffRole): Promise<StaffClient> {
  const client = await addStaff(shop, role);
  const answer = await client.signIn();
  if (answer.statusCode !== 200) throw new Error(`staff cannot sign in: ${answer.body}`);
  if (role === "owner") await client.setUpTwoFactor();
  return client;
}
