import type { FastifyRequest } from "fastify";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { checkSecondFactor } from "../two-factor/second-factor.ts";
import { holdCustomer } from "./begin-sign-in.ts";
import { checkCredentials } from "./credentials.ts";
import { openProgramSession } from "./session/sessions.ts";

interface TokenWish {
  identifier: string;
  password: string;
  code?: string | undefined;
  name: string;
}

/** A token with which a program acts for a customer, without a cookie. */
export async function createToken(platform: Platform, request: FastifyRequest, wish: TokenWish) {
  const account = await checkCredentials(platform, request, wish);
  await checkSecondFactor(platform, account.id, wish.code);
  return inTransaction(platform, async (work) => {
    await holdCustomer(work.db, account.id, account.password_hash);
    const program = { customerId: account.id, name: wish.name };
    const { token, expiresAt } = await openProgramSession(work, request, program);
    return { token, expiresAt: expiresAt.toISOString() };
  });
}
