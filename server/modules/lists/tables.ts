import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type ListsTables = TablesOf<"lists">;
