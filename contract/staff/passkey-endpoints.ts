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
    summary: "What a passkey of staff is to sign so that its owner is signed in",
    response: requestOptions,
  }),
  staffSignInByPasskey: endpoint("POST /api/v1/admin/auth/passkey", base, {
    summary: "Begins a session of staff with a passkey; nothing else is asked for",
    body: z.object({ credential: assertion }),
    response: staffSessionSchema,
    problems: ["passkey-refused"],
  }),
  listStaffPasskeys: endpoint("GET /api/v1/admin/auth/passkeys", signedIn, {
    summary: "The passkeys of whoever asks, the newest first",
    response: z.object({ items: z.array(passkeySchema) }),
  }),
  beginStaffPasskey: endpoint("POST /api/v1/admin/auth/passkeys/options", signedIn, {
    summary: "What a browser is to make a passkey of staff with",
    body: z.object({
      password,
      /** Required when there is a second factor. */
      code: z.optional(oneTimeCode),
    }),
    response: creationOptions,
    problems: ["password-wrong", "code-wrong", "too-many-attempts", "too-many-passkeys"],
  }),
  addStaffPasskey: endpoint("POST /api/v1/admin/auth/passkeys", signedIn, {
    summary: "Adds the passkey that the browser has made",
    body: z.object({ name: passkeyName, credential: newCredential }),
    status: 201,
    response: passkeySchema,
    problems: ["passkey-refused", "too-many-passkeys"],
  }),
  removeStaffPasskey: endpoint("DELETE /api/v1/admin/auth/passkeys/{id}", {
    tag: "staff",
    summary: "Takes a passkey of whoever asks away",
    access: "staff",
  }),
};
