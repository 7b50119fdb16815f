import { createHash } from "node:crypto";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { loadWebBuild, type WebBuild } from "#server/app-build.ts";
import { createPlatform } from "#server/create-platform.ts";
import { savePrices } from "#server/modules/pricing/index.ts";
import { EVERYTHING } from "#server/platform/cache/tag-cache.ts";
import { TagListener } from "#server/platform/cache/tag-listener.ts";
import { createLog } from "#server/platform/log.ts";
import { createPool } from "#server/platform/postgres/database.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { loadAllMessages, messagesOf } from "#web/i18n/load-messages.ts";

let shop: TestShop;
let webBuild: WebBuild;
let base: string;
/** A product on the first page of the newest, and its only or first variant. */
let product: { id: number; variantId: number; path: string };

beforeAll(async () => {
  await loadAllMessages();
  webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const { items } = (await (await fetch(`${base}/api/v1/products?sort=newest`)).json()) as {
    items: { id: number; path: string }[];
  };
  const { id = 0, path = "" } = items[0] ?? {};
  const { variants } = (await (await fetch(`${base}/api/v1/products/${id}`)).json()) as {
    variants: { id: number; price: { amount: number } }[];
  };
  const cheapest = variants.toSorted((a, b) => a.price.amount - b.price.amount)[0];
  product = { id, variantId: cheapest?.id ?? 0, path };
});
afterAll(() => shop.stop());

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(base + path, { redirect: "manual", headers });
  return { response, html: await response.text() };
};

describe("a page whose rendering fails", () => {
  test.each([
    ["/Media/news", "خطأ داخلي في الخادم"],
    ["/en/Media/news", "Internal Server Error"],
  ])("returns 500 for %s without details and without caching", async (path, message) => {
    const { pool } = shop;
    await pool.query("alter table content.news rename to news_away");
    try {
      const broken = await page(path);
      expect(broken.response.status).toBe(500);
      expect(broken.html).toContain(message);
      expect(broken.html).toContain("noindex");
      expect(broken.html).not.toMatch(/content\.news|does not exist|at file:|node_modules/);
    } finally {
      await pool.query("alter table content.news_away rename to news");
    }
    expect((await page(path)).response.status).toBe(200);
  });
});

describe("the page cache", () => {
  test("serves the second request with the same bytes, or 304", async () => {
    const first = await page("/product?sort=price-asc");
    expect(first.response.status).toBe(200);
    expect(shop.platform.cache.get("page /product?sort=price-asc")).toBeDefined();
    const second = await page("/product?sort=price-asc");
    expect(second.html).toBe(first.html);
    const unchanged = await page("/product?sort=price-asc", {
      "if-none-match": first.response.headers.get("etag") ?? "",
    });
    expect(unchanged.response.status).toBe(304);
  });

  test("stores one page for all spellings and campaign parameters", async () => {
    await page("/Product/?utm_source=mail&sort=price-desc&gclid=1");
    const size = shop.platform.cache.size;
    await page("/product?sort=price-desc&fbclid=2");
    await page("/PRODUCT?sort=price-desc&page=1");
    expect(shop.platform.cache.size).toBe(size);
  });

  test("invalidates pages when another process changes a price", async () => {
    const connection = {
      socketDir: inject("socketDir"),
      user: inject("databaseUser"),
      database: shop.pool.options.database ?? "",
    };
    const listener = await TagListener.start(
      { connection },
      shop.platform.cache,
      shop.platform.log,
    );
    await page("/product?sort=newest");
    const pool = createPool({ connection });
    const other = createPlatform({ config: testConfig(), pool, log: createLog("silent", false) });
    await inTransaction(other, (work) =>
      savePrices(work, [{ variantId: product.variantId, piastres: 98_700 }]),
    );
    await expect.poll(async () => (await page("/product?sort=newest")).html).toContain(">987<");
    await listener.stop();
    await pool.end();
  });

  test("does not store 404 pages", async () => {
    const before = shop.platform.cache.size;
    expect((await page("/nothing-here")).response.status).toBe(404);
    expect(shop.platform.cache.get("page /nothing-here")).toBeUndefined();
    expect(shop.platform.cache.size).toBe(before);
  });

  test("renders the same bytes with and without cookies", async () => {
    const customer = await registerCustomer(shop);
    await customer.add(product.variantId);
    const cookies = { guest: "abc", lang: "ar", ...customer.cookies };
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
    const headers = { cookie, authorization: `Bearer ${customer.token}` };
    // The first request renders the page for everybody: once signed in, once as a visitor.
    shop.platform.cache.drop([EVERYTHING]);
    const known = await page(product.path, headers);
    shop.platform.cache.drop([EVERYTHING]);
    const plain = await page(product.path);
    expect(known.response.status).toBe(200);
    expect(known.html).toBe(plain.html);
    const secrets = [customer.token, ...Object.values(customer.cookies), customer.userInfo.email];
    expect(secrets.filter((secret) => secret && known.html.includes(secret))).toEqual([]);
  });

  test("allows exactly the page's inline scripts by hash", async () => {
    for (const path of [product.path, "/", "/en/Cart", "/nothing-here"]) {
      const { response, html } = await page(path);
      const policy = response.headers.get("content-security-policy") ?? "";
      const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
      expect(allowed.toSorted(), path).toEqual(
        ["'self'", "'wasm-unsafe-eval'", ...inlineHashes(html)].toSorted(),
      );
      expect(policy).toContain("script-src-attr 'none'");
    }
  });
});

