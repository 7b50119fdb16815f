import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "#contract/kernel/locale.ts";
import type { PageContext, PageQueries } from "#contract/page-context.ts";
import { HOME_BLOCKS, pageContext, type PageParts } from "./app-pages.ts";
import { openPreview } from "./modules/assortment/index.ts";
import { listBlocksInWriting, openBlock } from "./modules/menus/index.ts";
import { previewProduct } from "./modules/storefront/index.ts";
import type { CacheScope } from "./platform/cache/tag-cache.ts";
import { FRAMED_POLICY } from "./platform/pages/content-policy.ts";
import type { PageServer } from "./platform/pages/page-server.ts";
import { previewTokenOf } from "./platform/pages/preview.ts";

/** Previews are never cached. */
const UNKEPT: CacheScope = { tag: () => undefined, expireIn: () => undefined };

const PRIVATE = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow, noarchive",
  "referrer-policy": "no-referrer",
};

/** Of a product page, in either language. */
const PRODUCT = /^(?:\/\w\w)?\/product\/(\d{1,10})(?=[-/?])/i;
const HOME = /^\/(?:\w\w\/?)?\?/;

/** Shown in a frame beside a back-office form: the page can be read but can do nothing. */
const FRAMED = { "content-security-policy": FRAMED_POLICY, "x-frame-options": "SAMEORIGIN" };

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/**
 * Serves a page including what customers may not see yet; false when the address is not signed for
 * it.
 */
export async function servePreview(
  pages: PageServer,
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { url } = request;
  const token = previewTokenOf(url);
  const render = token === undefined ? undefined : previewOf(parts, url, token);
  if (!render) return false;
  reply.hijack();
  await pages.servePersonal(request.raw, reply.raw, request.ip, render);
  return true;
}

function previewOf(parts: PageParts, url: string, token: string) {
  const { platform } = parts;
  const productId = openPreview(platform, token)?.productId;
  if (productId !== undefined && productId === Number(PRODUCT.exec(url)?.[1]))
    return () =>
      renderPreview(parts, url, ({ locale }) => ({
        product: (id) => previewProduct(platform, locale, id),
      }));
  const block = HOME.test(url) ? openBlock(platform, token) : undefined;
  if (!block) return undefined;
  const blocks = (locale: Locale) => listBlocksInWriting(platform.db, locale, HOME_BLOCKS, block);
  return async () => {
    const page = await renderPreview(parts, url, ({ locale }) => ({
      blocks: () => blocks(locale),
    }));
    for (const [name, value] of Object.entries(FRAMED)) page.headers.set(name, value);
    const html = await page.text();
    // Each blocked script would log an error in the browser's console; links inside a form go
    // nowhere.
    return new Response(html.replaceAll(SCRIPTS, "").replace("<body", "<body inert"), page);
  };
}

async function renderPreview(
  parts: PageParts,
  url: string,
  answersOf: (context: PageContext) => Partial<PageQueries>,
): Promise<Response> {
  const context = pageContext(parts, url, UNKEPT);
  const response = await parts.webBuild.render(new Request(context.publicUrl + url), {
    ...context,
    queries: { ...context.queries, ...answersOf(context) },
  });
  for (const [name, value] of Object.entries(PRIVATE)) response.headers.set(name, value);
  return response;
}
