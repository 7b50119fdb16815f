import { randomInt } from "node:crypto";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { auditShop } from "#server/audit.ts";
import { addEverybody, createFixtures, type Fixtures } from "./authorization/fixtures.ts";
import { Fuzzer } from "./fuzz/fuzzer.ts";
import type { Operation, Target } from "./fuzz/mutation.ts";
import { planOf } from "./fuzz/plan.ts";
import { Tally } from "./fuzz/tally.ts";

/** For `npm run fuzz`: the number of requests, and the seed of a run to repeat. */
const { FUZZ_CALLS, FUZZ_SEED } = process.env;
const CALLS = FUZZ_CALLS === undefined ? undefined : Number(FUZZ_CALLS);
const SEED = FUZZ_SEED === undefined ? randomInt(2 ** 31) : Number(FUZZ_SEED);
const SLOWEST_CALL_MS = 10;

/** Number of fuzzers running in parallel: with many requests shop and database are both busy. */
const FUZZERS = CALLS === undefined && process.env["NIGHTLY"] === undefined ? 1 : 2;

const tally = new Tally();
let fixtures: Fixtures;
let fuzzer: Fuzzer;
let targets: Target[];

beforeAll(async () => {
  fixtures = await createFixtures();
  fuzzer = new Fuzzer(fixtures, tally);
  const document = (await fixtures.shop.app.inject("/api/openapi.json")).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  targets = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
});
afterAll(() => fixtures.shop.stop());

/** Field names of a part of a request; none if it is not a plain object. */
const fieldsOf = (part: Endpoint["body"]): string[] =>
  Object.keys((part?._zod.def as { shape?: object } | undefined)?.shape ?? {});

async function send(request: InjectOptions): Promise<void> {
  tally.add(request, await fixtures.callers.visitor.send(request));
}

describe("the API under fuzzing", () => {
  test("documents every endpoint of the contract", () => {
    expect(targets.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      Object.keys(endpoints).toSorted(),
    );
  });

  test("documents every parameter and body field", () => {
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
    "answers mutated requests of all callers without faults",
    { timeout: Math.max(1_800_000, (CALLS ?? 0) * SLOWEST_CALL_MS) },
    async () => {
      process.stdout.write(`Fuzz: FUZZ_SEED=${SEED} sends the same again\n`);
      const plan = planOf(targets, SEED, CALLS);
      const work = async (one: Fuzzer) => {
        for (const stretch of plan) await one.sendAll(stretch);
      };
      const others = Array.from(
        { length: FUZZERS - 1 },
        async () => new Fuzzer({ ...fixtures, ...(await addEverybody(fixtures.shop)) }, tally),
      );
      await Promise.all([fuzzer, ...(await Promise.all(others))].map(work));
      tally.write();
      const { sent, authenticated, valid } = tally.counts;
      expect(tally.takeFaults()).toEqual([]);
      // Staff endpoints allow few callers, and all others try once.
      expect(authenticated).toBeGreaterThan(sent * 0.4);
      expect(valid).toBeGreaterThan(sent * 0.2);
    },
  );

  test("keeps the shop's data consistent after all requests", async () => {
    const { checked, findings } = await auditShop(fixtures.shop.platform.db);
    expect(checked).toBeGreaterThan(3);
    expect(findings).toEqual([]);
  });

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

  test("answers malformed bodies without faults", async () => {
    const urls = ["orders", "cart/lines", "orders/lookup", "checkout/quote"];
    for (const [payload, type] of Object.values(BODIES)) {
      for (const url of urls) {
        for (const locale of ["ar", "en"] as const) {
          const headers = { "content-type": type, "accept-language": locale };
          const request = { method: "POST", url: `/api/v1/${url}`, headers, payload } as const;
          await send(request);
        }
      }
    }
    expect(tally.takeFaults()).toEqual([]);
  });

  test("answers malformed headers without faults", async () => {
    const { body: order = {} } = await fuzzer.validRequest("placeOrder", "visitor");
    for (const key of ["short", "ü".repeat(20), "x".repeat(300)]) {
      const headers = {
        "content-type": "application/json",
        "idempotency-key": key,
        "accept-language": "en",
        cookie: "guest=%00; lang=xx",
      };
      const request = { method: "POST", url: "/api/v1/orders", headers, payload: order } as const;
      await send(request);
    }
    expect(tally.takeFaults()).toEqual([]);
  });

  test("returns 404 for unknown paths and 405 for wrong methods", async () => {
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
