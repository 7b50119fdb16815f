import type { FastifyInstance } from "fastify";
import { catalogEndpoints as catalogue } from "#contract/catalog/endpoints.ts";
import { LOCALE_COOKIE_SECONDS, LOCALE_KEY } from "#contract/kernel/locale.ts";
import {
  storefrontEndpoints as endpoints,
  type ProductList,
} from "#contract/storefront/endpoints.ts";
import { parseListQuery } from "#contract/storefront/list-query.ts";
import { isVisible, readDictionary } from "#server/modules/catalog/index.ts";
import { PRICES_TAG } from "#server/modules/pricing/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import { serveShared } from "#server/platform/http/serve-shared.ts";
import type { Platform } from "#server/platform/platform.ts";
import { queriesInTurn, RANK } from "#server/platform/precedence.ts";
import { productDetail } from "./detail/product-detail.ts";
import { listSons } from "./list-sons.ts";
import { listProducts } from "./list/list-products.ts";
import { suggest } from "./suggest.ts";

export function serveStorefront(app: FastifyInstance, platform: Platform): void {
  const { cache } = platform;
  const lists = {
    cache,
    tags: ({ items }: ProductList) => ["products", PRICES_TAG, "categories", ...productTags(items)],
  };

  serveShared(app, endpoints.listProducts, lists, async ({ query: given, locale }) => {
    const { scope, categoryId, page, q = "", sort } = given;
    if (categoryId !== undefined && !isVisible(await readDictionary(platform), categoryId)) {
      refuse("not-found");
    }
    const { facets } = parseListQuery(facetParameters(given));
    const query = { q, page, sort: sort ?? null, facets };
    return listProducts(platform, locale, {
      scope,
      query,
      ...(categoryId !== undefined && { categoryId }),
    });
  });

  // Set by the server, because some browsers delete cookies set by scripts after seven days.
  serveEndpoint(app, endpoints.chooseLanguage, async ({ body, reply }) => {
    const { secureCookies: secure } = platform;
    const maxAge = LOCALE_COOKIE_SECONDS;
    reply.setCookie(LOCALE_KEY, body.locale, { path: "/", maxAge, sameSite: "lax", secure });
  });

  serveEndpoint(app, endpoints.suggest, ({ query, locale }) =>
    queriesInTurn(() => suggest(platform, locale, query.q), RANK.search),
  );

  serveShared(
    app,
    catalogue.getProduct,
    { cache, tags: ({ id, related }) => ["products", ...productTags([{ id }, ...related])] },
    async ({ params, locale }) =>
      (await productDetail(platform, locale, params.id)) ?? refuse("not-found"),
  );

  serveShared(
    app,
    catalogue.listSons,
    {
      cache,
      tags: ({ items }) => [
        "products",
        ...productTags(items.map(({ productId }) => ({ id: productId }))),
      ],
    },
    ({ query, locale }) => listSons(platform, locale, query),
  );
}

const productTags = (products: { id: number }[]) => products.map(({ id }) => `product:${id}`);

/** The facets as in the pages' addresses; of a repeated parameter the last one counts. */
function facetParameters(query: Record<string, unknown>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last === "string") parameters.set(key, last);
  }
  return parameters;
}
