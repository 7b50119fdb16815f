import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import { loadWebBuild } from "#server/app-build.ts";
import { saveSettings } from "#server/platform/settings.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const BUILD = join(import.meta.dirname, "..", "..", "..", "build");
const NONCE = /style-src 'self' 'nonce-([\w+/=]+)';/;

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ webBuild: await loadWebBuild(BUILD) });
});
afterAll(() => shop.stop());

const open = (url: string, cookie = "") => shop.app.inject({ url, headers: { cookie } });

describe("GET /admin", () => {
  test.each(["/admin", "/admin/", "/admin/orders/F-100001-HG/show", "/Admin/audit"])(
    "returns 200 at %s, uncached and not indexed",
    async (url) => {
      const answer = await open(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.headers["x-robots-tag"]).toBe("noindex, nofollow");
      expect(answer.body).toContain('<meta name="robots" content="noindex, nofollow" />');
      expect(answer.body).not.toMatch(/%\w+%/);
    },
  );

  test("contains the shop's name in document and manifest", async () => {
    const name = { ar: "نور & ضل", en: `"Light" $& <b>` };
    await shop.run((work) => saveSettings(work, { ...UNSET_SETTINGS, siteName: name }));
    expect((await open("/admin")).body).toContain(
      '<meta name="application-name" content="نور &amp; ضل" />',
    );
    expect((await open("/admin", "admin-lang=en")).body).toContain(
      'content="&quot;Light&quot; $&amp; &lt;b&gt;"',
    );
    const answer = await open("/site.webmanifest");
    expect(answer.headers["content-type"]).toContain("application/manifest+json");
    expect(answer.json()).toMatchObject({
      name: `${name.ar} · ${name.en}`,
      short_name: name.ar,
      lang: "ar",
      dir: "rtl",
      start_url: "/",
    });
  });

  test("uses the shop's default language until another is chosen", async () => {
    expect((await open("/admin")).body).toContain('<html lang="ar" dir="rtl">');
    expect((await open("/admin", "admin-lang=en")).body).toContain('<html lang="en" dir="ltr">');
    expect((await open("/admin", "admin-lang=xx")).body).toContain('<html lang="ar" dir="rtl">');
    expect((await open("/admin", "lang=en")).body).toContain('<html lang="ar" dir="rtl">');
  });

  test("allows style sheets by a new nonce and nothing inline", async () => {
    const answers = [await open("/admin"), await open("/admin")];
    const policies = answers.map(({ headers }) => String(headers["content-security-policy"]));
    const nonces = policies.map((policy) => NONCE.exec(policy)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, policy] of policies.entries()) {
      expect(policy).not.toContain("unsafe");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(answers[index]?.body).toContain(`nonce="${nonces[index]}"`);
    }
  });

  test("shows a message without script in both languages", async () => {
    const { body } = await open("/admin");
    expect(body).toMatch(/<p lang="ar" dir="rtl">[\s\S]+<p lang="en" dir="ltr">/);
  });

  test("is not linked from the shop's home page", async () => {
    const { body } = await open("/");
    expect(body).toContain("</html>");
    expect(body).not.toContain("/admin");
  });

  test("returns 404 for a missing asset", async () => {
    const answer = await open("/admin/assets/nothing.js");
    expect(answer.statusCode).toBe(404);
  });
});
