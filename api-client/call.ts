import type { Method } from "#contract/kernel/endpoint.ts";
import type { Exchange, ExchangeParts } from "./client.ts";
import type { Call, Operation, RequestOf } from "./operations.ts";

interface Parts extends ExchangeParts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | null | undefined>;
}

/** Calls endpoints through `exchange`; of the contract, the browser has only the types. */
export function callVia(exchange: Exchange): Call {
  const run = (operation: Operation, parts: Parts = {}) =>
    exchange(methodOf(operation), fill(operation, parts), parts);
  return run as Call;
}

export function methodOf(operation: Operation): Method {
  return operation.slice(0, operation.indexOf(" ")) as Method;
}

/** The URL of an operation, for files and links. */
export function urlOf<O extends Operation>(operation: O, ...[request]: RequestOf<O>): string {
  return fill(operation, request);
}

/** Path and query; empty values are left out. */
function fill(operation: Operation, { params = {}, query = {} }: Parts = {}): string {
  const path = operation
    .slice(operation.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
