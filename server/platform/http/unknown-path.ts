import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { ProblemError } from "./problem-error.ts";

/**
 * The problem of an API path without a handler: either the method is wrong or the path does not
 * exist.
 */
export function unknownPathProblem(
  request: FastifyRequest,
  endpoints: Iterable<Endpoint>,
): ProblemError {
  const path = request.url.split("?", 1)[0] ?? "";
  for (const endpoint of endpoints) {
    const pattern = new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`, "i");
    if (pattern.test(path))
      return new ProblemError("method-not-allowed", { method: request.method });
  }
  return new ProblemError("not-found");
}
