import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { previewToken } from "#server/modules/assortment/preview/preview-link.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let staff: StaffClient;
let base: string;
let product: { id: number; name: { en: string; ar: string }; version: string };

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  staff = await signInStaff(shop, "catalogue");
  const { rows } = await shop.pool.query<{ id: number }>(
    "select id from catalog.product where code = 'hala-ring-chandelier'",
  );
  const url = `/api/v1/admin/products/${rows[0]?.id}`;
  const { version } = (await staff.get(url)).json<{ version: string }>();
  const payload = { state: "draft", version };
  product = (await staff.send({ method: "PUT", url: `${url}/state`, payload })).json();
});
afterAll(() => shop.stop());

const page = (path: string) => fetch(base + path, { redirect: "manual" });

async function preview(): Promise<{ path: { ar: string; en: string } }> {
  return (await staff.post(`/api/v1/admin/products/${product.id}/previews`, {})).json();
}

test("shows a draft by signed URL only, without caching", async () => {
  const { path } = await preview();
  for (const locale of ["ar", "en"] as const) {
    const shown = await page(path[locale]);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain(product.name[locale]);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": expect.stringContaining("noindex"),
      "referrer-policy": "no-referrer",
    });
    const [plain = ""] = path[locale].split("?");
    expect((await page(plain)).status).toBe(404);
    expect((await page(`${plain}?preview=12.9999999999.${"A".repeat(43)}`)).status).toBe(404);
  }
  const state = await staff.get(`/api/v1/admin/products/${product.id}`);
  expect(state.json()).toMatchObject({ state: "draft", version: product.version });
});

test("returns 404 for another product or an expired signed URL", async () => {
  const { path } = await preview();
  const [, query = ""] = path.en.split("?");
  const { rows } = await shop.pool.query<{ id: number }>(
    "update catalog.product set published_at = null where code = 'nada-lever-handle' returning id",
  );
  shop.platform.cache.drop(["*"]);
  expect((await page(`/en/product/${rows[0]?.id}-x?${query}`)).status).toBe(404);
  const over = previewToken(shop.platform, product.id, new Date(Date.now() - 1_000));
  const [plain = ""] = path.en.split("?");
  expect((await page(`${plain}?preview=${over}`)).status).toBe(404);
});

test("previews a block without scripts and without saving it", async () => {
  const editor = await signInStaff(shop, "content");
  const words = (ar: string, en: string) => ({ ar, en });
  const draft = {
    id: null,
    kind: "story",
    title: words("حكاية لم تُنشر", "An untold story"),
    text: words("سطر", ""),
    actionLabel: null,
    path: null,
    assetId: null,
    position: 1,
  };
  const { path } = (await editor.post("/api/v1/admin/block-previews", draft)).json<{
    path: { ar: string; en: string };
  }>();
  for (const locale of ["ar", "en"] as const) {
    const shown = await page(path[locale]);
    const html = await shown.text();
    expect(html).toContain(draft.title[locale]);
    expect(html).toContain("<body inert");
    expect(html).not.toContain("<script");
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "x-frame-options": "SAMEORIGIN",
    });
    const policy = shown.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain("script-src ");
    const [plain = ""] = path[locale].split("?");
    const usual = await page(plain);
    expect(await usual.text()).not.toContain(draft.title[locale]);
    expect(usual.headers.get("x-frame-options")).toBe("DENY");
  }
  // It opens no other page, and no other URL of the same page.
  const [home = "", query = ""] = path.en.split("?");
  const changed = await page(`${home}?${query.replace("preview=", "preview=A")}`);
  expect(await changed.text()).not.toContain(draft.title.en);
  expect(await (await page(`/en/product?${query}`)).text()).not.toContain(draft.title.en);
});
