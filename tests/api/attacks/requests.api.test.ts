import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { processorMs, yardstickMs } from "#server/testing/measure-time.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { portOf, rawRequest } from "./raw-request.ts";

let shop: TestShop;
let port: number;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 100 }]));
  port = portOf(await shop.app.listen({ port: 0, host: "127.0.0.1" }));
});
afterAll(() => shop.stop());

const WRITES = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, { method }]) => method !== "GET",
);
const urlOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, "1");

describe("a write from another site", () => {
  test.for(WRITES)("returns 403 for %s", async ([, endpoint]) => {
    for (const forged of [
      { "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "http://localhost:80.evil.example" },
      { origin: "http://evil.localhost:80" },
      { "sec-fetch-site": "cross-site", origin: "http://localhost:80" },
    ]) {
      const headers = { "content-type": "application/json", host: "localhost:80", ...forged };
      const { method } = endpoint;
      const answer = await shop.app.inject({
        method,
        url: urlOf(endpoint),
        headers,
        payload: "{}",
      });
      expect([answer.statusCode, answer.json().code]).toEqual([403, "forbidden-origin"]);
    }
  });

  test("returns 403 from the shop's http origin when https is configured", async () => {
    const secure = await createTestShop({ config: { publicUrl: "https://shop.example" } });
    const statusFrom = async (origin: string) => {
      const headers = { host: "shop.example", origin, "content-type": "application/json" };
      const url = "/api/v1/cart/lines";
      return (await secure.app.inject({ method: "POST", url, headers, payload: "{}" })).statusCode;
    };
    const statuses = [
      await statusFrom("http://shop.example"),
      await statusFrom("https://shop.example"),
    ];
    await secure.stop();
    expect(statuses).toEqual([403, 422]);
  });

  test("returns 415 for content types that a form can send", async () => {
    for (const type of [
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/plain",
      "text/plain; application/json",
      "application/json+evil",
      "text/json",
    ]) {
      const answer = await shop.app.inject({
        method: "POST",
        url: "/api/v1/cart/lines",
        headers: { "content-type": type },
        payload: JSON.stringify({ variantId }),
      });
      expect([answer.statusCode, answer.cookies], type).toEqual([415, []]);
    }
  });

  test("gets no CORS headers", async () => {
    for (const method of ["OPTIONS", "GET", "POST"] as const) {
      const answer = await shop.app.inject({
        method,
        url: "/api/v1/cart/lines",
        headers: {
          origin: "https://evil.example",
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization",
        },
      });
      const names = Object.keys(answer.headers).filter((name) => name.startsWith("access-control"));
      expect(names).toEqual([]);
    }
  });

  test("returns 405 when a header overrides the method", async () => {
    const client = new ApiClient(shop.app);
    await client.add(variantId);
    const cookies = Object.entries(client.cookies).map(([name, value]) => `${name}=${value}`);
    // Over a raw connection: a layer in front of the framework could change the method, too.
    const answer = await rawRequest(
      port,
      `GET /api/v1/cart/lines/${variantId}?_method=DELETE HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: ${cookies.join("; ")}\r\nX-HTTP-Method-Override: DELETE\r\nX-Method-Override: DELETE\r\nX-HTTP-Method: DELETE\r\n\r\n`,
    );
    expect(answer.slice(9, 12)).toBe("405");
    expect((await client.cart()).json().items).toHaveLength(1);
  });
});

describe("a request body or query", () => {
  const post = (payload: string) =>
    shop.app.inject({
      method: "POST",
      url: "/api/v1/cart/lines",
      headers: { "content-type": "application/json" },
      payload,
    });

  test("cannot pollute object prototypes", async () => {
    for (const payload of [
      `{"variantId":${variantId},"__proto__":{"polluted":true}}`,
      `{"variantId":${variantId},"constructor":{"prototype":{"polluted":true}}}`,
      `{"__proto__":{"variantId":${variantId}}}`,
    ])
      await post(payload);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((await post(`{"__proto__":{"variantId":${variantId}}}`)).statusCode).toBe(422);
  });

  test("ignores unknown fields such as price or owner", async () => {
    const client = new ApiClient(shop.app);
    const answer = await client.post("/api/v1/cart/lines", {
      variantId,
      quantity: 1,
      price: 1,
      unitPrice: 1,
      shopperId: 1,
      isAdmin: true,
    });
    expect(answer.json().items[0].price.amount).toBe(114_00);
  });

  test("is a repeat of the same key despite unknown fields", async () => {
    const client = new ApiClient(shop.app);
    const add = (more: object) =>
      client.post("/api/v1/cart/lines", { variantId, quantity: 1, ...more }, "the-same-key");
    const answers = [await add({}), await add({ price: 1, shopperId: 1 })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await client.cart()).json().totalQty).toBe(1);
  });

  test("is decoded once, with 422 for double encoding", async () => {
    const client = new ApiClient(shop.app);
    await client.add(variantId);
    const twice = `%25${variantId.toString().charCodeAt(0).toString(16)}`;
    const rest = variantId.toString().slice(1);
    const remove = await client.send({
      method: "DELETE",
      url: `/api/v1/cart/lines/${twice}${rest}`,
    });
    const read = await client.get("/api/v1/products?page=%2531");
    const write = await post(JSON.stringify({ variantId: `%31${variantId}` }));
    expect([remove.statusCode, read.statusCode, write.statusCode]).toEqual([422, 422, 422]);
    expect((await client.cart()).json().totalQty).toBe(1);
  });

  test("uses the last of two equal keys", async () => {
    const answer = await post(`{"variantId":999999,"variantId":${variantId},"quantity":1}`);
    expect(answer.statusCode).toBe(200);
  });

  test("returns 422 or 413 when deep or huge", async () => {
    const before = processorMs();
    const deep = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`;
    expect((await post(deep)).statusCode).toBe(422);
    expect((await post(`{"variantId":"${"9".repeat(60_000)}"}`)).statusCode).toBe(422);
    expect((await post(`"${"x".repeat(70_000)}"`)).statusCode).toBe(413);
    expect(processorMs() - before).toBeLessThan(200 * yardstickMs());
  });

  test("rejects a repeated query parameter with 422", async () => {
    for (const query of ["page=1&page=2", "page[]=1&page[]=2", "page[$gt]=1", "page=1,2"]) {
      const answer = await shop.app.inject(`/api/v1/products?${query}`);
      expect([200, 400, 422], query).toContain(answer.statusCode);
    }
    expect((await shop.app.inject("/api/v1/products?page=1&page=2")).statusCode).toBe(422);
  });
});

describe("a malformed HTTP request", () => {
  const SMUGGLED = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const head =
    "POST /api/v1/cart/lines HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  const cases: Record<string, string> = {
    "length and chunks": `${head}Content-Length: ${SMUGGLED.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    "two lengths": `${head}Content-Length: 2\r\nContent-Length: ${SMUGGLED.length + 2}\r\n\r\n{}${SMUGGLED}`,
    "a length with a sign": `${head}Content-Length: +2\r\n\r\n{}${SMUGGLED}`,
    "chunks hidden by a blank": `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    "chunks of an unknown kind": `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    "a folded header": `${head}Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    "a bare line feed": `${head}X: a\nContent-Length: 2\r\n\r\n{}${SMUGGLED}`,
    "a chunk with a sign": `${head}Transfer-Encoding: chunked\r\n\r\n+0\r\n\r\n${SMUGGLED}`,
    "two hosts": "GET /healthz HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n",
    "no host": "GET /healthz HTTP/1.1\r\n\r\n",
    "a method that is none": "HEALTHZ /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
  };

  test.each(Object.entries(cases))("returns a single 4xx response for %s", async (_name, bytes) => {
    const answer = await rawRequest(port, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.match(/HTTP\/1\.1 \d\d\d/g)).toHaveLength(1);
    expect(answer).not.toContain("alive");
  });

  test("returns 4xx for TRACE without echoing the request", async () => {
    for (const path of ["/", "/api/v1/cart", "/assets/none.js", "/healthz"]) {
      const answer = await rawRequest(
        port,
        `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: session=canary\r\n\r\n`,
      );
      expect(answer, path).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer, path).not.toContain("canary");
    }
  });

  test("returns 431 for a header that is too large", async () => {
    const answer = await rawRequest(
      port,
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(40_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});
