import type { LayerWeights, LightLayers } from "#contract/media/light-layers.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { MediaTables } from "./tables.ts";

interface LayerAssets {
  night: number;
  ambient: number;
  lamp: number;
}

/** Stores the layers that a picture by night, or of a lit room, is composed of. */
export async function saveLightLayers(
  work: Work,
  { night, ambient, lamp }: LayerAssets,
  weights: LayerWeights,
): Promise<void> {
  const layers = {
    ambient_asset_id: ambient,
    lamp_asset_id: lamp,
    lamp_by_day: weights.lampByDay,
    lamp_by_night: weights.lampByNight,
    ambient_by_night: weights.ambientByNight,
    kelvin: weights.kelvin,
    film_contrast: weights.film?.contrast ?? null,
    film_saturation: weights.film?.saturation ?? null,
  };
  await work.db
    .$extendTables<MediaTables>()
    .insertInto("media.light_layers")
    .values({ night_asset_id: night, ...layers })
    .onConflict((conflict) => conflict.column("night_asset_id").doUpdateSet(layers))
    .execute();
}

/** @param key storage key of the picture that the layers add up to */
export async function readLightLayers(
  db: Connection,
  key: string,
): Promise<LightLayers | undefined> {
  const row = await db
    .$extendTables<MediaTables>()
    .selectFrom("media.light_layers as layers")
    .innerJoin("media.asset as night", "night.id", "layers.night_asset_id")
    .innerJoin("media.asset as ambient", "ambient.id", "layers.ambient_asset_id")
    .innerJoin("media.asset as lamp", "lamp.id", "layers.lamp_asset_id")
    .where("night.storage_key", "=", key)
    .select([
      "ambient.storage_key as ambient",
      "lamp.storage_key as lamp",
      "layers.lamp_by_day as lampByDay",
      "layers.lamp_by_night as lampByNight",
      "layers.ambient_by_night as ambientByNight",
      "layers.kelvin",
      "layers.film_contrast as contrast",
      "layers.film_saturation as saturation",
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { ambient, lamp, contrast, saturation, ...weights } = row;
  const film = contrast !== null && saturation !== null && { film: { contrast, saturation } };
  return { ...weights, ...film, ambient: `/media/${ambient}`, lamp: `/media/${lamp}` };
}
