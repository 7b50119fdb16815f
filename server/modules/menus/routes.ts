import { menuEndpoints as endpoints } from "#contract/menus/endpoints.ts";
import { serveShared } from "#server/platform/http/serve-shared.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { listBlocks, listMenuItems } from "./menu-queries.ts";
import { staffMenuRoutes } from "./staff/routes.ts";

export const menusModule: ModulePlugin = (app, platform) => {
  const { db, cache } = platform;
  staffMenuRoutes(app, platform);

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
};
