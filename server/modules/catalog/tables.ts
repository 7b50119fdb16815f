import type { ColumnType, Generated } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";

/** A jsonb column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export type AttributeKind = "number" | "integer" | "enum" | "multi" | "boolean" | "range" | "text";
export type FactGroup = "light" | "electric" | "size" | "body" | "fitting" | "general";

/** A stored attribute value: its type follows from the attribute's kind. */
export type FactValue = number | string | boolean | string[] | [number, number] | Bilingual;
export type Facts = Record<string, FactValue>;

export type CatalogTables = {
  "catalog.attribute": {
    code: string;
    kind: AttributeKind;
    unit: string | null;
    name: Json<Bilingual>;
    explanation: Json<Bilingual | null> | null;
    group_code: FactGroup;
    is_facet: boolean;
    is_comparable: boolean;
    facet_position: number | null;
    minimum: number | null;
    maximum: number | null;
    position: number;
  };
  "catalog.attribute_value": {
    attribute_code: string;
    code: string;
    name: Json<Bilingual>;
    swatch: string | null;
    fits_any: boolean;
    position: number;
  };
  "catalog.brand": {
    id: Generated<number>;
    code: string;
    name: Json<Bilingual>;
    description: Json<Bilingual>;
  };
  "catalog.category": {
    id: Generated<number>;
    code: string;
    parent_id: number | null;
    name: Json<Bilingual>;
    slug: Json<Bilingual>;
    description: Json<Bilingual>;
    key_facts: string[];
    attributes: string[];
    asset_id: number | null;
    position: number;
    is_active: boolean;
  };
  "catalog.product": {
    id: Generated<number>;
    code: string;
    category_id: number;
    brand_id: number;
    name: Json<Bilingual>;
    slug: Json<Bilingual>;
    summary: Json<Bilingual>;
    description: Json<Bilingual>;
    selling_points: Json<Bilingual[]>;
    care_notes: Json<Bilingual | null> | null;
    attributes: Json<Facts>;
    options: string[];
    published_at: Date | null;
    is_marked_new: boolean;
    archived_at: Generated<Date | null>;
  };
  "catalog.variant": {
    id: Generated<number>;
    product_id: number;
    sku: string;
    options: Json<Record<string, string>>;
    attributes: Json<Facts>;
    position: number;
    is_active: boolean;
  };
  "catalog.picture": {
    id: Generated<number>;
    product_id: number;
    variant_id: number | null;
    asset_id: number;
    role: string;
    alt: Json<Bilingual>;
    focus_x: number | null;
    focus_y: number | null;
    position: number;
  };
  "catalog.document": {
    id: Generated<number>;
    product_id: number;
    variant_id: number | null;
    document_id: number;
    role: string;
    title: Json<Bilingual>;
    position: number;
  };
  "catalog.fact": {
    product_id: number;
    attribute_code: string;
    value: string | null;
    low: number | null;
    high: number | null;
  };
};
