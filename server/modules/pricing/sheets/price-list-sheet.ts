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
import { setListPrices } from "../promotions/price-lists.ts";
import { priceAliases as aliases, priceHeadings as headings } from "./messages-prices.ts";
import { PLACES, pounds, priceOf, variantIdsOf } from "./price-sheet.ts";

interface ListedItem {
  key: string;
  list: string;
  sku: string;
  name: Bilingual;
  piastres: number;
  ordinary: number | null;
}

interface ListedRow {
  key: string;
  list: string;
  sku: string;
  /** Null: remove it from the list. */
  piastres: number | null;
}

/** Companies' prices by price list, all lists in one table. */
export const priceListSheet: Sheet<ListedItem, ListedRow> = {
  kind: "price-lists",
  columns: [
    {
      key: "list",
      heading: headings.list,
      aliases: aliases.list,
      print: ({ list }) => list,
      isRequired: true,
    },
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
      key: "ordinary",
      heading: headings.ordinaryPrice,
      aliases: aliases.ordinaryPrice,
      print: ({ ordinary }) => pounds(ordinary),
    },
    {
      key: "price",
      heading: headings.listPrice,
      aliases: aliases.listPrice,
      print: ({ piastres }) => pounds(piastres),
      isRequired: true,
    },
  ],
  items: listedItems,
  read: readRow,
  write: writeListed,
};

function readRow(cells: RowCells): ListedRow {
  const list = cells.requiredCode("list").toLowerCase();
  const sku = cells.requiredCode("sku").toUpperCase();
  return { key: `${list} ${sku}`, list, sku, piastres: priceOf(cells) };
}

async function listedItems(db: Connection, after: string, count: number): Promise<ListedItem[]> {
  const [list = "", sku = ""] = after.split(" ");
  const { rows } = await sql<ListedItem>`
    select
      list.code || ' ' || variant.sku as key, list.code as list, variant.sku, product.name,
      listed.piastres, price.piastres as ordinary
    from pricing.price_list as list
    join pricing.price_list_price as listed on listed.price_list_id = list.id
    join catalog.kept_variant as variant on variant.id = listed.variant_id
    join catalog.kept_product as product on product.id = variant.product_id
    left join pricing.price on price.variant_id = listed.variant_id
    where (list.code, variant.sku) > (${list}, ${sku})
    order by list.code, variant.sku limit ${count}
  `.execute(db);
  return rows;
}

async function writeListed(batch: Batch<ListedRow>): Promise<Map<number, Outcome>> {
  const { work, rows } = batch;
  const lists = await lockLists(work.db, [...new Set(rows.map(({ row }) => row.list))]);
  const skus = rows.map(({ row }) => row.sku);
  const variants = await variantIdsOf(work.db, skus);
  const outcomes = new Map<number, Outcome>();
  for (const [code, some] of Map.groupBy(rows, ({ row }) => row.list)) {
    const id = lists.get(code);
    const found =
      id === undefined
        ? some.map(({ line }) => [line, broken(fault("list", "unknown-list"))] as const)
        : await writeList(batch, { id, rows: some, variants });
    for (const [line, outcome] of found) outcomes.set(line, outcome);
  }
  return outcomes;
}

interface OneList {
  id: number;
  rows: Batch<ListedRow>["rows"];
  /** Ids by SKU. */
  variants: ReadonlyMap<string, number>;
}

async function writeList(
  { work, record }: Batch<ListedRow>,
  { id, rows, variants }: OneList,
): Promise<Map<number, Outcome>> {
  const old = await pricesOf(work.db, id, [...variants.values()]);
  const outcomes = new Map<number, Outcome>();
  const changed: { variantId: number; piastres: number | null }[] = [];
  for (const { line, row } of rows) {
    const variantId = variants.get(row.sku);
    const before = (variantId !== undefined && old.get(variantId)) || null;
    const isSame = row.piastres === before;
    if (variantId === undefined) outcomes.set(line, broken(fault("sku", "unknown-sku")));
    else if (isSame) outcomes.set(line, { result: "unchanged" });
    else {
      const changes = { price: [textOf(before), textOf(row.piastres)] } as const;
      outcomes.set(line, { result: before === null ? "new" : "changed", changes });
      changed.push({ variantId, piastres: row.piastres });
    }
  }
  if (changed.length === 0) return outcomes;
  await setListPrices(work, id, changed);
  const before = changed.map(({ variantId }) => ({
    variantId,
    piastres: old.get(variantId) ?? null,
  }));
  await record({
    action: "price-list.save",
    target: `price-list:${id}`,
    before: { prices: before },
    after: { prices: changed },
  });
  return outcomes;
}

const textOf = (piastres: number | null) =>
  piastres === null ? "" : decimalText(piastres, PLACES);

/** Ids by code; the lists are locked until the end of the transaction. */
async function lockLists(db: Connection, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from pricing.price_list where code = any (${codes}::text[]) order by id for update
  `.execute(db);
  return new Map(rows.map(({ id, code }) => [code, id]));
}

async function pricesOf(
  db: Connection,
  id: number,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ variantId: number; piastres: number }>`
    select variant_id as "variantId", piastres from pricing.price_list_price
    where price_list_id = ${id} and variant_id = any (${variantIds}::int[])
  `.execute(db);
  return new Map(rows.map(({ variantId, piastres }) => [variantId, piastres]));
}
