import { sql } from "kysely";
import { deliveryTerms } from "#demo/delivery-terms.ts";
import { catalogue } from "#demo/index.ts";
import { settings } from "#demo/settings.ts";
import { loadContent } from "./demo/content/load-content.ts";
import { loadCategories } from "./demo/load-categories.ts";
import { loadCoupons } from "./demo/load-coupons.ts";
import { loadDemoRatings } from "./demo/load-demo-ratings.ts";
import { loadBlocks, loadMenus } from "./demo/load-menus.ts";
import { loadedProducts, loadProducts } from "./demo/load-products.ts";
import { PictureStore } from "./demo/picture-store.ts";
import { saveAttributes } from "./modules/catalog/index.ts";
import { saveDeliveryTerms } from "./modules/pricing/index.ts";
import { reindexProducts } from "./modules/storefront/index.ts";
import type { Platform } from "./platform/platform.ts";
import { inTransaction, type Work } from "./platform/postgres/unit-of-work.ts";
import { saveSettings } from "./platform/settings.ts";

/** An advisory lock number that nothing else uses: "DEMO" in ASCII. */
const LOCK = 0x44_45_4d_4f;

/**
 * Fills an empty shop with the demo catalogue, through the same commands as staff use. All in one
 * transaction: an interrupted load leaves nothing behind, and when several processes start at once
 * only one loads.
 */
export async function loadDemo(platform: Platform, report: (line: string) => void): Promise<void> {
  if (!(await isEmpty(platform))) return;
  const startedAt = performance.now();
  report("Demo shop: loading the catalogue");
  const summary = await inTransaction(platform, async (work) => {
    // Other processes wait for the whole load, and this one waits for pictures to be processed.
    await sql`set local statement_timeout = 0`.execute(work.db);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(work.db);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(work.db);
    return (await isEmpty(work)) ? load(work, platform) : undefined;
  });
  if (!summary) return;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  report(`Demo shop: ${summary.products} products, ${summary.pictures} pictures (${seconds} s)`);
}

/** Nothing has ever been loaded or entered. */
async function isEmpty({ db }: Pick<Work, "db"> | Pick<Platform, "db">): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from platform.setting where key = 'demo')
      and not exists (select from catalog.product) as empty`.execute(db);
  return rows[0]?.empty ?? false;
}

async function load(work: Work, platform: Platform) {
  const pictures = new PictureStore(work, platform.media);
  await saveSettings(work, settings);
  await saveDeliveryTerms(work, deliveryTerms);
  await loadCoupons(work);
  await saveAttributes(
    work,
    catalogue.attributes.map(({ facet, comparable, ...attribute }) => ({
      ...attribute,
      isFacet: facet ?? false,
      isComparable: comparable ?? false,
    })),
  );
  const categories = await loadCategories(work, pictures);
  const productIds = await loadProducts(work, { pictures, media: platform.media }, categories);
  await loadDemoRatings(work, productIds);
  await loadMenus(work, categories);
  await loadBlocks(work, pictures, categories);
  const products = loadedProducts(productIds);
  await loadContent(work, { pictures, categories, products }, platform.media);
  await reindexProducts(work, productIds);
  await sql`insert into platform.setting (key, value) values ('demo', to_jsonb(now()))`.execute(
    work.db,
  );
  return { products: productIds.length, pictures: pictures.stored };
}
