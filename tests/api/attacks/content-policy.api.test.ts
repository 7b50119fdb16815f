import { createHash } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const EVIL = "fetch('/api/v1/customer')";
let shop: TestShop;

/** Pages with a text inserted as markup, as if a component had forgotten to escape it. */
beforeAll(async () => {
  const built = await loadWebBuild(join(import.meta.dirname, "..", "..", "..", "build"));
  shop = await createTestShop({
    webBuild: {
      ...built,
      render: async (request, context) => {
        const answer = await built.render(request, context);
        const html = (await answer.text()).replace(
          /<h1[^>]*>/,
          `$&<script>${EVIL}</script><script nonce="">${EVIL}</script>`,
        );
        const { status, headers, scripts = [] } = answer;
        return Object.assign(new Response(html, { status, headers }), { scripts });
      },
    },
  });
});
afterAll(() => shop.stop());

test("excludes injected inline scripts from the content policy", async () => {
  for (const path of ["/FAQ", "/en/FAQ"]) {
    const { headers, body } = await shop.app.inject(path);
    expect(body).toContain(`<script>${EVIL}</script>`);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/);
    expect(policy).not.toContain(createHash("sha256").update(EVIL).digest("base64"));
    expect(policy).not.toMatch(/script-src[^;]*(?:'unsafe-inline'|'nonce-)/);
    expect(body).not.toMatch(/nonce="[^"]/);
  }
});

describe("POST /csp-reports", () => {
  const report = (payload: string, type = "application/csp-report") =>
    shop.app.inject({
      method: "POST",
      url: "/csp-reports",
      payload,
      headers: { "content-type": type },
    });
  const old = (directive: string) =>
    JSON.stringify({
      "csp-report": {
        "effective-directive": directive,
        "blocked-uri": "https://evil.example/x.js?secret=1",
        "document-uri": "https://shop.example/FAQ?q=1",
      },
    });

  test("counts reports by directive, returns 413 and 429 above limits", async () => {
    const body = { effectiveDirective: "img-src", blockedURL: "inline", documentURL: "" };
    const both = JSON.stringify([{ type: "csp-violation", body }, { type: "deprecation" }]);
    expect((await report(old("script-src-elem"))).statusCode).toBe(204);
    expect((await report(both, "application/reports+json")).statusCode).toBe(204);
    expect((await report(old(`made-up-${"x".repeat(90)}`))).statusCode).toBe(204);
    const { body: metrics } = await shop.app.inject("/metrics");
    for (const directive of ["script-src-elem", "img-src", "other"])
      expect(metrics).toContain(`csp_reports_total{directive="${directive}"} 1`);
    expect(metrics).not.toContain("made-up");
    expect((await report("{")).statusCode).toBe(400);
    expect((await report(JSON.stringify("x".repeat(9_000)))).statusCode).toBe(413);
    expect((await report(old("script-src"), "text/plain")).statusCode).toBe(415);
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => (await report(old("img-src"))).statusCode),
    );
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(10);
    expect(statuses).toContain(429);
  });
});
