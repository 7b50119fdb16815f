import { expect, test } from "vitest";
import { edgesOf, type ModelElement, shine, standingOf } from "./model-element.ts";

const box = (low: [number, number, number], high: [number, number, number]) => {
  const [x, y, z] = low.map((from, axis) => (from + high[axis]!) / 2);
  const [width, height, depth] = low.map((from, axis) => high[axis]! - from);
  return {
    getDimensions: () => ({ x: width, y: height, z: depth }),
    getBoundingBoxCenter: () => ({ x, y, z }),
  } as ModelElement;
};

test.each([
  ["a chandelier", "ceiling", box([-0.4, -1.2, -0.4], [0.4, 0, 0.4])],
  ["a bollard", "floor", box([-0.1, 0, -0.1], [0.1, 0.8, 0.1])],
  ["a handle", "wall", box([-0.03, -0.12, 0], [0.12, 0.03, 0.06])],
  ["a socket with a recessed well", "wall", box([-0.04, -0.04, -0.008], [0.04, 0.04, 0.007])],
])("places %s on the %s", (_, standing, viewer) => {
  expect(standingOf(viewer)).toBe(standing);
});

test("returns a model's bounding box edges in metres", () => {
  const edges = edgesOf(box([-0.3, -1.1, -0.3], [0.3, 0, 0.3]));
  expect(edges.map(({ metres }) => metres)).toEqual([0.6, 1.1, 0.6]);
  expect(edges[1]?.at).toEqual({ x: 0.3, y: -0.55, z: 0.3 });
});

test("switches emissive materials off and on and sets their colour", () => {
  const material = (emissiveFactor: readonly number[], emissiveStrength: number) => ({
    isLoaded: true,
    emissiveFactor,
    emissiveStrength,
    /** The colour that was set last, as a string or as factors. */
    colour: "untouched" as string | readonly number[],
    setEmissiveFactor(colour: string | readonly number[]) {
      this.colour = colour;
      this.emissiveFactor = typeof colour === "string" ? [0.5, 0.5, 0.5] : colour;
    },
    setEmissiveStrength(strength: number) {
      this.emissiveStrength = strength;
    },
  });
  const [opal, brass] = [material([1, 0.6, 0.2], 2.5), material([0, 0, 0], 1)];
  const viewer = { model: { materials: [opal, brass] } } as unknown as ModelElement;
  shine(viewer, false, undefined);
  expect([opal.emissiveStrength, opal.colour]).toEqual([0, [0, 0, 0]]);
  shine(viewer, true, undefined);
  expect([opal.emissiveStrength, opal.colour]).toEqual([2.5, [1, 0.6, 0.2]]);
  shine(viewer, true, 4000);
  expect(opal.colour).toMatch(/^#/);
  expect([brass.emissiveStrength, brass.colour]).toEqual([1, "untouched"]);
});

test("does not read the light of an unloaded material", () => {
  const unloaded = {
    isLoaded: false,
    get emissiveFactor(): number[] {
      throw new Error("not loaded");
    },
  };
  const viewer = { model: { materials: [unloaded] } } as unknown as ModelElement;
  expect(() => shine(viewer, true, 3000)).not.toThrow();
});
