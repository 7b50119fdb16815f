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
    summary: "What a passkey is to sign so that its owner is signed in; whose it is, is not asked",
    response: requestOptions,
  }),
  signInByPasskey: endpoint("POST /api/v1/auth/passkey", {
    tag: "accounts",
    summary: "Begins a session with a passkey; no password and no second factor is asked for",
    body: z.object({ credential: assertion }),
    response: sessionSchema,
    problems: ["passkey-refused", "credentials"],
  }),
  passkeyProofOptions: endpoint("POST /api/v1/account/proof/passkey/options", account, {
    summary: "What a passkey of the account is to sign to prove who somebody is",
    response: requestOptions,
  }),
  proveByPasskey: endpoint("POST /api/v1/account/proof/passkey", account, {
    summary: "Proves who somebody is for the next minutes of this session, by a passkey",
    body: z.object({ credential: assertion }),
    problems: ["passkey-refused"],
  }),
  listPasskeys: endpoint("GET /api/v1/account/passkeys", account, {
    summary: "The passkeys of the account, the newest first",
    response: z.object({ items: z.array(passkeySchema) }),
  }),
  beginPasskey: endpoint("POST /api/v1/account/passkeys/options", account, {
    summary: "What a browser is to make a passkey of the account with",
    response: creationOptions,
    problems: ["proof-needed", "too-many-passkeys"],
  }),
  addPasskey: endpoint("POST /api/v1/account/passkeys", account, {
    summary: "Adds the passkey that the browser has made; the owner is notified",
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
    summary: "Gives a passkey another name",
    body: z.object({ name: passkeyName }),
  }),
  removePasskey: endpoint("DELETE /api/v1/account/passkeys/{id}", account, {
    summary: "Takes a passkey away: nobody signs in with it any more; the owner is notified",
    problems: ["proof-needed", "not-found"],
  }),
};
