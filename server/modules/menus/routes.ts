import type { FastifyInstance } from "fastify";
import * as endpoints from "#contract/menus/endpoints.ts";
import { serveShared } from "#server/platform/http/serve-shared.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listBlocks, listMenuItems } from "./menu-queries.ts";

export function serveMenus(app: FastifyInstance, { db, cache }: Platform): void {
  serveShared(
    app,
    endpoints.getMenuDetail,
    { cache, tags: () => ["menus"] },
    async ({ query, locale }) => ({
      items: (await listMenuItems(db, locale)).get(query.categoryId) ?? [],
    }),
  );

  serveShared(
    app,
    endpoints.listBlocks,
    { cache, tags: () => ["blocks"] },
    async ({ query, locale }) => ({
      data: await listBlocks(db, locale, query.categoryId),
    }),
  );
}
