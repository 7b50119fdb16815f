import { productChanged } from "#server/modules/catalog/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { reindexOutdated } from "./reindex-outdated.ts";
import { reindexProducts } from "./reindex-products.ts";
import { serveStorefront } from "./routes.ts";
import { searchRoutes } from "./searches/routes.ts";
import { startProductIndex } from "./start-product-index.ts";
import { synonymRoutes } from "./synonyms/routes.ts";

export const storefrontModule: ModulePlugin = (app, platform) => {
  serveStorefront(app, platform);
  searchRoutes(app, platform);
  startProductIndex(app, platform);
  synonymRoutes(app, platform);
  platform.jobs.schedule("reindex-outdated", "35 * * * *", () =>
    reindexOutdated(platform, "older"),
  );
  platform.events.inTransaction(productChanged, async (work, { productIds, onlyPrices }) => {
    if (!onlyPrices) await reindexProducts(work, productIds);
  });
};

export { countSearch, countSearchAgain } from "./searches/count-searches.ts";
export { productCards } from "./cards/product-cards.ts";
export { previewProduct, productDetail } from "./detail/product-detail.ts";
export { productsBeing, productsNamed } from "./list/products-for-staff.ts";
export { bestSellers } from "./list/best-sellers.ts";
export { fromEachDepartment } from "./list/from-each-department.ts";
export { isProductIndexReady, warmProductIndex } from "./start-product-index.ts";
export { listProducts } from "./list/list-products.ts";
export { productAddresses, productParts } from "./product-addresses.ts";
export { summarizeVariants } from "./summarize-variants.ts";
export { facetPageAddresses } from "./facet-page-addresses.ts";
export { rebuildLists } from "./rebuild-lists.ts";
export { reindexOutdated } from "./reindex-outdated.ts";
export { reindexProducts } from "./reindex-products.ts";
