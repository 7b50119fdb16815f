import type { FastifyInstance, FastifyRequest } from "fastify";
import { PROBLEM_STATUS, type ProblemCode } from "#contract/kernel/problem.ts";
import { networkKeys } from "./platform/http/network-keys.ts";
import type { SecurityEvent, SecurityEvents } from "./platform/security-events.ts";

/** The credentials shown were wrong. */
const FAILED = new Set<ProblemCode>([
  "credentials",
  "code-wrong",
  "password-wrong",
  "registration-elsewhere",
]);

/**
 * Records failed sign-ins, denied permissions and rate limits that were hit, wherever they were
 * refused.
 */
export function watchRefusals(app: FastifyInstance, events: SecurityEvents): void {
  app.addHook("onResponse", async (request) => {
    const { problemCode: reason } = request;
    const event = reason && eventOf(reason);
    if (!event) return;
    events.note({ event, realm: realmOf(request), reason, network: networkKeys(request.ip).wide });
  });
}

function eventOf(code: ProblemCode): SecurityEvent["event"] | undefined {
  if (FAILED.has(code)) return "sign-in-failed";
  // A normal part of the flow, not a failure.
  if (code === "proof-needed") return undefined;
  if (PROBLEM_STATUS[code] === 403) return "refused";
  return PROBLEM_STATUS[code] === 429 ? "limited" : undefined;
}

function realmOf(request: FastifyRequest): string {
  return request.routeOptions.url?.startsWith("/api/v1/admin/") ? "staff" : "customer";
}
