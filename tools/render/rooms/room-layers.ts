/** The light layers of rooms, for the pages of the lights in them and for albums, and `room-layers.json`. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LayerWeights } from "../../../contract/media/light-layers.ts";
import { albums } from "../../../db/demo/content/albums/index.ts";
import { catalogue } from "../../../db/demo/index.ts";
import { roomLayersStem } from "../../../db/demo/light-layers.ts";
import { givesLight } from "../../../db/demo/pictures.ts";
import { productsInRooms } from "../../../db/demo/room-pictures.ts";
import type { ProductInRoom } from "../../../db/demo/rooms/types.ts";
import { lampColour } from "../lamp-colour.ts";
import { type Entry, pictureList, putPicture, type State, stateOf } from "../picture-list.ts";
import { hashOf, here, source } from "../recipe.ts";
import { PYTHON, runNice, webp } from "../stages.ts";
import { cropOf } from "./crop-of.ts";
import { renderTaskOf } from "./recipe.ts";
import type { RoomView } from "./room-view.ts";

export interface RoomLayers extends Entry {
  view: string;
  /** Absent: the light is not lit in this room. */
  pair?: LayerWeights;
}

/** Denoised light of a view, the hash of its scene, and the time spent by Blender. */
interface Made {
  clean: string;
  scene: string;
  seconds: number;
}

const LAYERS = ["ambient", "lamp"] as const;
/** Of one layer, for each pixel, as both are fetched at a touch: 100 to 190 kB. */
const MAX_BYTES_PER_PIXEL = 0.06;
/** Colour temperatures of lights that can be switched, and of those without their own lamp. */
const [SWITCHED, USUAL] = [3000, 2700];
const list = pictureList<RoomLayers>("room-layers.json");

export const roomLayers = list.read;

export const layersName = ({ product, finish }: ProductInRoom) => `${product}--${finish}`;

/** A part of a view that is shown with its layers. */
interface ShownPart {
  /** Key of `room-layers.json`. */
  name: string;
  crop: ReturnType<typeof cropOf>;
  /** Colour temperature of the light that it shows, in kelvin. */
  kelvin: number;
}

export function partsOf(view: RoomView): ShownPart[] {
  const whole = { left: 0, top: 0, width: view.size.width, height: view.size.height };
  return [
    ...productsInRooms
      .filter((shown) => shown.view === view.name && isLight(shown.product))
      .map((shown) => ({
        name: layersName(shown),
        crop: cropOf(view.size, shown.middle),
        kelvin: kelvinOf(view, shown),
      })),
    ...lightsInAlbums(view).map((shown) => ({
      name: view.name,
      crop: whole,
      kelvin: kelvinOf(view, shown),
    })),
  ];
}

/** The light that an album shows this view for; none if there is no daylight to turn up. */
function lightsInAlbums({ name, isDusk = false }: RoomView): { product: string }[] {
  if (isDusk) return [];
  return albums
    .flatMap(({ pictures }) => pictures)
    .filter(({ file }) => file === `${name}.webp`)
    .flatMap(({ product }) => (product !== undefined && isLight(product) ? [{ product }] : []));
}

function isLight(product: string): boolean {
  const found = catalogue.products.find(({ code }) => code === product);
  return found !== undefined && givesLight(found);
}

export function stateOfLayers(view: RoomView, layers = roomLayers()): State {
  const now = { scene: renderTaskOf(view).scene, development: layersHash(view) };
  const states = new Set(partsOf(view).map(({ name }) => stateOf(layers[name], now)));
  return (["missing", "stale"] as const).find((state) => states.has(state)) ?? "fresh";
}

/** Develops the layers of a view's parts from its denoised light. */
export async function makeLayers(view: RoomView, { clean, ...made }: Made): Promise<void> {
  const prefix = clean.replace(/\.npz$/, "");
  const weights = await develop(view, clean, prefix);
  const { contrast, saturation } = view.exposure;
  const kept = { ...made, development: layersHash(view), view: view.name };
  const { samples } = view.size;
  for (const [number, { name, crop, kelvin }] of partsOf(view).entries()) {
    const { width, height } = crop;
    const pair = weights && { ...weights, kelvin, film: { contrast, saturation } };
    if (pair) await writeLayers(`${prefix}-${number}`, name, { width, height });
    const entry = { ...kept, width, height, samples, ...(pair && { pair }) };
    await list.put(name, entry);
  }
}

/** @returns the layers' weights, or null if no light is lit */
async function develop(view: RoomView, clean: string, prefix: string) {
  const file = `${prefix}.json`;
  await writeFile(file, JSON.stringify(specOf(view)));
  const script = join(here, "rooms/layer_room.py");
  const { stdout } = await runNice(PYTHON, [script, clean, file, prefix], 1);
  await rm(file);
  return JSON.parse(stdout) as Omit<LayerWeights, "kelvin" | "film"> | null;
}

function specOf(view: RoomView) {
  const crops = partsOf(view).map(({ crop, kelvin }) => ({ ...crop, tint: lampColour(kelvin) }));
  return { ...view.exposure, hasDay: view.isDusk !== true, crops };
}

async function writeLayers(
  prefix: string,
  name: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  for (const layer of LAYERS) {
    const file = `${prefix}-${layer}.rgb`;
    const mostBytes = MAX_BYTES_PER_PIXEL * width * height;
    const bytes = await webp(await readFile(file), width, height, mostBytes);
    await putPicture(`${roomLayersStem(name)}-${layer}.webp`, bytes);
    await rm(file);
  }
}

/** Colour temperature that a light has in the picture, by its facts. */
function kelvinOf({ pieces }: RoomView, { product: code }: { product: string }): number {
  const product = catalogue.products.find((one) => one.code === code);
  const skus = Object.values(pieces);
  const variant = product?.variants.find(({ sku }) => skus.includes(sku));
  if (!product || !variant) throw new Error(`the view does not show ${code}`);
  const facts = { ...product.attributes, ...variant.attributes, ...variant.options };
  return Number(facts["cct"] ?? (facts["cct_switch"] === true ? SWITCHED : USUAL));
}

function layersHash(view: RoomView): string {
  const scripts = ["rooms/develop_room.py", "rooms/layer_room.py"].map(source);
  return hashOf(JSON.stringify(specOf(view)), ...scripts);
}
