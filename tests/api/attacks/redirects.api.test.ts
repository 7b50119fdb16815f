import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { portOf, rawGet } from "./raw-request.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
let shop: TestShop;
let port: number;

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(ROOT, "build"));
  shop = await createTestShop({ demo: true, webBuild });
  port = portOf(await shop.app.listen({ port: 0, host: "127.0.0.1" }));
});
afterAll(() => shop.stop());

const EVIL = [
  "//evil.example",
  "//evil.example/",
  "//evil.example/%2f..",
  "///evil.example",
  "/\\evil.example",
  "/\\/evil.example",
  "/%5cevil.example",
  "/%2f/evil.example",
  "/%2f%2fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/ar//evil.example",
  "/en//evil.example",
  "/en/\\evil.example",
  "/en/%2fevil.example",
  "//evil.example@shop.test/",
  "/%09/evil.example",
  "/%0d%0aLocation:%20https://evil.example",
  "/product/1-x?next=https://evil.example",
  "/product/1-%0d%0aset-cookie:%20a=b",
  "/product/1-x%2f%2fevil.example",
  "/auth/Login?next=//evil.example",
  "http://evil.example/",
  "http://evil.example/product/1-x",
];

test.each(EVIL)("does not redirect %s to another site", async (path) => {
  for (const cookie of ["lang=en", "lang=ar", "lang=//evil.example", "lang=%0d%0a"]) {
    const { headers } = await rawGet(port, path, { cookie });
    // No redirect is fine, too.
    const { location = "/" } = headers;
    expect(new URL(location, "http://shop.test/").host, `${path} → ${location}`).toBe("shop.test");
    expect(location).not.toMatch(/[\r\n\t]/);
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers["refresh"]).toBeUndefined();
  }
});

test("ignores forged host headers in pages and redirects", async () => {
  const forged = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-original-url": "/admin",
    "x-rewrite-url": "/admin",
    forwarded: "host=evil.example",
  };
  for (const url of ["/", "/product", "/product/1-x", "/nothing"]) {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      redirect: "manual",
      headers: forged,
    });
    expect(answer.headers.get("location") ?? "").not.toContain("evil");
    expect(await answer.text()).not.toContain("evil.example");
  }
});
