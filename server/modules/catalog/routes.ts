import { catalogEndpoints as endpoints } from "#contract/catalog/endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import { serveShared } from "#server/platform/http/serve-shared.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { categoryTree } from "./category-queries.ts";
import { readDictionary } from "./dictionary.ts";
import { dimensionDrawing } from "./drawing/dimension-drawing.ts";
import { attributeRoutes } from "./editing/attributes.ts";
import { brandRoutes } from "./editing/brands.ts";
import { categoryRoutes } from "./editing/categories.ts";
import { deleteOldChanges } from "./products/change-log.ts";
import { readSheet } from "./products/read-sheet.ts";
import { watchPublications } from "./products/watch-publications.ts";

export const catalogModule: ModulePlugin = (app, platform) => {
  const { db, cache, jobs } = platform;
  let stopWatching: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    stopWatching = watchPublications(platform);
  });
  app.addHook("onClose", async () => stopWatching?.());
  jobs.schedule("forget-changes", "25 * * * *", () => deleteOldChanges(db));
  brandRoutes(app, platform);
  categoryRoutes(app, platform);
  attributeRoutes(app, platform);
  // Product counts change with publications, which drop this tag, too.
  const shared = { cache, tags: () => ["categories"] };

  serveShared(app, endpoints.listProductCategories, shared, async ({ locale }) => ({
    items: await categoryTree(db, locale),
  }));

  serveShared(app, endpoints.listParentCategories, shared, async ({ locale }) => {
    const categories = await categoryTree(db, locale);
    return { data: categories.filter((category) => category.parentId === null) };
  });

  serveEndpoint(app, endpoints.getDimensions, async ({ params, locale, reply }) => {
    const sheet = await readSheet(platform, params.id);
    const drawing = sheet && dimensionDrawing(sheet, await readDictionary(platform), locale);
    if (!drawing) return refuse("not-found");
    await reply
      .type("image/svg+xml")
      .header("content-language", locale)
      .header("cache-control", "public, max-age=600")
      .header("vary", "accept-language, accept-encoding")
      .send(drawing);
  });
};
