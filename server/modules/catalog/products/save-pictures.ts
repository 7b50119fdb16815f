import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CatalogTables } from "../tables.ts";

export type PictureRole = "hero" | "night" | "detail" | "room" | "dimensions";

export interface PictureDraft {
  assetId: number;
  role: PictureRole;
  alt: Bilingual;
  /** The variant it shows; absent: every variant. */
  sku?: string | undefined;
  /** Focal point to keep in sight when it is cropped, in percent; absent: the middle. */
  focus?: { x: number; y: number } | null;
}

/** Replaces the pictures of a product, in the given order. */
export async function savePictures(
  work: Work,
  productId: number,
  pictures: PictureDraft[],
  variantIds: Map<string, number>,
): Promise<void> {
  const db = work.db.$extendTables<CatalogTables>();
  await db.deleteFrom("catalog.picture").where("product_id", "=", productId).execute();
  if (pictures.length === 0) return;
  const rows = pictures.map((picture, index) => ({
    product_id: productId,
    variant_id: picture.sku === undefined ? null : (variantIds.get(picture.sku) ?? null),
    asset_id: picture.assetId,
    role: picture.role,
    alt: JSON.stringify(picture.alt),
    focus_x: picture.focus?.x ?? null,
    focus_y: picture.focus?.y ?? null,
    position: index + 1,
  }));
  await db.insertInto("catalog.picture").values(rows).execute();
}
