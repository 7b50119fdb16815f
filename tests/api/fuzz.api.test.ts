import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { hostileText, hostileValue } from "./attack-strings.ts";

interface Operation {
  operationId: string;
  parameters: { name?: string; in?: string }[];
  requestBody?: object;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/** A request that would be fine; one part of it is spoiled at a time. */
const FINE: Record<string, unknown> = {
  addCartLine: { variantId: 1, quantity: 1 },
  setCartLine: { quantity: 2 },
  quoteCheckout: { governorate: "EG-C", paymentMethod: "cod" },
  placeOrder: {
    contact: { name: "منى", phone: "01012345678", phone2: "", email: "mona@example.com" },
    address: {
      governorate: "EG-C",
      city: "القاهرة",
      street: "شارع",
      building: "1",
      postalCode: "11511",
      notes: "",
    },
    paymentMethod: "cod",
    expectedTotal: 100,
  },
  lookUpOrder: { number: "F-100001", phoneOrEmail: "01012345678" },
};

let shop: TestShop;
let operations: { path: string; method: string; operation: Operation }[];

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  const document = (await shop.app.inject("/api/openapi.json")).json<Document>();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
});
afterAll(() => shop.stop());

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

async function expectCalm(request: InjectOptions, locale: "ar" | "en") {
  const response = await shop.app.inject(request);
  expect(response.statusCode, JSON.stringify(request).slice(0, 500)).toBeLessThan(500);
  if (response.statusCode < 400) return;
  expect(response.headers["content-type"]).toContain("application/problem+json");
  const problem = response.json<{ code: string; title: string; status: number }>();
  expect(problem.status).toBe(response.statusCode);
  expect(problem.code).toMatch(/^[a-z-]+$/);
  expect(/[\u0600-\u06ff]/.test(problem.title), problem.title).toBe(locale === "ar");
}

describe("no input of any kind breaks a route", () => {
  test("every endpoint of the contract is in the document", () => {
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      Object.keys(endpoints).toSorted(),
    );
  });

  test.for(Object.entries(endpoints as Record<string, Endpoint>))("%s", async ([name]) => {
    const found = operations.find(({ operation }) => operation.operationId === name);
    if (!found) throw new Error(`${name} is not in the document`);
    const { path, method, operation } = found;
    const inQuery = operation.parameters.filter((parameter) => parameter.in === "query");
    const hostileQuery = fc.array(
      fc.tuple(
        fc.constantFrom(...inQuery.map((p) => p.name ?? ""), "finish", "price", "lang", "page"),
        hostileText,
      ),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("ar" as const, "en" as const),
        hostileText,
        hostileQuery,
        fc.nat(40),
        hostileValue,
        async (locale, segment, query, at, value) => {
          const target = path.replaceAll(/\{\w+\}/g, encode(segment) || "0");
          const search = query
            .filter(([key]) => key !== "lang")
            .map(([key, text]) => `${encode(key)}=${encode(text)}`);
          const headers: Record<string, string> = { "accept-language": locale };
          const request: InjectOptions = {
            method: method.toUpperCase(),
            url: `${target}?${search.join("&")}`,
            headers,
            ...(operation.requestBody && { payload: JSON.stringify(spoil(FINE[name], at, value)) }),
          };
          if (operation.requestBody) headers["content-type"] = "application/json";
          await expectCalm(request, locale);
        },
      ),
      { numRuns: 120 },
    );
  });

  test.for([
    ["not JSON", "{", "application/json"],
    ["another type", "a=1", "application/x-www-form-urlencoded"],
    ["nothing", "", "application/json"],
    ["a list", "[]", "application/json"],
    ["a text", '"x"', "application/json"],
    ["too much", JSON.stringify({ x: "y".repeat(100_000) }), "application/json"],
    ["a deep nest", `${"[".repeat(20_000)}${"]".repeat(20_000)}`, "application/json"],
    ["a prototype", '{"__proto__":{"variantId":1},"constructor":1}', "application/json"],
  ])("a body that is %s", async ([, payload = "", type = ""]) => {
    for (const url of [
      "/api/v1/orders",
      "/api/v1/cart/lines",
      "/api/v1/orders/lookup",
      "/api/v1/checkout/quote",
    ]) {
      for (const locale of ["ar", "en"] as const) {
        const headers = { "content-type": type, "accept-language": locale };
        await expectCalm({ method: "POST", url, headers, payload }, locale);
      }
    }
  });

  test("headers that make no sense", async () => {
    for (const key of ["short", "ü".repeat(20), "x".repeat(300)]) {
      const headers = {
        "content-type": "application/json",
        "idempotency-key": key,
        "accept-language": "en",
        cookie: "guest=%00; lang=xx",
      };
      const payload = JSON.stringify(FINE["placeOrder"]);
      await expectCalm({ method: "POST", url: "/api/v1/orders", headers, payload }, "en");
    }
  });

  test("unknown paths and wrong methods are problems too", async () => {
    const unknown = await shop.app.inject({
      url: "/api/v1/nothing",
      headers: { "accept-language": "en" },
    });
    expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, "not-found"]);
    const wrong = await shop.app.inject({
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
