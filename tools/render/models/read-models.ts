/**
 * A model in the repository: its boxes, its finishes, and the findings of the Khronos validator.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getBounds } from "@gltf-transform/functions";
import { validateBytes } from "gltf-validator";
import { modelFiles } from "./assemble.ts";
import { edgesOf, type Measure } from "./measures.ts";
import { MODELS } from "./model-jobs.ts";
import type { Box } from "./solid.ts";

export interface ModelFile {
  bytes: number;
  /** The product itself, without its suspension. */
  body: Box;
  /** The part that the catalogue measures, if it is a part. */
  measured: Box | undefined;
  whole: Box;
  finishes: string[];
  /** Its brightest light; 0: none. */
  light: number;
  triangles: number;
}

export async function readModel(name: string): Promise<ModelFile> {
  const bytes = await readFile(join(MODELS, `${name}.glb`));
  const document = await (await modelFiles()).readBinary(bytes);
  const root = document.getRoot();
  const [scene] = root.listScenes();
  if (!scene) throw new Error(`${name}: no scene`);
  const boxOfNode = (wanted: string) => {
    const node = root.listNodes().find((one) => one.getName() === wanted);
    return node && getBounds(node);
  };
  const measured = boxOfNode("measured");
  const { variants = [] } =
    ((await (await modelFiles()).binaryToJSON(bytes)).json.extensions?.[
      "KHR_materials_variants"
    ] as { variants?: { name: string }[] }) ?? {};
  const lit = root.listMaterials().filter((m) => m.getEmissiveFactor().some((c) => c > 0));
  const indices = root
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .map((primitive) => primitive.getIndices()?.getCount() ?? 0);
  return {
    bytes: bytes.length,
    body: around([measured, boxOfNode("body")]),
    measured,
    whole: getBounds(scene),
    finishes: variants.map((variant) => variant.name),
    light: lit.length,
    triangles: indices.reduce((sum, count) => sum + count, 0) / 3,
  };
}

function around(boxes: (Box | undefined)[]): Box {
  const known = boxes.filter((box) => box !== undefined);
  const edge = (side: keyof Box, pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => pick(...known.map((box) => box[side][axis] ?? 0)));
  return { min: edge("min", Math.min), max: edge("max", Math.max) };
}

/** The length in mm that a measure refers to. */
export function lengthOf({ body, measured }: ModelFile, { edge, isOfParts }: Measure): number {
  return edgesOf(isOfParts && measured ? measured : body)[edge] * 1000;
}

/** Severity in the validator's messages: errors are 0, warnings 1. */
const WARNING = 1;

/** Errors and warnings of the Khronos validator. */
export async function findingsOf(name: string): Promise<string[]> {
  const bytes = await readFile(join(MODELS, `${name}.glb`));
  const { issues } = await validateBytes(new Uint8Array(bytes), { maxIssues: 50 });
  return issues.messages.filter(({ severity }) => severity <= WARNING).map(({ code }) => code);
}
