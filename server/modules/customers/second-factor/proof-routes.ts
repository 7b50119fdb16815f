import { accountEndpoints as contract } from "#contract/customers/account-endpoints.ts";
import {
  beginVerification,
  type Channel,
  confirmPassword,
  guessCode,
  hasPasskey,
  hasSecondFactor,
  limitCodes,
  noteProof,
  takeVerification,
} from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { sendVerification } from "../mails/send-verification.ts";
import { customerById, type CustomerRow } from "../profile/customer-queries.ts";
import { checkCode } from "./check-code.ts";

/** Re-authentication within a session: `requireRecent` demands it before sensitive actions. */
export const proofRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.getProof, async ({ who }) => ({
    isRecent: who.isProved,
    codeTo: provedContact(await customerById(db, who.id))?.channel ?? null,
    needsFactor: await hasSecondFactor(db, who.id),
    hasPasskey: await hasPasskey(db, who.id),
  }));

  serveEndpoint(app, contract.proveByPassword, async ({ who, body }) => {
    await confirmPassword(platform, who.id, body.password);
    await checkCode(platform, who.id, body.factorCode);
    await inTransaction(platform, (work) => noteProof(work, who.sessionId));
  });

  serveEndpoint(app, contract.sendProofCode, async ({ who, request }) => {
    const customer = await customerById(db, who.id);
    const { channel, target } = provedContact(customer) ?? refuse("not-found");
    await limitCodes(platform, target, request.ip);
    return inTransaction(platform, async (work) => {
      const waiting = { purpose: "proof", channel, target } as const;
      const sent = await beginVerification(work, platform, {
        ...waiting,
        accountId: who.id,
        data: { sessionId: who.sessionId },
        hasCode: true,
      });
      const { locale } = customer;
      await sendVerification(work, { ...waiting, locale, owner: customer }, sent);
      return sent.answer;
    });
  });

  serveEndpoint(app, contract.proveByCode, async ({ who, body }) => {
    const row = await guessCode(platform, "proof", body);
    // It belongs to the session that requested it.
    const { sessionId } = row.data as { sessionId: number };
    if (row.account_id !== who.id || sessionId !== who.sessionId) refuse("code-wrong");
    await checkCode(platform, who.id, body.factorCode);
    await inTransaction(platform, async (work) => {
      await takeVerification(work, row);
      await noteProof(work, who.sessionId);
    });
  });
};

/** Only verified contacts; email first, which costs nothing and is harder to intercept. */
function provedContact(customer: CustomerRow): { channel: Channel; target: string } | undefined {
  const { email, phone } = customer;
  if (email !== null && customer.email_verified) return { channel: "email", target: email };
  if (phone !== null && customer.phone_verified) return { channel: "phone", target: phone };
  return undefined;
}
