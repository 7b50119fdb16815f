import { sql } from "kysely";
import type { StockCount, StockCountLine } from "#contract/inventory/count-endpoints.ts";
import { type Versioned, versioned } from "#server/platform/http/record-version.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

interface Paged {
  page: number;
  pageSize: number;
}

type Row = Omit<StockCount, "version" | "startedAt" | "endedAt"> & {
  startedAt: Date;
  endedAt: Date | null;
  lastAt: Date | null;
};

const COUNT = sql`
  counting.id, counting.note, counting.state,
  counting.started_at as "startedAt", counting.ended_at as "endedAt",
  sums.lines, sums.counted, sums.differences, sums.uncertain, sums.last_at as "lastAt"
  from inventory.stock_count as counting
  cross join lateral (
    select
      count(*)::integer as lines,
      count(counted)::integer as counted,
      count(*) filter (where counted <> expected and not moved)::integer as differences,
      count(*) filter (where moved)::integer as uncertain,
      max(counted_at) as last_at
    from inventory.stock_count_line where count_id = counting.id
  ) as sums`;

export async function readStockCount(
  db: Connection,
  id: number,
): Promise<Versioned<StockCount> | undefined> {
  const { rows } = await sql<Row>`select ${COUNT} where counting.id = ${id}`.execute(db);
  return rows[0] && presentCount(rows[0]);
}

/** Stock counts, newest first. */
export async function listStockCounts(db: Connection, { page, pageSize }: Paged) {
  const { rows } = await sql<Row>`
    select ${COUNT} order by counting.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db);
  const all = await sql<{ total: number }>`
    select count(*)::integer as total from inventory.stock_count
  `.execute(db);
  return { items: rows.map(presentCount), total: all.rows[0]?.total ?? 0, page, pageSize };
}

/** Every entry changes the version, even one with the same value. */
function presentCount({ lastAt, startedAt, endedAt, ...count }: Row): Versioned<StockCount> {
  const { version } = versioned({ ...count, lastAt: lastAt?.toISOString() ?? null });
  return {
    ...count,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    version,
  };
}

const SHOWN = {
  all: sql`true`,
  uncounted: sql`line.counted is null`,
  different: sql`line.counted <> line.expected and not line.moved`,
  uncertain: sql`line.moved`,
};

const LINE = sql`
  line.variant_id as "variantId", variant.sku, product.name, line.counted, line.expected,
  line.counted - line.expected as difference, line.moved as "isUncertain"
  from inventory.stock_count_line as line
  join catalog.kept_variant as variant on variant.id = line.variant_id
  join catalog.kept_product as product on product.id = variant.product_id`;

/** The lines of a count by SKU. */
export async function listCountLines(
  db: Connection,
  id: number,
  { show, page, pageSize }: Paged & { show: keyof typeof SHOWN },
) {
  const { rows: items } = await sql<StockCountLine>`
    select ${LINE} where line.count_id = ${id} and ${SHOWN[show]}
    order by variant.sku limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db);
  const all = await sql<{ total: number }>`
    select count(*)::integer as total from inventory.stock_count_line as line
    where line.count_id = ${id} and ${SHOWN[show]}
  `.execute(db);
  return { items, total: all.rows[0]?.total ?? 0, page, pageSize };
}

/** The lines of some SKUs, given in capital letters. */
export async function readCountLines(
  db: Connection,
  id: number,
  skus: readonly string[],
): Promise<StockCountLine[]> {
  const { rows } = await sql<StockCountLine>`
    select ${LINE} where line.count_id = ${id} and variant.sku = any (${skus}::text[])
    order by variant.sku
  `.execute(db);
  return rows;
}
