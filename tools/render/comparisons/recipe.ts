/** What the pictures for comparing are made from, and the hashes that show whether they are up to date. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lampColour } from "../lamp-colour.ts";
import { hashOf, here, type Quality, source } from "../recipe.ts";
import { renderTaskOf } from "../rooms/recipe.ts";
import { EVENING, type RoomView } from "../rooms/room-view.ts";
import { BANDS, type BandWeights, lampWeights } from "./colour-rendering.ts";
import { type Lamp, TEST_COLOURS } from "./published-spectra.ts";

/** Where the shop serves them from. */
export const PICTURES = join(here, "../../web/public/comparisons");

/** At twice the density of where they are shown. */
const SIZE: Quality = { width: 640, height: 480, samples: 16 };

export const FRUIT_SCRIPT = "comparisons/fruit.py";
/** The picture's name says the lamp's general index. */
export const FRUIT: { name: string; lamp: Lamp }[] = [
  { name: "colour-rendering-82", lamp: "LED-B1" },
  { name: "colour-rendering-95", lamp: "LED-V1" },
];

export function fruitJob(quality: Quality = SIZE) {
  return { bands: BANDS, colours: TEST_COLOURS, quality };
}

export const fruitWeights = () => FRUIT.map(({ lamp }) => lampWeights(lamp));

/** Two variants of one spot: the same lumens, another lens. */
const BEAMS = [
  { degrees: 24, sku: "MGN-12-30-24" },
  { degrees: 36, sku: "MGN-12-30-36" },
];
const LUMENS = 1080;

export const BEAM_VIEWS: RoomView[] = BEAMS.map(({ degrees, sku }) => ({
  name: `beam-${degrees}`,
  setting: "ceilings.beam",
  pieces: { light: sku },
  changes: { beam: degrees, lumens: LUMENS },
  size: SIZE,
  exposure: { ...EVENING, bright: 0.62, tint: lampColour(3600) },
}));

const FRUIT_SOURCES = [
  FRUIT_SCRIPT,
  "comparisons/develop_fruit.py",
  "denoising/filter.py",
  "rooms/scenery/shell.py",
  "rooms/scenery/camera.py",
  "scene/shapes.py",
  "scene/passes.py",
];
const BEAM_SOURCES = ["comparisons/develop_beams.py", "rooms/develop_room.py"];

/** Sums of floating-point numbers differ in their last digits from version to version. */
const rounded = (weights: BandWeights) =>
  weights.map((band) => band.map((weight) => Number(weight.toPrecision(6))));

export interface Comparison {
  name: "fruit" | "beams";
  pictures: string[];
  hash: string;
}

export const COMPARISONS: Comparison[] = [
  {
    name: "fruit",
    pictures: FRUIT.map(({ name }) => name),
    hash: hashOf(
      JSON.stringify([fruitJob(), fruitWeights().map(rounded)]),
      ...FRUIT_SOURCES.map(source),
    ),
  },
  {
    name: "beams",
    pictures: BEAM_VIEWS.map(({ name }) => name),
    hash: hashOf(
      JSON.stringify(BEAM_VIEWS.map((view) => [renderTaskOf(view).scene, view.exposure])),
      ...BEAM_SOURCES.map(source),
    ),
  },
];

export const LIST = join(here, "comparisons/rendered.json");

/** Hashes of what the pictures on disk were made from, by comparison. */
export function renderedHashes(): Partial<Record<Comparison["name"], string>> {
  return JSON.parse(readFileSync(LIST, "utf8")) as Partial<Record<Comparison["name"], string>>;
}
