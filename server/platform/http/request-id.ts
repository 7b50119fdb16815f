import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** It stands in logs and in comments of SQL, so nothing else than this may be in it. */
const SAFE = /^[\w-]{8,64}$/;
const ids = new WeakMap<IncomingMessage, string>();

/** What a proxy calls the request, or a name of our own: one id from its log to the database's. */
export function requestIdOf(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const { "x-request-id": given } = request.headers;
  const id = typeof given === "string" && SAFE.test(given) ? given : randomUUID();
  ids.set(request, id);
  return id;
}
