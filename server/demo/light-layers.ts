import type { LightLayers } from "#contract/media/light-layers.ts";
import { saveLightLayers } from "#server/modules/media/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { PictureStore } from "./picture-store.ts";

/** Stores what a picture adds up from, so that visitors can dim and tint its light. */
export async function loadLightLayers(
  work: Work,
  pictures: PictureStore,
  file: string,
  layers: LightLayers,
): Promise<void> {
  const assets = {
    night: await pictures.assetOf(file),
    ambient: await pictures.assetOf(layers.ambient),
    lamp: await pictures.assetOf(layers.lamp),
  };
  await saveLightLayers(work, assets, layers);
}
