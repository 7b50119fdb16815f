import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkKeys, WIDE_FACTOR } from "./network-keys.ts";
import { ProblemError } from "./problem-error.ts";
import { RateLimitStore } from "./rate-limit-store.ts";

/**
 * Counts something besides requests, by address and by its network, in this process.
 * @returns refuses with `rate-limited` from the first above `max`; without RATE_LIMIT, never
 */
export function limitPerMinute(
  app: FastifyInstance,
  max: number,
): (request: FastifyRequest) => Promise<void> {
  if (app.requestsPerMinute === 0) return async () => undefined;
  const limits = [limitNetwork(app, "narrow", max), limitNetwork(app, "wide", max * WIDE_FACTOR)];
  return async (request) => {
    for (const refuseExcess of limits) await refuseExcess(request);
  };
}

/** The same for only one of the two. */
export function limitNetwork(
  app: FastifyInstance,
  scope: "narrow" | "wide",
  max: number,
): (request: FastifyRequest) => Promise<void> {
  const check = app.createRateLimit({
    max,
    timeWindow: 60_000,
    store: RateLimitStore,
    keyGenerator: (request) => networkKeys(request.ip)[scope],
  });
  return async (request) => {
    const found = await check(request);
    if (!found.isAllowed && found.isExceeded) throw rateLimited(found.ttl);
  };
}

export function rateLimited(ttlMs: number): ProblemError {
  return new ProblemError("rate-limited", { seconds: Math.max(1, Math.ceil(ttlMs / 1000)) });
}
