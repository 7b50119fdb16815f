import type { FastifyInstance } from "fastify";
import * as endpoints from "#contract/menus/endpoints.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listBlocks, listMenuItems } from "./menu-queries.ts";

export function serveMenus(app: FastifyInstance, { db }: Platform): void {
  serveEndpoint(app, endpoints.getMenuDetail, async ({ query, locale }) => ({
    items: (await listMenuItems(db, locale)).get(query.categoryId) ?? [],
  }));

  serveEndpoint(app, endpoints.listBlocks, async ({ query, locale }) => ({
    data: await listBlocks(db, locale, query.categoryId),
  }));
}
