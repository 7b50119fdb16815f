import type { FastifyReply, FastifyRequest } from "fastify";
import { pageContext, type PageParts } from "./app-pages.ts";
import { openPreview, previewProduct } from "./modules/assortment/index.ts";
import type { CacheScope } from "./platform/cache/tag-cache.ts";
import type { PageServer } from "./platform/pages/page-server.ts";
import { previewTokenOf } from "./platform/pages/preview.ts";

/** Nothing of a preview is kept. */
const UNKEPT: CacheScope = { tag: () => undefined, expireIn: () => undefined };

const PRIVATE = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow, noarchive",
  "referrer-policy": "no-referrer",
};

/** Of a product's page, in whatever language. */
const PRODUCT = /^(?:\/\w\w)?\/product\/(\d{1,10})(?=[-/?])/i;

/** Serves the page of a product that customers may not see yet; false when the address is not a signed one of it. */
export async function servePreview(
  pages: PageServer,
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { url } = request;
  const token = previewTokenOf(url);
  const preview = token === undefined ? undefined : openPreview(parts.platform, token);
  if (!preview || preview.productId !== Number(PRODUCT.exec(url)?.[1])) return false;
  reply.hijack();
  await pages.servePersonal(request.raw, reply.raw, request.ip, () => renderPreview(parts, url));
  return true;
}

async function renderPreview(parts: PageParts, url: string): Promise<Response> {
  const context = pageContext(parts, url, UNKEPT);
  const product = (id: number) => previewProduct(parts.platform, context.locale, id);
  const response = await parts.webBuild.render(new Request(context.publicUrl + url), {
    ...context,
    queries: { ...context.queries, product },
  });
  for (const [name, value] of Object.entries(PRIVATE)) response.headers.set(name, value);
  return response;
}
