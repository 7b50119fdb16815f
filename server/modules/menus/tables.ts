import type { ColumnType, Generated } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";

/** A jsonb column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export type MenuTables = {
  "menus.menu": { id: number };
  "menus.item": {
    id: Generated<number>;
    category_id: number;
    parent_id: number | null;
    label: Json<Bilingual>;
    path: Json<Bilingual>;
    level_order: number | null;
    is_active: boolean;
  };
  "menus.block": {
    id: Generated<number>;
    code: string;
    category_id: number;
    kind: string;
    title: Json<Bilingual>;
    text: Json<Bilingual>;
    action_label: Json<Bilingual | null> | null;
    path: Json<Bilingual | null> | null;
    asset_id: number | null;
    position: number;
  };
  /** Published by media. */
  "media.picture_source": { asset_id: number; src: string; width: number; height: number };
};
