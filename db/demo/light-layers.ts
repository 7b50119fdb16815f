import type { LayerWeights, LightLayers } from "#contract/media/light-layers.ts";
import { finishOf } from "./pictures.ts";
import rendered from "./pictures/rendered.json" with { type: "json" };
import inRooms from "./pictures/room-layers.json" with { type: "json" };
import type { DemoProduct, DemoVariant } from "./types.ts";

/** The usual colour temperature of lamps in homes, where the attributes give none. */
const WARM = 2700;

interface Rendered {
  pair?: Omit<LayerWeights, "kelvin" | "film">;
}

/** The layers of the room that shows a light, if it is lit there. */
export function roomLayersOf(product: DemoProduct, variant: DemoVariant): LightLayers | undefined {
  return layersInRoom(`${product.code}--${finishOf(product, variant)}`);
}

/** The layers of an album's picture, if it shows a lit room. */
export function albumLayersOf(file: string): LightLayers | undefined {
  return layersInRoom(file.replace(/\.webp$/, ""));
}

function layersInRoom(name: string): LightLayers | undefined {
  const { pair } = (inRooms as Record<string, { pair?: LayerWeights }>)[name] ?? {};
  const stem = roomLayersStem(name);
  return pair && { ambient: `${stem}-ambient.webp`, lamp: `${stem}-lamp.webp`, ...pair };
}

/** The picture of an entry of `room-layers.json`: one in an album, or the room on a product's page. */
export function roomLayersStem(name: string): string {
  return name.startsWith("albums/") ? name : `products/${name}-room`;
}

/** The layers of a rendered light, with their files below db/demo/pictures. */
export function lightLayersOf(product: DemoProduct, variant: DemoVariant): LightLayers | undefined {
  const name = `${product.code}--${finishOf(product, variant)}`;
  const { pair } = (rendered as Record<string, Rendered>)[name] ?? {};
  if (!pair) return undefined;
  const { lampByDay, lampByNight, ambientByNight } = pair;
  return {
    ambient: `products/${name}-ambient.webp`,
    lamp: `products/${name}-lamp.webp`,
    ...{ lampByDay, lampByNight, ambientByNight },
    kelvin: renderedKelvin(product),
  };
}

/** The colour temperature in all pictures of a light: that of its first variant. */
export function renderedKelvin(product: DemoProduct): number {
  const first = product.variants[0];
  const facts = { ...product.attributes, ...first?.attributes, ...first?.options };
  return Number(facts["cct"] ?? WARM);
}
