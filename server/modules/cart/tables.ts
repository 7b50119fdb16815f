import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type CartTables = TablesOf<"cart">;
