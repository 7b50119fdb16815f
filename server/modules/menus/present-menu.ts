import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { Block, MenuItem } from "#contract/menus/endpoints.ts";

interface ItemRow {
  id: number;
  parent_id: number | null;
  label: Bilingual;
  path: Bilingual;
  level_order: number | null;
  is_active: boolean;
}

interface BlockRow {
  code: string;
  kind: string;
  title: Bilingual;
  text: Bilingual;
  action_label: Bilingual | null;
  path: Bilingual | null;
  position: number;
  src: string | null;
  width: number | null;
  height: number | null;
}

/** Nests the items of a menu: children inside their parents. */
export function presentMenu(rows: ItemRow[], locale: Locale): MenuItem[] {
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({
      ...presentItem(row, locale),
      children: rows
        .filter((child) => child.parent_id === row.id)
        .map((child) => presentItem(child, locale)),
    }));
}

function presentItem(row: ItemRow, locale: Locale): Omit<MenuItem, "children"> {
  return {
    id: row.id,
    label: row.label[locale],
    path: row.path[locale],
    isActive: row.is_active,
    levelOrder: row.level_order,
  };
}

export function presentBlock(row: BlockRow, locale: Locale): Block {
  const { src, width, height } = row;
  return {
    code: row.code,
    kind: row.kind,
    title: row.title[locale],
    text: row.text[locale],
    actionLabel: row.action_label?.[locale] ?? null,
    path: row.path?.[locale] ?? null,
    picture:
      src === null ? null : { src, width: width ?? 0, height: height ?? 0, alt: row.title[locale] },
    position: row.position,
  };
}
