import { sql } from "kysely";
import type { ProductRecord, ProductState } from "#contract/assortment/product-record.ts";
import { type KeptProduct, readKeptProduct } from "#server/modules/catalog/index.ts";
import { ordinaryPrices, priceRecord } from "#server/modules/pricing/index.ts";
import { versioned, versionOf } from "#server/platform/http/record-version.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { sectionContents } from "./section-contents.ts";

/** A product as staff edit it, from catalogue, prices and stock. */
export async function readProductRecord(
  db: Connection,
  id: number,
): Promise<ProductRecord | undefined> {
  const kept = await readKeptProduct(db, id);
  if (!kept) return undefined;
  const variantIds = kept.variants.map((variant) => variant.id);
  const prices = await ordinaryPrices(db, variantIds);
  const variants = kept.variants.map((variant) => ({
    ...variant,
    piastres: prices.get(variant.id) ?? null,
  }));
  const { isArchived: _, ...record } = versioned({ ...kept, variants });
  const contents = sectionContents(record);
  // A publication time that has passed and sold stock are not edits.
  return {
    ...record,
    versions: {
      texts: versionOf(contents.texts),
      attributes: versionOf(contents.attributes),
      variants: versionOf({ ...contents.variants, prices: [...prices] }),
      media: versionOf(contents.media),
    },
    variants: variants.map((variant) => ({
      ...variant,
      priceVersion: priceRecord(variant.id, variant.piastres).version,
    })),
    state: stateOf(kept),
    stock: await stockOf(db, variantIds),
  };
}

/** Whether and how customers see a product at this moment. */
export function stateOf(
  { publishedAt, isArchived }: Pick<KeptProduct, "publishedAt" | "isArchived">,
  now = new Date(),
): ProductState {
  if (isArchived) return "archived";
  if (publishedAt === null) return "draft";
  return new Date(publishedAt) > now ? "scheduled" : "published";
}

async function stockOf(db: Connection, variantIds: number[]): Promise<ProductRecord["stock"]> {
  const { rows } = await sql<ProductRecord["stock"][number]>`
    select
      wanted.id as "variantId",
      coalesce(stock.on_hand, 0) as "onHand",
      coalesce(stock.reserved, 0) as reserved,
      coalesce(free.available, 0) as available,
      price.amount, price.was as "compareAt"
    from unnest(${variantIds}::integer[]) with ordinality as wanted (id, place)
    left join inventory.kept_stock as stock on stock.variant_id = wanted.id
    left join inventory.availability as free on free.variant_id = wanted.id
    left join pricing.current_price as price on price.variant_id = wanted.id
    order by wanted.place`.execute(db);
  return rows;
}