/** Hashes of inline scripts, as a browser computes them. */
function inlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)];
  const run = scripts.filter(([, attributes = ""]) => !/\ssrc=|json"/i.test(attributes));
  expect(run.length).toBeGreaterThan(0);
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");
  return [...new Set(run.map(([, , text = ""]) => `'sha256-${hash(text)}'`))];
}

/** The pages of the specification, each in its canonical spelling. */
const PAGES = [
  "/",
  "/product",
  "/product/{id}-{slug}",
  "/categories/product/{id}-{slug}",
  "/SearchProducts/E27",
  "/new-arrival",
  "/special-offers",
  "/Fav",
  "/Cart",
  "/Order",
  "/orders-and-returns",
  "/auth/Login",
  "/auth/Register",
  "/auth/CompanyRegister",
  "/Account",
  "/Account/Edit",
  "/contact-us",
  "/FAQ",
  "/about-us",
  "/about-us/director-speech",
  "/about-us/vision-mission-values-goals",
  "/privacy-policy",
  "/terms-and-conditions",
  "/sustainability-statement",
  "/Media/news",
  "/Media/news/{id}",
  "/Media/photo-album",
  "/Media/videos",
];

describe("each of the specification's 28 pages", () => {
  const lists: Record<string, string> = {
    "/product/{id}-{slug}": "products",
    "/categories/product/{id}-{slug}": "product-categories",
    "/Media/news/{id}": "news",
  };

  /** A page's path with the id and slug of an existing record. */
  async function addressOf(path: string, lang: string): Promise<string> {
    const list = lists[path];
    if (!list) return path;
    const answer = await fetch(`${base}/api/v1/${list}?lang=${lang}`);
    const { items } = (await answer.json()) as { items: { id: number; path?: string }[] };
    const [first] = items;
    return first?.path ?? path.replace("{id}", String(first?.id));
  }

  /** What is wrong with a spelling of a path. */
  async function faultsOf(spelling: string, spelled: string, lang: "ar" | "en"): Promise<string[]> {
    const { response, html } = await page(spelling);
    const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1] ?? "";
    // A search term is shown as typed.
    const isCanonical = withoutSlash(canonical).replace("/e27", "/E27") === spelled;
    return [
      ...(response.status === 200 ? [] : [`${spelling} is ${response.status}`]),
      ...(isCanonical ? [] : [`${spelling} calls itself ${canonical}`]),
      ...unreadable(html, lang).map((fault) => `${spelling}: ${fault}`),
    ];
  }

  test("returns 200 in any spelling, with text and links without script", async () => {
    expect(PAGES).toHaveLength(28);
    const offenders: string[] = [];
    for (const path of PAGES) {
      for (const [lang, prefix] of [
        ["ar", ""],
        ["en", "/en"],
      ] as const) {
        const spelled = withoutSlash(prefix + (await addressOf(path, lang)));
        // The most unusual spelling first: a cached page is served for every spelling of its path.
        const others = [`${spelled.toUpperCase()}/`, spelled.toLowerCase(), `${spelled}/`];
        for (const spelling of spelled === "/" ? ["/"] : [...others, spelled]) {
          offenders.push(...(await faultsOf(spelling, spelled, lang)));
        }
      }
    }
    expect(offenders).toEqual([]);
  });
});

