import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAGES } from "#contract/site-map.ts";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let port: number;

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  port = Number(new URL(await shop.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => shop.stop());

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Sends the path byte by byte: `fetch` would normalise it. */
async function get(target: string): Promise<Answer> {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    Buffer.from(
      `GET ${target} HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n`,
      "latin1",
    ),
  );
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(socket, "close");
  const text = Buffer.concat(chunks).toString();
  const [head = "", ...rest] = text.split("\r\n\r\n");
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    type: /^content-type: ([^;\s]+)/im.exec(head)?.[1] ?? "",
    body: rest.join("\r\n\r\n"),
  };
}

/** Truncated, not UTF-8, not hexadecimal, a NUL byte, after a product's id. */
const MALFORMED = ["%E0%A4%A", "%FF", "%", "%00", "999999-%FF"];
const DYNAMIC = PAGES.filter(({ path }) => path.includes(":")).map(({ path }) => path);
const LANGUAGES = [
  { prefix: "", html: /<html[^>]* lang="ar"/, message: "الصفحة غير موجودة: \u2066{path}\u2069" },
  { prefix: "/en", html: /<html[^>]* lang="en"/, message: "Page not found: {path}" },
];

/** What is wrong with the response to a path without a page. */
async function faultsOf(target: string, { html, message }: (typeof LANGUAGES)[number]) {
  const { status, type, body } = await get(target);
  const text = message.replace("{path}", target);
  return [
    status === 404 || `is ${status}`,
    type === "text/html" || `is ${type}`,
    html.test(body) || "is in the other language",
    body.includes(text) || "does not name the path",
    body.includes("noindex") || "may be indexed",
  ]
    .filter((fault) => fault !== true)
    .map((fault) => `${target} ${fault}`);
}

test("returns 404 for malformed URLs on every dynamic route", async () => {
  expect(DYNAMIC.length).toBeGreaterThanOrEqual(6);
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    for (const part of MALFORMED) {
      for (const route of ["/:any", "/:any/more", ...DYNAMIC]) {
        const target = language.prefix + route.replace(/:\w+/, part);
        faults.push(...(await faultsOf(target, language)));
      }
    }
  }
  expect(faults).toEqual([]);
});

test("returns a problem for malformed API URLs", async () => {
  for (const part of MALFORMED) {
    for (const target of [`/api/v1/products/${part}`, `/api/v1/${part}`, `/API/${part}`]) {
      const { status, type } = await get(target);
      expect([target, type]).toEqual([target, "application/problem+json"]);
      expect([400, 404, 422], target).toContain(status);
    }
  }
});
