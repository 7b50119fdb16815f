import { sql } from "kysely";
import { decimalText } from "#contract/kernel/decimals.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import {
  type Batch,
  broken,
  fault,
  type Outcome,
  type RowCells,
  type Sheet,
} from "#server/modules/spreadsheets/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { writePrices } from "../prices/save-prices.ts";
import { ordinaryPrices } from "../pricing-queries.ts";
import { priceAliases as aliases, priceHeadings as headings } from "./messages-prices.ts";

interface PriceItem {
  key: string;
  sku: string;
  name: Bilingual;
  piastres: number | null;
  /** Null: no current offer. */
  offer: number | null;
}

interface PriceRow {
  key: string;
  piastres: number | null;
}

/** EGP 10,000,000; more is a typing error. */
const PRICES = { least: 1, most: 1_000_000_000 };
export const PLACES = 2;
export const pounds = (piastres: number | null) => (piastres === null ? null : piastres / 100);

/** The ordinary prices of the variants on sale. Offers are shown but not imported. */
export const priceSheet: Sheet<PriceItem, PriceRow> = {
  kind: "prices",
  pace: { rows: 1_000, restMs: 800 },
  columns: [
    {
      key: "sku",
      heading: headings.sku,
      aliases: aliases.sku,
      print: ({ sku }) => sku,
      isRequired: true,
    },
    {
      key: "name",
      heading: headings.name,
      aliases: aliases.name,
      print: ({ name }, locale) => name[locale],
    },
    {
      key: "price",
      heading: headings.price,
      aliases: aliases.price,
      print: ({ piastres }) => pounds(piastres),
      isRequired: true,
    },
    {
      key: "offer",
      heading: headings.offer,
      aliases: aliases.offer,
      print: ({ offer }) => pounds(offer),
    },
  ],
  items: priceItems,
  read: (cells) => ({ key: cells.requiredCode("sku").toUpperCase(), piastres: priceOf(cells) }),
  write: writeRows,
};

/** Null: the cell is empty. */
export function priceOf(cells: RowCells): number | null {
  return cells.decimal("price", PLACES, PRICES);
}

async function priceItems(db: Connection, after: string, count: number): Promise<PriceItem[]> {
  const { rows } = await sql<PriceItem>`
    select
      variant.sku as key, variant.sku, product.name, price.piastres,
      case when shown.was is not null then shown.amount end as offer
    from catalog.kept_variant as variant
    join catalog.kept_product as product on product.id = variant.product_id
    left join pricing.price on price.variant_id = variant.id
    left join pricing.current_price as shown on shown.variant_id = variant.id
    where variant.sku > ${after} and variant.is_active and product.archived_at is null
    order by variant.sku limit ${count}
  `.execute(db);
  return rows;
}

async function writeRows({ work, rows, record }: Batch<PriceRow>) {
  const outcomes = new Map<number, Outcome>();
  const ids = await variantIdsOf(
    work.db,
    rows.map(({ row }) => row.key),
  );
  const prices = await ordinaryPrices(work.db, [...ids.values()]);
  const changed: { variantId: number; line: number; piastres: number; before: number | null }[] =
    [];
  for (const { line, row } of rows) {
    const variantId = ids.get(row.key);
    const before = (variantId !== undefined && prices.get(variantId)) || null;
    const outcome =
      variantId === undefined ? broken(fault("sku", "unknown-sku")) : compare(row, before);
    outcomes.set(line, outcome);
    if (variantId === undefined || row.piastres === null || !("changes" in outcome)) continue;
    changed.push({ variantId, line, piastres: row.piastres, before });
  }
  const written = await writePrices(work, changed);
  for (const { variantId, line } of changed)
    if (!written.has(variantId)) outcomes.set(line, broken(fault(null, "changed-meanwhile")));
  const saved = changed.filter(({ variantId }) => written.has(variantId));
  await record(
    ...saved.map(({ variantId, piastres, before }) => ({
      action: "price.save",
      target: `variant:${variantId}`,
      before: { piastres: before },
      after: { piastres },
    })),
  );
  return outcomes;
}

function compare({ piastres }: PriceRow, before: number | null): Outcome {
  if (piastres === before) return { result: "unchanged" };
  if (piastres === null) return broken(fault("price", "price-missing"));
  const changes = {
    price: [before === null ? "" : decimalText(before, PLACES), decimalText(piastres, PLACES)],
  } as const;
  return { result: before === null ? "new" : "changed", changes };
}

/** Ids of the existing ones, by SKU. */
export async function variantIdsOf(
  db: Connection,
  skus: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; sku: string }>`
    select id, sku from catalog.kept_variant where sku = any (${skus}::text[])
  `.execute(db);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}
