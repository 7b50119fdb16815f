import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCALES, type Locale, localePath } from "#contract/kernel/locale.ts";
import { loadWebBuild } from "#server/app-build.ts";
import { saveRedirect } from "#server/modules/redirects/index.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const ARABIC = /\p{Script=Arabic}/u;

let shop: TestShop;
let base: string;
/** Addresses of the demo shop with Arabic letters, decoded, without a language. */
let arabic: string[];

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild, config: { rateLimit: 0 } });
  base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const xml = await (await fetch(`${base}/sitemap.xml`)).text();
  arabic = [...xml.matchAll(/<url><loc>https?:\/\/[^/]+([^<?]*)<\/loc>/g)]
    .map(([, path = ""]) => decodeURI(path))
    .filter((path) => ARABIC.test(path));
});
afterAll(() => shop.stop());

async function ask(path: string, lang?: Locale) {
  const headers = lang && { cookie: `lang=${lang}` };
  const answer = await fetch(base + path, { redirect: "manual", headers: headers ?? {} });
  await answer.arrayBuffer();
  return { status: answer.status, location: answer.headers.get("location") };
}

/** Follows one redirect and returns both statuses, with the decoded address between them. */
async function follow(path: string, lang?: Locale) {
  const { status, location } = await ask(path, lang);
  if (location === null) return [status];
  expect(location).toMatch(/^[\x21-\x7e]+$/);
  return [status, decodeURI(location), (await ask(location)).status];
}

const idOf = (path: string) => Number(/\/(\d+)-/.exec(path)?.[1]);

test("finds five products and two categories with Arabic slugs", () => {
  const count = (start: string) => arabic.filter((path) => path.startsWith(start)).length;
  expect([count("/product/"), count("/categories/")]).toEqual([5, 2]);
});

describe("a URL with an Arabic slug", () => {
  test("redirects a bare id or wrong slug with 301, keeping the query", async () => {
    for (const path of arabic) {
      const bare = path.replace(/-.*$/, "");
      const query = path.startsWith("/product/") ? "?variant=1" : "?page=2";
      for (const wrong of [bare, `${bare}-x`, `${bare}-نجفة-قديمة`, `${bare}-`]) {
        expect(await follow(wrong + query)).toEqual([301, path + query, 200]);
      }
    }
  });

  test("redirects to and from English", async () => {
    for (const path of arabic) {
      const [status, english = ""] = await follow(path, "en");
      expect([status, english]).toEqual([302, `/en${path}`]);
      const [moved, canonical = "", found] = await follow(String(english));
      expect([moved, found]).toEqual([301, 200]);
      expect(await follow(String(canonical).replace(/^\/en/, ""))).toEqual([301, path, 200]);
    }
  });

  test("has one canonical link for every case, slash and encoding", async () => {
    for (const path of arabic) {
      const escaped = encodeURI(path);
      const spelled = [
        escaped,
        escaped.replaceAll(/%[\dA-F]{2}/g, (one) => one.toLowerCase()),
        escaped.replace(/^\/(?:product|categories)/, (one) => one.toUpperCase()),
        `${escaped}/`,
      ];
      for (const one of spelled) {
        const html = await (await fetch(base + one)).text();
        const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
        expect(canonical).toBe(shop.platform.publicUrl + escaped);
      }
    }
  });

  test("redirects .data requests of the router with status 202", async () => {
    for (const path of arabic) {
      const answer = await fetch(`${base}${path.replace(/-.*$/, "")}.data`);
      const text = await answer.text();
      expect([answer.status, text.includes(encodeURI(path))]).toEqual([202, true]);
    }
  });
});

test("redirects a renamed slug's old URL in both languages", async () => {
  const staff = await signInStaff(shop, "owner");
  const [product = "", category = ""] = ["/product/", "/categories/"].map(
    (start) => arabic.find((path) => path.startsWith(start)) ?? "",
  );
  for (const [method, url, path] of [
    ["PATCH", `/api/v1/admin/products/${idOf(product)}`, product],
    ["PUT", `/api/v1/admin/categories/${idOf(category)}`, category],
  ] as const) {
    const record = (await staff.get(url)).json<{ slug: Record<Locale, string> }>();
    const slug = { ar: "اسم-جديد", en: "new-name" };
    const saved = await staff.send({ method, url, payload: { ...record, slug } });
    expect(saved.json()).toMatchObject({ slug });
    for (const locale of LOCALES) {
      const start = path.replace(/-.*$/, "");
      const old = localePath(`${start}-${record.slug[locale]}`, locale, "ar");
      const target = localePath(`${start}-${slug[locale]}`, locale, "ar");
      expect(await follow(encodeURI(old))).toEqual([301, target, 200]);
    }
  }
});

describe("an Arabic search term", () => {
  const term = encodeURIComponent("نجفة كريستال");

  test("survives the form without script and the language redirect", async () => {
    expect(await follow("/SearchProducts?q=نجفة كريستال")).toEqual([
      302,
      "/SearchProducts/نجفة كريستال",
      200,
    ]);
    expect(await follow(`/en/searchproducts/?q=${term}`)).toEqual([
      302,
      "/en/SearchProducts/نجفة كريستال",
      200,
    ]);
    expect(await follow(`/SearchProducts/${term}?q=نور`, "en")).toEqual([
      302,
      "/en/SearchProducts/نجفة كريستال?q=نور",
      200,
    ]);
  });
});

describe("a redirect by staff", () => {
  const old = [
    "/منتج-قديم",
    "/product/999999-نجفة",
    "/categories/product/999999-نجف",
    "/Media/news/999999",
    "/Media/photo-album/999999",
    "/عن-الشركة/كلمة المدير",
  ];

  test.each(old)("redirects %s to an Arabic URL with a query", async (from) => {
    const to = `${arabic[0]}?page=2&لون=ذهبي`;
    for (const status of [301, 302, 307, 308] as const) {
      await shop.run((work) => saveRedirect(work, { from, to, status }));
      for (const locale of LOCALES) {
        const { status: answered, location } = await ask(localePath(from, locale, "ar"));
        expect([answered, decodeURIComponent(location ?? "")]).toEqual([
          status,
          localePath(to, locale, "ar"),
        ]);
        expect([200, 301]).toContain((await ask(location ?? "")).status);
      }
    }
  });

  test("redirects to an Arabic URL of another site", async () => {
    const to = "https://مثال.example/نجفة?لون=ذهبي";
    await shop.run((work) => saveRedirect(work, { from: "/شريك", to, status: 302 }));
    expect(await ask("/شريك")).toEqual({ status: 302, location: new URL(to).href });
  });
});
