import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ProblemCode } from "#contract/kernel/problem.ts";
import { isUnavailable } from "../postgres/is-unavailable.ts";
import { presentProblem, ProblemError } from "./problem-error.ts";
import { requestLocale } from "./serve-endpoint.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Why it was refused. */
    problemCode?: ProblemCode;
  }
}

/** Answers every error with problem details in the request's language, revealing nothing else. */
export function handleProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, "a request failed");
    sendProblem(request, reply, problem);
  });
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
): void {
  const locale = requestLocale(request);
  request.problemCode = problem.code;
  const seconds = problem.code === "unavailable" ? BUSY_S : problem.values["seconds"];
  if (seconds !== undefined) reply.header("retry-after", String(seconds));
  reply
    .code(problem.status)
    .header("content-language", locale)
    .type("application/problem+json")
    .send(JSON.stringify(presentProblem(problem, locale)));
}

/** Suggested wait before retrying when busy. */
const BUSY_S = 3;

const BY_STATUS: Record<number, ProblemCode> = {
  400: "bad-request",
  404: "not-found",
  413: "payload-too-large",
  415: "unsupported-media-type",
  503: "unavailable",
};

function asProblem(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error;
  const code = BY_STATUS[error.statusCode ?? 500];
  if (code) return new ProblemError(code);
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new ProblemError("bad-request");
  return new ProblemError(isUnavailable(error) ? "unavailable" : "internal");
}
