import type { Bilingual } from "#contract/kernel/locale.ts";
import { refusingFields } from "#server/platform/http/refuse-field.ts";
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

const FIELDS = { block_pkey: "code", block_asset_id_fkey: "assetId" };

/** Upserts a content block by its place and code. */
export async function saveBlock(work: Work, draft: BlockDraft): Promise<void> {
  const { code, category_id, ...columns } = columnsOf(draft);
  await work.db
    .$extendTables<MenuTables>()
    .insertInto("menus.block")
    .values({ code, category_id, ...columns })
    .onConflict((conflict) => conflict.columns(["category_id", "code"]).doUpdateSet(columns))
    .execute();
  work.invalidate("blocks");
}

/** Adds a block whose code is not used in its place. */
export async function addBlock(work: Work, draft: BlockDraft): Promise<{ blockId: number }> {
  const { id } = await refusingFields(FIELDS, () =>
    work.db
      .$extendTables<MenuTables>()
      .insertInto("menus.block")
      .values(columnsOf(draft))
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  work.invalidate("blocks");
  return { blockId: id };
}

/** Overwrites a block, including its place and code. */
export async function changeBlock(work: Work, id: number, draft: BlockDraft): Promise<void> {
  await refusingFields(FIELDS, () =>
    work.db
      .$extendTables<MenuTables>()
      .updateTable("menus.block")
      .set(columnsOf(draft))
      .where("id", "=", id)
      .execute(),
  );
  work.invalidate("blocks");
}

export async function removeBlock(work: Work, id: number): Promise<void> {
  const db = work.db.$extendTables<MenuTables>();
  await db.deleteFrom("menus.block").where("id", "=", id).execute();
  work.invalidate("blocks");
}

function columnsOf(draft: BlockDraft) {
  return {
    code: draft.code,
    category_id: draft.categoryId,
    kind: draft.kind,
    title: JSON.stringify(draft.title),
    text: JSON.stringify(draft.text),
    action_label: draft.actionLabel && JSON.stringify(draft.actionLabel),
    path: draft.path && JSON.stringify(draft.path),
    asset_id: draft.assetId,
    position: draft.position,
  };
}
