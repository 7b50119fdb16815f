import type { FastifyInstance } from "fastify";
import * as endpoints from "#contract/menus/endpoints.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { blocksOf, menuDetail } from "./menu-queries.ts";

export function serveMenus(app: FastifyInstance, { db }: Platform): void {
  serveEndpoint(app, endpoints.getMenuDetail, async ({ query, locale }) => ({
    items: await menuDetail(db, locale, query.categoryId),
  }));

  serveEndpoint(app, endpoints.listBlocks, async ({ query, locale }) => ({
    data: await blocksOf(db, locale, query.categoryId),
  }));
}
