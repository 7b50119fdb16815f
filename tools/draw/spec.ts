/** What the catalogue tells of a product that a drawing needs. */
import type { DemoDrawing, DemoProduct, DemoVariant } from "../../db/demo/types.ts";
import { materialOf, type Material } from "./studio/materials.ts";
import type { Place } from "./studio/ground.ts";
import type { Pen } from "./studio/pen.ts";

export interface Spec {
  code: string;
  family: DemoDrawing["family"];
  finish: string;
  metal: Material;
  count: number | undefined;
  tiers: number | undefined;
  shade: DemoDrawing["shade"];
  kelvin: number;
  /** First of the named facts that is a number. */
  fact(names: string[], otherwise: number): number;
  text(name: string): string;
  /** Whether the fact is true, equals the value or lists it. */
  has(name: string, value?: string): boolean;
  /** Even random numbers of the product, the same at every drawing; `name` tells them apart. */
  chance(name: string): number;
}

export interface Family {
  place: Place;
  draw(pen: Pen, spec: Spec): void;
}

/** Number 0–1 that depends on the text alone. */
export function chanceOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Generator of even random numbers for scattered details. */
export function dice(seed: string): () => number {
  let i = 0;
  return () => chanceOf(`${seed}/${i++}`);
}

function numberIn(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  if (Array.isArray(value) && typeof value[0] === "number") return value[0];
  return typeof value === "string" && /^\d+(\.\d+)?k?$/i.test(value)
    ? Number.parseFloat(value)
    : undefined;
}

function holds(fact: unknown, value: string | undefined): boolean {
  if (value === undefined) return fact === true;
  return Array.isArray(fact) ? fact.includes(value) : fact === value;
}

export type Drawn = Pick<DemoProduct, "code" | "drawing" | "attributes">;

/** A fitting that no product stands for: for categories and scenes. */
export function sample(
  family: Spec["family"],
  finish: string,
  more: Partial<DemoDrawing> & { code?: string; attributes?: Drawn["attributes"] } = {},
): Spec {
  const { code = family, attributes = {}, ...drawing } = more;
  return specOf({ code, attributes, drawing: { family, ...drawing } }, { options: {} }, finish);
}

export function specOf(
  product: Drawn,
  variant: Pick<DemoVariant, "attributes" | "options">,
  finish: string,
): Spec {
  const facts: Record<string, unknown> = {
    ...product.attributes,
    ...variant.attributes,
    ...variant.options,
  };
  const fact = (names: string[], otherwise: number): number => {
    const found = names.map((name) => numberIn(facts[name])).find((value) => value !== undefined);
    return found ?? otherwise;
  };
  return {
    code: product.code,
    family: product.drawing.family,
    finish,
    metal: materialOf(finish),
    count: product.drawing.count,
    tiers: product.drawing.tiers,
    shade: product.drawing.shade,
    kelvin: fact(["cct"], 2700),
    fact,
    text: (name) => (typeof facts[name] === "string" ? facts[name] : ""),
    has: (name, value) => holds(facts[name], value),
    chance: (name) => chanceOf(`${product.code}:${name}`),
  };
}

/** `value` between `low` and `high` carried over to a size on the picture. */
export function scaled(value: number, low: number, high: number, from: number, to: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return from + (to - from) * t;
}
