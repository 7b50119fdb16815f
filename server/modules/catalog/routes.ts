import type { FastifyInstance } from "fastify";
import * as endpoints from "#contract/catalog/endpoints.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { categoryTree } from "./category-queries.ts";

export function serveCategories(app: FastifyInstance, { db }: Platform): void {
  serveEndpoint(app, endpoints.listProductCategories, async ({ locale }) => ({
    items: await categoryTree(db, locale),
  }));

  serveEndpoint(app, endpoints.listParentCategories, async ({ locale }) => {
    const categories = await categoryTree(db, locale);
    return { data: categories.filter((category) => category.parentId === null) };
  });
}
