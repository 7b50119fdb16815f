import type { FastifyRequest } from "fastify";
import type { Session } from "#contract/customers/auth-endpoints.ts";
import { passkeyEndpoints as contract } from "#contract/customers/passkey-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import {
  addPasskey,
  checkNewPasskey,
  noteProof,
  passkeyCreation,
  passkeyRequest,
  passkeysOf,
  provePasskey,
  removePasskey,
  renamePasskey,
  requireRecent,
} from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { accountOf, type Customer } from "../customer.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { customerById } from "../profile/customer-queries.ts";
import { beginSignIn, sendSignIn } from "../sign-in/begin-sign-in.ts";
import { describeAgent } from "../sign-in/describe-agent.ts";
import { presentSession } from "../sign-in/present-session.ts";
import { alertOfCopy, type Exchange } from "../sign-in/sign-in.ts";

/** Each call stores a challenge. */
const limited = { perMinute: 30 };
const SIGN_IN = { realm: "customer", purpose: "sign-in" } as const;

/** Signing in with passkeys. */
export const passkeySignInRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(
    app,
    contract.passkeySignInOptions,
    () => passkeyRequest(platform, SIGN_IN),
    limited,
  );

  serveEndpoint(
    app,
    contract.signInByPasskey,
    async ({ body, ...exchange }) => {
      const customerId = await provePasskey(platform, SIGN_IN, body.credential);
      return signInByPasskey(platform, exchange, customerId);
    },
    limited,
  );
};

/** Managing one's own passkeys, and re-authenticating with one. */
export const passkeyRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.passkeyProofOptions, ({ who }) =>
    passkeyRequest(platform, proofOf(who), who.id),
  );

  serveEndpoint(app, contract.proveByPasskey, async ({ who, body }) => {
    const accountId = await provePasskey(platform, proofOf(who), body.credential);
    if (accountId !== who.id) refuse("passkey-refused");
    await inTransaction(platform, (work) => noteProof(work, who.sessionId));
  });

  serveEndpoint(app, contract.listPasskeys, async ({ who }) => ({
    items: await passkeysOf(platform.db, who.id),
  }));

  serveEndpoint(app, contract.beginPasskey, async ({ who, locale }) => {
    requireRecent(who);
    const customer = await customerById(platform.db, who.id);
    const { siteName } = await readSettings(platform.db);
    return passkeyCreation(platform, ownerOf(who), {
      shop: siteName[locale],
      label: customer.email ?? customer.phone ?? customer.name,
      name: customer.name,
    });
  });

  // Only a session that has just re-authenticated was given the challenge that the passkey signed.
  serveEndpoint(app, contract.addPasskey, async ({ who, request, body, locale }) => {
    const credential = await checkNewPasskey(platform, ownerOf(who), body.credential);
    return inTransaction(platform, async (work) => {
      const name = body.name ?? (await nameOf(work, request, locale));
      const added = await addPasskey(work, who.id, { name, credential });
      await notify(work, who.id, { what: "added", name });
      return added;
    });
  });

  serveEndpoint(app, contract.renamePasskey, async ({ who, params: { id }, body: { name } }) => {
    await inTransaction(platform, (work) => renamePasskey(work, { accountId: who.id, id, name }));
  });

  serveEndpoint(app, contract.removePasskey, async ({ who, params: { id } }) => {
    requireRecent(who);
    await inTransaction(platform, async (work) => {
      const name = await removePasskey(work, { accountId: who.id, id });
      await notify(work, who.id, { what: "removed", name });
    });
  });
};

function ownerOf({ id, sessionId }: Customer) {
  return { ...accountOf(id), sessionId };
}

function proofOf({ sessionId }: Customer) {
  return { realm: "customer", purpose: "proof", sessionId } as const;
}

/** "Chrome · Android", or the shop's name if the browser is unknown. */
async function nameOf(work: Work, request: FastifyRequest, locale: Locale): Promise<string> {
  const { browser, system } = describeAgent(request.headers["user-agent"]);
  const { siteName } = await readSettings(work.db);
  return [browser, system].filter(Boolean).join(" · ") || siteName[locale];
}

async function notify(
  work: Work,
  customerId: number,
  change: { what: "added" | "removed"; name: string },
) {
  const customer = await customerById(work.db, customerId);
  await sendAlert(work, customer, { about: "passkey", ...change });
}

/**
 * Signs in the owner of a passkey. The second factor is not required: a passkey already combines
 * two.
 */
async function signInByPasskey(
  platform: Platform,
  { request, reply, locale }: Exchange,
  customerId: number,
): Promise<Session> {
  await alertOfCopy(platform, request, customerId);
  const signedIn = await inTransaction(platform, (work) =>
    beginSignIn(work, request, { customerId, method: "passkey" }),
  );
  sendSignIn(request, reply, signedIn);
  return presentSession(signedIn.token, signedIn.customer, locale);
}
