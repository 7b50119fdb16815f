import type pg from "pg";

export interface Finding {
  table: string;
  column: string;
}

/** Every column of every table that contains one of the words, in any case, as text of any type. */
export async function findPersonalData(
  pool: pg.Pool,
  words: readonly string[],
): Promise<Finding[]> {
  const { rows } = await pool.query<Finding>(
    `select format('%I.%I', n.nspname, c.relname) as "table", format('%I', a.attname) as "column"
     from pg_attribute as a join pg_class as c on c.oid = a.attrelid join pg_namespace as n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
     order by 1, 2`,
  );
  const found: Finding[] = [];
  for (const { table, column } of rows) {
    const { rowCount } = await pool.query(
      `select from ${table} where lower(${column}::text) like any ($1) limit 1`,
      [words.map((word) => `%${word.toLowerCase()}%`)],
    );
    if (rowCount) found.push({ table, column });
  }
  return found;
}