/** Messages long enough to be unambiguous. */
const SENTENCES = /^[^{}<>"'&]{12,}$/;
const OF_SCRIPTS = /<(script|style|head|template)\b[^]*?<\/\1>/g;

/** What is missing without script: text and links, in the page's language. */
function unreadable(html: string, lang: "ar" | "en"): string[] {
  const body = html.replace(OF_SCRIPTS, "");
  const main = /<main[^]*<\/main>/.exec(body)?.[0] ?? "";
  const other = lang === "ar" ? "en" : "ar";
  const own = new Set(sentencesOf(lang));
  const foreign = sentencesOf(other).filter((text) => !own.has(text) && body.includes(text));
  // The checkout only links to home, help and the terms.
  const isEnclosed = !body.includes("<footer");
  const links = body.match(/<a [^>]*href="/g)?.length ?? 0;
  return [
    ...(/<h1|<noscript><p/.test(main) ? [] : ["nothing to read"]),
    ...(links > (isEnclosed ? 4 : 50) ? [] : [`only ${links} links`]),
    ...foreign.map((text) => `in the other language: ${text}`),
  ];
}

function sentencesOf(lang: "ar" | "en"): string[] {
  const textsIn = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn);
  return textsIn(messagesOf(lang)).filter((text) => text.includes(" ") && SENTENCES.test(text));
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, "");

describe("routing", () => {
  test("redirects unprefixed paths to the saved language with 302", async () => {
    expect((await page("/product")).html).toMatch(
      /<html[^>]* lang="ar"[^>]*dir="rtl"|<html[^>]*dir="rtl"[^>]* lang="ar"/,
    );
    expect((await page("/en/product")).html).toMatch(/<html[^>]*lang="en"/);
    const saved = await page("/product?sort=newest", { cookie: "lang=en" });
    expect([saved.response.status, saved.response.headers.get("location")]).toEqual([
      302,
      "/en/product?sort=newest",
    ]);
    expect(saved.response.headers.get("cache-control")).toBe("no-store");
    expect((await page("/en/product", { cookie: "lang=ar" })).response.status).toBe(200);
  });

  test("ignores case and trailing slash and links the canonical URL", async () => {
    for (const path of ["/NEW-Arrival", "/new-arrival/", "/cart/", "/CART"]) {
      const { response, html } = await page(path);
      expect(response.status, path).toBe(200);
      const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? "";
      expect(canonical).toMatch(/\/(?:new-arrival|Cart)"/);
    }
  });

  test("redirects a wrong slug with 301, returns 404 for unknown ids", async () => {
    const moved = await page(`/product/${product.id}-something-else`);
    expect([moved.response.status, moved.response.headers.get("location")]).toEqual([
      301,
      product.path,
    ]);
    const bare = await page(`/product/${product.id}`);
    expect(bare.response.status).toBe(301);
    for (const path of [
      "/product/999999-x",
      "/product/abc",
      "/product/0-x",
      "/categories/product/x",
      "/categories/product/999999-x",
    ]) {
      expect((await page(path)).response.status, path).toBe(404);
    }
  });

  test("returns 404 and names an unknown path", async () => {
    const { response, html } = await page("/en/No/Such-Page");
    expect(response.status).toBe(404);
    expect(html).toContain("Page not found: /en/No/Such-Page");
    expect(html).toContain("<title>Page Not Found: /en/No/Such-Page · Fanous</title>");
    const arabic = await page("/لا-شيء");
    expect(arabic.response.status).toBe(404);
    for (const place of [/<title>([^<]*)</, /<p>([^<]*)<\/p>/]) {
      expect(place.exec(arabic.html)?.[1]).toContain("الصفحة غير موجودة: \u2066/لا-شيء\u2069");
    }
  });

  test("follows redirects of staff to internal and external targets", async () => {
    await sql`insert into redirects.redirect (from_path, to_target, status) values ('/old-offers', '/special-offers', 301), ('/partner', 'https://example.com/x', 302)`.execute(
      shop.platform.db,
    );
    const inside = await page("/Old-Offers/");
    expect([inside.response.status, inside.response.headers.get("location")]).toEqual([
      301,
      "/special-offers",
    ]);
    const outside = await page("/partner");
    expect([outside.response.status, outside.response.headers.get("location")]).toEqual([
      302,
      "https://example.com/x",
    ]);
  });

  test("answers hostile URLs with a status below 500", async () => {
    for (const path of [
      "/%",
      "//evil.example/product",
      "/%00",
      "/product/%E0%A4%A",
      "/SearchProducts/%",
      "/SearchProducts/%00",
      "/product?page=99999999999&price=..&x=%00",
      `/${"a".repeat(5_000)}`,
      "/en/en/en",
      "/product/1-%2e%2e%2f",
      "/SearchProducts/<script>alert(1)</script>",
    ]) {
      expect((await page(path)).response.status, path).toBeLessThan(500);
    }
  });
});

describe("settings", () => {
  test("swaps the language prefixes when English is the default", async () => {
    const english = await createTestShop({
      demo: true,
      webBuild,
      config: { defaultLocale: "en" },
    });
    const html = async (url: string) => (await english.app.inject(url)).body;
    expect(await html("/product")).toMatch(/<html[^>]*lang="en"/);
    expect(await html("/ar/product")).toMatch(/<html[^>]*lang="ar"/);
    expect((await english.app.inject("/en/product")).statusCode).toBe(404);
    await english.stop();
  });

  test("returns a page's data as text/x-script, even for the home page", async () => {
    for (const path of ["/_.data", "/en/_.data", "/product.data", "/en/product/_.data"]) {
      const answer = await shop.app.inject({ url: path, headers: { cookie: "lang=en" } });
      expect([answer.statusCode, answer.headers["content-type"]], path).toEqual([
        200,
        "text/x-script",
      ]);
    }
  });
});
