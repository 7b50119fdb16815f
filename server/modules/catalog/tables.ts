import type { Bilingual } from "#contract/kernel/locale.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type AttributeKind = "number" | "integer" | "enum" | "multi" | "boolean" | "range" | "text";
export type FactGroup = "light" | "electric" | "size" | "body" | "fitting" | "general";

/** A stored attribute value: its type follows from the attribute's kind. */
export type FactValue = number | string | boolean | string[] | [number, number] | Bilingual;
export type Facts = Record<string, FactValue>;

export type CatalogTables = TablesOf<
  "catalog",
  {
    "catalog.attribute": { kind: AttributeKind; group_code: FactGroup };
    "catalog.product": { selling_points: Bilingual[]; attributes: Facts };
    "catalog.variant": { options: Record<string, string>; attributes: Facts };
  }
>;
