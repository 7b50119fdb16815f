import type { Bilingual } from "#contract/kernel/locale.ts";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import type { DemoContentPicture, DemoTextPart, PublishedDaysAgo } from "#demo/content/types.ts";
import type { PictureDraft, TextPartDraft } from "#server/modules/content/index.ts";
import { type LoadedCategories, pathOfTarget } from "../load-categories.ts";
import type { PictureStore } from "../picture-store.ts";

/** Products by their code. */
export type LoadedProducts = Map<string, { id: number; path: Bilingual }>;

/** What the texts of the demo shop can link to. */
export interface LoadTargets {
  pictures: PictureStore;
  categories: LoadedCategories;
  products: LoadedProducts;
}

export function publishedAt(daysAgo: PublishedDaysAgo): Date | null {
  return daysAgo === null ? null : new Date(Date.now() - daysAgo * DAY_MS);
}

export async function pictureDraft(
  picture: DemoContentPicture | undefined,
  { pictures }: LoadTargets,
): Promise<PictureDraft | null> {
  return picture ? { assetId: await pictures.assetOf(picture.file), alt: picture.alt } : null;
}

export async function textDraft(
  parts: readonly DemoTextPart[],
  targets: LoadTargets,
): Promise<TextPartDraft[]> {
  const drafts: TextPartDraft[] = [];
  for (const part of parts) drafts.push(await partDraft(part, targets));
  return drafts;
}

async function partDraft(part: DemoTextPart, targets: LoadTargets): Promise<TextPartDraft> {
  switch (part.kind) {
    case "quote":
      return { ...part, by: part.by ?? null };
    case "picture": {
      const { file, alt } = part.picture;
      const assetId = await targets.pictures.assetOf(file);
      return { kind: "picture", assetId, alt, caption: part.caption ?? null };
    }
    case "link":
      return { kind: "link", label: part.label, path: pathOf(part.target, targets) };
    default:
      return part;
  }
}

function pathOf(target: string, { categories, products }: LoadTargets): Bilingual {
  const code = /^product:(.+)$/.exec(target)?.[1];
  return code === undefined ? pathOfTarget(target, categories) : productOf(code, products).path;
}

export function productOf(code: string, products: LoadedProducts): { id: number; path: Bilingual } {
  const product = products.get(code);
  if (!product) throw new Error(`no product ${code}`);
  return product;
}
