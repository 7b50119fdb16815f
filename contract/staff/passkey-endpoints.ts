import * as z from "zod/mini";
import { oneTimeCode, password } from "../identity/credentials.ts";
import {
  assertion,
  creationOptions,
  newCredential,
  passkeyName,
  passkeySchema,
  requestOptions,
} from "../identity/passkeys.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { staffSessionSchema } from "./staff-session.ts";

const base = { tag: "staff" } as const;
const signedIn = { ...base, access: "staff" } as const;

export const staffPasskeyEndpoints = {
  staffPasskeySignInOptions: endpoint("POST /api/v1/admin/auth/passkey/options", base, {
    summary: "Get staff sign-in options (WebAuthn)",
    response: requestOptions,
  }),
  staffSignInByPasskey: endpoint("POST /api/v1/admin/auth/passkey", base, {
    summary: "Sign in as staff with a passkey. No second factor needed.",
    body: z.object({ credential: assertion }),
    response: staffSessionSchema,
    problems: ["passkey-refused"],
  }),
  listStaffPasskeys: endpoint("GET /api/v1/admin/auth/passkeys", signedIn, {
    summary: "List your staff passkeys. Newest first.",
    response: z.object({ items: z.array(passkeySchema) }),
  }),
  beginStaffPasskey: endpoint("POST /api/v1/admin/auth/passkeys/options", signedIn, {
    summary: "Get staff passkey registration options (WebAuthn)",
    body: z.object({
      password,
      /** Required when there is a second factor. */
      code: z.optional(oneTimeCode),
    }),
    response: creationOptions,
    problems: ["password-wrong", "code-wrong", "too-many-attempts", "too-many-passkeys"],
  }),
  addStaffPasskey: endpoint("POST /api/v1/admin/auth/passkeys", signedIn, {
    summary: "Register a staff passkey",
    body: z.object({ name: passkeyName, credential: newCredential }),
    status: 201,
    response: passkeySchema,
    problems: ["passkey-refused", "too-many-passkeys"],
  }),
  removeStaffPasskey: endpoint("DELETE /api/v1/admin/auth/passkeys/{id}", {
    tag: "staff",
    summary: "Delete one of your staff passkeys",
    access: "staff",
  }),
};
