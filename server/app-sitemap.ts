import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PAGES } from "#contract/site-map.ts";
import { categoryTree } from "./modules/catalog/index.ts";
import { contentAddresses } from "./modules/content/index.ts";
import { productAddresses } from "./modules/storefront/index.ts";
import type { CacheScope } from "./platform/cache/tag-cache.ts";
import { refuse } from "./platform/http/problem-error.ts";
import { type PageEntry, pageEntry, writeEntry } from "./platform/pages/page-entry.ts";
import { type SitemapAddress, sitemapFiles } from "./platform/pages/sitemap.ts";
import type { Platform } from "./platform/platform.ts";

/** What is published later by itself, like a product, is listed this much later at most. */
const LONGEST_LIFE_MS = 10 * 60 * 1000;

/** Puts on the server what search engines read first: /robots.txt and /sitemap.xml. */
export function serveSitemap(app: FastifyInstance, platform: Platform): void {
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(robotsText(platform)),
  );
  app.get("/sitemap.xml", async (request, reply) => sendFile(request, reply, 0));
  app.get<{ Params: { part: string } }>("/sitemap-:part(^\\d{1,4}$).xml", async (request, reply) =>
    sendFile(request, reply, Number(request.params.part)),
  );

  async function sendFile(request: FastifyRequest, reply: FastifyReply, part: number) {
    const { entries } = await platform.cache.resolve(
      "sitemap",
      async (scope) => makeEntries(platform, scope, app.securityHeaders),
      (made) => made.entries.reduce((sum, { size }) => sum + size, 0),
    );
    const entry = entries[part];
    // A sitemap in one file has no parts.
    if (!entry) refuse("not-found");
    reply.hijack();
    writeEntry(request.raw, reply.raw, entry);
    return reply;
  }
}

async function makeEntries(
  platform: Platform,
  scope: CacheScope,
  headers: Record<string, string>,
): Promise<{ entries: PageEntry[] }> {
  scope.expireIn(LONGEST_LIFE_MS);
  const files = sitemapFiles(await everyAddress(platform, scope), platform);
  const entries = files.map((xml) =>
    pageEntry(
      new Response(xml, {
        headers: { "content-type": "application/xml; charset=utf-8", vary: "accept-encoding" },
      }),
      headers,
    ),
  );
  return { entries: await Promise.all(entries) };
}

async function everyAddress({ db }: Platform, scope: CacheScope): Promise<SitemapAddress[]> {
  scope.tag("products", "categories");
  const [arabic, english, products, words] = await Promise.all([
    categoryTree(db, "ar"),
    categoryTree(db, "en"),
    productAddresses(db),
    contentAddresses(db, scope),
  ]);
  const inEnglish = new Map(english.map(({ id, path }) => [id, path]));
  const categories = arabic
    .filter(({ productCount }) => productCount > 0)
    .map(({ id, path }) => ({ path: { ar: path, en: inEnglish.get(id) ?? path } }));
  const same = (path: string) => ({ ar: path, en: path });
  return [
    ...PAGES.filter(({ sitemap }) => sitemap === "always").map(({ path }) => ({
      path: same(path),
    })),
    ...categories,
    ...products,
    ...words.map(({ path, changedAt }) => ({ path: same(path), changedAt })),
  ];
}

/** Pages that are not for search engines say so themselves; only what is no page is named here. */
function robotsText({ publicUrl }: Platform): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
