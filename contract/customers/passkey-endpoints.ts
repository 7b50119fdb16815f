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
import { id } from "../kernel/schema.ts";
import { sessionSchema } from "./auth-endpoints.ts";

const account = { tag: "account", status: 200, access: "customer" } as const;
const done = { tag: "account", status: 204, access: "customer" } as const;

const passkeySignInOptions = endpoint({
  tag: "accounts",
  status: 200,
  method: "POST",
  path: "/api/v1/auth/passkey/options",
  summary: "What a passkey is to sign so that its owner is signed in; whose it is, is not asked",
  response: requestOptions,
});

const signInByPasskey = endpoint({
  tag: "accounts",
  status: 200,
  method: "POST",
  path: "/api/v1/auth/passkey",
  summary: "Begins a session with a passkey; no password and no second factor is asked for",
  body: z.object({ credential: assertion }),
  response: sessionSchema,
  problems: ["passkey-refused", "credentials"],
});

const passkeyProofOptions = endpoint({
  ...account,
  method: "POST",
  path: "/api/v1/account/proof/passkey/options",
  summary: "What a passkey of the account is to sign to prove who somebody is",
  response: requestOptions,
});

const proveByPasskey = endpoint({
  ...done,
  method: "POST",
  path: "/api/v1/account/proof/passkey",
  summary: "Proves who somebody is for the next minutes of this session, by a passkey",
  body: z.object({ credential: assertion }),
  problems: ["passkey-refused"],
});

const listPasskeys = endpoint({
  ...account,
  method: "GET",
  path: "/api/v1/account/passkeys",
  summary: "The passkeys of the account, the newest first",
  response: z.object({ items: z.array(passkeySchema) }),
});

const beginPasskey = endpoint({
  ...account,
  method: "POST",
  path: "/api/v1/account/passkeys/options",
  summary: "What a browser is to make a passkey of the account with",
  response: creationOptions,
  problems: ["proof-needed", "too-many-passkeys"],
});

const addPasskey = endpoint({
  ...account,
  method: "POST",
  path: "/api/v1/account/passkeys",
  summary: "Adds the passkey that the browser has made; the owner is notified",
  body: z.object({
    /** Absent: the browser's name. */
    name: z.optional(passkeyName),
    credential: newCredential,
  }),
  status: 201,
  response: passkeySchema,
  problems: ["passkey-refused", "too-many-passkeys"],
});

const renamePasskey = endpoint({
  ...done,
  method: "PATCH",
  path: "/api/v1/account/passkeys/{id}",
  summary: "Gives a passkey another name",
  params: z.object({ id }),
  body: z.object({ name: passkeyName }),
  problems: ["not-found"],
});

const removePasskey = endpoint({
  ...done,
  method: "DELETE",
  path: "/api/v1/account/passkeys/{id}",
  summary: "Takes a passkey away: nobody signs in with it any more; the owner is notified",
  params: z.object({ id }),
  problems: ["proof-needed", "not-found"],
});

export const passkeyEndpoints = {
  passkeySignInOptions,
  signInByPasskey,
  passkeyProofOptions,
  proveByPasskey,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
};
