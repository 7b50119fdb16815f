import type { FastifyRequest } from "fastify";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { networkLimits, returnAttempt, takeAttempt } from "#server/platform/secrets/attempts.ts";

/**
 * Wrong coupons from one address. Whole towns may share one when a coupon is in the news, so the right ones count only
 * while they are looked up.
 */
const WRONG = { scope: "coupon", max: 100, minutes: 15 };

/** Does what a coupon was named for; wrong ones are counted beforehand, so that guesses at the same moment count too. */
export async function guessCoupon<T>(
  db: Connection,
  request: FastifyRequest,
  coupon: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!coupon) return work();
  const guesses = networkLimits(request.ip, WRONG);
  for (const guess of guesses) await takeAttempt(db, guess);
  let isWrong = false;
  try {
    return await work();
  } catch (error) {
    isWrong = error instanceof ProblemError && error.code === "coupon-unknown";
    throw error;
  } finally {
    if (!isWrong) for (const guess of guesses) await returnAttempt(db, guess);
  }
}
