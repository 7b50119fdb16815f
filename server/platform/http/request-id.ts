import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** It appears in logs and in SQL comments, so no other characters are allowed. */
const SAFE = /^[\w-]{8,64}$/;
const ids = new WeakMap<IncomingMessage, string>();

/**
 * The proxy's id for the request, or one of our own: the same id from the proxy's log to the
 * database's.
 */
export function requestIdOf(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const { "x-request-id": given } = request.headers;
  const id = typeof given === "string" && SAFE.test(given) ? given : randomUUID();
  ids.set(request, id);
  return id;
}
