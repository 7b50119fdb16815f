import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type LightingTables = TablesOf<"lighting">;
