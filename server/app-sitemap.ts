import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import { PAGES } from "#contract/site-map.ts";
import { facetPageQuery, makesFacetPage } from "#contract/storefront/facet-pages.ts";
import { categoryTree } from "./modules/catalog/index.ts";
import { contentAddresses } from "./modules/content/index.ts";
import { facetPageAddresses, productAddresses, productParts } from "./modules/storefront/index.ts";
import type { CacheScope } from "./platform/cache/tag-cache.ts";
import { refuse } from "./platform/http/problem-error.ts";
import { answerEntry, type PageEntry, writeEntry } from "./platform/pages/page-entry.ts";
import {
  MOST_PAGES,
  type SitemapAddress,
  sitemapIndexXml,
  sitemapXml,
} from "./platform/pages/sitemap.ts";
import type { Platform } from "./platform/platform.ts";
import { readSettings } from "./platform/settings.ts";

/** Anything with a scheduled publication, such as a product, is listed at most this much later. */
const LONGEST_LIFE_MS = 10 * 60 * 1000;

const SECURITY_DAYS = 180;

/** Serves what programs read first: /robots.txt, /sitemap.xml and /.well-known/security.txt. */
export function serveSitemap(app: FastifyInstance, platform: Platform): void {
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(robotsText(platform)),
  );
  app.get("/.well-known/security.txt", async (_request, reply) => {
    const { email } = await readSettings(platform.db);
    if (email === "") refuse("not-found");
    return reply.type("text/plain; charset=utf-8").send(securityText(platform, email));
  });
  app.get("/sitemap.xml", async (request, reply) =>
    sendFile(request, reply, ["whole", wholeSitemap]),
  );
  app.get<{ Params: { part: string } }>(
    "/sitemap-pages-:part(^[1-9]\\d{0,3}$).xml",
    async (request, reply) => sendFile(request, reply, pagesPart(Number(request.params.part))),
  );
  app.get<{ Params: { part: string } }>(
    "/sitemap-products-:part(^[1-9]\\d{0,3}$).xml",
    async (request, reply) => sendFile(request, reply, productsPart(Number(request.params.part))),
  );

  async function sendFile(request: FastifyRequest, reply: FastifyReply, [name, make]: File) {
    const entry = await platform.cache.resolve<PageEntry>(
      `sitemap ${name}`,
      async (scope) => {
        scope.expireIn(LONGEST_LIFE_MS);
        scope.tag("products", "categories");
        const headers = {
          "content-type": "application/xml; charset=utf-8",
          vary: "accept-encoding",
        };
        const body = await make(platform, scope);
        return answerEntry({ status: 200, headers, body }, app.securityHeaders);
      },
      ({ size }) => size,
    );
    reply.hijack();
    writeEntry(request.raw, reply.raw, entry);
    return reply;
  }
}

/** Its cache key, and how it is built. */
type File = readonly [name: string, make: MakeFile];
type MakeFile = (platform: Platform, scope: CacheScope) => Promise<string>;

/** All pages, or the index of the sitemap files when they are too many for one. */
const wholeSitemap: MakeFile = async (platform, scope) => {
  const { db } = platform;
  const [pages, parts] = await Promise.all([
    pageAddresses(platform, scope),
    productParts(db, MOST_PAGES),
  ]);
  const products = parts.reduce((sum, part) => sum + part.products, 0);
  if (pages.length + products <= MOST_PAGES) {
    return sitemapXml([...pages, ...(await productAddresses(db))], platform);
  }
  const numbers = Array.from({ length: Math.ceil(pages.length / MOST_PAGES) }, (_, at) => at + 1);
  const names = [
    ...numbers.map((number) => `pages-${number}`),
    ...parts.map(({ number }) => `products-${number}`),
  ];
  return sitemapIndexXml(names, platform);
};

function pagesPart(number: number): File {
  const make: MakeFile = async (platform, scope) => {
    const pages = await pageAddresses(platform, scope);
    return partXml(pages.slice((number - 1) * MOST_PAGES, number * MOST_PAGES), platform);
  };
  return [`pages ${number}`, make];
}

function productsPart(number: number): File {
  const make: MakeFile = async (platform) =>
    partXml(await productAddresses(platform.db, { number, ids: MOST_PAGES }), platform);
  return [`products ${number}`, make];
}

function partXml(addresses: SitemapAddress[], platform: Platform): string {
  if (addresses.length === 0) refuse("not-found");
  return sitemapXml(addresses, platform);
}

/** Everything except products. */
async function pageAddresses({ db }: Platform, scope: CacheScope): Promise<SitemapAddress[]> {
  const [arabic, english, words, chosen] = await Promise.all([
    categoryTree(db, "ar"),
    categoryTree(db, "en"),
    contentAddresses(db, scope),
    facetPageAddresses(db),
  ]);
  const inEnglish = new Map(english.map(({ id, path }) => [id, path]));
  const choicesOf = Map.groupBy(chosen, ({ categoryId }) => categoryId);
  const categories = arabic
    .filter(({ productCount }) => productCount > 0)
    .flatMap(({ id, path, productCount }) => {
      const own = { ar: path, en: inEnglish.get(id) ?? path };
      const withQuery = (query: string) => ({ ar: own.ar + query, en: own.en + query });
      const pages = (choicesOf.get(id) ?? []).filter(({ value, products: count }) =>
        makesFacetPage(value, count, productCount),
      );
      return [
        { path: own },
        ...pages.map(({ code, value }) => ({ path: withQuery(facetPageQuery(code, value)) })),
      ];
    });
  const same = (path: string) => ({ ar: path, en: path });
  return [
    ...PAGES.filter(({ sitemap }) => sitemap === "always").map(({ path }) => ({
      path: same(path),
    })),
    ...categories,
    ...words.map(({ path, changedAt }) => ({ path: same(path), changedAt })),
  ];
}

/** Pages that search engines should skip say so themselves; this lists only what is not a page. */
function robotsText({ publicUrl }: Platform): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Where researchers report a weakness (RFC 9116). */
function securityText({ publicUrl, defaultLocale }: Platform, email: string): string {
  const expires = new Date(Date.now() + SECURITY_DAYS * DAY_MS).toISOString();
  const languages = defaultLocale === "ar" ? "ar, en" : "en, ar";
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
