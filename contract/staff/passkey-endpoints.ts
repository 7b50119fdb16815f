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
import { id } from "../kernel/schema.ts";
import { staffSessionSchema } from "./staff-session.ts";

const base = { tag: "staff", status: 200 } as const;

const staffPasskeySignInOptions = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/auth/passkey/options",
  summary: "What a passkey of staff is to sign so that its owner is signed in",
  response: requestOptions,
});

const staffSignInByPasskey = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/auth/passkey",
  summary: "Begins a session of staff with a passkey; nothing else is asked for",
  body: z.object({ credential: assertion }),
  response: staffSessionSchema,
  problems: ["passkey-refused"],
});

const listStaffPasskeys = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/auth/passkeys",
  summary: "The passkeys of whoever asks, the newest first",
  access: "staff",
  response: z.object({ items: z.array(passkeySchema) }),
});

const beginStaffPasskey = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/auth/passkeys/options",
  summary: "What a browser is to make a passkey of staff with",
  access: "staff",
  body: z.object({
    password,
    /** Required when there is a second factor. */
    code: z.optional(oneTimeCode),
  }),
  response: creationOptions,
  problems: ["password-wrong", "code-wrong", "too-many-attempts", "too-many-passkeys"],
});

const addStaffPasskey = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/auth/passkeys",
  summary: "Adds the passkey that the browser has made",
  access: "staff",
  body: z.object({ name: passkeyName, credential: newCredential }),
  status: 201,
  response: passkeySchema,
  problems: ["passkey-refused", "too-many-passkeys"],
});

const removeStaffPasskey = endpoint({
  tag: "staff",
  status: 204,
  method: "DELETE",
  path: "/api/v1/admin/auth/passkeys/{id}",
  summary: "Takes a passkey of whoever asks away",
  access: "staff",
  params: z.object({ id }),
  problems: ["not-found"],
});

export const staffPasskeyEndpoints = {
  staffPasskeySignInOptions,
  staffSignInByPasskey,
  listStaffPasskeys,
  beginStaffPasskey,
  addStaffPasskey,
  removeStaffPasskey,
};
