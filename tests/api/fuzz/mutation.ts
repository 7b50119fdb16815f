import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { hostileText, hostileValue } from "../attack-strings.ts";
import type { Sent } from "../authorization/row.ts";

/** An endpoint as described by the API's document. */
export interface Target {
  path: string;
  method: string;
  operation: Operation;
}

export interface Operation {
  operationId: string;
  parameters: { name?: string; in?: string; schema?: object }[];
  requestBody?: { content: Record<string, { schema?: { properties?: object } }> };
}

/** Replaces one leaf or branch of a body. */
function spoil(body: unknown, at: number, value: unknown): unknown {
  const paths: string[][] = [[]];
  const visit = (node: unknown, path: string[]) => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      paths.push([...path, key]);
      visit(child, [...path, key]);
    }
  };
  visit(body, []);
  const path = paths[at % paths.length] ?? [];
  if (path.length === 0) return value;
  const copy = structuredClone(body) as Record<string, unknown>;
  let node = copy;
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>;
  node[path.at(-1) ?? ""] = value;
  return copy;
}

const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replaceAll("%EF%BF%BD", "%ED%A0%80");

/** The single mutation of a request. */
export const mutation = fc.record({
  place: fc.constantFrom("body", "body", "query", "path"),
  locale: fc.constantFrom("ar" as const, "en" as const),
  text: hostileText,
  name: fc.nat(40),
  at: fc.nat(40),
  value: hostileValue,
});
export type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

/** A valid request with one mutation. */
export function mutated(
  { path, method, operation }: Target,
  sent: Sent,
  change: Mutation,
): InjectOptions {
  const { place, locale, text, name, at, value } = change;
  const inPath = place === "path" ? encode(text) || "0" : undefined;
  const target = path.replaceAll(
    /\{(\w+)\}/g,
    (_whole, key: string) => inPath ?? encode(String(sent.params?.[key] ?? "1")),
  );
  const names = operation.parameters.filter((one) => one.in === "query").map((one) => one.name);
  const known = [...names, "finish", "price", "page"];
  const query = Object.entries(sent.query ?? {}).map(
    ([key, one]) => `${encode(key)}=${encode(one)}`,
  );
  if (place === "query") query.push(`${encode(known[name % known.length] ?? "")}=${encode(text)}`);
  const body = place === "body" ? spoil(sent.body, at, value) : sent.body;
  const payload = sent.file ?? (operation.requestBody && JSON.stringify(body));
  return {
    method: method.toUpperCase(),
    url: `${target}?${query.join("&")}`,
    headers: {
      "accept-language": locale,
      ...(payload && {
        "content-type": typeOf(sent),
      }),
    },
    ...(payload && { payload }),
  };
}

function typeOf({ file, fileType }: Sent): string {
  return file ? (fileType ?? "image/jpeg") : "application/json";
}
