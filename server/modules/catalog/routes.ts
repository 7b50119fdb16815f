import type { FastifyInstance } from "fastify";
import * as endpoints from "#contract/catalog/endpoints.ts";
import { serveShared } from "#server/platform/http/serve-shared.ts";
import type { Platform } from "#server/platform/platform.ts";
import { categoryTree } from "./category-queries.ts";

export function serveCategories(app: FastifyInstance, { db, cache }: Platform): void {
  // The numbers of products move with the products.
  const shared = { cache, tags: () => ["categories", "products"] };

  serveShared(app, endpoints.listProductCategories, shared, async ({ locale }) => ({
    items: await categoryTree(db, locale),
  }));

  serveShared(app, endpoints.listParentCategories, shared, async ({ locale }) => {
    const categories = await categoryTree(db, locale);
    return { data: categories.filter((category) => category.parentId === null) };
  });
}
