import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { reindexProducts } from "./reindex-products.ts";

export const searchModule: ModulePlugin = (_app, platform) => {
  platform.events.on("product.changed", ({ productIds }) =>
    inTransaction(platform, (work) => reindexProducts(work, productIds)),
  );
};

export { reindexProducts } from "./reindex-products.ts";
