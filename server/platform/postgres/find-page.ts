import { type RawBuilder, sql } from "kysely";
import type { Page } from "#contract/kernel/pagination.ts";
import type { Connection } from "./database.ts";

/** One page of a query's results, with the total count. */
export interface PageQuery<Row> {
  select: RawBuilder<Row>;
  orderBy: RawBuilder<unknown>;
  page: number;
  pageSize: number;
}

export async function findPage<Row>(
  db: Connection,
  { select, orderBy, page, pageSize }: PageQuery<Row>,
): Promise<Page<Row>> {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from (${select}) as found`.execute(db);
  const { rows } = await sql<Row>`
    ${select} order by ${orderBy} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return { items: rows, total: counted[0]?.total ?? 0, page, pageSize };
}
