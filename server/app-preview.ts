import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "#contract/kernel/locale.ts";
import type { PageContext, PageQueries } from "#contract/page-context.ts";
import { HOME_BLOCKS, NO_CACHE, pageContext, type PageParts } from "./app-pages.ts";
import { openPreview } from "./modules/assortment/index.ts";
import { listBlocksInWriting, openBlock } from "./modules/menus/index.ts";
import { previewProduct } from "./modules/storefront/index.ts";
import { FRAMED_POLICY } from "./platform/pages/content-policy.ts";
import type { PageAddress, PageServer } from "./platform/pages/page-server.ts";

const PRIVATE = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow, noarchive",
  "referrer-policy": "no-referrer",
};

const PRODUCT = /^\/product\/(\d{1,10})(?![^-/])/i;

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
  const render = previewOf(parts, request.url, pages.addressOf(request.raw));
  if (!render) return false;
  reply.hijack();
  await pages.servePersonal(request.raw, reply.raw, request.ip, render);
  return true;
}

function previewOf(parts: PageParts, url: string, address: PageAddress) {
  const { platform } = parts;
  const { path, isData, preview: token } = address;
  if (token === undefined) return undefined;
  const preview = (answersOf: (context: PageContext) => Partial<PageQueries>) =>
    renderPreview(parts, url, address, answersOf);
  const productId = openPreview(platform, token)?.productId;
  if (productId !== undefined && productId === Number(PRODUCT.exec(path)?.[1]))
    return () =>
      preview(({ locale }) => ({ product: (id) => previewProduct(platform, locale, id) }));
  const block = path === "/" && !isData ? openBlock(platform, token) : undefined;
  if (!block) return undefined;
  const blocks = (locale: Locale) => listBlocksInWriting(platform.db, locale, HOME_BLOCKS, block);
  return async () => {
    const page = await preview(({ locale }) => ({ blocks: () => blocks(locale) }));
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
  address: PageAddress,
  answersOf: (context: PageContext) => Partial<PageQueries>,
): Promise<Response> {
  const context = pageContext(parts, address, NO_CACHE);
  const response = await parts.webBuild.render(new Request(context.publicUrl + url), {
    ...context,
    queries: { ...context.queries, ...answersOf(context) },
  });
  for (const [name, value] of Object.entries(PRIVATE)) response.headers.set(name, value);
  return response;
}
