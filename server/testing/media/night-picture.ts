import sharp from "sharp";
import type { Film } from "#contract/media/light-layers.ts";
import { saveLightLayers, storeAsset } from "../../modules/media/index.ts";
import type { TestShop } from "../test-shop.ts";

const WEIGHTS = { lampByDay: 1.5, lampByNight: 2.5, ambientByNight: 0.0625, kelvin: 3000 };

/** Stores a night picture, or with a film a lit room, and its layers. @returns addresses and weights */
export async function addNightPicture({ run, platform }: TestShop, film?: Film) {
  const weights = { ...WEIGHTS, ...(film && { film }) };
  return run(async (work) => {
    const store = async (background: string) => {
      const create = { width: 8, height: 10, channels: 3, background } as const;
      return storeAsset(work, platform.media, await sharp({ create }).webp().toBuffer());
    };
    const [night, ambient, lamp] = [await store("#210"), await store("#ccc"), await store("#fff")];
    const assets = { night: night.assetId, ambient: ambient.assetId, lamp: lamp.assetId };
    await saveLightLayers(work, assets, weights);
    return { night: night.src, layers: { ambient: ambient.src, lamp: lamp.src, ...weights } };
  });
}
