import { expect, test } from "vitest";
import { withObstacle } from "#contract/lighting/plan/obstacle-changes.ts";
import { planCalculator } from "#contract/lighting/plan/plan-calculator.ts";
import { FIRST_PLAN } from "#contract/lighting/plan/plan.ts";
import { metres } from "#contract/lighting/units.ts";
import { faceMap, projectionOf, seenFaces } from "./projection.ts";

const projection = projectionOf(FIRST_PLAN, 600, 20);

test("fits the whole room into the drawing's width", () => {
  const { length, width, height } = FIRST_PLAN;
  const corners = [0, length].flatMap((x) =>
    [0, width].flatMap((y) => [0, height].map((z) => projection.project(x, y, z))),
  );
  expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(20);
  expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(580);
  expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(20);
  expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(projection.height - 20);
});

test("maps the corners of a face to the room's corners", () => {
  const { faces } = planCalculator()(FIRST_PLAN, new Map(), 0.8);
  const [floor, ...walls] = seenFaces(faces);
  expect(floor?.surface).toBe("floor");
  // The wall along y is nearer to the far corner than the longer one along x.
  expect(walls.map(({ axis, at }) => [axis, at])).toEqual([
    [0, 0],
    [1, 0],
  ]);
  for (const face of seenFaces(faces)) {
    const [a, b, c, d, e, f] = faceMap(face, projection);
    const { rows, columns } = face;
    const end = { x: a * columns + c * rows + e, y: b * columns + d * rows + f };
    const { length, width, height } = FIRST_PLAN;
    const corner = {
      0: [0, width, height],
      1: [length, 0, height],
      2: [length, width, 0],
    } as const;
    const [x, y, z] = corner[face.axis];
    const expected = projection.project(x, y, z);
    expect(end.x).toBeCloseTo(expected.x, 6);
    expect(end.y).toBeCloseTo(expected.y, 6);
  }
});

test("omits walls of an L-shaped room that face away", () => {
  const corner = { x: "start", y: "start" } as const;
  const cutOut = { corner, length: metres(2), width: metres(1.5) };
  const { faces } = planCalculator()({ ...FIRST_PLAN, cutOut }, new Map(), 0.8);
  const seen = seenFaces(faces);
  expect(seen.every(({ facing }) => facing === 1)).toBe(true);
  expect(seen.filter(({ surface }) => surface === "floor")).toHaveLength(3);
  expect(seen.filter(({ surface }) => surface === "walls").length).toBeGreaterThan(2);
});

test("draws obstacles with their top after the walls", () => {
  const plan = withObstacle(FIRST_PLAN, "wardrobe");
  const { faces } = planCalculator()(plan, new Map(), 0.8);
  const seen = seenFaces(faces);
  const first = seen.findIndex(({ isOfBox }) => isOfBox);
  expect(seen.slice(first).every(({ isOfBox }) => isOfBox)).toBe(true);
  expect(new Set(seen.slice(first).map(({ axis }) => axis))).toEqual(new Set([0, 1, 2]));
});
