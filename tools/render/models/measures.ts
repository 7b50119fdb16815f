/** Which edge of a model corresponds to which of the catalogue's measures. */
import { factsOf, type DemoModel } from "../../../db/demo/models.ts";
import type { DemoProduct } from "../../../db/demo/types.ts";
import type { Box } from "./solid.ts";

type Family = DemoProduct["drawing"]["family"];
/**
 * An edge of the model's box, or its projection from the wall (`front`) or the ceiling (`down`).
 */
export type Edge = "x" | "y" | "z" | "front" | "down";

export interface Measure {
  edge: Edge;
  fact: string;
  millimetres: number;
  /** Of the measured parts (`measuredPartsOf`), not of the whole. */
  isOfParts: boolean;
}

const ROUND = { x: "diameter_mm", z: "diameter_mm" } as const;
const ON_WALL = { x: "width_mm", y: "height_mm", front: "projection_mm" } as const;
const FLAT = { x: "length_mm", z: "width_mm" } as const;

const BAR = { y: "length_mm", front: "projection_mm" } as const;
const BOW = { x: "length_mm", front: "projection_mm" } as const;

/**
 * By family. What is recessed in a wall, ceiling or door is only modelled as far as it is visible,
 * so its depth is not compared; nor is the length of a strip, which is coiled.
 */
const EDGES: Record<Exclude<Family, "plain" | "pull">, Partial<Record<Edge, string>>> = {
  "arm-chandelier": { ...ROUND, y: "height_mm" },
  "ring-chandelier": ROUND,
  "crystal-chandelier": { ...ROUND, y: "height_mm" },
  "lantern-chandelier": { ...ROUND, y: "height_mm" },
  "linear-pendant": { ...FLAT, y: "height_mm" },
  "dome-pendant": { ...ROUND, y: "height_mm" },
  "globe-pendant": { ...ROUND, y: "height_mm" },
  "cone-pendant": { ...ROUND, y: "height_mm" },
  "cluster-pendant": ROUND,
  "wall-light": ON_WALL,
  "bath-light": ON_WALL,
  "surface-spot": { x: "length_mm", z: "diameter_mm", down: "height_mm" },
  "recessed-spot": ROUND,
  "track-spot": { ...ROUND, y: "length_mm" },
  "round-downlight": { ...ROUND, down: "height_mm" },
  "square-downlight": { ...FLAT, down: "height_mm" },
  panel: FLAT,
  bulb: { ...ROUND, y: "height_mm" },
  strip: { y: "width_mm" },
  "outdoor-wall": ON_WALL,
  "outdoor-lantern": ON_WALL,
  bollard: { ...ROUND, y: "height_mm" },
  flood: { x: "width_mm", y: "height_mm" },
  spike: { y: "height_mm" },
  "lever-on-rose": { x: "length_mm", front: "projection_mm" },
  "lever-on-plate": { y: "height_mm" },
  knob: { front: "projection_mm", x: "rose_plate_mm", y: "rose_plate_mm" },
  "switch-plate": ON_WALL,
  "socket-plate": ON_WALL,
  "dimmer-plate": ON_WALL,
  driver: { ...FLAT, y: "height_mm" },
  "lock-case": { y: "height_mm" },
  cylinder: { x: "length_mm" },
  hinge: { x: "width_mm", y: "height_mm" },
  "door-closer": { x: "length_mm", y: "height_mm", front: "projection_mm" },
  bolt: { x: "width_mm", y: "length_mm" },
  "smoke-detector": { ...ROUND, x: "width_mm", y: "height_mm", front: "projection_mm" },
  // The catalogue only gives its drilling.
  "door-viewer": {},
  "panic-bar": { x: "length_mm" },
};

/**
 * Where the catalogue measures a part and not the whole: a lever without its rose, a case without
 * its arm.
 */
const PARTS: Partial<Record<Family, { parts: string[]; edges: Edge[] }>> = {
  "bath-light": { parts: ["cap"], edges: ["y"] },
  "track-spot": { parts: ["head"], edges: ["x", "y", "z"] },
  bollard: { parts: ["post"], edges: ["x", "z"] },
  flood: { parts: ["frame"], edges: ["x", "y"] },
  strip: { parts: ["tape"], edges: ["y"] },
  "lever-on-rose": { parts: ["lever"], edges: ["x"] },
  driver: { parts: ["case"], edges: ["x", "y", "z"] },
  "lock-case": { parts: ["forend"], edges: ["y"] },
  cylinder: { parts: ["half"], edges: ["x"] },
  "door-closer": { parts: ["case"], edges: ["x", "y", "front"] },
  hinge: { parts: ["leaf"], edges: ["x", "y"] },
  bolt: { parts: ["plate"], edges: ["x", "y"] },
};

/** Solids of the family that measures refer to; none: the whole. */
export function measuredPartsOf({ drawing }: DemoProduct): readonly string[] {
  return PARTS[drawing.family]?.parts ?? [];
}

export function measuresOf(product: DemoProduct, model: DemoModel): Measure[] {
  const { family } = product.drawing;
  if (family === "plain") return [];
  const facts = factsOf(product, model.variants[0]);
  const found: [Edge, string][] = Object.entries(edgesBy(family, facts)) as [Edge, string][];
  return found.flatMap(([edge, fact]) => {
    const millimetres = facts[fact];
    const isOfParts = PARTS[family]?.edges.includes(edge) ?? false;
    return typeof millimetres === "number" ? [{ edge, fact, millimetres, isOfParts }] : [];
  });
}

function edgesBy(family: Exclude<Family, "plain">, facts: Record<string, unknown>) {
  if (family !== "pull") return EDGES[family];
  // A drawer bow is horizontal, a door bar vertical.
  return facts["width_mm"] === undefined ? BAR : BOW;
}

/** The edges of a box in metres. */
export function edgesOf({ min, max }: Box): Record<Edge, number> {
  const [x, y, z] = [0, 1, 2].map((axis) => (max[axis] ?? 0) - (min[axis] ?? 0));
  return { x: x ?? 0, y: y ?? 0, z: z ?? 0, front: max[2] ?? 0, down: -(min[1] ?? 0) };
}
