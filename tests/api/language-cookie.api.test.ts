import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "#contract/kernel/locale.ts";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let base: string;

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  const config = { publicUrl: "https://shop.example" };
  shop = await createTestShop({ demo: true, webBuild, config });
  base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.stop());

const choose = (locale: string) =>
  fetch(`${base}/api/v1/language`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ locale }),
  });

test("sets the language cookie for 365 days and follows it", async () => {
  for (const locale of LOCALES) {
    const answer = await choose(locale);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([
      `lang=${locale}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`,
    ]);
    const [cookie = ""] = answer.headers.getSetCookie()[0]?.split(";") ?? [];
    const page = await fetch(`${base}/Cart`, { headers: { cookie }, redirect: "manual" });
    expect([page.status, page.headers.get("location")]).toEqual(
      locale === "en" ? [302, "/en/Cart"] : [200, null],
    );
  }
  const refused = await choose("fr");
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([422, []]);
});

test("sets no cookie on shared pages", async () => {
  for (const path of ["/", "/en", "/product", "/en/Cart", "/nothing-here"]) {
    for (const cookie of ["", "lang=en", "lang=ar"]) {
      const page = await fetch(base + path, { headers: { cookie }, redirect: "manual" });
      expect([path, page.headers.getSetCookie()]).toEqual([path, []]);
    }
  }
});
