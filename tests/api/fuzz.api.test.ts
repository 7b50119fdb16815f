import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import type { ApiClient } from "#server/testing/api-client.ts";
import { type CallerName, STAFF } from "./authorization/callers.ts";
import { createFixtures, type Fixtures, makeCaller } from "./authorization/fixtures.ts";
import { MATRIX } from "./authorization/matrix.ts";
import type { Sent } from "./authorization/row.ts";
import { hostileText, hostileValue } from "./attack-strings.ts";

interface Operation {
  operationId: string;
  parameters: { name?: string; in?: string; schema?: object }[];
  requestBody?: { content: Record<string, { schema?: { properties?: object } }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}
interface Target {
  path: string;
  method: string;
  operation: Operation;
}

const CALLERS: CallerName[] = ["visitor", "person", "approver", ...STAFF];
/** Requests to an endpoint, shared among those who may call it; whoever may not tries a few times. */
const RUNS = 20;
const RUNS_OF_OTHERS = 1;
/** After so many requests a caller that may have signed out or changed the password is made anew. */
const RUNS_OF_FRESH = 8;

let fixtures: Fixtures;
let targets: Target[];
let order: object;

beforeAll(async () => {
  fixtures = await createFixtures();
  const document = (await fixtures.shop.app.inject("/api/openapi.json")).json<Document>();
  targets = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  order = (await validRequest("placeOrder", "visitor", fixtures.callers.visitor)).body ?? {};
});
afterAll(() => fixtures.shop.stop());

/** Names of the fields of a part of a request; none where it is no plain object. */
const fieldsOf = (part: Endpoint["body"]): string[] =>
  Object.keys((part?._zod.def as { shape?: object } | undefined)?.shape ?? {});

/** What this caller would send and be answered. */
async function validRequest(id: string, name: CallerName, caller: ApiClient): Promise<Sent> {
  return (await MATRIX[id]?.request?.({ ...fixtures, caller, name })) ?? {};
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

/** The one thing that is not as it should be. */
const mutation = fc.record({
  place: fc.constantFrom("body", "body", "query", "path"),
  locale: fc.constantFrom("ar" as const, "en" as const),
  text: hostileText,
  name: fc.nat(40),
  at: fc.nat(40),
  value: hostileValue,
});
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

/** A valid request with one mutation. */
function mutated({ path, method, operation }: Target, sent: Sent, change: Mutation): InjectOptions {
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
      ...(payload && { "content-type": sent.file ? "image/jpeg" : "application/json" }),
    },
    ...(payload && { payload }),
  };
}

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** What is wrong with an answer: the server broke, or a refusal that is no problem in the request's language. */
function faultOf({ statusCode, headers, body }: Answer, locale: unknown): string | undefined {
  if (statusCode >= 500) return `answers ${statusCode}`;
  if (statusCode < 400) return undefined;
  if (!String(headers["content-type"]).includes("application/problem+json")) return "is no problem";
  const problem = JSON.parse(body) as { code: string; title: string; status: number };
  const isArabic = /[\u0600-\u06ff]/.test(problem.title);
  if (problem.status !== statusCode || !/^[a-z-]+$/.test(problem.code)) return `says ${body}`;
  return isArabic === (locale === "ar")
    ? undefined
    : `says "${problem.title}" in ${String(locale)}`;
}

const counts = { sent: 0, authenticated: 0, valid: 0 };
const offenders: string[] = [];

async function send(caller: ApiClient, request: InjectOptions): Promise<void> {
  const answer = await caller.send(request);
  counts.sent += 1;
  if (![401, 403].includes(answer.statusCode)) counts.authenticated += 1;
  if (![400, 401, 403, 422].includes(answer.statusCode)) counts.valid += 1;
  const fault = faultOf(answer, request.headers?.["accept-language"]);
  if (fault) offenders.push(`${JSON.stringify(request).slice(0, 500)} ${fault}`);
}

/** Sends mutations of what this caller may send. */
async function fuzz(target: Target, name: CallerName, runs: number): Promise<void> {
  const id = target.operation.operationId;
  const mutations = fc.sample(mutation, runs);
  const { may, fresh: changesCaller } = MATRIX[id] ?? {};
  const fresh = changesCaller && may?.[name] === "ok";
  const step = fresh ? RUNS_OF_FRESH : runs;
  for (let from = 0; from < mutations.length; from += step) {
    const caller = fresh ? await makeCaller(fixtures.shop, name) : fixtures.callers[name];
    // What was guessed before must not count here.
    await fixtures.shop.pool.query("delete from platform.attempt");
    const sent = await validRequest(id, name, caller);
    for (const change of mutations.slice(from, from + step)) {
      await send(caller, mutated(target, sent, change));
    }
  }
}

