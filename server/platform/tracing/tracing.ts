import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";

/** Tells a collector how long each part of a request took. */
export interface Tracing {
  /** Everything that `answer` causes belongs to this request. */
  follow(request: IncomingMessage, response: ServerResponse, answer: () => void): void;
  /** Requests are called by their route, as soon as it is known. */
  nameRequestsOf(app: FastifyInstance): void;
  /** The trace of a request that is told of; most may not be. */
  traceOf(request: IncomingMessage): string | undefined;
  watchStatementsOf(pool: Pool): void;
  /** What was not sent yet is sent. */
  stop(): Promise<void>;
}

/** Loaded only where somebody listens: whoever does not want it pays nothing for it. */
export async function loadTracing(endpoint: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { startTracing } = await import("./open-telemetry.ts");
  return startTracing(endpoint);
}
