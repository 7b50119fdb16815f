/** The light layers of rooms, for the pages of the lights in them, and `room-layers.json`. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LayerWeights } from "../../../contract/media/light-layers.ts";
import { catalogue } from "../../../db/demo/index.ts";
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
/** Of one layer, as both are fetched at a touch. */
const MAX_BYTES = 100_000;
/** Colour temperatures of lights that can be switched, and of those without their own lamp. */
const [SWITCHED, USUAL] = [3000, 2700];
const list = pictureList<RoomLayers>("room-layers.json");

export const roomLayers = list.read;

export const layersName = ({ product, finish }: ProductInRoom) => `${product}--${finish}`;

/** The lights whose pages show a part of this view. */
export function lightsIn({ name }: RoomView): ProductInRoom[] {
  return productsInRooms.filter(({ product, view }) => {
    const found = catalogue.products.find(({ code }) => code === product);
    return view === name && found !== undefined && givesLight(found);
  });
}

export function stateOfLayers(view: RoomView, layers = roomLayers()): State {
  const now = { scene: renderTaskOf(view).scene, development: layersHash(view) };
  const states = new Set(lightsIn(view).map((light) => stateOf(layers[layersName(light)], now)));
  return (["missing", "stale"] as const).find((state) => states.has(state)) ?? "fresh";
}

/** Develops the layers of a view's lights from its denoised light. */
export async function makeLayers(view: RoomView, { clean, ...made }: Made): Promise<void> {
  const prefix = clean.replace(/\.npz$/, "");
  const weights = await develop(view, clean, prefix);
  const { contrast, saturation } = view.exposure;
  const kept = { ...made, development: layersHash(view), view: view.name };
  const { samples } = view.size;
  for (const [number, light] of lightsIn(view).entries()) {
    const { width, height } = cropOf(view.size, light.middle);
    const kelvin = kelvinOf(view, light);
    const pair = weights && { ...weights, kelvin, film: { contrast, saturation } };
    if (pair) await writeLayers(`${prefix}-${number}`, layersName(light), { width, height });
    const entry = { ...kept, width, height, samples, ...(pair && { pair }) };
    await list.put(layersName(light), entry);
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
  const crops = lightsIn(view).map((light) => ({
    ...cropOf(view.size, light.middle),
    tint: lampColour(kelvinOf(view, light)),
  }));
  return { ...view.exposure, hasDay: view.isDusk !== true, crops };
}

async function writeLayers(
  prefix: string,
  name: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  for (const layer of LAYERS) {
    const file = `${prefix}-${layer}.rgb`;
    const bytes = await webp(await readFile(file), width, height, MAX_BYTES);
    await putPicture(`products/${name}-room-${layer}.webp`, bytes);
    await rm(file);
  }
}

/** Colour temperature that a light has in the picture, by its facts. */
function kelvinOf({ pieces }: RoomView, { product: code }: ProductInRoom): number {
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
