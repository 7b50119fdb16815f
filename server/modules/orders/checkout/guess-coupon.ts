import type { FastifyRequest } from "fastify";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { networkLimits, returnAttempt, takeAttempt } from "#server/platform/secrets/attempts.ts";

/**
 * Wrong coupons from one address. When a coupon is in the news, whole towns may share one address,
 * so valid ones only count while they are looked up.
 */
const WRONG = { scope: "coupon", max: 100, minutes: 15 };

/**
 * Runs an action that names a coupon; attempts are counted beforehand, so that concurrent ones
 * count, too.
 */
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