describe("no input of any kind breaks an endpoint", () => {
  test("every endpoint of the contract is in the document", () => {
    expect(targets.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      Object.keys(endpoints).toSorted(),
    );
  });

  test("the document says of every part of a request what it must look like", () => {
    const unsaid = targets.flatMap(({ operation }) => {
      const { operationId: id, parameters, requestBody } = operation;
      const { params, query, body, upload } = (endpoints as Record<string, Endpoint>)[id] ?? {};
      const named = new Set(parameters.map(({ name, schema }) => schema && name));
      const wanted = [params, query].flatMap((part) => fieldsOf(part));
      const { schema } = Object.values(requestBody?.content ?? {})[0] ?? {};
      const isBodySaid = fieldsOf(body).every((field) => field in (schema?.properties ?? {}));
      return [
        ...wanted.filter((field) => !named.has(field)).map((field) => `${id} ${field}`),
        ...((body || upload) && !schema ? [`${id} has no body`] : []),
        ...(isBodySaid ? [] : [`${id} leaves out fields of its body`]),
      ];
    });
    expect(unsaid).toEqual([]);
  });

  test(
    "requests of everybody that are one mutation away from valid ones",
    { timeout: 600_000 },
    async () => {
      for (const target of targets) {
        const { may } = MATRIX[target.operation.operationId] ?? {};
        const allowed = CALLERS.filter((name) => may?.[name] === "ok");
        for (const name of CALLERS) {
          const share = Math.ceil(RUNS / allowed.length);
          await fuzz(target, name, allowed.includes(name) ? share : RUNS_OF_OTHERS);
        }
      }
      const { sent, authenticated, valid } = counts;
      process.stdout.write(
        `Fuzz: ${sent} requests, ${authenticated} got past authentication, ${valid} past validation, too\n`,
      );
      expect(offenders.splice(0)).toEqual([]);
      expect(authenticated).toBeGreaterThan(sent * 0.7);
      expect(valid).toBeGreaterThan(sent * 0.2);
    },
  );

  const BODIES = {
    "not JSON": ["{", "application/json"],
    "another type": ["a=1", "application/x-www-form-urlencoded"],
    nothing: ["", "application/json"],
    "a list": ["[]", "application/json"],
    "a text": ['"x"', "application/json"],
    "too much": [JSON.stringify({ x: "y".repeat(100_000) }), "application/json"],
    "a deep nest": [`${"[".repeat(20_000)}${"]".repeat(20_000)}`, "application/json"],
    "a prototype": ['{"__proto__":{"variantId":1},"constructor":1}', "application/json"],
  } as const;

  test("bodies that make no sense", async () => {
    const urls = ["orders", "cart/lines", "orders/lookup", "checkout/quote"];
    for (const [payload, type] of Object.values(BODIES)) {
      for (const url of urls) {
        for (const locale of ["ar", "en"] as const) {
          const headers = { "content-type": type, "accept-language": locale };
          const request = { method: "POST", url: `/api/v1/${url}`, headers, payload } as const;
          await send(fixtures.callers.visitor, request);
        }
      }
    }
    expect(offenders.splice(0)).toEqual([]);
  });

  test("headers that make no sense", async () => {
    for (const key of ["short", "ü".repeat(20), "x".repeat(300)]) {
      const headers = {
        "content-type": "application/json",
        "idempotency-key": key,
        "accept-language": "en",
        cookie: "guest=%00; lang=xx",
      };
      const request = { method: "POST", url: "/api/v1/orders", headers, payload: order } as const;
      await send(fixtures.callers.visitor, request);
    }
    expect(offenders.splice(0)).toEqual([]);
  });

  test("unknown paths and wrong methods are problems too", async () => {
    const unknown = await fixtures.shop.app.inject({
      url: "/api/v1/nothing",
      headers: { "accept-language": "en" },
    });
    expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, "not-found"]);
    const wrong = await fixtures.shop.app.inject({
      method: "DELETE",
      url: "/api/v1/Products",
      headers: { "accept-language": "ar" },
    });
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([
      405,
      "method-not-allowed",
    ]);
  });
});
