import { NodeIO } from "@gltf-transform/core";
import { getBounds } from "@gltf-transform/functions";
import { validateBytes } from "gltf-validator";
import { expect, test } from "vitest";
import {
  BOX_MATERIAL,
  BOX_STANDINGS,
  type BoxStanding,
  boxModel,
} from "#contract/catalog/box-model.ts";
import { cleanPublicDocument } from "#server/modules/media/index.ts";

const EDGES = { width: 300, height: 1200, depth: 250 };

/** Bounds in metres: the wall is behind z = 0, the ceiling and the floor are at y = 0. */
const BOUNDS: Record<BoxStanding, { min: number[]; max: number[] }> = {
  floor: { min: [-0.15, 0, -0.125], max: [0.15, 1.2, 0.125] },
  wall: { min: [-0.15, -0.6, 0], max: [0.15, 0.6, 0.25] },
  ceiling: { min: [-0.15, -1.2, -0.125], max: [0.15, 0, 0.125] },
};

test.each(BOX_STANDINGS)(
  "creates a valid box of its dimensions that stays recognizable (%s)",
  async (standing) => {
    const bytes = boxModel(EDGES, standing);
    const { issues } = await validateBytes(bytes, { maxIssues: 10 });
    expect(issues.messages).toEqual([]);

    const { bytes: kept } = await cleanPublicDocument(Buffer.from(bytes));
    const stored = await new NodeIO().readBinary(kept);
    const scene = stored.getRoot().getDefaultScene();
    const { min, max } = getBounds(scene!);
    const { min: least, max: most } = BOUNDS[standing];
    for (const axis of [0, 1, 2]) {
      expect(min[axis]).toBeCloseTo(least[axis] ?? NaN, 6);
      expect(max[axis]).toBeCloseTo(most[axis] ?? NaN, 6);
    }
    const names = stored
      .getRoot()
      .listMaterials()
      .map((material) => material.getName());
    expect(names).toEqual([BOX_MATERIAL]);
  },
);

const across = ([a, b, c]: number[], [x, y, z]: number[]) => [
  b! * z! - c! * y!,
  c! * x! - a! * z!,
  a! * y! - b! * x!,
];

test("orients every face of the box outwards", async () => {
  const model = await new NodeIO().readBinary(boxModel(EDGES, "floor"));
  const primitive = model.getRoot().listMeshes()[0]!.listPrimitives()[0]!;
  const [positions, normals] = ["POSITION", "NORMAL"].map((name) => primitive.getAttribute(name)!);
  const indices = [...primitive.getIndices()!.getArray()!];
  expect(indices).toHaveLength(36);
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = indices.slice(at, at + 3).map((index) => positions!.getElement(index, []));
    const normal = normals!.getElement(indices[at]!, []);
    const side = (to: number[]) => to.map((value, axis) => value - a![axis]!);
    const outwards = across(side(b!), side(c!));
    expect(outwards.reduce((sum, value, axis) => sum + value * normal[axis]!, 0)).toBeGreaterThan(
      0,
    );
  }
});
