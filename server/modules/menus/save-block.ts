import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { MenuTables } from "./tables.ts";

export interface BlockDraft {
  code: string;
  categoryId: number;
  kind: string;
  title: Bilingual;
  text: Bilingual;
  actionLabel: Bilingual | null;
  path: Bilingual | null;
  assetId: number | null;
  position: number;
}

/** Writes a content block by its place and code. */
export async function saveBlock(work: Work, draft: BlockDraft): Promise<void> {
  const columns = {
    kind: draft.kind,
    title: JSON.stringify(draft.title),
    text: JSON.stringify(draft.text),
    action_label: draft.actionLabel && JSON.stringify(draft.actionLabel),
    path: draft.path && JSON.stringify(draft.path),
    asset_id: draft.assetId,
    position: draft.position,
  };
  await work.db
    .$extendTables<MenuTables>()
    .insertInto("menus.block")
    .values({ code: draft.code, category_id: draft.categoryId, ...columns })
    .onConflict((conflict) => conflict.columns(["category_id", "code"]).doUpdateSet(columns))
    .execute();
  work.invalidate("blocks");
}
