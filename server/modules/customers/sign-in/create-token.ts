import type { FastifyRequest } from "fastify";
import { openProgramSession } from "#server/modules/identity/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { checkCode } from "../second-factor/check-code.ts";
import { holdCustomer, recipientOf } from "./begin-sign-in.ts";
import { checkCredentials } from "./check-credentials.ts";

interface TokenInput {
  identifier: string;
  password: string;
  code?: string | undefined;
  name: string;
}

/** A token with which a program acts for a customer, without a cookie. The owner is notified. */
export async function createToken(platform: Platform, request: FastifyRequest, input: TokenInput) {
  const login = await checkCredentials(platform, request, input);
  await checkCode(platform, login.id, input.code);
  return inTransaction(platform, async (work) => {
    const customer = await holdCustomer(work.db, login.id, login.password_hash);
    const program = { accountId: login.id, name: input.name };
    const { token, expiresAt } = await openProgramSession(work, request, program);
    const alert = { about: "device", browser: input.name, system: null } as const;
    await sendAlert(work, recipientOf(customer), { ...alert, address: request.ip });
    return { token, expiresAt: expiresAt.toISOString() };
  });
}
