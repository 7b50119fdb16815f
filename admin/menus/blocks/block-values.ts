import type { StaffBlock } from "#contract/menus/staff-endpoints.ts";
import type { BlockKind, BlockPictureFile } from "./block-kinds.ts";

interface Bilingual {
  ar: string;
  en: string;
}

/** A block's form values; missing values are empty. */
export interface BlockValues {
  version: string;
  code: string;
  categoryId: number;
  kind: BlockKind;
  title: Bilingual;
  text: Bilingual;
  actionLabel: Bilingual;
  path: Bilingual;
  position: string;
  assetId: number | null;
  picture: BlockPictureFile | null;
}

const EMPTY: Bilingual = { ar: "", en: "" };
const HOME_PAGE = 3;

export const NEW_BLOCK: BlockValues = {
  version: "",
  code: "",
  categoryId: HOME_PAGE,
  kind: "story",
  title: EMPTY,
  text: EMPTY,
  actionLabel: EMPTY,
  path: EMPTY,
  position: "0",
  assetId: null,
  picture: null,
};

export function valuesOf(block: StaffBlock): BlockValues {
  const { id: _, actionLabel, path, kind, position, ...rest } = block;
  return {
    ...rest,
    kind: kind as BlockKind,
    actionLabel: actionLabel ?? EMPTY,
    path: path ?? EMPTY,
    position: String(position),
  };
}

/** The request body, besides the version it is based on. */
export function bodyOf({
  code,
  categoryId,
  kind,
  title,
  text,
  assetId,
  actionLabel,
  path,
  position,
}: BlockValues) {
  return {
    ...{ code, categoryId, kind, title, text, assetId },
    actionLabel: unlessEmpty(actionLabel),
    path: unlessEmpty(path),
    position: Number(position),
  };
}

function unlessEmpty(words: Bilingual): Bilingual | null {
  return words.ar.trim() === "" && words.en.trim() === "" ? null : words;
}
