import type { Facts } from "../tables.ts";
import type { View } from "./figure.ts";
import { cylinder, flat, lamp, plain, recessed, standing } from "./shapes/fixed.ts";
import { knob, lever, leverOnPlate, lockCase, pull } from "./shapes/hardware.ts";
import { suspended } from "./shapes/suspended.ts";
import { type Sizes, sizesOf } from "./sizes.ts";

type Shape = (sizes: Sizes) => View[] | undefined;

/** The shapes of a category; the first whose sizes are all known is used. */
const SHAPES: Record<string, Shape[]> = {
  "recessed-spots": [recessed],
  "recessed-downlights": [recessed],
  "track-lighting": [cylinder],
  lamps: [lamp],
  panels: [flat],
  "surface-downlights": [flat, plain],
  "garden-lights": [standing],
  "door-handles": [leverOnPlate, lever, knob],
  "pull-handles": [pull],
  locks: [lockCase],
};

/**
 * The views of a product by its category and sizes; undefined when too little is known to draw it.
 */
export function figureOf(categories: readonly string[], facts: Facts): View[] | undefined {
  const sizes = sizesOf(facts);
  if (facts["mounting"] === "suspended") {
    const view = suspended(categories, sizes);
    return view && [view];
  }
  // Sold by the roll: drawn to scale it would be just a line.
  if (categories.includes("led-strips")) return undefined;
  const shapes = categories.flatMap((code) => SHAPES[code] ?? []);
  for (const shape of [...shapes, plain]) {
    const views = shape(sizes);
    if (views) return views;
  }
  return undefined;
}
