import type { PictureDraft } from "#contract/content/text-draft.ts";

/** The columns of a record's main picture. */
export function pictureColumns(picture: PictureDraft | null) {
  return {
    asset_id: picture?.assetId ?? null,
    picture_alt: picture && JSON.stringify(picture.alt),
  };
}
