import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { TraceStatement } from "../postgres/pool-driver.ts";

/** Reports to a collector how long each part of a request took. */
export interface Tracing {
  /** Everything that `answer` triggers is attributed to this request. */
  follow(request: IncomingMessage, response: ServerResponse, answer: () => void): void;
  /** Names requests by their route, as soon as it is known. */
  nameRequestsOf(app: FastifyInstance): void;
  /** The trace of a request that is being reported; most may not be. */
  traceOf(request: IncomingMessage): string | undefined;
  traceStatement: TraceStatement;
  /** Flushes what was not sent yet. */
  stop(): Promise<void>;
}

/** Loaded only when a collector is configured, so that it costs nothing otherwise. */
export async function loadTracing(endpoint: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { startTracing } = await import("./open-telemetry.ts");
  return startTracing(endpoint);
}
