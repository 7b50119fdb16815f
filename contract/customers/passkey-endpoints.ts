import * as z from "zod/mini";
import {
  assertion,
  creationOptions,
  newCredential,
  passkeyName,
  passkeySchema,
  requestOptions,
} from "../identity/passkeys.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { sessionSchema } from "./auth-endpoints.ts";

const account = { tag: "account", access: "customer" } as const;

export const passkeyEndpoints = {
  passkeySignInOptions: endpoint("POST /api/v1/auth/passkey/options", {
    tag: "accounts",
    summary: "Get sign-in options (WebAuthn)",
    response: requestOptions,
  }),
  signInByPasskey: endpoint("POST /api/v1/auth/passkey", {
    tag: "accounts",
    summary: "Sign in with a passkey. No second factor needed.",
    body: z.object({ credential: assertion }),
    response: sessionSchema,
    problems: ["passkey-refused", "credentials"],
  }),
  passkeyProofOptions: endpoint("POST /api/v1/account/proof/passkey/options", account, {
    summary: "Get identity verification options (WebAuthn)",
    response: requestOptions,
  }),
  proveByPasskey: endpoint("POST /api/v1/account/proof/passkey", account, {
    summary: "Verify your identity with a passkey. Lasts a few minutes.",
    body: z.object({ credential: assertion }),
    problems: ["passkey-refused"],
  }),
  listPasskeys: endpoint("GET /api/v1/account/passkeys", account, {
    summary: "List your passkeys. Newest first.",
    response: z.object({ items: z.array(passkeySchema) }),
  }),
  beginPasskey: endpoint("POST /api/v1/account/passkeys/options", account, {
    summary: "Get passkey registration options (WebAuthn)",
    response: creationOptions,
    problems: ["proof-needed", "too-many-passkeys"],
  }),
  addPasskey: endpoint("POST /api/v1/account/passkeys", account, {
    summary: "Register a passkey. Notifies you.",
    body: z.object({
      /** Absent: the browser's name. */
      name: z.optional(passkeyName),
      credential: newCredential,
    }),
    status: 201,
    response: passkeySchema,
    problems: ["passkey-refused", "too-many-passkeys"],
  }),
  renamePasskey: endpoint("PATCH /api/v1/account/passkeys/{id}", account, {
    summary: "Rename a passkey",
    body: z.object({ name: passkeyName }),
  }),
  removePasskey: endpoint("DELETE /api/v1/account/passkeys/{id}", account, {
    summary: "Delete a passkey. Notifies you.",
    problems: ["proof-needed", "not-found"],
  }),
};
