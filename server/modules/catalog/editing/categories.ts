import { sql } from "kysely";
import type { CategoryRecord } from "#contract/catalog/editing-endpoints.ts";
import { catalogEditingEndpoints as contract } from "#contract/catalog/editing-endpoints.ts";
import { changedFields, serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { DICTIONARY_TAG } from "../dictionary.ts";
import { categoryForChange, categoryOf, readCategories } from "./category-records.ts";
import { addCategory, moveCategory, overwriteCategory } from "./write-category.ts";

export const categoryRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listCategories, async () => ({
    items: inTreeOrder(await readCategories(db)),
  }));

  serveEndpoint(app, contract.getCategory, async ({ params }) => categoryOf(db, params.id));

  serveStaffCommand(app, platform, contract.addCategory, async ({ work, body, record }) => {
    const id = await addCategory(work, body);
    await record({ action: "category.add", target: `category:${id}`, after: body });
    return categoryOf(work.db, id);
  });

  serveStaffCommand(app, platform, contract.saveCategory, async (input) => {
    const { work, params, body, record } = input;
    const { version, ...written } = body;
    const before = await categoryForChange(work, params.id, version);
    await overwriteCategory(work, before, written);
    const after = await categoryOf(work.db, params.id);
    const target = `category:${params.id}`;
    await record({ action: "category.save", target, ...changedFields(before, after) });
    return after;
  });

  serveStaffCommand(app, platform, contract.moveCategory, async (input) => {
    const { work, params, body, record } = input;
    const { version, ...place } = body;
    const before = await categoryForChange(work, params.id, version);
    await moveCategory(work, before, place);
    await record({
      action: "category.move",
      target: `category:${params.id}`,
      before: { parentId: before.parentId },
      after: place,
    });
    return categoryOf(work.db, params.id);
  });

  serveStaffCommand(app, platform, contract.removeCategory, async (input) => {
    const { work, params, query, record } = input;
    const before = await categoryForChange(work, params.id, query.version);
    const count = before.productCount + before.childCount;
    if (count > 0) refuse("in-use", { count });
    await sql`delete from catalog.category where id = ${params.id}`.execute(work.db);
    work.invalidate("categories", "products", DICTIONARY_TAG);
    await record({ action: "category.remove", target: `category:${params.id}`, before });
  });
};

/** Parents before children, siblings in their order. */
function inTreeOrder(categories: CategoryRecord[]): CategoryRecord[] {
  const below = Map.groupBy(categories, ({ parentId }) => parentId);
  const branch = (parentId: number | null): CategoryRecord[] =>
    (below.get(parentId) ?? []).flatMap((category) => [category, ...branch(category.id)]);
  return branch(null);
}
