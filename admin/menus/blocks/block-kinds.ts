import type { CallResponse } from "#api-client/operations.ts";
import type { TextKey } from "../../i18n/message-shape.ts";

/** Kinds of blocks on the home page, in page order. */
export const BLOCK_KINDS = ["hero", "room", "promise", "story"] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
export type BlockPictureFile = NonNullable<
  CallResponse<"GET /api/v1/admin/blocks/{id}">["picture"]
>;

export function kindKey(kind: string): TextKey {
  const known = BLOCK_KINDS.find((one) => one === kind);
  return known ? `menus.blocks.kinds.${known}` : "shell.none";
}
