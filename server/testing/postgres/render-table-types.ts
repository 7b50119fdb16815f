import type pg from "pg";

interface Column {
  table: string;
  name: string;
  type: string;
  is_nullable: boolean;
  /** The database always calculates it. */
  is_calculated: boolean;
  has_default: boolean;
}

const TYPES: Record<string, string> = {
  bilingual: "Json<Bilingual>",
  bool: "boolean",
  bytea: "Buffer",
  cidr: "string",
  code: "string",
  date: "string",
  float4: "number",
  float8: "number",
  inet: "string",
  int2: "number",
  int4: "number",
  int8: "number",
  json: "Json",
  jsonb: "Json",
  numeric: "number",
  parts: "Json",
  text: "string",
  timestamptz: "Date",
  tstzrange: "string",
  tsvector: "string",
  uuid: "string",
  xid8: "string",
};

/**
 * TypeScript of the modules' tables and views in a migrated database, for Kysely. The database does
 * not say whether columns of views and calculated columns can be null: the module does.
 */
export async function renderTableTypes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(`
    select nspname || '.' || relname as "table", attname as name, typname as type,
      relkind <> 'v' and attgenerated = '' and not attnotnull as is_nullable,
      attgenerated <> '' or attidentity = 'a' as is_calculated,
      atthasdef or attidentity <> '' as has_default
    from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid
      join pg_type on pg_type.oid = atttypid
    where relkind in ('r', 'p', 'v') and not relispartition and attnum > 0 and not attisdropped
      and nspname not in ('pg_catalog', 'information_schema', 'jobs', 'public')
    order by nspname, relname, attnum
  `);
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [
    "// Written by `npm run types` from the migrations.",
    'import type { Generated, GeneratedAlways } from "kysely";',
    'import type { Bilingual } from "#contract/kernel/locale.ts";',
    'import type { GeneratedJson, Json } from "./json-column.ts";',
    "",
    "export interface Schema {",
    ...[...tables].flatMap(([table, columns]) => [
      `  "${table}": {`,
      ...columns.map((column) => `    ${column.name}: ${typeOf(column)};`),
      "  };",
    ]),
    "}",
    "",
  ].join("\n");
}

function typeOf({ table, name, type, is_nullable, is_calculated, has_default }: Column): string {
  const isList = type.startsWith("_");
  const element = TYPES[isList ? type.slice(1) : type];
  if (element === undefined) throw new Error(`${table}.${name}: no TypeScript for ${type}`);
  const value = (isList ? `${element}[]` : element) + (is_nullable ? " | null" : "");
  if (is_calculated) return `GeneratedAlways<${value}>`;
  if (!has_default) return value;
  // Kysely cannot read a column type within another.
  return element.startsWith("Json") ? `Generated${value}` : `Generated<${value}>`;
}
