import type { FastifyRequest } from "fastify";
import { staffPasskeyEndpoints as contract } from "#contract/staff/passkey-endpoints.ts";
import {
  addPasskey,
  checkNewPasskey,
  checkSecondFactor,
  confirmPassword,
  passkeyCreation,
  passkeyRequest,
  passkeysOf,
  provePasskey,
  removePasskey,
} from "#server/modules/identity/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { appendAudit, type AuditFact } from "../audit/append-audit.ts";
import { accountOf, type Staff } from "../staff.ts";
import { presentStaff } from "./present-staff.ts";
import { signInByPasskey } from "./sign-in-staff.ts";

const SIGN_INS_PER_MINUTE = 20;
const SIGN_IN = { realm: "staff", purpose: "sign-in" } as const;

/** Signing in with passkeys. */
export const staffPasskeySignInRoutes: ModulePlugin = (app, platform) => {
  const limit = { perMinute: SIGN_INS_PER_MINUTE };

  serveEndpoint(
    app,
    contract.staffPasskeySignInOptions,
    () => passkeyRequest(platform, SIGN_IN),
    limit,
  );

  serveEndpoint(
    app,
    contract.staffSignInByPasskey,
    async ({ request, reply, body }) => {
      request.isPersonal = true;
      const staffId = await provePasskey(platform, SIGN_IN, body.credential);
      return signInByPasskey(platform, { request, reply }, staffId);
    },
    limit,
  );
};

/** Members of staff manage their own passkeys. */
export const staffPasskeyRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.listStaffPasskeys, async ({ who }) => ({
    items: await passkeysOf(platform.db, who.id),
  }));

  serveEndpoint(app, contract.beginStaffPasskey, async ({ request, who, body, locale }) => {
    await confirmPassword(platform, who.id, body.password, "password");
    await checkSecondFactor(platform, accountOf(who.id), body.code);
    await inTransaction(platform, (work) => record(work, request, who, "begin"));
    const { email, name } = await presentStaff(platform.db, who.id);
    const { siteName } = await readSettings(platform.db);
    const shownAs = { shop: siteName[locale], label: email, name };
    return passkeyCreation(platform, ownerOf(who), shownAs);
  });

  // Only a session that has just re-authenticated was given the challenge that the passkey signed.
  serveEndpoint(app, contract.addStaffPasskey, async ({ request, who, body }) => {
    const credential = await checkNewPasskey(platform, ownerOf(who), body.credential);
    return inTransaction(platform, async (work) => {
      const added = await addPasskey(work, who.id, { name: body.name, credential });
      await record(work, request, who, "add", { after: { name: body.name } });
      return added;
    });
  });

  serveEndpoint(app, contract.removeStaffPasskey, async ({ request, who, params: { id } }) => {
    await inTransaction(platform, async (work) => {
      const name = await removePasskey(work, { accountId: who.id, id });
      await record(work, request, who, "remove", { before: { name } });
    });
  });
};

function ownerOf({ id, sessionId }: Staff) {
  return { ...accountOf(id), sessionId };
}

function record(
  work: Work,
  request: FastifyRequest,
  { id: staffId }: Staff,
  what: "begin" | "add" | "remove",
  change: Pick<AuditFact, "before" | "after"> = {},
): Promise<void> {
  const actor = { staffId, address: request.ip };
  const fact = { action: `staff.passkey-${what}`, target: `staff:${staffId}`, ...change };
  return appendAudit(work, actor, fact);
}
