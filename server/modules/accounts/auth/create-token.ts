import type { FastifyRequest } from "fastify";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { checkSecondFactor } from "../two-factor/second-factor.ts";
import { holdCustomer, toldOf } from "./begin-sign-in.ts";
import { checkCredentials } from "./credentials.ts";
import { openProgramSession } from "./session/sessions.ts";

interface TokenWish {
  identifier: string;
  password: string;
  code?: string | undefined;
  name: string;
}

/** A token with which a program acts for a customer, without a cookie. The owner is told. */
export async function createToken(platform: Platform, request: FastifyRequest, wish: TokenWish) {
  const account = await checkCredentials(platform, request, wish);
  await checkSecondFactor(platform, account.id, wish.code);
  return inTransaction(platform, async (work) => {
    const customer = await holdCustomer(work.db, account.id, account.password_hash);
    const program = { customerId: account.id, name: wish.name };
    const { token, expiresAt } = await openProgramSession(work, request, program);
    const alert = { about: "device", browser: wish.name, system: null } as const;
    await sendAlert(work, toldOf(customer), { ...alert, address: request.ip });
    return { token, expiresAt: expiresAt.toISOString() };
  });
}
