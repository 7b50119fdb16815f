/** The render jobs: one for each finish of each product, by priority. */
import { catalogue } from "../../db/demo/index.ts";
import { renderedKelvin } from "../../db/demo/light-layers.ts";
import { finishOf, givesLight } from "../../db/demo/pictures.ts";
import type { DemoProduct, DemoVariant } from "../../db/demo/types.ts";
import { lampColour, type Colour } from "./lamp-colour.ts";

export interface RenderJob {
  /** `<product>--<finish>`, the stem of the picture's file name. */
  name: string;
  code: string;
  skus: string[];
  family: DemoProduct["drawing"]["family"];
  finish: string;
  count: number | undefined;
  tiers: number | undefined;
  shade: DemoProduct["drawing"]["shade"];
  facts: Record<string, unknown>;
  light: boolean;
  /** Linear RGB of the lamp as perceived in the room, with the brightest channel at 1. */
  tint: Colour;
}

/** Families by priority; within one, the first finish of every product comes first. */
const WORTH: RenderJob["family"][] = [
  "ring-chandelier",
  "arm-chandelier",
  "crystal-chandelier",
  "dome-pendant",
  "globe-pendant",
  "linear-pendant",
  "lantern-chandelier",
  "cone-pendant",
  "cluster-pendant",
  "wall-light",
  "surface-spot",
  "recessed-spot",
  "outdoor-lantern",
  "lever-on-rose",
  "track-spot",
  "round-downlight",
  "square-downlight",
  "panel",
  "outdoor-wall",
  "bollard",
  "bulb",
  "lever-on-plate",
  "knob",
  "pull",
  "bath-light",
  "flood",
  "spike",
  "strip",
  "switch-plate",
  "socket-plate",
  "dimmer-plate",
  "lock-case",
  "cylinder",
  "hinge",
  "door-closer",
  "smoke-detector",
  "door-viewer",
  "bolt",
  "panic-bar",
  "driver",
];

function jobsOf(product: DemoProduct): RenderJob[] {
  const finishes = new Map<string, DemoVariant[]>();
  for (const variant of product.variants) {
    const finish = finishOf(product, variant);
    finishes.set(finish, [...(finishes.get(finish) ?? []), variant]);
  }
  return [...finishes].map(([finish, variants]) => jobOf(product, finish, variants));
}

/** Shows the size and form of the product's first variant, in the given finish. */
function jobOf(product: DemoProduct, finish: string, variants: DemoVariant[]): RenderJob {
  const first = product.variants[0];
  const facts = { ...product.attributes, ...first?.attributes, ...first?.options };
  const { family, count, tiers, shade } = product.drawing;
  return {
    name: `${product.code}--${finish}`,
    code: product.code,
    skus: variants.map(({ sku }) => sku),
    family,
    finish,
    count,
    tiers,
    shade,
    facts,
    light: givesLight(product),
    tint: lampColour(renderedKelvin(product)),
  };
}

export function renderJobs(): RenderJob[] {
  // Plain fittings are drawn by tools/draw/goods.
  const modelled = catalogue.products.filter(({ drawing }) => drawing.family !== "plain");
  const perProduct = modelled.map(jobsOf);
  const rounds = Math.max(...perProduct.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    perProduct
      .flatMap((jobs) => jobs.slice(round, round + 1))
      .toSorted((a, b) => WORTH.indexOf(a.family) - WORTH.indexOf(b.family)),
  ).flat();
}
